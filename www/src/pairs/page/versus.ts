/** Two systems, pair by pair: the difference of their values, and which of them is better. */
import { last } from "../../model/last.js";
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
      difference: difference(one, other),
    };
  },
);

/** The first value less the second, as exact ratios. */
function difference(one: Column, other: Column): Column {
  const count = Math.min(one.denominators.length, other.denominators.length);
  const numerators = new Float64Array(count);
  const denominators = new Float64Array(count);
  for (let pair = 0; pair < count; pair += 1) {
    const [a, b] = [one.denominators[pair] ?? 0, other.denominators[pair] ?? 0];
    // Refused by either, not measured in either, not defined in either.
    if (!(a > 0 && b > 0)) {
      denominators[pair] = Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : Math.min(a, b);
      continue;
    }
    numerators[pair] = (one.numerators[pair] ?? 0) * b - (other.numerators[pair] ?? 0) * a;
    denominators[pair] = a * b;
  }
  return { name: "difference", numerators, denominators, reasons: [...one.reasons] };
}

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
