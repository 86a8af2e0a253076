import { describe, expect, it } from "vitest";
import type { Diagnostic, Format, Link, Request, Side } from "../www/src/engine/answers.js";
import { type Asked, pending } from "../www/src/engine/asked.js";
import { partOf } from "../www/src/engine/protocol.js";
import { type ShownReading, shownOf } from "../www/src/engine/shown.js";
import { setDocuments, setFormats, setReadAs } from "../www/src/model/documents.js";
import { read } from "../www/src/model/read.js";
import { save } from "../www/src/model/saved.js";
import { type Ask, snapshot } from "../www/src/model/snapshot.js";
import { firstView, plainOptions, singlePair, type Work } from "../www/src/model/state.js";
import { blockOf } from "../www/src/text/block.js";
import { carry } from "../www/src/text/carry.js";
import { intakeText } from "../www/src/text/intake.js";

describe("the module that answers", () => {
  const request = (leftFormat: Format, rightFormat: Format): Request => ({
    ...{ left: "", right: "", links: [], options: plainOptions },
    leftFormat,
    rightFormat,
  });
  it.each([
    ["read", ["left", "", "conllu", undefined], "measure"],
    ["read", ["left", "", "brackets", "dependencies"], "workbench"],
    ["compare", [request("conllu", "conllu")], "measure"],
    ["compare", [request("conllu", "words")], "workbench"],
    ["compare", [request("newick", "conllu")], "workbench"],
    ["outline", ["", "conllu"], "measure"],
    ["outline", ["", "brackets"], "workbench"],
    ["compare", [request("conllu", "conllx")], "workbench"],
    ["isConllu", ["(S a)"], "measure"],
    ["noticeFormat", ["(S a)"], "workbench"],
    ["readLinks", ["1-1", false], "measure"],
    ["explain", [request("conllu", "conllu"), 0, 1], "workbench"],
  ] as const)("%s %j is the %s", (name, given, part) => {
    expect(partOf(name, given)).toBe(part);
  });
});

describe("the format of a side", () => {
  const work = singlePair("a", "b", []);
  it("is CoNLL-U in a session without it", () => {
    const { formats: _, readAs: __, ...old } = work;
    const back = read({ ...save({ work, view: firstView }), work: old });
    expect(back?.work.formats).toEqual({ left: "conllu", right: "conllu" });
    expect(back?.work.readAs).toBeUndefined();
  });
  it("is kept with the work", () => {
    const other = setReadAs(setFormats(work, { right: "newick" }), "dependencies");
    const back = read(JSON.parse(JSON.stringify(save({ work: other, view: firstView }))));
    expect(back?.work.formats).toEqual({ left: "conllu", right: "newick" });
    expect(back?.work.readAs).toBe("dependencies");
  });
  it("is not believed where it is none", () => {
    const odd = { ...work, formats: { left: "xml", right: 7 }, readAs: "verse" };
    const back = read({ ...save({ work, view: firstView }), work: odd });
    expect(back?.work.formats).toEqual({ left: "conllu", right: "conllu" });
    expect(back?.work.readAs).toBeUndefined();
  });
  it("stays where nothing changes", () => {
    expect(setFormats(work, { left: "conllu" })).toBe(work);
    expect(setReadAs(work, undefined)).toBe(work);
  });
  it("comes with documents", () => {
    const documents = { left: ["x"], right: ["y"], pairs: [{ left: 0, right: 0 }] };
    const next = setDocuments(work, { ...documents, pairing: "order", formats: { left: "words" } });
    expect(next.formats).toEqual({ left: "words", right: "conllu" });
  });
});

describe("a pasted text in another format", () => {
  it.each([
    "(S (NP (DT the) (NN cat)))",
    "# a comment\n(S x)",
    "((a,b),(c,d));",
    "the cat sleeps",
    "die Katze\nder Hund",
    "# global.columns = ID FORM HEAD DEPREL\n1\ta\t0\troot\n",
    "1\ta\ta\tV\tV\t_\t0\tROOT\t0\tROOT\n",
    "1\ta\ta\ta\tV\tV\t_\t_\t0\t0\tROOT\tROOT\tY\ta.01\n",
  ])("%j is for the core to notice", (text) => {
    expect(intakeText(text, "right")).toEqual({ kind: "other", side: "right", text });
  });
  it("is a piece of text where something of the text before it stays", () => {
    for (const text of ["(NP x)", "two words"]) {
      expect(intakeText(text, "left", true)).toEqual({ kind: "fragment", text });
    }
  });
  it("is not thought of where the columns of CoNLL-U only lack their tabs", () => {
    expect(intakeText("1 the _ DET _ _ 2 det _ _", "left").kind).toBe("sentence");
    const enhanced = "1\tgo\tgo\tVERB\t_\t_\t0\troot\t0:root\t_\n";
    expect(intakeText(enhanced, "left").kind).toBe("sentence");
  });
});

describe("the label of a sentence", () => {
  it.each([
    ["(S (NP-SBJ (DT the) (NN cat)) (VP (VBZ sleeps)))", "the cat sleeps"],
    ["# sent_id = 1\n(S (NP I)\n  (VP saw))", "I saw"],
    ["((Homo,Pan)x:0.1,(Gorilla,Pongo));", "Homo Pan x Gorilla Pongo"],
    ["the  man with a telescope", "the man with a telescope"],
  ])("%j is %j", (text, label) => {
    expect(blockOf(text).label).toBe(label);
  });
});

/** A reading of forms: of words alone, of a tree, or with an error in the words that end in "!". */
function reading(side: Side, text: string, format: Format): ShownReading {
  const forms = text.split(" ").filter((form) => form !== "");
  const wrong = forms.some((form) => form.endsWith("!"));
  const error = { source: side, code: "x", severity: "error" } as unknown as Diagnostic;
  const diagnostics = wrong ? [error] : [];
  const words = forms.map((form, at) => ({
    ...{ form, tag: undefined, phrase: undefined, upos: undefined, xpos: undefined },
    ...{ head: at, deprel: "dep", line: at + 1, wrong: form.endsWith("!") },
  }));
  const given = { format, sentence: undefined, diagnostics };
  const made =
    format === "conllu"
      ? { ...given, broken: { sentId: undefined, words } }
      : { ...given, phrases: { sentId: undefined, words, phrases: [] } };
  return { ...made, shown: shownOf(made) };
}

describe("the snapshot", () => {
  const ready = <Answer>(answer: Answer): Asked<Answer> => ({ kind: "ready", answer });
  const known = new Map<string, ShownReading>();
  const answers = {
    read(side: Side, text: string, format: Format) {
      const key = `${side} ${text} ${format}`;
      const before = known.get(key) ?? reading(side, text, format);
      known.set(key, before);
      return ready(before);
    },
    compare: () => ready({ links: [], result: { kind: "rejected", diagnostics: [] } }),
    readLinks: () => pending,
  };
  const ask = ((name: keyof typeof answers, ...given: [Side, string, Format]) =>
    answers[name](...given)) as Ask;
  const link = (left: number, right: number): Link => ({ left, right, relation: undefined });
  const of = (work: Work) =>
    snapshot({ work, view: firstView }, 0, ask, () => ready({ carry }), undefined);
  const noted = (work: Work, left: string, right: string): Work => ({
    ...work,
    pairs: work.pairs.map((pair) => ({
      ...pair,
      forms: { left: left.split(" "), right: right.split(" ") },
    })),
  });

  it("draws words alone, and says which sides have no heads", () => {
    const work = setFormats(singlePair("a b", "c", [link(1, 1)]), {
      left: "words",
      right: "words",
    });
    const shown = of(noted(work, "a b", "c"));
    expect(shown.trees?.left?.words.map(({ form }) => form)).toEqual(["a", "b"]);
    expect(shown.withoutHeads).toEqual(["left", "right"]);
    expect(shown.trees?.broken).toEqual({ left: false, right: false });
    expect(shown.compared).toBeUndefined();
  });

  it("draws a broken text with its links on the words that are there, and leaves the work alone", () => {
    const work = noted(singlePair("a c!", "x", [link(1, 1), link(3, 1)]), "a b c!", "x");
    const shown = of(setFormats(work, { right: "words" }));
    expect(shown.trees?.broken).toEqual({ left: true, right: false });
    expect(shown.trees?.links).toEqual([link(1, 1), link(2, 1)]);
    expect(shown.trees?.left?.words.map(({ wrong }) => wrong)).toEqual([false, true]);
    expect(shown.request.links).toEqual([link(1, 1), link(3, 1)]);
  });
});
