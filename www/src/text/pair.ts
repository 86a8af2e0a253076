/** Which sentence of one file belongs to which of the other. */
import type { Pairing } from "../model/state.js";
import type { Block, BlockPair, Corpus } from "./corpus.js";

/**
 * Two files as a corpus: paired by `# parallel_id` where any is shared, else by `sent_id` where any is
 * shared, else in order. Against a side of one sentence every sentence of the other is set.
 *
 * Of a `parallel_id` such as `pud/n01001011/alt1` the collection and the sentence count, what follows
 * decides only between several of them. Linear in the number of blocks.
 */
export function pairUp(left: readonly Block[], right: readonly Block[]): Corpus {
  if (left.length === 1 || right.length === 1) {
    const pairs = left.flatMap((_, one) => right.map((_, other) => ({ left: one, right: other })));
    return corpusOf(left, right, pairs, "order");
  }
  const byParallelId = matches(left, right, [
    (block) => block.parallelId,
    (block) => block.parallelId?.split("/").slice(0, 2).join("/"),
  ]);
  if (byParallelId.length > 0) return corpusOf(left, right, byParallelId, "parallel-id");
  const bySentId = matches(left, right, [(block) => block.sentId]);
  if (bySentId.length > 0) return corpusOf(left, right, bySentId, "sent-id");
  const count = Math.min(left.length, right.length);
  const inOrder = Array.from({ length: count }, (_, at) => ({ left: at, right: at }));
  return corpusOf(left, right, inOrder, "order");
}

function corpusOf(
  left: readonly Block[],
  right: readonly Block[],
  pairs: readonly BlockPair[],
  pairing: Pairing,
): Corpus {
  const alone = {
    left: left.length - new Set(pairs.map((pair) => pair.left)).size,
    right: right.length - new Set(pairs.map((pair) => pair.right)).size,
  };
  return { left, right, pairs, pairing, alone };
}

/** The pairs with equal keys, in the order of the left side; the first key decides, then the second. */
function matches(
  left: readonly Block[],
  right: readonly Block[],
  keys: readonly ((block: Block) => string | undefined)[],
): readonly BlockPair[] {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const key of keys) {
    const waiting = new Map<string, number[]>();
    right.forEach((block, at) => {
      const name = taken.has(at) ? undefined : key(block);
      if (name === undefined) return;
      const here = waiting.get(name);
      if (here) here.push(at);
      else waiting.set(name, [at]);
    });
    // Reversed, so that the first of equal names is taken off the end.
    for (const here of waiting.values()) here.reverse();
    left.forEach((block, at) => {
      const name = partner.has(at) ? undefined : key(block);
      const other = name === undefined ? undefined : waiting.get(name)?.pop();
      if (other === undefined) return;
      partner.set(at, other);
      taken.add(other);
    });
  }
  return left.flatMap((_, at) => {
    const other = partner.get(at);
    return other === undefined ? [] : [{ left: at, right: other }];
  });
}
