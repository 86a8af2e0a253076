/** The edges of the meta-graph, condensed: that of `from` < `to` lies at `to (to − 1) / 2 + from`. */
import { type EdgeRef, type LinkKey, sameLink } from "./refs.js";
import type { Compared } from "./snapshot.js";

/** The place of an edge in the condensed weights. */
export function place({ from, to }: EdgeRef): number {
  return (to * (to - 1)) / 2 + from;
}

/** The edge between two vertices in whatever order. */
export function ends(a: number, b: number): EdgeRef {
  return a < b ? { from: a, to: b } : { from: b, to: a };
}

/** The edge between two links; undefined where it is none, or the comparison knows one of them not. */
export function edgeBetween(
  [one, two]: readonly [LinkKey, LinkKey],
  links: readonly LinkKey[],
): EdgeRef | undefined {
  const at = (link: LinkKey) => links.findIndex((other) => sameLink(link, other));
  const [a, b] = [at(one), at(two)];
  return a === -1 || b === -1 || a === b ? undefined : ends(a, b);
}

/** An edge by the names of its links, for labels that take no elements. */
export function edgeText(names: readonly string[], { from, to }: EdgeRef): string {
  return `${names[from] ?? ""} – ${names[to] ?? ""}`;
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
