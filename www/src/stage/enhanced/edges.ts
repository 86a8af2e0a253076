/**
 * What an enhanced graph (the column DEPS) has that the basic tree has not.
 *
 * With `4:nsubj|8.1:nsubj` and the basic tree's `nsubj` of 4 it is `nsubj` of the empty node 8.1. With
 * `4:conj:and` and the basic tree's `conj` of 4 it is no other edge, but a longer label of the same one.
 */
import type { Shown } from "../../engine/shown.js";

/** An edge of its own, between words (`5`) or empty nodes (`8.1`); the head is `0` at a root. */
export interface EnhancedEdge {
  readonly dependent: string;
  readonly head: string;
  readonly relation: string;
}

/** What is drawn besides the basic tree. */
export interface Enhanced {
  /** In the order of the sentence. */
  readonly edges: readonly EnhancedEdge[];
  /** The longer labels of edges that the basic tree has, by dependent. */
  readonly labels: ReadonlyMap<number, string>;
}

/** The id of an empty node. */
export const emptyId = ({ after, index }: Shown["emptyNodes"][number]) => `${after}.${index}`;

const known = new WeakMap<Shown, Enhanced>();

/** What the enhanced graph of a sentence has. Dependencies that are faulty are left out. O(words + dependencies). */
export function enhancedOf(sentence: Shown): Enhanced {
  const before = known.get(sentence);
  if (before) return before;
  const found = workOut(sentence);
  known.set(sentence, found);
  return found;
}

/** Whether there is anything that the basic tree has not. */
export function hasEnhanced(sentence: Shown | undefined): boolean {
  if (!sentence) return false;
  const { edges, labels } = enhancedOf(sentence);
  return edges.length > 0 || labels.size > 0;
}

function workOut({ words, emptyNodes }: Shown): Enhanced {
  const nodes = new Set(["0", ...words.map(({ id }) => `${id}`), ...emptyNodes.map(emptyId)]);
  const edges: EnhancedEdge[] = [];
  const labels = new Map<number, string>();
  /** The dependencies of a node, each once. */
  const items = (dependent: string, deps: string | undefined): readonly EnhancedEdge[] =>
    [...new Set(deps?.split("|"))].flatMap((item) => {
      const colon = item.indexOf(":");
      const [head, relation] = [item.slice(0, colon), item.slice(colon + 1)];
      const isRight = colon > 0 && relation !== "" && nodes.has(head) && head !== dependent;
      return isRight ? [{ dependent, head, relation }] : [];
    });
  const empties = emptyNodes.map((node) => ({
    at: node.after,
    own: items(emptyId(node), node.deps),
  }));
  const all = words.map(({ id, head, deprel, deps }) => {
    const own = items(`${id}`, deps);
    const isBasic = (one: EnhancedEdge) => one.head === `${head}`;
    const same = own.find((one) => isBasic(one) && one.relation === deprel);
    const longer = own.find((one) => isBasic(one) && one.relation.startsWith(`${deprel}:`));
    if (!same && longer && head > 0) labels.set(id, longer.relation);
    const basic = same ?? longer;
    // A root that is one in the basic tree, too, is none of its own whatever it is called.
    return { at: id, own: own.filter((one) => one !== basic && !(head === 0 && isBasic(one))) };
  });
  for (const { own } of [...all, ...empties].sort((p, q) => p.at - q.at)) edges.push(...own);
  return { edges, labels };
}
