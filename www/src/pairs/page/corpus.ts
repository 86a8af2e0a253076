/** The corpus as its page shows it: what is measured, and of what is chosen the rows. */

import { memoizeLast } from "../../model/memoize-last.js";
import type { Work } from "../../model/state.js";
import type { Measuring } from "../measure/index.js";
import { neededGroups } from "../measure/rows.js";
import type { Column, MeasuredPairs, Shown } from "../measured.js";
import type { Chosen } from "./chosen.js";
import { type Heading, measuresNamed } from "./names.js";
import { keyOf } from "./replaced.js";
import { rowsOf, type Versus } from "./versus.js";

/** What is known now; measures what is missing. */
export function corpusNow(measuring: Measuring, work: Work, chosen: Chosen) {
  const wanted = measuresNamed(chosen.columns);
  const two = work.second !== undefined;
  // What differs is told whatever the columns are.
  const names = [...wanted, chosen.measure, chosen.against, chosen.sort, "similarity"];
  if (two) names.push(chosen.judged);
  const { sameWords, byLinks } = chosen;
  measuring.start(work, neededGroups(chosen.condition, names), { sameWords, byLinks });
  const measured = measuring.now();
  const other = measuring.secondNow();
  const both = two ? bothOf(measuring, chosen.judged) : undefined;
  const found = measuring.rows(chosen.condition, {
    by: isOfBoth(chosen.sort) ? `${chosen.sort}.${chosen.judged}` : chosen.sort,
    descending: chosen.descending,
  });
  const columns: readonly Heading[] = both ? [...wanted, "second", "difference"] : wanted;
  const { judged } = chosen;
  const kept = ofReplaced(found.rows, chosen.replaced, measured.replaced);
  const rows = both ? ofVersus(kept, chosen.versus as Versus, judged, ...both) : kept;
  return {
    /** With the columns of two systems, where there are two. */
    measured: both && other ? withBoth(measured, other, ...both) : measured,
    /** How far the measuring is: of the other system, once that of the first one is through. */
    progress: measured.progress.state === "done" && other ? other.progress : measured.progress,
    shown: shownOf(rows, found),
    /** The rows shown, where they are not all there are. */
    some: rows.length < measured.progress.count ? rows : undefined,
    /** The columns of the table. */
    columns,
  };
}

/** Whether a column stands there where two systems are compared. */
export function isOfBoth(name: string): boolean {
  return name === "second" || name === "difference";
}

/** The columns of two systems beside those of the first one. */
function bothOf(measuring: Measuring, judged: string) {
  const first = measuring.column(judged);
  const second = measuring.column(`second.${judged}`);
  const difference = measuring.column(`difference.${judged}`);
  return first && second && difference && ([first, second, difference] as const);
}

const ofReplaced = memoizeLast(
  (rows: Uint32Array, key: string, replaced: MeasuredPairs["replaced"]): Uint32Array => {
    const row = key === "" ? undefined : replaced.find((one) => keyOf(one) === key);
    if (row === undefined) return rows;
    const pairs = new Set(row.pairs);
    return rows.filter((pair) => pairs.has(pair));
  },
);
const ofVersus = memoizeLast(
  (
    rows: Uint32Array,
    versus: Versus,
    judged: string,
    ...columns: readonly [Column, Column, Column]
  ) => rowsOf(rows, versus, judged, columns),
);

const shownOf = memoizeLast((rows: Uint32Array, found: Shown): Shown => ({ ...found, rows }));

const withBoth = memoizeLast(
  (
    measured: MeasuredPairs,
    other: MeasuredPairs,
    _first: Column,
    second: Column,
    difference: Column,
  ): MeasuredPairs => ({
    ...measured,
    refused: (pair) => measured.refused(pair),
    secondRefused: (pair) => other.refused(pair),
    columns: new Map([...measured.columns, ["second", second], ["difference", difference]]),
  }),
);
