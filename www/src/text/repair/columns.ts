/** Repairs of the columns of word lines. Comments are left alone, whatever blanks they hold. */
import type { Repair } from "./each-line.js";

/** CoNLL-U has ten columns, CoNLL-X has the first eight of them at least. */
const full = 10;
const short = 8;
const wordLine = /^[ \t\u00a0]*\d+(?:[-.]\d+)?[ \t\u00a0]/;

/** A repair that looks at each line for itself; `fix` gives back the same line where nothing is wrong. */
function byLine(fix: (line: string) => string): Repair {
  return {
    count: (text) =>
      text.split("\n").reduce((count, line) => count + (fix(body(line)) === body(line) ? 0 : 1), 0),
    apply: (text) =>
      text
        .split("\n")
        .map((line) => fix(body(line)) + line.slice(body(line).length))
        .join("\n"),
  };
}

/** The line without the CR that belongs to its end. */
function body(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

function hasColumns(cells: readonly string[]): boolean {
  return cells.length === full || cells.length === short;
}

/** Blanks in place of tabs. A line is mended only where that gives the right number of columns. */
export const spaces = byLine((line) => {
  if (!wordLine.test(line) || hasColumns(line.split("\t"))) return line;
  const trimmed = strip(line, isBlank);
  const anyBlank = trimmed.split(/[ \t\u00a0]+/);
  // Two blanks or more part columns whose words may hold single blanks.
  const wideBlank = trimmed.split(/\t[ \u00a0]*|[ \u00a0]{2,}\t?/);
  const cells = [full, short].flatMap((count) =>
    [anyBlank, wideBlank].filter((candidate) => candidate.length === count),
  )[0];
  // Cut at wide blanks alone, an id such as `1 The` shows that the cut went wrong.
  return cells === undefined || !/^\d+(?:[-.]\d+)?$/.test(cells[0] ?? "") ? line : cells.join("\t");
});

function isSpace(code: number): boolean {
  return code === 32;
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9 || isNoBreak(code);
}

/** No-break space, figure space, narrow no-break space. */
function isNoBreak(code: number): boolean {
  return code === 0xa0 || code === 0x2007 || code === 0x202f;
}

/** The text without such characters at either end. */
function strip(text: string, unwanted: (code: number) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && unwanted(text.charCodeAt(start))) start++;
  while (end > start && unwanted(text.charCodeAt(end - 1))) end--;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** Each cell of a word line without such characters at its ends; a cell of nothing else is kept. */
function stripCells(line: string, unwanted: (code: number) => boolean): string {
  const cells = line.split("\t");
  if (cells.length < short) return line;
  return cells.map((cell) => strip(cell, unwanted) || cell).join("\t");
}

/** No-break spaces around the text of a cell. Inside a form they may be meant: `10 000`. */
export const noBreakSpaces = byLine((line) => {
  if (!wordLine.test(line)) return line;
  const hasNoBreak = line
    .split("\t")
    .some((cell) => isNoBreak(cell.charCodeAt(0)) || isNoBreak(cell.charCodeAt(cell.length - 1)));
  return hasNoBreak ? stripCells(line, (code) => isNoBreak(code) || isSpace(code)) : line;
});

/** Blanks before, after and around columns, and empty columns after the last. */
export const outerBlanks = byLine((line) => {
  if (!wordLine.test(line)) return strip(line, isBlank) === "" ? "" : line;
  let cells = stripCells(line, isSpace).split("\t");
  if (cells.length > full) cells = dropEmptyEnd(cells);
  while (cells[0] !== undefined && strip(cells[0], isBlank) === "") cells.shift();
  const [id = "", ...others] = cells;
  return [strip(id, isSpace), ...others].join("\t");
});

function dropEmptyEnd(cells: readonly string[]): string[] {
  let length = cells.length;
  while (length > full && strip(cells[length - 1] ?? "", isBlank) === "") length--;
  return cells.slice(0, length);
}

/** The eight columns of CoNLL-X: DEPS and MISC are added, empty. */
export const eightColumns = byLine((line) =>
  wordLine.test(line) && line.split("\t").length === short ? `${line}\t_\t_` : line,
);
