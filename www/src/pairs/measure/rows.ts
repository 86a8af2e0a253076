/** Which pairs the table shows, and in what order. */
import type { PickerEntry } from "../entry.js";
import type { Column, Shown } from "../measured.js";
import { baseOf, groupOf, numberOf } from "./columns.js";
import { type Condition, groupsOf, type Problem, readCondition } from "./condition.js";
import { judge, type Known } from "./judge.js";
import type { Sort } from "./measuring.js";
import { ranks, sortRows } from "./order.js";

/** What rows are chosen from. */
export interface RowsOf extends Known {
  readonly count: number;
  /** Other whenever anything of the pairs, of what was measured or of what was found is. */
  readonly version: readonly unknown[];
}

/** The rows for a condition and an order; the same object as long as it says the same. */
export type Rows = (of: RowsOf, condition: string, sort: Sort) => Shown;

/** Rows that remember what they showed last. */
export function createRows(): Rows {
  let last: { readonly key: readonly unknown[]; readonly shown: Shown } | undefined;
  let read: { readonly text: string; readonly problem: Problem | undefined } | undefined;
  /** The last condition that could be read: it stays while another one is being typed. */
  let good: Condition | undefined;

  function understand(text: string): Problem | undefined {
    if (read?.text === text) return read.problem;
    const reading = readCondition(text);
    if (reading.kind === "condition") good = reading.condition;
    const problem = reading.kind === "problem" ? reading.problem : undefined;
    read = { text, problem };
    return problem;
  }

  return (of, text, { by, descending }) => {
    const problem = understand(text);
    const fixed = good === undefined && by === "number";
    const key = [text, good, by, descending, of.count, ...(fixed ? [] : of.version)];
    if (last !== undefined && isSame(last.key, key)) return last.shown;
    const { chosen, open } = choose(of, good);
    const rows = sortRows(chosen, keysOf(of, by), descending);
    const before = last?.shown;
    const same =
      before !== undefined &&
      before.pending === open &&
      before.problem === problem &&
      before.rows.length === rows.length &&
      before.rows.every((row, at) => row === rows[at]);
    const shown = same ? before : { rows, pending: open, problem };
    last = { key, shown };
    return shown;
  };
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one, at) => one === b[at]);

function choose(of: RowsOf, condition: Condition | undefined) {
  const all = Uint32Array.from({ length: of.count }, (_, pair) => pair);
  if (condition === undefined) return { chosen: all, open: false };
  const is = judge(condition, of);
  let open = false;
  const chosen = all.filter((pair) => {
    const found = is(pair);
    if (found === undefined) open = true;
    return found === true;
  });
  return { chosen, open };
}

/** What the pairs are sorted by; undefined where it is their number. */
function keysOf(of: RowsOf, by: string): Float64Array | undefined {
  if (by === "number") return undefined;
  const pairs = Array.from({ length: of.count }, (_, pair) => pair);
  if (by === "id") {
    const idOf = ({ leftId, rightId }: PickerEntry) => leftId ?? rightId;
    return ranks(pairs.map((pair) => idOf(of.entry(pair))));
  }
  const column: Column | undefined = of.column(by);
  if (column === undefined) return undefined;
  return Float64Array.from(pairs, (pair) => numberOf(column, pair));
}

/** The groups of measures that a condition and these columns need. */
export function neededGroups(condition: string, columns: readonly string[]) {
  const reading = readCondition(condition);
  const asked = reading.kind === "condition" ? groupsOf(reading.condition) : [];
  const shown = columns.flatMap((name) => groupOf(baseOf(name)) ?? []);
  return [...new Set([...asked, ...shown])];
}
