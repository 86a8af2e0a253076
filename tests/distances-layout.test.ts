/** Trees in two colours: splits, and four words. */
import { describe, expect, it } from "vitest";
import type { Shown } from "../www/src/engine/shown.js";
import { halvesOf } from "../www/src/results/distances/layout/halves.js";
import { quartetOf } from "../www/src/results/distances/layout/quartet.js";
import type { Tones } from "../www/src/stage/layout/tones.js";
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
