/** Repairs of whole lines: quoted ones, the header of a spreadsheet, links separated by commas. */
import type { Repair } from "./kind.js";

/** A repair that makes of each line another one, or none; the line comes without the CR of its end. */
function eachLine(fix: (line: string) => string | undefined): Repair {
  const lines = (text: string) =>
    text.split("\n").map((line) => {
      const end = line.endsWith("\r") ? "\r" : "";
      const body = line.slice(0, line.length - end.length);
      return { line, body, end, fixed: fix(body) };
    });
  return {
    count: (text) => lines(text).filter(({ body, fixed }) => fixed !== body).length,
    apply: (text) =>
      lines(text)
        .flatMap(({ fixed, end }) => (fixed === undefined ? [] : [fixed + end]))
        .join("\n"),
  };
}

/** The marks of a reply in mail or a quotation in Markdown: `> 1`, `>> 1`. No line of CoNLL-U begins so. */
export const quotes = eachLine((line) => line.replace(/^(\ufeff?)[ \t]*(?:>[ \t]?)+/, "$1"));

const header = /^\ufeff?[ \t>\u00a0]*"?ID"?[ \t\u00a0,;]+"?FORM"?(?![^\s",;])/i;

/** The first row of a spreadsheet, which names the columns. */
export const headerRow = eachLine((line) => (header.test(line) ? undefined : line));

const link = /^\d+[-p]\d+(?::[a-z]+)?$/;

/** Commas or semicolons between links. */
export const commas = eachLine((line) => {
  if (!/[,;]/.test(line)) return line;
  const links = line.split(/[\s,;]+/).filter((piece) => piece !== "");
  return links.length > 0 && links.every((piece) => link.test(piece)) ? links.join(" ") : line;
});
