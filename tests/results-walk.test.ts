import { describe, expect, it } from "vitest";
import { insideOf, judge, nextTaken, takenBefore } from "../www/src/model/growth.js";
import { place } from "../www/src/model/triangle.js";
import { linkNames } from "../www/src/results/names.js";
import { narration } from "../www/src/results/spanning/narration.js";
import { guess, through } from "../www/src/results/spanning/predict.js";
import {
  firstStepper,
  goTo,
  type TreeProps,
  togglePlay,
} from "../www/src/results/spanning/stepper.js";
import { links, long, pair, sentence, worked } from "./results-oracle.js";
import { text } from "./results-text.js";
import "../www/src/results/spanning/texts/en.ftl";

const names = linkNames(worked.left, worked.right, worked.comparison.links);

describe("the walk", () => {
  it.each(["kruskal", "prim"] as const)("of %s ends in the tree of the result", (algorithm) => {
    for (const of of [worked, long(25)]) {
      const { steps } = of.steps(algorithm);
      const taken = takenBefore(steps, steps.length);
      const sum = taken.reduce((so, edge) => so + edge.distance, 0);
      expect(taken.map(place).sort()).toEqual(of.comparison.spanningTree.map(place).sort());
      expect(steps.at(-1)?.distance).toBe(sum);
    }
  });

  it("goes no further than its ends, and stops playing there", () => {
    const playing = { ...firstStepper, playing: true };
    expect(goTo(playing, 99, 6)).toMatchObject({ at: 6, playing: false });
    expect(goTo(playing, -1, 6)).toMatchObject({ at: 0, playing: true });
    expect(togglePlay({ ...firstStepper, at: 6 }, 6)).toMatchObject({ at: 0, playing: true });
  });

  it("says each step in a sentence", () => {
    const { steps } = worked.steps("kruskal");
    const told = (at: number) =>
      text(
        narration({
          ...worked,
          algorithm: "kruskal",
          steps,
          names,
          stepper: { ...firstStepper, at },
        } as unknown as TreeProps),
      );
    expect(told(1)).toMatch(/^is – becoming, weight 0: taken\./);
    expect(told(5)).toMatch(
      /^the – becoming, weight 2: rejected, they are already connected through detective\./,
    );
    expect(told(6)).toContain(
      "All 6 links are connected: on the spanning tree the weight is 5 of 10, the similarity 0.50.",
    );
  });
});

describe("a guess", () => {
  const { distances } = worked.comparison;
  const kruskal = {
    algorithm: "kruskal" as const,
    steps: worked.steps("kruskal").steps,
    distances,
  };
  const prim = { algorithm: "prim" as const, steps: worked.steps("prim").steps, distances };
  const edge = (from: number, to: number) => ({ from, to });

  it("is judged by what is taken next", () => {
    expect(judge(kruskal, 0, edge(2, 3))).toBe("right");
    expect(judge(kruskal, 0, edge(0, 1))).toBe("equal");
    expect(judge(kruskal, 0, edge(0, 5))).toBe("heavier");
    expect(judge(kruskal, 1, edge(2, 3))).toBe("taken");
    expect(judge(kruskal, 4, edge(0, 3))).toBe("connected");
    expect(judge(prim, 0, edge(2, 3))).toBe("outside");
    expect(judge(prim, 0, edge(0, 1))).toBe("right");
  });

  it("that is good goes on past what is rejected; one that is not stays and is counted", () => {
    const before = { ...firstStepper, predict: true, at: 4 };
    const good = guess(before, kruskal, edge(3, 4));
    expect(good).toMatchObject({ at: 6, right: 1, wrong: 0 });
    expect(guess(before, kruskal, edge(0, 3))).toMatchObject({ at: 4, right: 0, wrong: 1 });
    expect(guess(good, kruskal, edge(0, 3))).toBe(good);
  });

  it("made rightly to the end builds the tree", () => {
    let stepper = { ...firstStepper, predict: true };
    for (;;) {
      const next = nextTaken(kruskal.steps, stepper.at);
      const wanted = kruskal.steps[next ?? -1]?.edge;
      if (!wanted) break;
      stepper = guess(stepper, kruskal, wanted) as typeof stepper;
    }
    expect(stepper).toMatchObject({ at: kruskal.steps.length, right: 5, wrong: 0 });
  });

  it("knows the way that already connects its ends, and Prim's tree before its first edge", () => {
    const taken = takenBefore(kruskal.steps, kruskal.steps.length);
    expect(through(taken, edge(0, 5))).toEqual([1, 3, 4]);
    expect(through([], edge(0, 5))).toBeUndefined();
    expect([...insideOf(prim.steps, 0)]).toEqual([0]);
  });
});

describe("shared words", () => {
  it("are found by the oracle as the panel is given them", () => {
    expect(worked.explain(2, 3)).toEqual({
      kind: "shared",
      side: "right",
      left: undefined,
      right: 3,
    });
    const both = pair(sentence("a<0 root"), sentence("b<0 root", "c<1 x"), links("1-1 1-2"));
    expect(both.comparison.score).toEqual({ kind: "undefined", reason: "no-paths" });
  });
});
