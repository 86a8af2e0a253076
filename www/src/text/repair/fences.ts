/** The repair of a text copied out of Markdown. */
import type { Repair } from "./each-line.js";

const fence = /^\ufeff?[ \t>]*(?:`{3,}|~{3,})[^`]*$/;
const word = /^\ufeff?[ \t>\u00a0]*\d+(?:[-.]\d+)?[ \t\u00a0]/;

/**
 * Fences around sentences, and the prose outside them. Two fences give two sentences; where one end is
 * missing, as in half of a split text, what lies on the side with the words is kept.
 */
export const fences: Repair = {
  count: (text) => text.split("\n").filter((line) => fence.test(line)).length,
  apply(text) {
    const lines = text.split("\n");
    const marks = lines.flatMap((line, at) => (fence.test(line) ? [at] : []));
    if (marks.length === 0) return text;
    const parts: string[][] = [];
    // A first fence with words before it is a closing one.
    let inside = lines.slice(0, marks[0]).some((line) => word.test(line));
    let start = 0;
    for (const mark of [...marks, lines.length]) {
      if (inside) parts.push(trimEmpty(lines.slice(start, mark)));
      inside = !inside;
      start = mark + 1;
    }
    return parts
      .filter((part) => part.length > 0)
      .map((part) => part.join("\n"))
      .join("\n\n");
  },
};

function trimEmpty(lines: readonly string[]): string[] {
  const isFull = (line: string) => line.trim() !== "";
  const last = lines.findLastIndex(isFull);
  return last === -1 ? [] : lines.slice(lines.findIndex(isFull), last + 1);
}
