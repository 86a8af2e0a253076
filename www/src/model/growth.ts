/** The spanning tree as it grows, step by step, and how good an edge is as the next one. */
import type { Algorithm, Edge, Step } from "../engine/answers.js";
import type { EdgeRef } from "./refs.js";
import { place, sameEdge } from "./triangle.js";

/** What an edge is judged by. */
interface Course {
  readonly algorithm: Algorithm;
  readonly steps: readonly Step[];
  /** The weights, condensed. */
  readonly distances: ArrayLike<number>;
}

/**
 * Of an edge as the next one: `right` is the one that is taken, `equal` weighs the same and could be taken, but a
 * rule chose another; the rest says why not.
 */
export type Verdict = "right" | "equal" | "taken" | "connected" | "outside" | "heavier";

/** The edges of the tree after `at` steps. */
export function takenBefore(steps: readonly Step[], at: number): readonly Edge[] {
  return steps.slice(0, at).flatMap(({ verdict, edge }) => (verdict === "taken" ? [edge] : []));
}

/** The place of the next edge that is taken, from step `at` on; `undefined` when the tree is whole. */
export function nextTaken(steps: readonly Step[], at: number): number | undefined {
  const next = steps.findIndex(({ verdict }, n) => n >= at && verdict === "taken");
  return next < 0 ? undefined : next;
}

/** Prim's tree after `at` steps: before the first it is the one vertex it starts from. */
export function insideOf(steps: readonly Step[], at: number): ReadonlySet<number> {
  const first = steps[0];
  const start = first?.components[first.edge.from];
  if (start === undefined) return new Set();
  const components = steps[at - 1]?.components;
  if (!components) return new Set([start]);
  return new Set(components.flatMap((component, vertex) => (component === start ? [vertex] : [])));
}

/** By vertex the number of what hangs together with it after `at` steps; undefined where it is alone. */
export function componentsAfter(
  steps: readonly Step[],
  at: number,
  count: number,
): readonly (number | undefined)[] {
  const names = steps[at - 1]?.components ?? Array.from({ length: count }, (_, vertex) => vertex);
  const several = names.filter((name, vertex) => names.includes(name, vertex + 1));
  const numbers = new Map(Array.from(new Set(several), (name, number) => [name, number]));
  return Array.from({ length: count }, (_, vertex) => numbers.get(names[vertex] ?? vertex));
}

/** How good an edge is as the next one to be taken after `at` steps. */
export function judge({ algorithm, steps, distances }: Course, at: number, edge: EdgeRef): Verdict {
  const next = steps[nextTaken(steps, at) ?? steps.length]?.edge;
  if (next && sameEdge(next, edge)) return "right";
  if (takenBefore(steps, at).some((one) => sameEdge(one, edge))) return "taken";
  const components = steps[at - 1]?.components;
  if (components && components[edge.from] === components[edge.to]) return "connected";
  if (algorithm === "prim") {
    const inside = insideOf(steps, at);
    if (!inside.has(edge.from) && !inside.has(edge.to)) return "outside";
  }
  return next && (distances[place(edge)] ?? 0) > next.distance ? "heavier" : "equal";
}
