/**
 * The meta-graph that questions are about: its vertices are the links of the model, its edges cost what their
 * two paths differ by, and Kruskal walks it.
 */
import type { Comparison, Edge, Step } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";
import type { Selection } from "../../model/state.js";
import { place } from "../../model/triangle.js";

/** What the core says of the pair with the links of the model. */
export interface MetaGraph {
  readonly links: Comparison["links"];
  /** The edges as Kruskal considers them, the first of them where there are thousands. */
  readonly order: readonly Edge[];
  readonly steps: readonly Step[];
  /** The costs, condensed. */
  readonly distances: ArrayLike<number>;
}

/** Of a task in which the core is not asked. */
export const emptyGraph: MetaGraph = { links: [], order: [], steps: [], distances: [] };

/** The two links that an edge joins. */
export function endsOf({ links }: MetaGraph, { from, to }: EdgeRef): Selection | undefined {
  const [one, two] = [links[from], links[to]];
  return one && two && { from: one, to: two };
}

/** What an edge costs. */
export function costOf({ distances }: MetaGraph, edge: EdgeRef): number | undefined {
  return distances[place(edge)];
}
