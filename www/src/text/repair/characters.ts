/** Repairs of single characters: marks, ends of lines, escapes. */
import { eachLine, type Repair } from "./each-line.js";

const mark = "\ufeff";

/** A byte order mark at the beginning, as editors of one kind write it. */
export const byteOrderMark: Repair = {
  count: (text) => (text.startsWith(mark) ? 1 : 0),
  apply: (text) => (text.startsWith(mark) ? text.slice(1) : text),
};

/** A run of CR, and the LF after it: where there is none, each CR is the end of a line itself. */
const run = /\r+(\n?)/g;

/** CR LF at the ends of lines. */
export const carriageReturns: Repair = {
  count: (text) => [...text.matchAll(run)].filter(([, end]) => end !== "").length,
  apply: (text) => text.replace(run, (all, end) => end || all),
};

/** CR alone at the ends of lines, which makes the whole text one line. */
export const lineEnds: Repair = {
  count: (text) =>
    [...text.matchAll(run)].reduce((sum, [all, end]) => sum + (end === "" ? all.length : 0), 0),
  apply: (text) =>
    text.replace(run, (all: string, end) => (end === "" ? "\n".repeat(all.length) : all)),
};

const escaped = /&(?:(lt|gt|amp|quot|apos|nbsp)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
const named: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

function character(all: string, name?: string, decimal?: string, hexadecimal?: string): string {
  if (name !== undefined) return named[name.toLowerCase()] ?? all;
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
  // Neither a surrogate nor a number beyond Unicode is a character.
  if (!(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return all;
  return String.fromCodePoint(code);
}

/** Characters escaped for HTML, such as `&lt;` and `&#39;`. */
export const escapes = eachLine((line) => line.replace(escaped, character));
