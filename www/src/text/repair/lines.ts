/** Repairs of whole lines: quoted ones, the header of a spreadsheet, links separated by commas. */
import { eachLine } from "./each-line.js";

/** A link as it is written: `3-5`, `3p5` or `3?5`, `3-5:specifies`. */
export const link = /^\d+[-p?]\d+(?::[a-z]+)?$/;

/** The marks of a reply in mail or a quotation in Markdown: `> 1`, `>> 1`. No line of CoNLL-U begins so. */
export const quotes = eachLine((line) => line.replace(/^(\ufeff?)[ \t]*(?:>[ \t]?)+/, "$1"));

const header = /^\ufeff?[ \t>\u00a0]*"?ID"?[ \t\u00a0,;]+"?FORM"?(?![^\s",;])/i;

/** The first row of a spreadsheet, which names the columns. */
export const headerRow = eachLine((line) => (header.test(line) ? undefined : line));

/** A hyphen between two ids, or another dash that a word processor made of it. */
const dashes = /(\d)[ \u00a0]*[-\u2010-\u2015\u2212][ \u00a0]*(?=\d)/g;
const pairs = /\(\s*(\d+)\s*[,;]\s*(\d+)\s*\)/g;
const twoIds = /^\s*(\d+)[\t ,:]+(\d+)\s*$/;

/** A link of the shared tasks: the number of its pair, a word of A, one of B, perhaps how sure it is. */
const ofTask =
  /^\s*\d+[ \t]+0*([1-9]\d*)[ \t]+0*([1-9]\d*)(?:[ \t]+([SP]))?(?:[ \t]+\d*\.?\d+)?\s*$/;

/** Links in another notation: `(1,4)`, `4–3`, an id, a tab and an id on a line, and `0001 3 5 P` of shared tasks. */
export const notations = eachLine((line) => {
  if (line.startsWith("#")) return line;
  const [, left, right, kind] = ofTask.exec(line) ?? [];
  if (left !== undefined) return `${left}${kind === "P" ? "p" : "-"}${right}`;
  const written = line.replace(twoIds, "$1-$2").replace(pairs, "$1-$2").replace(dashes, "$1-");
  const links = written.split(/[\s,;]+/).filter((piece) => piece !== "");
  return links.every((piece) => link.test(piece)) ? written : line;
});

/** Commas or semicolons between links. */
export const commas = eachLine((line) => {
  if (!/[,;]/.test(line)) return line;
  const links = line.split(/[\s,;]+/).filter((piece) => piece !== "");
  return links.length > 0 && links.every((piece) => link.test(piece)) ? links.join(" ") : line;
});
