import type { Algorithm, Edge, Step } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";
import { place, sameEdge } from "../triangle.js";
import { growth, type Stepper, type Verdict } from "./stepper.js";

/** What a guess is judged by. */
interface Course {
  readonly algorithm: Algorithm;
  readonly steps: readonly Step[];
  /** The weights, condensed. */
  readonly distances: ArrayLike<number>;
}

/** The place of the next edge that is taken, from step `at` on; `undefined` when the tree is whole. */
export function nextTaken(steps: readonly Step[], at: number): number | undefined {
  const next = steps.findIndex((step, n) => n >= at && step.verdict === "taken");
  return next < 0 ? undefined : next;
}

/**
 * How good `edge` is as the next edge to be taken after `at` steps. An edge that weighs the same as
 * the one taken and may be taken is `equal`: only a rule decides between them.
 */
export function judge({ algorithm, steps, distances }: Course, at: number, edge: EdgeRef): Verdict {
  const next = steps[nextTaken(steps, at) ?? steps.length]?.edge;
  if (next && sameEdge(next, edge)) return "right";
  const { taken } = growth(steps, at);
  if (taken.some((one) => sameEdge(one, edge))) return "taken";
  if (through(taken, edge) !== undefined) return "connected";
  if (algorithm === "prim") {
    const inside = insideOf(steps, at);
    if (!inside.has(edge.from) && !inside.has(edge.to)) return "outside";
  }
  return next && (distances[place(edge)] ?? 0) > next.distance ? "heavier" : "equal";
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

/** The walk after a guess: a good one goes on to where its edge is taken, a wrong one stays. */
export function guess(stepper: Stepper, course: Course, edge: EdgeRef): Stepper {
  const verdict = judge(course, stepper.at, edge);
  const good = verdict === "right" || verdict === "equal";
  const next = nextTaken(course.steps, stepper.at);
  if (next === undefined) return stepper;
  const at = good ? next + 1 : stepper.at;
  return {
    ...stepper,
    playing: false,
    armed: undefined,
    at,
    right: stepper.right + (good ? 1 : 0),
    wrong: stepper.wrong + (good ? 0 : 1),
    guess: { from: edge.from, to: edge.to, at, verdict },
  };
}

/** The vertices between the two ends on the way through the tree; `undefined` where there is none. */
export function through(taken: readonly Edge[], { from, to }: EdgeRef): number[] | undefined {
  const cameFrom = new Map<number, number>([[from, from]]);
  // What is found on the way is gone on from, too.
  for (const here of cameFrom.keys()) {
    for (const edge of taken) {
      const next = edge.from === here ? edge.to : edge.to === here ? edge.from : undefined;
      if (next !== undefined && !cameFrom.has(next)) cameFrom.set(next, here);
    }
  }
  if (!cameFrom.has(to)) return undefined;
  const way: number[] = [];
  for (let at = cameFrom.get(to); at !== undefined && at !== from; at = cameFrom.get(at))
    way.push(at);
  return way.reverse();
}
