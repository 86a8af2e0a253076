import type { Sentence } from "../../engine/answers.js";

/** The words whose relations are met between two words: on the way up, and on the way down. */
export interface PathWords {
  readonly up: readonly number[];
  readonly down: readonly number[];
}

/**
 * The path between two words of a whole tree. Example: from *the* to *a* in "the detective is becoming a
 * Sherlock Holmes" it goes up by the relations of 1 and 2, and down by those of 7 and 5. O(depth).
 */
export function pathBetween({ words }: Sentence, from: number, to: number): PathWords {
  const up: number[] = [];
  const down: number[] = [];
  const of = (id: number) => words[id - 1];
  let [a, b] = [of(from), of(to)];
  while (a?.id !== b?.id) {
    if (a && a.depth >= (b?.depth ?? -1)) {
      up.push(a.id);
      a = of(a.head);
    } else if (b) {
      down.unshift(b.id);
      b = of(b.head);
    }
  }
  return { up, down };
}
