/** Repairs of the columns of word lines. Comments are left alone, whatever blanks they hold. */
import { eachLine } from "./each-line.js";

/** CoNLL-U has ten columns, CoNLL-X has the first eight of them at least. */
const full = 10;
const short = 8;
const wordLine = /^[ \t\u00a0]*\d+(?:[-.]\d+)?[ \t\u00a0]/;

function hasColumns(cells: readonly string[]): boolean {
  return cells.length === full || cells.length === short;
}

/** The ways of cutting a line at its blanks that give a right number of columns, that of CoNLL-U first. */
function cuts(line: string): readonly (readonly string[])[] {
  const trimmed = strip(line, blank);
  const anyBlank = trimmed.split(/[ \t\u00a0]+/);
  // Two blanks or more part columns whose words may hold single blanks.
  const wideBlank = trimmed.split(/\t[ \u00a0]*|[ \u00a0]{2,}\t?/);
  return [full, short].flatMap((count) =>
    [anyBlank, wideBlank].filter((candidate) => candidate.length === count),
  );
}

/** Blanks in place of tabs. A line is mended only where that gives the right number of columns. */
export const spaces = eachLine((line) => {
  if (!wordLine.test(line) || hasColumns(line.split("\t"))) return line;
  const [cells] = cuts(line);
  // Cut at wide blanks alone, an id such as `1 The` shows that the cut went wrong.
  return cells === undefined || !/^\d+(?:[-.]\d+)?$/.test(cells[0] ?? "") ? line : cells.join("\t");
});

/** Whether a line that was cut so could not have been cut otherwise: ten columns, of a word with a number for its head. */
export function isCertain(line: string, mended: string): boolean {
  if (!wordLine.test(line)) return true;
  const cells = mended.split("\t");
  const [id = "", , , , , , head = ""] = cells;
  const isWord = /^\d+$/.test(id);
  const isSame = line === mended || cuts(line).every(({ length }) => length === full);
  return cells.length === full && isSame && (!isWord || /^\d+$/.test(head));
}

/** No-break space, figure space, narrow no-break space. */
const noBreak = "\u00a0\u2007\u202f";
const blank = ` \t${noBreak}`;

/** The text without such characters at either end. */
function strip(text: string, unwanted: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && unwanted.includes(text.charAt(start))) start++;
  while (end > start && unwanted.includes(text.charAt(end - 1))) end--;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** Each cell of a word line without such characters at its ends; a cell of nothing else is kept. */
function stripCells(line: string, unwanted: string): string {
  const cells = line.split("\t");
  if (cells.length < short) return line;
  return cells.map((cell) => strip(cell, unwanted) || cell).join("\t");
}

/** No-break spaces around the text of a cell. Inside a form they may be meant: `10 000`. */
export const noBreakSpaces = eachLine((line) => {
  if (!wordLine.test(line)) return line;
  const hasNoBreak = line.split("\t").some((cell) => strip(cell, noBreak) !== cell);
  return hasNoBreak ? stripCells(line, ` ${noBreak}`) : line;
});

/** Blanks before, after and around columns, and empty columns after the last. */
export const outerBlanks = eachLine((line) => {
  if (!wordLine.test(line)) return strip(line, blank) === "" ? "" : line;
  const all = stripCells(line, " ").split("\t");
  const last = all.findLastIndex((cell) => strip(cell, blank) !== "");
  const cells = all.slice(0, Math.max(full, last + 1));
  while (cells[0] !== undefined && strip(cells[0], blank) === "") cells.shift();
  const [id = "", ...others] = cells;
  return [strip(id, " "), ...others].join("\t");
});

/** The eight columns of CoNLL-X: DEPS and MISC are added, empty. */
export const eightColumns = eachLine((line) =>
  wordLine.test(line) && line.split("\t").length === short ? `${line}\t_\t_` : line,
);
