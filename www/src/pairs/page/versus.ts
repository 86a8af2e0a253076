/** Two systems, pair by pair: the difference of their values, and which of them is better. */
import { last } from "../../model/last.js";
import { differenceOf } from "../measure/columns.js";
import type { Column, MeasuredPairs } from "../measured.js";
import { moreIsBetter } from "./names.js";

/** Which of the pairs are wanted, by which system is better in them. */
export type Versus = "" | "won" | "lost" | "equal";

/** The columns beside those of the first system. */
export interface Beside {
  readonly second: Column;
  readonly difference: Column;
}

/** Both columns of a measure; undefined while one of them is not measured. */
export const beside = last(
  (name: string, first: MeasuredPairs, second: MeasuredPairs): Beside | undefined => {
    const [one, other] = [first.columns.get(name), second.columns.get(name)];
    if (one === undefined || other === undefined) return undefined;
    return {
      second: { ...other, name: "second" },
      difference: { ...differenceOf(one, other), name: "difference" },
    };
  },
);

/** The rows in which a system is better. */
export function rowsOf(
  rows: Uint32Array,
  versus: Versus,
  measure: string,
  { difference: { numerators, denominators } }: Beside,
): Uint32Array {
  if (versus === "") return rows;
  const more = moreIsBetter(measure) ? 1 : -1;
  const wanted = { won: 1, lost: -1, equal: 0 }[versus];
  return rows.filter(
    (pair) => (denominators[pair] ?? 0) > 0 && Math.sign(more * (numerators[pair] ?? 0)) === wanted,
  );
}

/** The rows sorted by one of the columns beside; those without a value at the end. */
export function sortedBy(rows: Uint32Array, column: Column, descending: boolean): Uint32Array {
  const value = (pair: number) => {
    const whole = column.denominators[pair] ?? 0;
    return whole > 0 ? (column.numerators[pair] ?? 0) / whole : Number.NaN;
  };
  const sign = descending ? -1 : 1;
  const values = new Float64Array(rows.length);
  rows.forEach((pair, at) => {
    values[at] = value(pair);
  });
  const order = Array.from(rows.keys()).sort((a, b) => {
    const [x, y] = [values[a] ?? Number.NaN, values[b] ?? Number.NaN];
    if (Number.isNaN(x) || Number.isNaN(y))
      return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return sign * (x - y) || (rows[a] ?? 0) - (rows[b] ?? 0);
  });
  return Uint32Array.from(order, (at) => rows[at] ?? 0);
}
