/** How many of some words stand below each word and phrase of a sentence. */
import type { Shown } from "../../engine/shown.js";

/** A tree as its lines: what hangs on what, by ids; those of phrases come after those of words. */
interface Hanging {
  /** By id: what it hangs on, 0 for nothing. The place of 0 is unused. */
  readonly above: readonly number[];
  /** Whether words are leaves alone; else they have others below them. */
  readonly phrases: boolean;
}

/** What hangs on what in a sentence. O(words + phrases). */
export function hanging({ words, phrases }: Shown): Hanging {
  if (phrases === undefined) {
    const known = (head: number) => (head > 0 && head <= words.length ? head : 0);
    return { above: [0, ...words.map(({ head }) => known(head))], phrases: false };
  }
  const phrase = (at: number | undefined) => (at === undefined ? 0 : words.length + 1 + at);
  const above = [
    0,
    ...words.map((word) => phrase(word.phrase)),
    ...phrases.map(({ parent }) => phrase(parent)),
  ];
  return { above, phrases: true };
}

/** By id, how many of `these` words are it or stand below it. O(words + phrases). */
export function below(sentence: Shown, { above }: Hanging, these: Iterable<number>): number[] {
  const counts = above.map(() => 0);
  for (const id of these) if (id < counts.length) counts[id] = 1;
  for (const id of upwards(sentence)) {
    const to = above[id] ?? 0;
    if (to > 0) counts[to] = (counts[to] ?? 0) + (counts[id] ?? 0);
  }
  return counts;
}

/** All ids, each before what it hangs on. */
function upwards({ words, phrases }: Shown): readonly number[] {
  const ids = words.map(({ id }) => id);
  if (phrases === undefined) {
    const depth = (id: number) => words[id - 1]?.depth ?? 0;
    return ids.sort((a, b) => depth(b) - depth(a));
  }
  // A phrase stands before those that it holds.
  return [...ids, ...phrases.map((_, at) => words.length + phrases.length - at)];
}
