/** Which sentence of one file belongs to which of the other. */
import type { Pairing } from "../model/state.js";
import type { Block, BlockPair, Corpus } from "./corpus.js";

/**
 * Two files as a corpus: paired by `# parallel_id` where any is shared, else by `sent_id` where any is
 * shared, else in order. Against a side of one sentence every sentence of the other is set.
 *
 * Of a `parallel_id` such as `pud/n01001011/alt1` the collection and the sentence count, what follows
 * decides only between several of them. A name that one side has more often than the other names no
 * sentence. Linear in the number of blocks.
 */
export function pairUp(left: readonly Block[], right: readonly Block[]): Corpus {
  if (left.length === 1 || right.length === 1) {
    const pairs = left.flatMap((_, one) => right.map((_, other) => ({ left: one, right: other })));
    return corpusOf(left, right, pairs, "order");
  }
  const byParallelId = matches(left, right, [
    { of: (block) => block.parallelId, ofOne: true },
    { of: (block) => block.parallelId?.split("/").slice(0, 2).join("/"), ofOne: false },
  ]);
  if (byParallelId.length > 0) return corpusOf(left, right, byParallelId, "parallel-id");
  const bySentId = matches(left, right, [{ of: (block) => block.sentId, ofOne: true }]);
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

/** A name that two sentences may share. */
interface Key {
  readonly of: (block: Block) => string | undefined;
  /** Where one side has more of a name than the other, it does not say which is meant. */
  readonly ofOne: boolean;
}

/** The pairs with equal keys, in the order of the left side; the first key decides, then the second. */
function matches(
  left: readonly Block[],
  right: readonly Block[],
  keys: readonly Key[],
): readonly BlockPair[] {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const { of, ofOne } of keys) {
    const ones = byName(left, of, partner);
    const others = byName(right, of, taken);
    for (const [name, places] of ones) {
      const there = others.get(name) ?? [];
      if (ofOne && places.length !== there.length) continue;
      for (const [at, other] of there.slice(0, places.length).entries()) {
        partner.set(places[at] ?? 0, other);
        taken.add(other);
      }
    }
  }
  return left.flatMap((_, at) => {
    const other = partner.get(at);
    return other === undefined ? [] : [{ left: at, right: other }];
  });
}

/** Where the blocks of each name stand that have no partner yet. */
function byName(
  blocks: readonly Block[],
  of: Key["of"],
  paired: { has(at: number): boolean },
): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  blocks.forEach((block, at) => {
    const name = paired.has(at) ? undefined : of(block);
    if (name === undefined) return;
    const here = places.get(name);
    if (here) here.push(at);
    else places.set(name, [at]);
  });
  return places;
}
