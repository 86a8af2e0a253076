/** Trees in two colours: splits, four words, brackets; and the way from one tree to the other. */
import { describe, expect, it } from "vitest";
import type { AttachedWord, Distances, TreeEdit } from "../www/src/engine/answers.js";
import type { Shown } from "../www/src/engine/shown.js";
import { layerOf } from "../www/src/results/distances/layer.js";
import { mappingOf } from "../www/src/results/distances/layout/mapping.js";
import { constituentOf, halvesOf, quartetOf } from "../www/src/results/distances/layout/tones.js";
import { stepOf, stopsOf, walked } from "../www/src/results/distances/looking.js";
import { signsOf } from "../www/src/stage/draw/look.js";
import { layoutPair } from "../www/src/stage/layout/pair.js";
import { phraseTree } from "../www/src/stage/layout/phrases.js";
import { stemma } from "../www/src/stage/layout/stemma.js";
import type { Tones } from "../www/src/stage/layout/tones.js";
import { fixedMeasure } from "./pictures/measure.js";
import { readPhrases, readSentence } from "./pictures/read.js";

const gold = readPhrases(
  "(S (NP (PRP I)) (VP (VBD saw) (NP (DT the) (NN man)) (PP (IN with) (NP (DT a) (NN telescope)))))",
);
const auto = readPhrases(
  "(S (NP (PRP I)) (VP (VBD saw) (NP (NP (DT the) (NN man)) (PP (IN with) (NP (DT a) (NN telescope))))))",
);

/** A node as it is read: a word, or the label and words of a phrase. */
function nameOf({ words, phrases = [] }: Shown, id: number): string {
  const phrase = phrases[id - words.length - 1];
  const form = (at: number) => words[at - 1]?.form ?? "";
  return phrase ? `${phrase.label} ${form(phrase.first)}–${form(phrase.last)}` : form(id);
}

function named(sentence: Shown, { lines, cut, meets }: Tones) {
  return {
    lines: Object.fromEntries([...lines].map(([id, tone]) => [nameOf(sentence, id), tone])),
    cut: cut && nameOf(sentence, cut),
    meets: [...meets].map((id) => nameOf(sentence, id)),
  };
}

const man = { first: [3, 4, 5, 6, 7], second: [1, 2] };

describe("a split", () => {
  it("cuts the one line between its halves", () => {
    const { cut, lines, meets } = named(auto, halvesOf(auto, man));
    expect(cut).toBe("NP the–telescope");
    expect(meets).toEqual([]);
    expect(lines).toMatchObject({
      I: "second",
      saw: "second",
      "VP saw–telescope": "second",
      "NP the–man": "first",
      "PP with–telescope": "first",
      telescope: "first",
    });
  });

  it("that a tree could have has its colours meet in one node", () => {
    const { cut, lines, meets } = named(gold, halvesOf(gold, man));
    expect(cut).toBeUndefined();
    expect(meets).toEqual(["VP saw–telescope"]);
    expect(Object.values(lines)).not.toContain("between");
  });

  it("that contradicts a tree leaves lines between", () => {
    const { cut, lines, meets } = named(
      gold,
      halvesOf(gold, { first: [4, 5], second: [1, 2, 3, 6, 7] }),
    );
    expect({ cut, meets }).toEqual({ cut: undefined, meets: [] });
    expect(lines["NP the–man"]).toBe("between");
    expect(lines["PP with–telescope"]).toBe("between");
    expect(lines.man).toBe("first");
  });

  it("leaves words alone that are not compared", () => {
    const tones = halvesOf(gold, { first: [3, 4], second: [1, 6, 7] });
    expect(named(gold, tones).lines).not.toHaveProperty("saw");
    expect(tones.words.get(2)).toBeUndefined();
    expect(nameOf(gold, tones.cut ?? 0)).toBe("NP the–man");
  });

  it("cuts the arc above a head in a tree of dependencies, whose word is a leaf itself", () => {
    const sentence = readSentence("cats/2/nsubj see/0/root small/4/amod dogs/2/obj");
    const cut = halvesOf(sentence, { first: [3, 4], second: [1, 2] });
    expect(named(sentence, cut)).toEqual({
      lines: { cats: "second", small: "first", dogs: "first" },
      cut: "dogs",
      meets: [],
    });
    const meeting = halvesOf(sentence, { first: [2, 3, 4], second: [1] });
    expect(named(sentence, meeting).cut).toBe("cats");
  });
});

describe("four words", () => {
  it("that a tree leaves open are joined in one node", () => {
    const { lines, meets } = named(gold, quartetOf(gold, [1, 2, 4, 7], true));
    expect(meets).toEqual(["VP saw–telescope"]);
    expect(new Set(Object.values(lines))).toEqual(new Set(["between"]));
    expect(lines).not.toHaveProperty("a");
  });

  it("that a tree pairs have a line between the pairs", () => {
    const { lines, meets } = named(auto, quartetOf(auto, [1, 2, 4, 7], false));
    expect(meets).toEqual(["VP saw–telescope", "NP the–telescope"]);
    expect(lines).toMatchObject({
      I: "first",
      "VP saw–telescope": "first",
      saw: "first",
      "NP the–telescope": "between",
      man: "second",
      "PP with–telescope": "second",
    });
  });

  it("may be heads of one another in a tree of dependencies", () => {
    const sentence = readSentence("cats/2/nsubj see/0/root small/4/amod dogs/2/obj");
    const { lines, meets } = named(sentence, quartetOf(sentence, [1, 2, 3, 4], false));
    expect(lines).toEqual({ cats: "first", small: "second", dogs: "between" });
    expect(meets).toEqual(["see", "dogs"]);
  });
});

describe("a bracket", () => {
  it("colours the lines below its node, and frames it", () => {
    const made = { phrase: 3, first: 3, last: 7, tone: "first" } as const;
    const tones = constituentOf(auto, made, [3, 4, 5, 6, 7]);
    const { lines, meets } = named(auto, tones);
    expect(meets).toEqual(["NP the–telescope"]);
    expect(Object.keys(lines).sort()).toEqual([
      ...["NP a–telescope", "NP the–man", "PP with–telescope"],
      ...["a", "man", "telescope", "the", "with"],
    ]);
    expect([...tones.words.keys()]).toEqual([3, 4, 5, 6, 7]);
  });

  it("that is not there lights its words alone", () => {
    const { lines, meets, words, lit } = constituentOf(gold, undefined, [3, 4]);
    expect([lines.size, meets.size, words.size, [...lit]]).toEqual([0, 0, 0, [3, 4]]);
  });

  it("over dependencies marks its words, and no line", () => {
    const sentence = readSentence("the/2/det cat/3/nsubj sleeps/0/root");
    const made = { phrase: 1, first: 1, last: 2, tone: "second" } as const;
    const { lines, meets, words } = constituentOf(sentence, made, [1, 2]);
    expect([lines.size, meets.size, words.size]).toEqual([0, 0, 2]);
  });
});

/** The way from the one tree of these tests to the other, cut short. */
const edit: TreeEdit = {
  distance: 3,
  left: [
    { word: 1, phrase: undefined, label: "I", relation: undefined },
    { word: undefined, phrase: 4, label: "PP", relation: undefined },
    { word: undefined, phrase: 2, label: "VP", relation: undefined },
  ],
  right: [
    { word: 1, phrase: undefined, label: "me", relation: undefined },
    { word: undefined, phrase: 3, label: "NP", relation: undefined },
    { word: undefined, phrase: 2, label: "VP", relation: undefined },
  ],
  steps: [
    { edit: "rename", left: 0, right: 0, cost: 1, total: 1 },
    { edit: "delete", left: 1, right: undefined, cost: 1, total: 2 },
    { edit: "keep", left: 2, right: 2, cost: 0, total: 2 },
    { edit: "insert", left: undefined, right: 1, cost: 1, total: 3 },
  ],
};

describe("the way from one tree to the other", () => {
  const laid = (folded: readonly number[] = []) =>
    layoutPair(
      { sentence: gold, folded: new Set(folded) },
      { sentence: auto, folded: new Set() },
      { drawing: "arcs", labels: true, measure: fixedMeasure, stemma, phraseTree },
    );
  const counts = { left: 7, right: 7 };

  it("is drawn up to the last step that is made", () => {
    const pair = laid();
    const { mapped, edited } = mappingOf(pair, counts, edit, 4);
    expect(mapped.map((one) => [one.edit, one.now])).toEqual([
      ["rename", false],
      ["keep", false],
    ]);
    expect(edited.map((one) => [one.edit, one.now])).toEqual([
      ...[
        ["rename", false],
        ["rename", false],
        ["delete", false],
      ],
      ["insert", true],
    ]);
    const node = pair.right?.phrases?.nodes.find(({ id }) => id === 11);
    expect(edited.at(-1)).toMatchObject({ x: node?.x, y: node?.y });
    expect(mappingOf(pair, counts, edit, 0)).toEqual({ mapped: [], edited: [] });
    // What is kept is framed as long as it is the last step.
    expect(mappingOf(pair, counts, edit, 3).edited.filter(({ now }) => now)).toHaveLength(2);
  });

  it("leads from the lower side of A to the upper side of B", () => {
    for (const { y1, y2 } of mappingOf(laid(), counts, edit, 4).mapped) {
      expect(y1).toBeLessThan(y2);
    }
  });

  it("leaves out what is folded away, and what comes from nowhere", () => {
    const { mapped, edited } = mappingOf(laid([10]), counts, edit, 4);
    expect([mapped.length, edited.length]).toEqual([1, 3]);
    const odd = { ...edit, left: edit.left.map((one) => ({ ...one, word: 99, phrase: 99 })) };
    expect(mappingOf(laid(), counts, odd, 9).mapped).toEqual([]);
  });

  it("is gone through step by step, or from change to change", () => {
    const [all, changes] = [stopsOf(edit, false), stopsOf(edit, true)];
    expect(all).toEqual([0, 1, 2, 3, 4]);
    expect(changes).toEqual([0, 1, 2, 4]);
    const on = (stop: number) => stop + 1;
    const back = (stop: number) => stop - 1;
    expect([walked(all, 0, on), walked(all, 4, on), walked(all, 0, back)]).toEqual([1, 4, 0]);
    expect([walked(changes, 2, on), walked(changes, 4, back)]).toEqual([4, 2]);
    // From a step that changes nothing.
    expect([walked(changes, 3, on), walked(changes, 3, back)]).toEqual([4, 2]);
    expect([walked(changes, 9, back), walked(changes, 9, on)]).toEqual([4, 4]);
    expect([walked([0], 3, on), walked([0], 3, back)]).toEqual([0, 0]);
  });
});

describe("what a measure charges for on the trees", () => {
  const word = (at: number, rightHead: number, sameRelation: boolean): AttachedWord => ({
    ...{ word: at, leftHead: 2, rightHead, sameRelation },
    ...{ leftRelation: "obj", rightRelation: sameRelation ? "obj" : "obl" },
  });
  const attachment = { differing: [word(1, 2, false), word(3, 1, true), word(4, 1, false)] };
  const bracket = (
    phrase: number,
    partner?: number,
    unlabelled?: number,
    ...crosses: number[]
  ) => ({
    ...{ label: "X", words: [1, 1], phrase, partner, unlabelled, crosses },
  });
  const table = {
    left: [bracket(0, 0, 0), bracket(1), bracket(2, undefined, 1, 2)],
    right: [bracket(0, 0, 0), bracket(1, undefined, 2), bracket(2, undefined, undefined, 2)],
    wrongTags: [{ left: 3, right: 4, leftTag: "RB", rightTag: "RP" }],
  };
  const distances = { attachment, brackets: { table } } as unknown as Distances;
  /** "1≠ 3↰" of either side. */
  const charged = (measure: string) => {
    const layer = layerOf(gold, auto, distances, measure);
    return (["left", "right"] as const).map(
      (side) => layer && [...layer[side]].map(([id, one]) => `${id}${signsOf(one)}`).join(" "),
    );
  };

  it.each([
    ["attachment", "3↰ 4↰"],
    ["attachment-labels", "1≠ 4≠"],
    ["attachment-labelled", "1≠ 3↰ 4≠↰"],
  ])("is of %s the words with another head or relation", (measure, both) => {
    expect(charged(measure)).toEqual([both, both]);
  });

  // Both sentences have seven words: their phrases are named from 8 on.
  it.each([
    ["brackets-f", "9+ 10≠ 3≠", "9≠ 10+ 4≠"],
    ["unlabelled-recall", "9+", "10+"],
    ["crossing", "10✕", "10✕"],
    ["tags", "3≠", "4≠"],
    ["robinson-foulds", undefined, undefined],
  ])("is of %s brackets and tags, if anything", (measure, left, right) => {
    expect(charged(measure)).toEqual([left, right]);
  });
});

it("no step is zero, whatever a link says", () => {
  const edit = { steps: [{}, {}] } as unknown as TreeEdit;
  expect([0, -0.5, 1.5, 3, -1].map((step) => stepOf(edit, { step }))).toEqual([0, 0, 1, 2, 2]);
});
