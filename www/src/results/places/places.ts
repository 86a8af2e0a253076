/**
 * The places at which two trees part: the edges of the spanning tree with a weight, the heaviest first. What
 * lists edges of the tree lists them in this order.
 */
import type { Comparison, Edge } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { type EdgeRef, keyOf, type LinkKey } from "../../model/refs.js";
import { grouped } from "../../stage/layout/grouped.js";

/** One of the things that the score counts. */
export type Charge = NonNullable<Comparison["charges"]>[number];

/** An edge of the spanning tree, with what it is charged for; nothing is known of paths that are too long. */
export interface Place extends Edge {
  readonly charges: readonly Charge[];
}

/** All edges of the spanning tree in the order in which they are read; of the same weight as they stand in A. */
export const heaviestFirst = memoizeLast((comparison: Comparison): readonly Place[] => {
  const charges = grouped(comparison.charges ?? [], ({ edge }) => edge);
  return comparison.spanningTree
    .map((edge, at): Place => ({ ...edge, charges: charges.get(at) ?? [] }))
    .sort((a, b) => b.distance - a.distance || a.from - b.from || a.to - b.to);
});

/** Those of them at which the trees part. */
export const placesOf = memoizeLast((comparison: Comparison): readonly Place[] =>
  heaviestFirst(comparison).filter(({ distance }) => distance > 0),
);

/** What an edge is known by when other links come and go, and vertices have other numbers. */
export function edgeKey(links: readonly LinkKey[], { from, to }: EdgeRef): string {
  return [links[from], links[to]].map((link) => (link ? keyOf(link) : "")).join(" ");
}
