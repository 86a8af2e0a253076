/** Trees in rows: nothing of a row meets anything else, whatever the trees, the room and what is folded. */
import { describe, expect, it } from "vitest";
import type { Fold, Sentence } from "../www/src/engine/answers.js";
import type { LinkLook } from "../www/src/stage/draw/look.js";
import { wordAt } from "../www/src/stage/layout/hit.js";
import { placeLinks } from "../www/src/stage/layout/links.js";
import type { Block } from "../www/src/stage/layout/unit.js";
import { bandsOf } from "../www/src/stage/rows/bands.js";
import { openFolding } from "../www/src/stage/rows/folding.js";
import { type RowsLayout, type RowTree, rowsPair } from "../www/src/stage/rows/layout/rows.js";
import { wrapped } from "../www/src/stage/rows/layout/wrapped.js";
import { fixedMeasure } from "./pictures/measure.js";
import { propsOf } from "./pictures/props.js";
import { randomFrom, randomSentence } from "./pictures/random.js";
import { readSentence } from "./pictures/read.js";
import { worked } from "./pictures/scenes.js";

const none = new Set<number>();

function lay(
  a: Sentence,
  b: Sentence,
  width: number,
  blocks?: { left: readonly Block[]; right: readonly Block[] },
): RowsLayout {
  return rowsPair(
    { sentence: a, folded: none },
    { sentence: b, folded: none },
    { drawing: "rows", labels: true, measure: fixedMeasure, blocks },
    { width, row: 22 },
  );
}

function trees({ left, right }: RowsLayout): RowTree[] {
  return [left, right].filter((tree) => tree !== undefined);
}

/** What is wrong with a layout, in words; empty when nothing is. */
function faults(pair: RowsLayout): string[] {
  const found: string[] = [];
  const hold = (good: boolean, fault: string) => {
    if (!good) found.push(fault);
  };
  for (const tree of trees(pair)) {
    const { away, side } = tree;
    hold(tree.left >= 0 && tree.right <= pair.width, `${side} beyond the room`);
    let end = 0;
    for (const { id, linkY, height } of tree.words) {
      hold(linkY - height / 2 >= end - 0.01, `${side} ${id} on the row before`);
      end = linkY + height / 2;
    }
    hold(end <= pair.height, `${side} below the end`);
    for (const { id, x, textX, width, block } of tree.words) {
      if (block) {
        hold(Math.min(block.x, block.x + block.width) >= 0, `${side} box of ${id} outside`);
        continue;
      }
      hold((textX - x) * away > 0, `${side} ${id} among the links`);
      const label = tree.connections.find(({ dependent }) => dependent === id)?.label;
      if (!label) continue;
      // Counted outwards: the word ends before its label begins, the label before the brackets do.
      const wordEnd = textX * away + width;
      const [near, far] = [label.x * away - label.width / 2, label.x * away + label.width / 2];
      hold(wordEnd < near, `${side} ${id} meets its label`);
      hold(far <= tree.edge * away, `${side} label of ${id} meets the brackets`);
    }
    for (const one of tree.connections) {
      if (one.kind !== "bracket") throw new Error("only brackets stand beside rows");
      hold(one.out * away > tree.edge * away, `${side} bracket of ${one.dependent} inside`);
      hold(one.out >= 0 && one.out <= pair.width, `${side} bracket of ${one.dependent} outside`);
      for (const other of tree.connections) {
        if (other.kind !== "bracket" || other === one || other.out !== one.out) continue;
        const [a, b] = [one, other].map(({ y1, y2 }) => [Math.min(y1, y2), Math.max(y1, y2)]);
        const apart = (a?.[1] ?? 0) <= (b?.[0] ?? 0) || (b?.[1] ?? 0) <= (a?.[0] ?? 0);
        hold(apart, `${side} brackets of ${one.dependent} and ${other.dependent} on each other`);
      }
    }
  }
  return found;
}

/** Links as they are drawn, plain. */
function looks(pair: RowsLayout, links: readonly { left: number; right: number }[]): LinkLook[] {
  return placeLinks(pair, links).map((link) => ({
    ...link,
    relation: undefined,
    proposal: false,
    tone: undefined,
    current: false,
    lit: false,
    title: "",
  }));
}

describe("rows", () => {
  for (const width of [320, 374, 600, 835, 1400]) {
    it(`keep words, labels and brackets apart in a room of ${width}`, () => {
      const random = randomFrom(width);
      for (let round = 0; round < 40; round += 1) {
        const [a, b] = [1 + Math.floor(random() * 40), 1 + Math.floor(random() * 40)];
        const projective = round % 3 > 0;
        expect(
          faults(
            lay(
              randomSentence(random, a, projective),
              randomSentence(random, b, projective),
              width,
            ),
          ),
        ).toEqual([]);
      }
    });
  }

  it("stand in the order of the sentence, from right to left as well", () => {
    const arabic = readSentence(
      "\u0642\u0631\u0623/0/root \u0627\u0644\u0637\u0627\u0644\u0628/1/nsubj",
    );
    const pair = lay(arabic, readSentence("he/2/nsubj read/0/root"), 700);
    expect(pair.left?.words.map(({ id }) => id)).toEqual([1, 2]);
    expect(pair.left?.direction).toBe("rtl");
    expect(faults(pair)).toEqual([]);
  });

  it("have two hundred words a side, thirty levels deep, and a word of two hundred letters", () => {
    const random = randomFrom(5);
    const [a, b] = [randomSentence(random, 200, true), randomSentence(random, 200, true)];
    expect(faults(lay(a, b, 700))).toEqual([]);
    const deep = readSentence(Array.from({ length: 31 }, (_, at) => `w/${at}/dep`).join(" "));
    const wide = readSentence(`${"long".repeat(50)}/0/root b/1/obj`);
    expect(faults(lay(deep, wide, 374))).toEqual([]);
    expect(faults(lay(deep, wide, 835))).toEqual([]);
  });

  it("are not drawn of more than a thousand words", () => {
    const long = readSentence(Array.from({ length: 1001 }, (_, at) => `w/${at}/dep`).join(" "));
    expect(lay(long, readSentence("a/0/root"), 800).left).toBeUndefined();
  });

  it("are found by a point on their half", () => {
    const pair = lay(worked.a as Sentence, worked.b as Sentence, 800);
    for (const tree of trees(pair)) {
      for (const { id, linkY, x } of tree.words) {
        expect(wordAt(pair, tree.side, x + tree.away * 40, linkY)?.id).toBe(id);
        expect(wordAt(pair, tree.side, 800 - x, linkY)).toBeUndefined();
      }
    }
    expect(wordAt(pair, "left", 10, 2)).toBeUndefined();
  });
});

describe("what is alike", () => {
  const sentence = (forms: string) =>
    readSentence(
      forms
        .split(" ")
        .map((form, at) => `${form}/${at === 2 ? 0 : 3}/dep`)
        .join(" "),
    );
  const [a, b] = [sentence("one two three four five six"), sentence("six one two three four five")];
  const blocks = {
    left: [{ head: 3, first: 1, last: 4 }],
    right: [{ head: 4, first: 2, last: 5 }],
  };

  it("is one box on either side with all its words, wrapped", () => {
    const pair = lay(a, b, 700, blocks);
    expect(faults(pair)).toEqual([]);
    expect(pair.left?.words.map(({ id, alike, hidden }) => [id, alike, hidden])).toEqual([
      [3, true, 3],
      [5, false, 0],
      [6, false, 0],
    ]);
    expect(pair.left?.owner).toEqual([3, 3, 3, 3, 5, 6]);
    const text = pair.left?.words[0]?.block?.lines.flatMap((line) =>
      line.map((piece) => piece.text),
    );
    expect(text?.join(" ").replace(/ +/g, " ")).toBe("one two three four");
  });

  it("has its links in one band, as high as the boxes", () => {
    const pair = lay(a, b, 700, blocks);
    const links = [1, 2, 3, 4].map((left) => ({ left, right: left + 1 }));
    const { bands, alike } = bandsOf(pair, looks(pair, links));
    const [left, right] = [pair.left?.words[0]?.block, pair.right?.words[1]?.block];
    expect(bands).toEqual([
      {
        x1: pair.left?.words[0]?.x,
        top1: left?.y,
        end1: (left?.y ?? 0) + (left?.height ?? 0),
        x2: pair.right?.words[1]?.x,
        top2: right?.y,
        end2: (right?.y ?? 0) + (right?.height ?? 0),
      },
    ]);
    expect([...alike].sort()).toEqual(["1-2", "2-3", "3-4", "4-5"]);
  });

  it("stays as it is where a subtree that reaches beyond it is folded", () => {
    const folded = new Set([3]);
    const pair = rowsPair(
      { sentence: a, folded },
      { sentence: b, folded: none },
      { drawing: "rows", labels: true, measure: fixedMeasure, blocks },
      { width: 700, row: 22 },
    );
    expect(pair.left?.words.map(({ id, hidden }) => [id, hidden])).toEqual([[3, 5]]);
  });

  it("is wrapped without losing a word", () => {
    const words = "a bb ccc dddd eeeee".split(" ").map((form, at) => ({ id: at + 1, form }));
    const lines = wrapped(words, 3, 80, (text) => text.length * 10);
    expect(lines).toEqual([
      [
        { text: "a bb ", isHead: false },
        { text: "ccc", isHead: true },
      ],
      [{ text: "dddd", isHead: false }],
      [{ text: "eeeee", isHead: false }],
    ]);
  });

  it("is folded by itself where that leaves less than half of the rows, unless somebody chose", () => {
    const link = { left: 1, right: 1, relation: undefined };
    const fold = (last: number): Fold => ({
      head: link,
      left: [1, last],
      right: [1, last],
    });
    const props = (last: number, onlyDifferences: boolean | undefined) => ({
      ...propsOf({ a, b, links: [link] }),
      folds: () => [fold(last)],
      onlyDifferences,
    });
    const isFolded = (
      last: number,
      chosen: boolean | undefined,
      drawing: "rows" | "arcs" = "rows",
    ) => openFolding()(props(last, chosen), drawing).isFolded;
    expect(isFolded(4, undefined)).toBe(false);
    expect(isFolded(5, undefined)).toBe(true);
    expect(isFolded(5, undefined, "arcs")).toBe(false);
    expect(isFolded(2, true, "arcs")).toBe(true);
    expect(isFolded(5, false)).toBe(false);
  });
});

describe("bands", () => {
  it("bundle three links of neighbours and more, and leave fewer alone", () => {
    const words = (count: number) =>
      readSentence(Array.from({ length: count }, (_, at) => `w/${at}/dep`).join(" "));
    const pair = lay(words(9), words(9), 700);
    const links = [
      [1, 1],
      [2, 2],
      [4, 5],
      [5, 6],
      [6, 7],
      [7, 4],
      [8, 3],
    ].map(([left = 0, right = 0]) => ({ left, right }));
    const { bands, banded } = bandsOf(pair, looks(pair, links));
    expect(bands).toHaveLength(1);
    expect([...banded]).toEqual(["4-5", "5-6", "6-7"]);
  });
});
