/** The corpus as its page shows it: what is measured, and of what is chosen the rows. */

import { memoizeLast } from "../../model/memoize-last.js";
import type { Work } from "../../model/state.js";
import type { Measuring } from "../measure/index.js";
import { neededGroups } from "../measure/rows.js";
import type { Column, MeasuredPairs, ReplacedRow } from "../measured.js";
import type { Chosen } from "./chosen.js";
import { type Heading, measuresNamed } from "./names.js";
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
    measured: both ? { ...measured, columns: withBoth(measured.columns, both) } : measured,
    /** How far the measuring is: of the other system, once that of the first one is through. */
    progress: measured.progress.state === "done" && other ? other.progress : measured.progress,
    shown: { ...found, rows },
    /** The rows shown, where they are not all there are. */
    some: rows.length < measured.progress.count ? rows : undefined,
    /** The columns of the table. */
    columns,
  };
}

/** What a row of replacements is known by. */
export function keyOf({ what, left, right }: ReplacedRow): string {
  return JSON.stringify([what, left, right]);
}

const withBoth = (columns: MeasuredPairs["columns"], [, second, difference]: Both) =>
  new Map([...columns, ["second", second], ["difference", difference]]);

/** Whether a column stands there where two systems are compared. */
export function isOfBoth(name: string): boolean {
  return name === "second" || name === "difference";
}

/** What two systems have. */
type Both = [first: Column, second: Column, difference: Column];

/** The columns of two systems beside those of the first one. */
function bothOf(measuring: Measuring, judged: string) {
  const first = measuring.column(judged);
  const second = measuring.column(`second.${judged}`);
  const difference = measuring.column(`difference.${judged}`);
  return first && second && difference && ([first, second, difference] satisfies Both);
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
  (rows: Uint32Array, versus: Versus, judged: string, ...columns: Both) =>
    rowsOf(rows, versus, judged, columns),
);
