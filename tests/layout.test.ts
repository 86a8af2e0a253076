import { describe, expect, it } from "vitest";
import type { Sentence } from "../www/src/engine/answers.js";
import { levels } from "../www/src/stage/layout/arcs.js";
import { directionOf } from "../www/src/stage/layout/direction.js";
import { shownForm } from "../www/src/stage/layout/form.js";
import { wordAt } from "../www/src/stage/layout/hit.js";
import { placeLinks } from "../www/src/stage/layout/links.js";
import { type Drawing, layoutPair, type PairLayout } from "../www/src/stage/layout/pair.js";
import { stemma } from "../www/src/stage/layout/stemma.js";
import type { PlacedLabel, PlacedTree } from "../www/src/stage/layout/tree.js";
import { walk } from "../www/src/stage/layout/walk.js";
import { fixedMeasure } from "./pictures/measure.js";
import { randomFrom, randomSentence } from "./pictures/random.js";
import { readSentence } from "./pictures/read.js";
import { worked } from "./pictures/scenes.js";

interface Box {
  readonly x1: number;
  readonly x2: number;
  readonly y1: number;
  readonly y2: number;
}

function boxOf(label: PlacedLabel): Box {
  return {
    x1: label.x - label.width / 2,
    x2: label.x + label.width / 2,
    y1: label.y - 6,
    y2: label.y + 6,
  };
}

function overlap(a: Box, b: Box): boolean {
  const least = 0.01;
  return a.x1 < b.x2 - least && b.x1 < a.x2 - least && a.y1 < b.y2 - least && b.y1 < a.y2 - least;
}

function line(x1: number, y1: number, x2: number, y2: number): Box {
  return { x1: Math.min(x1, x2), x2: Math.max(x1, x2), y1: Math.min(y1, y2), y2: Math.max(y1, y2) };
}

/** Thin boxes around the straight lines of a connection, and the whole of a slanting one. */
function linesOf(tree: PlacedTree): { dependent: number; box: Box }[] {
  return tree.connections.flatMap((one) => {
    const { dependent } = one;
    const thin = (box: Box) => ({
      dependent,
      box: { ...box, x1: box.x1 - 0.5, x2: box.x2 + 0.5, y1: box.y1 - 0.5, y2: box.y2 + 0.5 },
    });
    if (one.kind === "bracket") throw new Error("there are none beside a row");
    if (one.kind === "arc") {
      return [
        thin(line(one.x1, one.y1, one.x1, one.top)),
        thin(line(one.x2, one.y2, one.x2, one.top)),
        thin(line(one.x1, one.top, one.x2, one.top)),
      ];
    }
    return [
      thin(line(one.x1, one.y1, one.x1, one.bend)),
      thin(line(one.x1, one.bend, one.x2, one.y2)),
    ];
  });
}

function trees(pair: PairLayout): PlacedTree[] {
  return [pair.left, pair.right].filter((tree) => tree !== undefined);
}

function lay(a: Sentence, b: Sentence, drawing: Drawing): PairLayout {
  const folded = new Set<number>();
  return layoutPair(
    { sentence: a, folded },
    { sentence: b, folded },
    { drawing, labels: true, measure: fixedMeasure, stemma },
  );
}

/** Every number anywhere in a value. */
function numbers(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (value instanceof Map || value instanceof Set) return [];
  return Object.values(value).flatMap(numbers);
}

/** What is wrong with a layout, in words; empty when nothing is. */
function faults(pair: PairLayout): string[] {
  const found: string[] = [];
  const hold = (good: boolean, fault: string) => {
    if (!good) found.push(fault);
  };
  for (const tree of trees(pair)) {
    const boxes = tree.connections.flatMap((one) =>
      one.label ? [{ one, dependent: one.dependent, box: boxOf(one.label) }] : [],
    );
    const ties = tree.nodes.map((node) => ({
      dependent: node.id,
      box: line(node.x, node.y, node.x, node.foot),
    }));
    const others = [...linesOf(tree), ...ties, ...boxes];
    for (const { one, dependent, box } of boxes) {
      for (const other of others) {
        if (other.dependent === dependent) continue;
        hold(!overlap(box, other.box), `label of ${dependent} meets ${other.dependent}`);
      }
      if (one.kind === "edge") continue;
      hold(box.x1 > Math.min(one.x1, one.x2), `label of ${dependent} over its left leg`);
      hold(box.x2 < Math.max(one.x1, one.x2), `label of ${dependent} over its right leg`);
    }
    const arcs = tree.connections.filter((one) => one.kind === "arc");
    const standing = arcs.flatMap((one) => [one.x1, one.x2]).sort((a, b) => a - b);
    standing.forEach((x, i) => {
      hold(i === 0 || x - (standing[i - 1] ?? x) > 3.9, `feet at ${x}`);
      for (const root of tree.roots) hold(Math.abs(x - root.x) > 8, `root's marker at foot ${x}`);
    });
    tree.words.forEach((word, i) => {
      const before = tree.words[i - 1];
      if (!before) return;
      const room = word.x - word.width / 2 - (before.x + before.width / 2);
      hold(room > 4, `words ${before.id} and ${word.id} touch`);
      hold(tree.direction === "ltr" ? word.id > before.id : word.id < before.id, "order");
    });
    hold(tree.left >= 0 && tree.right <= pair.width, "extent");
  }
  for (const value of numbers(pair)) {
    hold(Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, `${value} is not rounded`);
  }
  return found;
}

function check(pair: PairLayout): void {
  expect(faults(pair)).toEqual([]);
}

describe("layout of a pair", () => {
  for (const drawing of ["arcs", "stemma"] as const) {
    it(`keeps labels, arcs, words and the root's marker apart in projective trees: ${drawing}`, () => {
      const random = randomFrom(7);
      for (let round = 0; round < 40; round += 1) {
        const size = 1 + Math.floor(random() * 24);
        check(lay(randomSentence(random, size, true), randomSentence(random, 9, true), drawing));
      }
    });
  }

  it("keeps them apart among crossing arcs too", () => {
    const random = randomFrom(11);
    for (let round = 0; round < 40; round += 1) {
      const size = 2 + Math.floor(random() * 14);
      check(lay(randomSentence(random, size, false), randomSentence(random, 5, false), "arcs"));
    }
  });

  it("gives nested arcs the least levels and crossing ones different levels", () => {
    const arc = (a: number, b: number) => ({
      dependent: b,
      head: a,
      label: "",
      crossing: false,
      a,
      b,
      headRight: false,
    });
    const level = (arcs: ReturnType<typeof arc>[]) =>
      levels(arcs).map((one) => [one.a, one.b, one.level]);
    expect(level([arc(0, 1), arc(1, 3), arc(2, 3)])).toEqual([
      [0, 1, 1],
      [2, 3, 1],
      [1, 3, 2],
    ]);
    expect(level([arc(0, 2), arc(1, 3)])).toEqual([
      [0, 2, 1],
      [1, 3, 2],
    ]);
  });

  it("turns a right-to-left row round and leaves the other one", () => {
    const pair = lay(
      readSentence("قرأ/0/root الطالب/1/nsubj"),
      readSentence("he/2/nsubj read/0/root"),
      "arcs",
    );
    expect(pair.left?.words.map((word) => word.id)).toEqual([2, 1]);
    expect(pair.right?.words.map((word) => word.id)).toEqual([1, 2]);
  });

  it("draws two hundred words a side", () => {
    const random = randomFrom(3);
    const [a, b] = [randomSentence(random, 200, true), randomSentence(random, 200, true)];
    const links = a.words.map((word) => ({ left: word.id, right: 201 - word.id }));
    const pair = lay(a, b, "arcs");
    expect(placeLinks(pair, links)).toHaveLength(200);
  });

  it("refuses to draw more than a thousand words", () => {
    const long = readSentence(
      Array.from({ length: 1001 }, (_, i) => `w/${i.toString()}/dep`).join(" "),
    );
    expect(lay(long, readSentence("a/0/root"), "arcs").left).toBeUndefined();
  });

  it("puts a folded subtree in one box and leads its links there", () => {
    const { a, b } = worked;
    const pair = layoutPair(
      { sentence: a, folded: new Set([7, 6]) },
      { sentence: b, folded: new Set() },
      { drawing: "arcs", labels: true, measure: fixedMeasure, stemma },
    );
    const box = pair.left?.words.at(-1);
    expect(box).toMatchObject({ id: 7, text: "a … Holmes", hidden: 2 });
    expect(pair.left?.owner).toEqual([1, 2, 3, 4, 7, 7, 7]);
    const [link] = placeLinks(pair, [{ left: 6, right: 2 }]);
    expect(link?.x1).toBe(box?.x);
    expect(placeLinks(pair, [{ left: 9, right: 2 }])).toEqual([]);
  });

  it("puts what is folded in a text with errors in one box, where it hangs from nothing", () => {
    // The head of "cat" is wrong, and there is a second root.
    const broken = readSentence(
      "the/2/det cat/-1/nsubj we/4/nsubj sleep/0/root go/0/root on/5/adv",
    );
    for (const drawing of ["arcs", "stemma"] as const) {
      const pair = layoutPair(
        { sentence: broken, folded: new Set([2, 5]) },
        { sentence: worked.b, folded: new Set() },
        { drawing, labels: true, measure: fixedMeasure, stemma },
      );
      expect(pair.left?.owner).toEqual([2, 2, 3, 4, 5, 5]);
      const boxes = pair.left?.words.filter(({ hidden }) => hidden > 0).map(({ text }) => text);
      expect(boxes).toEqual(["the cat", "go on"]);
    }
  });

  it("walks a path up to its turning point and down again", () => {
    const tree = lay(worked.a as Sentence, worked.b as Sentence, "arcs").left as PlacedTree;
    const way = walk(tree, [1, 2, 4, 7, 6], 2);
    expect(way.steps.map((step) => [step.dependent, step.way, step.number])).toEqual([
      [1, "up", 1],
      [2, "up", 2],
      [7, "down", 3],
      [6, "down", 4],
    ]);
    expect(way.turn).toBe(4);
  });

  it("finds the word under a point", () => {
    const pair = lay(worked.a as Sentence, worked.b as Sentence, "arcs");
    const word = pair.left?.words[3];
    expect(wordAt(pair, "left", word?.x ?? 0, pair.rows.left)?.id).toBe(4);
    expect(wordAt(pair, "left", word?.x ?? 0, pair.rows.right)).toBeUndefined();
  });
});

describe("direction of a sentence", () => {
  it.each([
    ["ltr", ["the", "مكتبة", "is"]],
    ["rtl", ["IBM", "قرأ", "الكتاب"]],
    ["rtl", ["שלום", "world"]],
    ["ltr", ["2024", ",", "…"]],
    ["ltr", []],
  ] as const)("is %s for %j", (direction, forms) => {
    expect(directionOf(forms)).toBe(direction);
  });
});

describe("forms as they are shown", () => {
  it.each([
    ["cat", "cat"],
    ["10 000", "10␣000"],
    ["a\u00a0b", "a⍽b"],
    ["\u202eabc\u202c", "⟨RLO⟩abc⟨PDF⟩"],
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["a\u2028b", "a⏎b"],
    ["👩‍👩‍👧", "👩‍👩‍👧"],
    ["a".repeat(60), `${"a".repeat(18)}…${"a".repeat(6)}`],
  ])("%j is %j", (form, text) => {
    expect(shownForm(form).text).toBe(text);
  });

  it("does not work through five million characters, or marks without end", () => {
    const shown = shownForm("ab".repeat(2_500_000));
    expect(shown.text).toHaveLength(25);
    expect(shown.title.length).toBeLessThan(2_020);
    expect(shownForm(`a${"\u0301".repeat(100_000)}`).text.length).toBeLessThan(500);
  });
});
