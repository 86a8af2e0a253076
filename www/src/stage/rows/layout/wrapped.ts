/** Running text in lines of a width. */

/** A piece of a line; `isHead` is the word that the rest hangs from. */
export interface Piece {
  readonly text: string;
  readonly isHead: boolean;
}

/** One line. */
export type Line = readonly Piece[];

/**
 * The forms of some words in lines of at most `width`, separated by blanks; a word that is wider has one of its own.
 * Neighbours that are drawn alike are one piece. O(words).
 */
export function wrapped(
  words: readonly { readonly id: number; readonly form: string }[],
  head: number,
  width: number,
  measure: (text: string) => number,
): readonly Line[] {
  const lines: { text: string; isHead: boolean }[][] = [];
  const blank = measure(" ") || 4;
  let used = Number.POSITIVE_INFINITY;
  for (const { id, form } of words) {
    const isHead = id === head;
    const own = measure(form);
    const line = lines.at(-1);
    if (line === undefined || used + blank + own > width) {
      lines.push([{ text: form, isHead }]);
      used = own;
      continue;
    }
    used += blank + own;
    const before = line.at(-1);
    if (before?.isHead === isHead) before.text += ` ${form}`;
    else {
      if (before) before.text += " ";
      line.push({ text: form, isHead });
    }
  }
  return lines;
}
