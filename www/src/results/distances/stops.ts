/** Walking along the edits: from step to step, or from one that changes something to the next. */
import type { TreeEdit } from "../../engine/answers.js";

/** After how many steps a walk stops, from none to all of them. */
export function stopsOf({ steps }: TreeEdit, changes: boolean): readonly number[] {
  const all = [0, ...steps.map((_, at) => at + 1)];
  return changes ? all.filter((at) => at === 0 || (steps[at - 1]?.cost ?? 0) > 0) : all;
}

/**
 * The stop to which `to` leads, which knows stops by their numbers. From between two stops, as it is where
 * changes alone are gone through from now on, it leads to one of the two.
 */
export function walked(stops: readonly number[], at: number, to: (stop: number) => number): number {
  const behind = stops.findIndex((stop) => stop >= at);
  const from = behind < 0 ? stops.length - 0.5 : stops[behind] === at ? behind : behind - 0.5;
  const next = to(from);
  const place = next > from ? Math.floor(next) : Math.ceil(next);
  return stops[Math.max(0, Math.min(stops.length - 1, place))] ?? 0;
}
