/** Which pairs the table shows, and in what order. */
import type { MeasureGroup } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { isSame } from "../../model/same.js";
import type { Shown } from "../measured.js";
import { groupOf, groups, numberOf } from "./columns.js";
import { groupsOf, type Reading, readCondition } from "./condition.js";
import { type Known, type Matcher, matcher } from "./matching.js";
import { sortRows } from "./order.js";

/** What rows are chosen from. */
export interface RowsOf extends Known {
  readonly count: number;
  /** The places of the pairs in the order of their ids; NaN of those that have none. */
  idRanks(): Float64Array;
  /** Other whenever anything of the pairs, of what was measured or of what was found is. */
  readonly version: readonly unknown[];
  /** Whether more is being found out. */
  readonly isGrowing: boolean;
}

/** By what rows are sorted. */
export interface Sort {
  /** The name of a column; `number` and `id` besides. */
  readonly by: string;
  readonly descending: boolean;
}

/** While more is found out, rows that took long are not sorted again before so many times as much has passed. */
const rest = 20;

/** The rows for a condition and an order; the same object as long as it says the same. */
export function createRows() {
  let last:
    | {
        readonly asked: readonly unknown[];
        readonly version: readonly unknown[];
        readonly shown: Shown;
        /** Until when it stays though more is known. */
        readonly until: number;
      }
    | undefined;
  const read = memoizeLast(readCondition);

  return (of: RowsOf, text: string, { by, descending }: Sort): Shown => {
    const reading = read(text);
    const problem = reading.kind === "problem" ? reading.problem : undefined;
    const asked = [text, by, descending, of.count];
    const begin = performance.now();
    if (last !== undefined && isSame(last.asked, asked)) {
      const stays = of.isGrowing && begin < last.until;
      if (stays || isSame(last.version, of.version)) return last.shown;
    }
    const { chosen, open } = choose(of, reading);
    const rows = sortRows(chosen, keysOf(of, by), descending);
    const before = last?.shown;
    const isSaid = before?.pending === open && before.problem === problem;
    const shown = isSaid && isSame(before.rows, rows) ? before : { rows, pending: open, problem };
    const end = performance.now();
    last = { asked, version: of.version, shown, until: end + rest * (end - begin) };
    return shown;
  };
}

function choose(of: RowsOf, reading: Reading) {
  // What cannot be read is true of no pair.
  if (reading.kind === "problem") return { chosen: new Uint32Array(0), open: false };
  const { condition } = reading;
  const is: Matcher = condition === undefined ? () => true : matcher(condition, of);
  const chosen = new Uint32Array(of.count);
  let count = 0;
  let open = false;
  for (let pair = 0; pair < of.count; pair += 1) {
    const found = is(pair);
    if (found === undefined) open = true;
    else if (found) chosen[count++] = pair;
  }
  return { chosen: chosen.subarray(0, count), open };
}

/** What the pairs are sorted by; undefined where it is their number. */
function keysOf(of: RowsOf, by: string): Float64Array | undefined {
  if (by === "number") return undefined;
  if (by === "id") return of.idRanks();
  const column = of.column(by);
  if (column === undefined) return undefined;
  return column.numerators.map((_, pair) => numberOf(column, pair));
}

/** The groups of measures that a condition and these columns need, in the order in which they are offered. */
export function neededGroups(
  condition: string,
  columns: readonly string[],
): readonly MeasureGroup[] {
  const reading = readCondition(condition);
  const asked = reading.kind === "condition" ? groupsOf(reading.condition) : [];
  const shown = columns.map(groupOf);
  return groups.filter((group) => asked.includes(group) || shown.includes(group));
}
