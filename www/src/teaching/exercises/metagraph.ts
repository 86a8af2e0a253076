/**
 * The meta-graph that questions are about: its vertices are the links of the model, its edges cost what their
 * two paths differ by, and Kruskal walks it.
 */
import type { Comparison, Edge, Link, Step } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";
import { type Selection, sameLink } from "../../model/state.js";

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

/** The edge between two links; undefined where the comparison knows one of them not. */
export function edgeOf(
  [one, two]: readonly [Link, Link],
  links: readonly Link[],
): EdgeRef | undefined {
  const at = (link: Link) => links.findIndex((other) => sameLink(link, other));
  const [a, b] = [at(one), at(two)];
  if (a === -1 || b === -1 || a === b) return undefined;
  return a < b ? { from: a, to: b } : { from: b, to: a };
}

/** The two links that an edge joins. */
export function endsOf({ links }: MetaGraph, { from, to }: EdgeRef): Selection | undefined {
  const [one, two] = [links[from], links[to]];
  return one && two && { from: one, to: two };
}

/** What an edge costs. */
export function costOf({ distances }: MetaGraph, { from, to }: EdgeRef): number | undefined {
  return distances[(to * (to - 1)) / 2 + from];
}

/** The edges of the tree after `at` steps. */
export function takenBefore({ steps }: MetaGraph, at: number): readonly EdgeRef[] {
  return steps.slice(0, at).flatMap(({ verdict, edge }) => (verdict === "taken" ? [edge] : []));
}

/** The edge that the tree takes next after `at` steps. */
export function nextTaken({ steps }: MetaGraph, at: number): Edge | undefined {
  return steps.find(({ verdict }, n) => n >= at && verdict === "taken")?.edge;
}

/** Whether two edges are the same. */
export function sameEdge(a: EdgeRef, b: EdgeRef): boolean {
  return a.from === b.from && a.to === b.to;
}
