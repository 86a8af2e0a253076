/** Projections as they are laid out: a clause slot by slot, what is lit of a tree, the way through a beam. */
import { describe, expect, it } from "vitest";
import type { BeamLayer, ClausePiece } from "../www/src/engine/answers.js";
import { litTones } from "../www/src/results/projection/layout/lit.js";
import { withGaps } from "../www/src/results/projection/layout/pieces.js";
import { walk } from "../www/src/results/projection/layout/walk.js";
import { clauseOf, prefixOf } from "../www/src/results/projection/props.js";
import { isSeenIn } from "../www/src/results/projection/slots.js";
import { readPhrases } from "./pictures/read.js";

const piece = (kind: ClausePiece["piece"], text: string): ClausePiece => ({
  ...{ piece: kind, modifier: undefined, text },
});
const shown = (...pieces: readonly ClausePiece[]) =>
  withGaps(pieces)
    .map((one) => (one.kind === "gap" ? `_${one.place}_` : one.piece.text))
    .join(" ");

describe("a clause slot by slot", () => {
  it("has an empty place wherever a modifier could stand", () => {
    expect(
      shown(
        piece("complementizer", "that"),
        piece("subject", "he"),
        piece("modals", "has"),
        piece("infl", "been"),
        piece("object", "there"),
      ),
    ).toBe("that _pre-sub_ he _post-sub_ has _in-modals_ been there _post-verb_");
  });

  it("has none among modals and behind a subject that are not there", () => {
    expect(shown(piece("wh", "which"), piece("infl", "sleeps"))).toBe(
      "which _pre-sub_ sleeps _post-verb_",
    );
  });

  it("has none where a modifier stands", () => {
    expect(
      shown(
        piece("pre-sub", "so"),
        piece("subject", "he"),
        piece("post-sub", "often"),
        piece("infl", "sleeps"),
        piece("post-verb", "here"),
      ),
    ).toBe("so he often sleeps here");
  });

  it("of a question has its subject behind the first of the modals", () => {
    expect(shown(piece("modals", "does"), piece("subject", "he"), piece("infl", "sleep"))).toBe(
      "_pre-sub_ does he _post-sub_ _in-modals_ sleep _post-verb_",
    );
  });
});

describe("what is lit of a tree", () => {
  const sentence = readPhrases("(S (NP (DT the) (NN man)) (VP (VBZ sleeps)))");

  it("is a phrase, its words and the lines between them, and the line above", () => {
    // Words are 1 to 3, S is 4, NP is 5, VP is 6.
    const tones = litTones(sentence, { nodes: [5], words: [1, 2] }, "subject");
    expect([...tones.lit].sort()).toEqual([1, 2, 5]);
    expect([...tones.lines.keys()].sort()).toEqual([1, 2, 5]);
    expect([...tones.words]).toEqual([
      [1, "subject"],
      [2, "subject"],
    ]);
  });

  it("is nodes alone where no words belong to them", () => {
    const tones = litTones(sentence, { nodes: [4, 6, 3], words: [3] }, "between");
    expect([...tones.lit].sort()).toEqual([3, 4, 6]);
    expect([...tones.lines.keys()].sort()).toEqual([3, 4, 6]);
  });

  it("is not more than is there", () => {
    expect(litTones(sentence, { nodes: [], words: [99] }, "verb").lines.size).toBe(0);
  });
});

/** A beam of width 2: `places` are the parents of the prefixes of each decision. */
function layers(...parents: readonly (readonly number[])[]): BeamLayer[] {
  return parents.map((of) => ({
    ...{ decision: "STEM", modifier: undefined, kept: 2, all: of.length },
    prefixes: of.map((parent, place) => ({ place, parent, value: "x", score: 0, gold: false })),
  }));
}

describe("the way through a beam", () => {
  const beam = layers([0, 0, 0], [1, 0, 1], [0, 0]);
  const way = [1, 0, 0];
  const to = (layer: number, place: number, key: string) => {
    const next = walk(beam, { layer, place }, way, key);
    return next && [next.layer, next.place];
  };

  it("leads back to what a prefix goes on from, and on to the best that goes on from it", () => {
    expect(to(2, 1, "ArrowLeft")).toEqual([1, 0]);
    expect(to(1, 0, "ArrowLeft")).toEqual([0, 1]);
    expect(to(0, 1, "ArrowLeft")).toBeUndefined();
    expect(to(0, 0, "ArrowRight")).toEqual([1, 1]);
    expect(to(0, 1, "ArrowRight")).toEqual([1, 0]);
  });

  it("leads from one that fell out to the one found", () => {
    expect(to(0, 2, "ArrowRight")).toEqual([1, 0]);
    expect(to(1, 1, "ArrowRight")).toEqual([2, 0]);
    expect(to(2, 0, "ArrowRight")).toBeUndefined();
  });

  it("leads up and down among those of a decision, and to both ends", () => {
    expect(to(0, 1, "ArrowUp")).toEqual([0, 0]);
    expect(to(0, 1, "ArrowDown")).toEqual([0, 2]);
    expect([to(0, 0, "ArrowUp"), to(0, 2, "ArrowDown")]).toEqual([undefined, undefined]);
    expect([to(1, 1, "Home"), to(0, 0, "End")]).toEqual([
      [0, 1],
      [2, 0],
    ]);
    expect([to(0, 0, "a"), to(7, 0, "Home")]).toEqual([undefined, undefined]);
  });

  it("begins where the right way fell out or parts from the one found, else at the start", () => {
    const at = (goldWay: readonly number[], chosen = { layer: -1, place: 0 }) => {
      const given = { layers: beam, way, goldWay: [...goldWay] } as never;
      const prefix = prefixOf(given, chosen);
      return prefix && [prefix.layer, prefix.place];
    };
    expect(at([])).toEqual([0, 1]);
    expect(at(way)).toEqual([0, 1]);
    expect(at([1, 1, 1])).toEqual([1, 0]);
    // It fell out at the second decision.
    expect(at([0, 2])).toEqual([1, 0]);
    expect(at(way, { layer: 2, place: 1 })).toEqual([2, 1]);
    // What comes with a link may be anything.
    expect(at(way, { layer: 2, place: 77 })).toEqual([0, 1]);
    expect(at(way, { layer: 0.5, place: Number.NaN })).toEqual([0, 1]);
  });
});

describe("the pair of clauses looked at", () => {
  const clause = { root: 1, words: [1], main: 1, modifiers: [] };
  const projections = { left: [clause, clause], right: [clause], pairs: [] };
  it.each([
    [1, 1],
    [2, 0],
    [-1, 0],
    [0.5, 0],
  ])("%s is shown as %s of two", (chosen, shown) => {
    expect(clauseOf(projections, { clause: chosen })).toBe(shown);
  });
});

describe("a decision is seen in", () => {
  const seen = (decision: string, modifier?: number) =>
    (["subject", "modals", "infl", "object", "pre-sub"] as const).filter((kind) =>
      isSeenIn(
        { piece: kind, modifier: kind === "subject" ? 1 : kind === "pre-sub" ? 2 : undefined },
        { decision, modifier },
      ),
    );
  it.each([
    ["SUBJECT", undefined, ["subject"]],
    ["STEM", undefined, ["infl"]],
    ["VOICE", undefined, ["modals", "infl"]],
    ["MOD", 1, ["subject"]],
    ["MOD", 2, ["pre-sub"]],
    ["MOD", 3, []],
  ])("%s of modifier %s: %j", (decision, modifier, pieces) => {
    expect(seen(decision, modifier)).toEqual(pieces);
  });
});
