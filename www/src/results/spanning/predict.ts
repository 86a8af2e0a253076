import type { Edge } from "../../engine/answers.js";
import { judge, nextTaken } from "../../model/growth.js";
import type { EdgeRef } from "../../model/refs.js";
import { ends } from "../../model/triangle.js";
import type { Stepper } from "./stepper.js";

/** The walk after a guess: a good one goes on to where its edge is taken, a wrong one stays. */
export function guess(
  stepper: Stepper,
  course: Parameters<typeof judge>[0],
  edge: EdgeRef,
): Stepper {
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

/**
 * The walk after a vertex was chosen on the trees: the first one waits for the second, and with it the edge is guessed.
 * A word may have several links, and means one that is not chosen yet.
 */
export function chosenVertex(
  stepper: Stepper,
  course: Parameters<typeof judge>[0],
  meant: readonly number[],
): Stepper {
  const { armed } = stepper;
  const vertex = meant.find((one) => one !== armed);
  if (vertex === undefined) return meant.length === 0 ? stepper : { ...stepper, armed: undefined };
  if (armed === undefined) return { ...stepper, armed: vertex, guess: undefined };
  return guess(stepper, course, ends(armed, vertex));
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
