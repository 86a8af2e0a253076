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

/** How many edges there are. */
export function edgesOf({ comparison: { links } }: Compared): number {
  return (links.length * (links.length - 1)) / 2;
}
