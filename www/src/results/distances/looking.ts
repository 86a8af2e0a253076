/** What is looked at where nothing was chosen: the first split, before all of those that only one tree has. */
import type { Distances, QuartetCounts, Split } from "../../engine/answers.js";
import type { Chosen } from "./props.js";
import { leavesOf } from "./words.js";

/** Whether two lists name the same leaves. */
export function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((leaf, at) => leaf === b[at]);
}

/** The split looked at: the chosen one where it is there. */
export function splitOf({ splits }: Distances, chosen: readonly number[]): Split | undefined {
  if (splits === undefined) return undefined;
  const all = [...splits.right, ...splits.left, ...splits.both];
  return all.find(({ leaves }) => isSame(leaves, chosen)) ?? all[0];
}

/** How many quartets the two trees do not pair alike. */
export function differingOf({ different, leftOnly, rightOnly }: QuartetCounts): number {
  return different + leftOnly + rightOnly;
}

/** What is chosen as far as this pair has it: it may have been chosen over another one. */
export function within(chosen: Chosen, distances: Distances): Chosen {
  const { quartets } = distances;
  const last = quartets === undefined ? 0 : differingOf(quartets) - 1;
  const leaves = new Set(Array.from({ length: leavesOf(distances) }, (_, leaf) => leaf));
  // Each once: what comes with a link may be anything.
  const isThere = chosen.four.length <= 4 && chosen.four.every((leaf) => leaves.delete(leaf));
  return {
    ...chosen,
    four: isThere ? chosen.four : [],
    place: Math.max(0, Math.min(last, Math.trunc(chosen.place))),
  };
}
