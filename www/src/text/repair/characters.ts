/** Repairs of single characters: marks, ends of lines, escapes. */
import type { Repair } from "./each-line.js";

const mark = "\ufeff";

/** A byte order mark at the beginning, as editors of one kind write it. */
export const byteOrderMark: Repair = {
  count: (text) => (text.startsWith(mark) ? 1 : 0),
  apply: (text) => (text.startsWith(mark) ? text.slice(1) : text),
};

/** A run of CR, by its place, and whether an LF follows: else it stands for ends of lines itself. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly beforeLf: boolean;
}

function runs(text: string): readonly Run[] {
  const found: Run[] = [];
  for (let start = text.indexOf("\r"); start !== -1; ) {
    let end = start + 1;
    while (text[end] === "\r") end++;
    found.push({ start, end, beforeLf: text[end] === "\n" });
    start = text.indexOf("\r", end);
  }
  return found;
}

function replaceRuns(text: string, beforeLf: boolean, replacement: (length: number) => string) {
  const parts: string[] = [];
  let from = 0;
  for (const run of runs(text)) {
    if (run.beforeLf !== beforeLf) continue;
    parts.push(text.slice(from, run.start), replacement(run.end - run.start));
    from = run.end;
  }
  return from === 0 ? text : parts.join("") + text.slice(from);
}

/** CR LF at the ends of lines. */
export const carriageReturns: Repair = {
  count: (text) => runs(text).reduce((count, run) => count + (run.beforeLf ? 1 : 0), 0),
  apply: (text) => replaceRuns(text, true, () => ""),
};

/** CR alone at the ends of lines, which makes the whole text one line. */
export const lineEnds: Repair = {
  count: (text) =>
    runs(text).reduce((count, run) => count + (run.beforeLf ? 0 : run.end - run.start), 0),
  apply: (text) => replaceRuns(text, false, (length) => "\n".repeat(length)),
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
export const escapes: Repair = {
  count(text) {
    let count = 0;
    let last = -1;
    for (const found of text.matchAll(escaped)) {
      if (character(found[0], found[1], found[2], found[3]) === found[0]) continue;
      // A line counts once: the line of the last one ends before this one begins, or it is the same.
      if (last === -1 || text.slice(last, found.index).includes("\n")) count++;
      last = found.index;
    }
    return count;
  },
  apply: (text) => text.replace(escaped, character),
};
