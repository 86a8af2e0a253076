/** Two systems, pair by pair: the difference of their values, and which of them is better. */
import type { Column } from "../measured.js";
import { moreIsBetter } from "./names.js";

/** Which of the pairs are wanted, by which system is better in them. */
export type Versus = "" | "won" | "lost" | "equal";

/**
 * The rows in which a system is better, by how much more the first one has. What is 0 by convention, being
 * 0 of 0, is left out of the test, and so it is here.
 */
export function rowsOf(
  rows: Uint32Array,
  versus: Versus,
  measure: string,
  [first, second, { numerators, denominators }]: readonly [Column, Column, difference: Column],
): Uint32Array {
  if (versus === "") return rows;
  const more = moreIsBetter(measure) ? 1 : -1;
  const wanted = { won: 1, lost: -1, equal: 0 }[versus];
  const isTested = (pair: number) =>
    [first, second].every((one) => (one.denominators[pair] ?? 0) >= 1) &&
    (denominators[pair] ?? 0) > 0;
  return rows.filter(
    (pair) => isTested(pair) && Math.sign(more * (numerators[pair] ?? 0)) === wanted,
  );
}
