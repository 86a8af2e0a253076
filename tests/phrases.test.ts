import { describe, expect, it } from "vitest";
import type { Phrase } from "../www/src/engine/answers.js";
import { type Shown, shownOf } from "../www/src/engine/shown.js";
import { moved } from "../www/src/stage/hand/moves.js";
import { layoutPair, type PairLayout } from "../www/src/stage/layout/pair.js";
import { phraseUnits } from "../www/src/stage/layout/phrase-units.js";
import { phraseTree } from "../www/src/stage/layout/phrases.js";
import { spread } from "../www/src/stage/layout/spread.js";
import type { PlacedPhrases, PlacedTree } from "../www/src/stage/layout/tree.js";
import { movedIn } from "../www/src/stage/phrases/moves.js";
import { phraseName } from "../www/src/stage/phrases/names.js";
import { fixedMeasure } from "./pictures/measure.js";
import { randomFrom } from "./pictures/random.js";
import { readPhrases } from "./pictures/read.js";

const labels = ["S", "NP-SBJ-1", "VP", "WHADVP", "x", ",", "TOP", "NP"];
const forms = ["I", "telescope", "the", "قرأ", "Donaudampfschifffahrt", ",", "图书馆"];
const tags = ["NN", "VBZ", "appr", "PRP$"];

/** Brackets over `size` words: some words bare, some phrases of one child, some without a label. */
function randomBrackets(random: () => number, size: number, rightToLeft: boolean): string {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? "";
  const text: string[] = [];
  const open = [{ from: 0, to: size, close: false, deep: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { from, to, deep } = next;
    if (next.close) {
      text.push(")");
    } else if (to - from === 1 && (random() < 0.7 || deep > 6)) {
      const form = rightToLeft ? "قرأ" : pick(forms);
      text.push(random() < 0.6 ? `(${pick(tags)} ${form})` : form);
    } else {
      text.push(`(${pick(labels)}`);
      open.push({ ...next, close: true });
      const cuts = Array.from({ length: Math.floor(random() * 4) }, () =>
        Math.floor(from + random() * (to - from)),
      );
      const ends = [...new Set([...cuts, from, to])].sort((a, b) => a - b);
      for (let at = ends.length - 1; at > 0; at -= 1) {
        open.push({ from: ends[at - 1] ?? 0, to: ends[at] ?? 0, close: false, deep: deep + 1 });
      }
    }
  }
  return text.join(" ");
}

function lay(a: Shown, b: Shown, folded: readonly number[] = [], shown = true): PairLayout {
  return layoutPair(
    { sentence: a, folded: new Set(folded) },
    { sentence: b, folded: new Set() },
    { drawing: "arcs", labels: shown, measure: fixedMeasure, phraseTree },
  );
}

interface Segment {
  readonly of: number;
  readonly parent: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The two straight pieces of each line. */
function segments({ branches }: PlacedPhrases): Segment[] {
  return branches.flatMap(({ parent, child, x1, y1, x2, y2, bend }) => [
    { of: child, parent, x1: x2, y1: y2, x2: x1, y2: bend },
    { of: child, parent, x1, y1: bend, x2: x1, y2: y1 },
  ]);
}

/** Whether two segments have a point in common. */
function meet(p: Segment, q: Segment): boolean {
  const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const d1 = turn(q.x1, q.y1, q.x2, q.y2, p.x1, p.y1);
  const d2 = turn(q.x1, q.y1, q.x2, q.y2, p.x2, p.y2);
  const d3 = turn(p.x1, p.y1, p.x2, p.y2, q.x1, q.y1);
  const d4 = turn(p.x1, p.y1, p.x2, p.y2, q.x2, q.y2);
  const apart =
    Math.max(p.x1, p.x2) < Math.min(q.x1, q.x2) ||
    Math.max(q.x1, q.x2) < Math.min(p.x1, p.x2) ||
    Math.max(p.y1, p.y2) < Math.min(q.y1, q.y2) ||
    Math.max(q.y1, q.y2) < Math.min(p.y1, p.y2);
  return !apart && d1 * d2 <= 0 && d3 * d4 <= 0;
}

interface Box {
  readonly of: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function boxes(tree: PlacedTree, { nodes, tags }: PlacedPhrases): Box[] {
  return [
    ...nodes.map(({ id, x, y, width, label }) => ({ of: id, x, y, width, height: label ? 14 : 6 })),
    ...tags.map(({ word, x, y, width }) => ({ of: -word, x, y, width, height: 12 })),
    ...tree.words.map(({ id, x, width }) => ({ of: id, x, y: tree.rowY, width, height: 22 })),
  ];
}

function overlap(a: Box, b: Box): boolean {
  return (
    2 * Math.abs(a.x - b.x) < a.width + b.width && 2 * Math.abs(a.y - b.y) < a.height + b.height
  );
}

/** Whether a line runs over a label that is not at one of its ends. */
function runsOver(line: Segment, box: Box): boolean {
  if (Math.abs(box.of) === line.of || box.of === line.parent) return false;
  const [x1, x2] = [box.x - box.width / 2, box.x + box.width / 2];
  const [y1, y2] = [box.y - box.height / 2, box.y + box.height / 2];
  const side = (ax: number, ay: number, bx: number, by: number) =>
    meet(line, { of: 0, parent: 0, x1: ax, y1: ay, x2: bx, y2: by });
  return (
    side(x1, y1, x2, y1) || side(x1, y2, x2, y2) || side(x1, y1, x1, y2) || side(x2, y1, x2, y2)
  );
}

/** What is wrong with a tree, in words; empty when nothing is. */
function faults(tree: PlacedTree | undefined): string[] {
  const phrases = tree?.phrases;
  if (!tree || !phrases) return ["no tree"];
  const found: string[] = [];
  const lines = segments(phrases);
  const labelled = boxes(tree, phrases);
  lines.forEach((p, at) => {
    for (const q of lines.slice(at + 1)) {
      // At a dot the line from above and those to below come together.
      if (p.of === q.of || p.of === q.parent || q.of === p.parent) continue;
      // Lines of one phrase without a spread begin at one point.
      const fork = p.parent === q.parent && p.x1 === q.x1 && p.y1 === q.y1;
      if (!fork && meet(p, q)) found.push(`lines to ${p.of} and ${q.of} meet`);
    }
    for (const box of labelled) if (runsOver(p, box)) found.push(`line to ${p.of} over ${box.of}`);
  });
  labelled.forEach((a, at) => {
    for (const b of labelled.slice(at + 1))
      if (overlap(a, b)) found.push(`${a.of} and ${b.of} overlap`);
  });
  tree.words.forEach((word, at) => {
    const before = tree.words[at - 1];
    if (!before) return;
    if (word.x - word.width / 2 - before.x - before.width / 2 <= 4) found.push(`words at ${at}`);
  });
  for (const { x, width } of labelled) {
    if (x - width / 2 < tree.left - 0.01 || x + width / 2 > tree.right + 0.01) found.push("extent");
  }
  return found;
}

describe("layout of a tree of phrases", () => {
  it("crosses no lines and overlaps no labels, in either direction, with and without labels", () => {
    const random = randomFrom(5);
    for (let round = 0; round < 120; round += 1) {
      const size = 1 + Math.floor(random() * 18);
      const text = randomBrackets(random, size, round % 3 === 0);
      const sentence = readPhrases(text);
      const pair = lay(sentence, readPhrases("(S a)"), [], round % 5 !== 0);
      expect(faults(pair.left), text).toEqual([]);
    }
  });

  it("does so with phrases put away", () => {
    const random = randomFrom(23);
    for (let round = 0; round < 80; round += 1) {
      const text = randomBrackets(random, 2 + Math.floor(random() * 16), false);
      const sentence = readPhrases(text);
      const count = sentence.phrases?.length ?? 0;
      const folded = [1, 2, 3].map(() => sentence.words.length + 1 + Math.floor(random() * count));
      expect(faults(lay(sentence, readPhrases("b"), folded).left), text).toEqual([]);
    }
  });

  it("keeps every word, in its order as the eye reads", () => {
    const ids = (text: string) =>
      lay(readPhrases(text), readPhrases("b")).left?.words.map(({ id }) => id);
    expect(ids("(S (NP (DT the) (NN cat)) (VP sleeps) .)")).toEqual([1, 2, 3, 4]);
    expect(ids("(S (VP قرأ (NP الطالب) (NP الكتاب)))")).toEqual([3, 2, 1]);
    expect(ids("three bare words")).toEqual([1, 2, 3]);
    expect(ids("(A a) (B b c) d")).toEqual([1, 2, 3, 4]);
  });

  it("sets a phrase over the middle of its children, a level above the highest of them", () => {
    const tree = lay(readPhrases("(S (NP a b) (VP c (NP d e)) f)"), readPhrases("b")).left;
    const at = (id: number) => tree?.phrases?.nodes.find((node) => node.id === id);
    const word = (id: number) => tree?.words.find((one) => one.id === id)?.x ?? 0;
    expect(at(8)?.x).toBeCloseTo((word(1) + word(2)) / 2, 2);
    expect(at(9)?.x).toBeCloseTo((word(3) + (at(10)?.x ?? 0)) / 2, 2);
    // The two lowest phrases stand on one height, whatever stands above them.
    expect(at(8)?.y).toBe(at(10)?.y);
    expect(at(9)?.y).toBeLessThan(at(8)?.y ?? 0);
    expect(at(7)?.y).toBeLessThan(at(9)?.y ?? 0);
  });

  it("grows down in B", () => {
    const tree = lay(readPhrases("a"), readPhrases("(S (NP a b))")).right;
    const [top, below] = tree?.phrases?.nodes ?? [];
    expect(top?.y).toBeGreaterThan(below?.y ?? 0);
    expect(below?.y).toBeGreaterThan(tree?.rowY ?? 0);
  });

  it("spreads the starts of three and more children along the label", () => {
    const tree = lay(readPhrases("(WHADVP a b c)"), readPhrases("b")).left;
    const from = tree?.phrases?.branches.map(({ x2 }) => x2) ?? [];
    expect(new Set(from).size).toBe(3);
    expect(from).toEqual(from.toSorted((a, b) => a - b));
  });

  it("puts a folded phrase in one box, that shows all its words", () => {
    const sentence = readPhrases("(S (NP the predictable resistance of manufacturers) (VP grows))");
    const { units, owner } = phraseUnits(sentence, new Set([8]));
    expect(units).toMatchObject([
      { id: 8, text: "NP the predictable resistance …", hidden: 5 },
      { id: 6, text: "grows", hidden: 0 },
    ]);
    expect(owner).toEqual([8, 8, 8, 8, 8, 6, 7, 8]);
  });

  it("shows what is folded inside a folded phrase in the outer box", () => {
    const sentence = readPhrases("(S (NP (NP the man) (PP with it)) (VP grows))");
    expect(phraseUnits(sentence, new Set([7, 9])).owner.slice(0, 4)).toEqual([7, 7, 7, 7]);
    expect(phraseUnits(sentence, new Set([6, 7])).nodes).toEqual([6]);
  });

  it("draws forty-five words a side and a hundred phrases in well under a second", () => {
    const random = randomFrom(3);
    const [a, b] = [0, 1].map(() => readPhrases(randomBrackets(random, 45, false)));
    expect(lay(a as Shown, b as Shown).left?.words).toHaveLength(45);
  });
});

describe("deep trees", () => {
  const chain = (depth: number): Shown => {
    const one = readPhrases("(S a)");
    const phrases = Array.from(
      { length: depth },
      (_, at): Phrase => ({
        parent: at === 0 ? undefined : at - 1,
        label: "S",
        functions: undefined,
        first: 1,
        last: 1,
        head: 1,
      }),
    );
    const words = one.words.map((word) => ({ ...word, phrase: depth - 1 }));
    return { ...one, words, phrases };
  };

  it("lays out a chain of 100,000 phrases without running out of stack", () => {
    const given = { side: "left", folded: new Set<number>(), labels: true } as const;
    const tree = phraseTree({ ...given, sentence: chain(100_000), measure: fixedMeasure });
    expect(tree.phrases?.nodes).toHaveLength(100_000);
  });

  it("draws no more than two thousand phrases", () => {
    const word = readPhrases("b");
    expect(lay(chain(2000), word).left?.phrases?.nodes).toHaveLength(2000);
    expect(lay(chain(2001), word).left).toBeUndefined();
  });

  it("spreads a tree by hand", () => {
    // (a (b c)), every half 10.
    const nodes = [
      { children: [1, 2], half: 10 },
      { children: [], half: 10 },
      { children: [3, 4], half: 10 },
      { children: [], half: 10 },
      { children: [], half: 10 },
    ];
    const { x, level, width } = spread(nodes, [0], 5);
    expect(x).toEqual([25, 10, 40, 30, 50]);
    expect(level).toEqual([2, 0, 1, 0, 0]);
    expect(width).toBe(60);
  });
});

describe("the keys among phrases", () => {
  // S = 6, NP = 7, VP = 8, NP = 9.
  const tree = (text: string) => lay(readPhrases(text), readPhrases("b")).left as PlacedTree;
  const text = "(S (NP the cat) (VP saw (NP a dog)))";
  it.each([
    [1, "head", 7],
    [7, "head", 6],
    [6, "head", 6],
    [6, "dependent", 7],
    [8, "dependent", 3],
    [3, "dependent", 3],
    [7, "right", 8],
    [8, "left", 7],
    [9, "left", 3],
    [7, "left", 7],
  ] as const)("lead from %d %s to %d", (from, to, expected) => {
    const placed = tree(text);
    expect(movedIn(placed, from, to) ?? moved(placed, from, to)).toBe(expected);
  });

  it("follow the eye from right to left", () => {
    // S = 5, NP = 6, VP = 7; the first word is on the right.
    const turned = tree("(S (NP قرأ قرأ) (VP قرأ قرأ))");
    expect(movedIn(turned, 6, "left")).toBe(7);
    expect(movedIn(turned, 5, "dependent")).toBe(6);
  });
});

describe("names of phrases", () => {
  it.each([
    [
      "(S (NP-SBJ the predictable resistance) (VP grows fast))",
      7,
      "NP-SBJ, 3 words: the predictable resistance, in S",
    ],
    ["(S (NP-SBJ the predictable resistance) (VP grows fast))", 8, "VP, 2 words: grows fast, in S"],
    ["(S (NP a) b)", 3, "S, 2 words: a b"],
    ["(, (, a b) c)", 5, "phrase without a label, 2 words: a b, in phrase without a label"],
  ])("%s %d", (text, id, name) => {
    expect(phraseName(readPhrases(text), id, false)).toBe(name);
  });
});

describe("what is drawn of a reading", () => {
  const plain = { format: "conllu", sentence: undefined, diagnostics: [] } as const;
  it("is every word of a broken text, with the heads that are right", () => {
    const word = (form: string, head: number | undefined, wrong: boolean) => ({
      ...{ form, upos: undefined, xpos: undefined, deprel: "x", line: 1 },
      head,
      wrong,
    });
    const words = [
      word("a", 2, false),
      word("b", 0, false),
      word("c", undefined, true),
      word("d", 3, false),
    ];
    const shown = shownOf({ ...plain, diagnostics: [], broken: { sentId: undefined, words } });
    expect(shown?.words.map(({ head, depth, wrong }) => [head, depth, wrong])).toEqual([
      [2, 1, false],
      [0, 0, false],
      [-1, 0, true],
      [3, 1, false],
    ]);
  });

  it("is nothing where no word was read", () => {
    expect(shownOf({ ...plain, diagnostics: [] })).toBeUndefined();
    const broken = { sentId: undefined, words: [] };
    expect(shownOf({ ...plain, diagnostics: [], broken })).toBeUndefined();
  });
});
