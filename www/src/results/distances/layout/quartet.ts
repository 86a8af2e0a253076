/**
 * Four words in a tree: the lines that join them, each pair in its colour and what joins the pairs between
 * them; a tree that leaves the pairs open joins all four in one node.
 */
import type { Shown } from "../../../engine/shown.js";
import { below, hanging } from "../../../stage/layout/below.js";
import type { Tone, Tones } from "../../../stage/layout/tones.js";

/** How four words colour a tree: the first two are a pair, and the last two, unless it is a star. O(words + phrases). */
export function quartetOf(sentence: Shown, four: readonly number[], star: boolean): Tones {
  const tree = hanging(sentence);
  const counts = below(sentence, tree, four);
  const each = four.map((word) => below(sentence, tree, [word]));
  const tone = (nth: number): Tone => (star ? "between" : nth < 2 ? "first" : "second");
  const lines = new Map<number, Tone>();
  const joined = tree.above.map(() => 0);
  for (const [id, to] of tree.above.entries()) {
    const count = counts[id] ?? 0;
    if (to === 0 || count === 0 || count === four.length) continue;
    const single = each.findIndex((under) => (under[id] ?? 0) === (count === 1 ? 1 : 0));
    lines.set(id, count === 2 ? "between" : tone(single));
    joined[id] = (joined[id] ?? 0) + 1;
    joined[to] = (joined[to] ?? 0) + 1;
  }
  // Of dependencies, a head is one of the words itself.
  if (!tree.phrases) for (const word of four) joined[word] = (joined[word] ?? 0) + 1;
  return {
    lit: new Set(four),
    words: new Map(star ? [] : four.map((word, nth) => [word, tone(nth)])),
    lines,
    meets: new Set(joined.flatMap((count, id) => (id > 0 && count > 2 ? [id] : []))),
  };
}
