/** Pairs of phrases: which links count, what lights up in the tree, and where spans lie over the words of B. */
import { describe, expect, it } from "vitest";
import type { Link } from "../www/src/engine/answers.js";
import { knownLinks, writeLinks } from "../www/src/model/notation.js";
import { runs, stretch, stripOf } from "../www/src/results/crossings/layout/strip.js";
import { signOf, tonesOf } from "../www/src/results/crossings/layout/tones.js";
import { countedLinks, possibleOf } from "../www/src/results/crossings/tested.js";
import { readPhrases, readSentence } from "./pictures/read.js";

describe("links", () => {
  const links = knownLinks("1p1 2p3 3-2 3p4 4-5") as readonly Link[];
  const counted = (type: Parameters<typeof countedLinks>[1]) =>
    writeLinks(countedLinks(links, type), false);

  it("count where they are sure, or all of them, or the possible ones of words without a sure one", () => {
    expect(counted("sure")).toBe("3-2 4-5");
    expect(counted("all")).toBe("1p1 2p3 3-2 3p4 4-5");
    expect(counted("mixed")).toBe("1p1 2p3 3-2 4-5");
  });
});

describe("a format", () => {
  it("says what the phrases may be", () => {
    expect(possibleOf("brackets")).toHaveLength(3);
    expect(possibleOf("conllu")).toEqual(["dependencies"]);
    expect(possibleOf("words")).toEqual([]);
  });
});

describe("two phrases", () => {
  const tree = readPhrases("(S (NP (PRP they)) (VP do not (VP change (NP the status))))");
  const names = (words: readonly number[], other: readonly number[]) => {
    const { lines } = tonesOf(tree, words, other);
    const of = (tone: string) => [...lines].filter(([, one]) => one === tone).map(([id]) => id);
    return { first: of("first"), second: of("second") };
  };

  it("colour each line below which all words are theirs", () => {
    const [outer, inner] = [tree.words.length + 3, tree.words.length + 4];
    // not; change the status with the line to its VP, and no line above both.
    expect(names([3], [4, 5, 6])).toEqual({ first: [3], second: [4, 5, 6, inner, inner + 1] });
    expect(names([1], [2])).toEqual({ first: [1, tree.words.length + 2], second: [2] });
    expect(names([2, 3, 4, 5, 6], [1]).first).toContain(outer);
  });

  it("colour a whole subtree of dependencies, and of a head nothing but its word", () => {
    const words = readSentence("the/2/det cat/3/nsubj sleeps/0/root here/3/advmod");
    const { lines, words: along } = tonesOf(words, [3], [1, 2]);
    expect([...lines]).toEqual([
      [1, "second"],
      [2, "second"],
    ]);
    expect(along.get(3)).toBe("first");
  });

  it("have their sign where the drawing has them", () => {
    expect(signOf(tree, { phrase: 2, head: 4 })).toBe(tree.words.length + 3);
    expect(signOf(tree, { phrase: undefined, head: 4 })).toBe(4);
    expect(signOf(readSentence("a/0/root"), { phrase: 2, head: 1 })).toBe(1);
    expect(signOf(tree, { phrase: 99, head: 1 })).toBe(1);
  });
});

describe("the words of B", () => {
  it("are columns as wide as they are, from left to right or from right to left", () => {
    const ltr = stripOf([40, 90, 2], "ltr");
    expect(ltr.natural).toBe(48 + 98 + 24);
    expect(ltr.columns[0]?.from).toBe(0);
    expect(ltr.columns[2]?.to).toBeCloseTo(100);
    const rtl = stripOf([40, 90, 2], "rtl");
    expect(rtl.columns[0]?.to).toBe(100);
    expect(rtl.columns[2]?.from).toBeCloseTo(0);
    for (const strip of [ltr, rtl]) {
      const whole = stretch(strip, 1, 3);
      expect(whole?.from).toBeCloseTo(0);
      expect(whole?.to).toBeCloseTo(100);
      expect(stretch(strip, 2, 9)).toBeUndefined();
    }
  });

  it("stand together in runs", () => {
    expect(runs([2, 4, 5, 6, 9])).toEqual([
      [2, 2],
      [4, 6],
      [9, 9],
    ]);
    expect(runs([])).toEqual([]);
  });
});
