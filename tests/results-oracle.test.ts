import { expect, test } from "vitest";
import { long, worked } from "./results-oracle.js";

test("the oracle of the panels answers the worked example as published", () => {
  const { comparison } = worked;
  expect(comparison.spanningTree.map((e) => [e.from, e.to, e.distance, e.maximum])).toEqual([
    [2, 3, 0, 0],
    [0, 1, 0, 2],
    [4, 5, 1, 3],
    [1, 3, 2, 2],
    [3, 4, 2, 3],
  ]);
  expect(comparison.total).toMatchObject({ distance: 37, maximum: 49 });
  expect(comparison.score).toMatchObject({
    ratio: { distance: 5, maximum: 10 },
    low: { distance: 5, maximum: 10 },
    high: { distance: 5, maximum: 11 },
  });
});

test("both walks of the oracle end in trees of the same weight", () => {
  const { steps } = long(40);
  const end = (algorithm: "kruskal" | "prim") => steps(algorithm).steps.at(-1);
  expect(end("prim")?.distance).toBe(end("kruskal")?.distance);
  expect(end("prim")?.maximum).toBe(end("kruskal")?.maximum);
});
