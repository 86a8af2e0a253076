/** The edges of the meta-graph, condensed: that of `from` < `to` lies at `to (to − 1) / 2 + from`. */
import type { EdgeRef } from "../model/refs.js";
import type { Compared } from "../model/snapshot.js";

/** The place of an edge in the condensed weights. */
export function place({ from, to }: EdgeRef): number {
  return (to * (to - 1)) / 2 + from;
}

/** The edge between two vertices in whatever order. */
export function ends(a: number, b: number): EdgeRef {
  return a < b ? { from: a, to: b } : { from: b, to: a };
}

/** Whether both name the same edge. */
export function sameEdge(a: EdgeRef | undefined, b: EdgeRef | undefined): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}

/** How many edges there are. */
export function edgesOf({ comparison: { links } }: Compared): number {
  return (links.length * (links.length - 1)) / 2;
}

/** The weights of all edges, and the spanning tree. */
export interface Weights {
  readonly distances: ArrayLike<number>;
  readonly maxima: ArrayLike<number>;
  readonly spanningTree: readonly EdgeRef[];
}

/** All edges between so many vertices, each in its place, with whether it is one of the tree. O(k²). */
export function weighed({ distances, maxima, spanningTree }: Weights, count: number) {
  const inTree = new Set(spanningTree.map(place));
  return Array.from({ length: count }, (_, to) =>
    Array.from({ length: to }, (_, from) => {
      const at = place({ from, to });
      const [distance, maximum] = [distances[at] ?? 0, maxima[at] ?? 0];
      return { from, to, distance, maximum, tree: inTree.has(at) };
    }),
  ).flat();
}
