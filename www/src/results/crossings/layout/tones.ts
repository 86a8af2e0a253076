/**
 * Two phrases in the tree of A: their words, and every line below which all words are of one of them.
 *
 * `not` and `change the status` of `(VP do not (VP change (NP the status)))` colour the line to `not`, and
 * the line to the inner VP with all that hangs below it.
 */
import type { TestedPhrase } from "../../../engine/answers.js";
import type { Shown } from "../../../engine/shown.js";
import { below, hanging } from "../../../stage/layout/below.js";
import { type Tone, type Tones, wordTones } from "../../../stage/layout/tones.js";

/** How two phrases colour a tree, each given by the ids of its words. O(words + phrases). */
export function tonesOf(
  sentence: Shown,
  first: readonly number[],
  second: readonly number[],
): Tones {
  const tree = hanging(sentence);
  const all = below(
    sentence,
    tree,
    sentence.words.map(({ id }) => id),
  );
  const lines = new Map<number, Tone>();
  for (const [words, tone] of [
    [first, "first"],
    [second, "second"],
  ] as const) {
    const ours = below(sentence, tree, words);
    for (const [id, to] of tree.above.entries()) {
      const count = ours[id] ?? 0;
      if (to > 0 && count > 0 && count === all[id]) lines.set(id, tone);
    }
  }
  return {
    lit: new Set([...first, ...second]),
    words: wordTones(first, second),
    lines,
    meets: new Set(),
  };
}

/** Where the sign of a phrase stands: at its node, where the drawing has it, else at its head word. */
export function signOf(
  { words, phrases }: Shown,
  { phrase, head }: Pick<TestedPhrase, "phrase" | "head">,
): number {
  const isDrawn = phrase !== undefined && phrases !== undefined && phrase < phrases.length;
  return isDrawn ? words.length + 1 + phrase : head;
}
