/** A constituent in a tree: its words, the lines below its node, and the node itself. */
import type { Shown } from "../../../engine/shown.js";
import { hanging } from "../../../stage/layout/below.js";
import { idsBetween } from "../../../stage/layout/between.js";
import type { Tone, Tones } from "../../../stage/layout/tones.js";

/** What is coloured: some words, and the phrase over them where the tree has it. */
interface Constituent {
  readonly phrase: number | undefined;
  readonly first: number;
  readonly last: number;
  readonly tone: Tone;
}

/** A constituent in its tone, some words lit; of dependencies no line is coloured. O(words + phrases). */
export function constituentOf(
  sentence: Shown,
  constituent: Constituent | undefined,
  lit: readonly number[],
): Tones {
  if (constituent === undefined) {
    return { lit: new Set(lit), words: new Map(), lines: new Map(), meets: new Set() };
  }
  const { phrase, first, last, tone } = constituent;
  const words = idsBetween(first, last);
  const lines = new Map<number, Tone>();
  const node = phrase === undefined ? 0 : sentence.words.length + 1 + phrase;
  const tree = hanging(sentence);
  const drawn = tree.phrases && node > 0 && node < tree.above.length;
  if (drawn) {
    // A phrase stands before those that it holds.
    const inside = new Set([node]);
    for (let id = node + 1; id < tree.above.length; id += 1) {
      const to = tree.above[id] ?? 0;
      if (inside.has(to)) inside.add(id);
    }
    for (const [id, to] of tree.above.entries()) if (inside.has(to)) lines.set(id, tone);
  }
  return {
    lit: new Set(lit),
    words: new Map(words.map((word) => [word, tone])),
    lines,
    meets: new Set(drawn ? [node] : []),
  };
}
