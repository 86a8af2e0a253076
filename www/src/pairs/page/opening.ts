/** What the page of all pairs opens on: the first measure that most pairs have a value of, the worst first. */

import { memoizeLast } from "../../model/memoize-last.js";
import { always, isShare, type Measure, measuresOf } from "../measure/columns.js";
import type { Column, MeasuredPairs } from "../measured.js";

/** What is asked first of two trees, each where the one before it is not defined for most pairs. */
const candidates = [
  "similarity",
  "brackets.f",
  "attachment.labelled",
  "attachment.unlabelled",
  "robinsonFoulds",
  "treeEdit",
] as const satisfies readonly Measure[];

/** Stands in a choice for what follows the measure that the page opens on, as long as nothing else is chosen. */
export const asOpened = "opening";

/**
 * The measure that the page opens on, as far as pairs are measured; one of which nothing is known yet is waited
 * for. Similarity, where none is defined for most of them.
 */
export const openingOf = memoizeLast(({ columns }: Pick<MeasuredPairs, "columns">): Measure => {
  const fit = candidates.find((name) => isDefinedForMost(columns.get(name)));
  return fit ?? candidates[0];
});

const all: readonly Measure[] = [...always, ...Object.values(measuresOf).flat()];

/** So many columns of rows are shown at first. */
const mostColumns = 9;

/** What the page opens on where rows are all there is: the measures that they have, a share of them first. */
export const openingOfRows = memoizeLast(({ columns }: Pick<MeasuredPairs, "columns">) => {
  const known = all.filter((name) => hasValue(columns.get(name)));
  const isFit = (name: Measure) => isDefinedForMost(columns.get(name));
  const shares = known.filter((name) => isShare(name) && name !== "coverage");
  const opening = candidates.find((one) => known.includes(one) && isFit(one)) ?? shares[0];
  return { opening: opening ?? candidates[0], columns: known.slice(0, mostColumns) };
});

function hasValue(column: Column | undefined): boolean {
  return column?.denominators.some((denominator) => denominator > 0) === true;
}

/** Whether most of the pairs have a value that could be measured; so it is taken to be while none was. */
function isDefinedForMost(column: Column | undefined): boolean {
  let [defined, undefined_] = [0, 0];
  for (const denominator of column?.denominators ?? []) {
    if (denominator > 0) defined += 1;
    else if (denominator === 0) undefined_ += 1;
  }
  return defined >= undefined_;
}

/** The columns that the page opens on. */
export function openingColumns(opening: Measure): readonly Measure[] {
  const words = ["words.left", "words.right"] as const;
  // Links are what similarity is made of; the others compare words in their places.
  return opening === "similarity" ? [...words, "links", "coverage", opening] : [...words, opening];
}
