/** The words that are compared, by leaf. */
import type { Distances, Side } from "../../engine/answers.js";
import { without } from "../../model/without.js";
import { formOf } from "../names.js";
import type { DistancesProps } from "./props.js";

/** The ids of leaves in one sentence, in its order. */
export function idsOf({ words }: Distances, side: Side, leaves: Iterable<number>) {
  const ids = [...leaves].flatMap((leaf) => words?.[side][leaf] ?? []);
  return ids.sort((a, b) => a - b);
}

/** All leaves. */
export function leavesOf({ words }: Distances): readonly number[] {
  return [...(words?.left.keys() ?? [])];
}

/** The form of a leaf, as the left sentence has it. */
export function leafForm({ left, distances }: DistancesProps, leaf: number): string {
  return formOf(left, distances.words?.left[leaf] ?? 0);
}

/** All other leaves. */
export function othersOf(distances: Distances, leaves: readonly number[]): readonly number[] {
  const ours = new Set(leaves);
  return leavesOf(distances).filter((leaf) => !ours.has(leaf));
}

/** Words without a partner, as they stand in one sentence or in both. */
interface Apart {
  readonly a: readonly string[];
  readonly b: readonly string[];
  /** Those that both have, and have no partner because they stand in another order. */
  readonly order: readonly string[];
}

/** Of words of A and of B that have no partner those that only one of them has, and those of both. O(words). */
export function apartOf(a: readonly string[], b: readonly string[]): Apart {
  return { a: without(a, b), b: without(b, a), order: without(a, without(a, b)) };
}
