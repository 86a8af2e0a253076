/** The corpus as its page shows it: what is measured, and of what is chosen the rows. */

import { chosenEvalb, parametersOf } from "../../model/evalb.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { hasRowsAlone, type State, type Work } from "../../model/state.js";
import type { Measuring } from "../measure/index.js";
import { replacedIn } from "../measure/replacements.js";
import { neededGroups, type Sort } from "../measure/rows.js";
import type { Column, MeasuredPairs, ReplacedRow } from "../measured.js";
import { type Chosen, type Saved, withMeasures } from "./chosen.js";
import { type Heading, measuresNamed, offeredGroups } from "./names.js";
import { openingOf, openingOfRows } from "./opening.js";
import { rowsOf, type Versus } from "./versus.js";

/** What is chosen, as far as it is known what the page opens on. */
export function chosenNow(measuring: Measuring, work: Work, saved: Saved): Chosen {
  const measured = measuring.now();
  if (hasRowsAlone(work)) {
    const { opening, columns } = openingOfRows(measured);
    return withMeasures(saved, offeredGroups(work), false, opening, columns);
  }
  return withMeasures(saved, offeredGroups(work), work.second !== undefined, openingOf(measured));
}

/** Measures what is missing for what is chosen. */
function start(measuring: Measuring, { work, view }: State, saved: Saved): void {
  const chosen = chosenNow(measuring, work, saved);
  // What differs is told whatever the columns are, and similarity is what the page opens on, if it can.
  const names = [...measuresNamed(chosen.columns), chosen.measure, chosen.against, "similarity"];
  names.push(chosen.sort, ...(work.second === undefined ? [] : [chosen.judged]));
  const { sameWords, byLinks } = chosen;
  const parameters = parametersOf(chosenEvalb(view));
  const how = { sameWords, byLinks, parameters };
  measuring.start(work, neededGroups(chosen.condition, names), how);
}

/** What is known now; measures what is missing. */
export function corpusNow(measuring: Measuring, state: State, saved: Saved) {
  start(measuring, state, saved);
  // Of another corpus than before nothing is known any longer, nor what the page opens on.
  start(measuring, state, saved);
  return corpusKnown(measuring, state.work, saved);
}

/** What is known of the pairs that were measured last. */
export function corpusKnown(measuring: Measuring, work: Work, saved: Saved) {
  const chosen = chosenNow(measuring, work, saved);
  const wanted = measuresNamed(chosen.columns);
  const measured = measuring.now();
  const other = measuring.secondNow();
  const both =
    work.second === undefined || hasRowsAlone(work) ? undefined : bothOf(measuring, chosen.judged);
  const found = measuring.rows(chosen.condition, sortOf(chosen));
  const columns: readonly Heading[] = both ? [...wanted, "second", "difference"] : wanted;
  const { judged } = chosen;
  const { count } = measured.progress;
  const { replaced: all } = measured;
  const kept = both ? ofVersus(found.rows, chosen.versus as Versus, judged, ...both) : found.rows;
  const rows = ofReplaced(kept, chosen.replaced, all);
  return {
    chosen,
    /** With the columns of two systems, where there are two. */
    measured: both ? { ...measured, columns: withBoth(measured.columns, both) } : measured,
    /** How far the measuring is: of the other system, once that of the first one is through. */
    progress: measured.progress.state === "done" && other ? other.progress : measured.progress,
    shown: { ...found, rows },
    /** The rows shown, where they are not all there are. */
    some: rows.length < count ? rows : undefined,
    /** What differs in them, and in those that would be shown if another replacement were chosen, or none. */
    replaced: kept.length < count ? ofRows(all, kept) : all,
    /** The columns of the table. */
    columns,
  };
}

/** By what rows are sorted, in the columns that are measured. */
function sortOf({ sort, judged, descending }: Chosen): Sort {
  return { by: isOfBoth(sort) ? `${sort}.${judged}` : sort, descending };
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
    const pairs = new Set(row.places);
    return rows.filter((pair) => pairs.has(pair));
  },
);
const ofRows = memoizeLast(replacedIn);
const ofVersus = memoizeLast(
  (rows: Uint32Array, versus: Versus, judged: string, ...columns: Both) =>
    rowsOf(rows, versus, judged, columns),
);
