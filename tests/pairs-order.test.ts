import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ranks, sortRows } from "../www/src/pairs/measure/order.js";

const value = fc.oneof(
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -0, 0.5, 1, 1, Number.NaN, Number.POSITIVE_INFINITY),
);

/** The same order, by the sort that the language has. */
function plainly(rows: readonly number[], keys: readonly number[], descending: boolean): number[] {
  const of = (row: number) => keys[row] ?? Number.NaN;
  return [...rows].sort((a, b) => {
    if (Number.isNaN(of(a)) || Number.isNaN(of(b))) {
      return Number(Number.isNaN(of(a))) - Number(Number.isNaN(of(b))) || a - b;
    }
    const [one, other] = descending ? [of(b), of(a)] : [of(a), of(b)];
    return one < other ? -1 : one > other ? 1 : a - b;
  });
}

describe("rows in order", () => {
  it("are in the order of the language's own sort, undefined ones at the end, ties by number", () => {
    fc.assert(
      fc.property(
        fc.array(value),
        fc.boolean(),
        fc.func(fc.boolean()),
        (keys, descending, keep) => {
          const rows = keys.flatMap((_, at) => (keep(at) ? [at] : []));
          const sorted = sortRows(Uint32Array.from(rows), Float64Array.from(keys), descending);
          expect([...sorted]).toEqual(plainly(rows, keys, descending));
        },
      ),
    );
  });

  it("are turned round where they go by their numbers", () => {
    expect([...sortRows(Uint32Array.of(1, 4, 6), undefined, false)]).toEqual([1, 4, 6]);
    expect([...sortRows(Uint32Array.of(1, 4, 6), undefined, true)]).toEqual([6, 4, 1]);
  });

  it("leave what they are made from as it was", () => {
    const [rows, keys] = [Uint32Array.of(0, 1, 2), Float64Array.of(3, -1, 2)];
    expect([...sortRows(rows, keys, false)]).toEqual([1, 2, 0]);
    expect([[...rows], [...keys]]).toEqual([
      [0, 1, 2],
      [3, -1, 2],
    ]);
  });

  it("go by texts where those have places", () => {
    expect([...ranks(["b", undefined, "a", "b", "c"])]).toEqual([1, Number.NaN, 0, 1, 2]);
    expect([...ranks([])]).toEqual([]);
  });
});
