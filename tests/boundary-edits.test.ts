/** Brackets and tree edits through the built module: the worked tables, and laws. Rust's own tests run the same files. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type Core, freshCore } from "./boundary-core.js";

type Ratio = readonly [part: number, whole: number];

interface Table {
  readonly what: string;
  readonly left: string;
  readonly right: string;
  readonly options: { readonly words?: "relation"; readonly marks?: "dropped" };
  readonly expect: {
    readonly brackets?: Readonly<Record<string, unknown>>;
    readonly treeEdit?: Readonly<Record<string, unknown>>;
    readonly undefined?: { readonly brackets?: string; readonly treeEdit?: string };
  };
}

const place = new URL("./tables/edits/", import.meta.url);
const files = readdirSync(place);
let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

type Format = "conllu" | "brackets" | "newick" | "words";
const formatOf = (text: string): Format =>
  /^\d+\t/.test(text)
    ? "conllu"
    : text.endsWith(";")
      ? "newick"
      : text.startsWith("(")
        ? "brackets"
        : "words";

const request = (left: string, right: string) => ({
  ...{ left, right, links: [] },
  options: { stripSubtypes: false, ignorePunctuation: false },
  leftFormat: formatOf(left),
  rightFormat: formatOf(right),
});

function bracketsOf(left: string, right: string, withoutPunctuation = false) {
  const options = { rooted: false, byLinks: false, shared: false, strict: false };
  const answer = core.distances(request(left, right), { ...options, withoutPunctuation });
  if (answer.kind === "rejected") throw new Error(JSON.stringify(answer.diagnostics));
  return answer.distances.brackets;
}

function editOf(left: string, right: string, relationsAlone = false) {
  const answer = core.tree_edit(request(left, right), { relationsAlone });
  if (answer.kind === "rejected") throw new Error(JSON.stringify(answer.diagnostics));
  return answer;
}

type Measure = ReturnType<typeof bracketsOf>["crossing"];

function ratio(measure: Measure): Ratio {
  if (measure.kind === "undefined") throw new Error(measure.reason.code);
  return [measure.part, measure.whole];
}

const codeOf = (measure: Measure) => measure.kind === "undefined" && measure.reason.code;

describe.each(files)("%s", (file) => {
  const table = JSON.parse(readFileSync(new URL(file, place), "utf8")) as Table;

  test(table.what, () => {
    const { left, right, options, expect: expected } = table;
    const brackets = bracketsOf(left, right, options.marks === "dropped");
    const { labelled, crossing, table: listed } = brackets;
    if (expected.brackets === undefined) {
      expect(codeOf(labelled.f)).toBe(expected.undefined?.brackets);
      expect(listed).toBeUndefined();
    } else {
      expect({
        left: listed?.left.length,
        right: listed?.right.length,
        matched: ratio(labelled.precision)[0],
        crossing: ratio(crossing)[0],
        precision: ratio(labelled.precision),
        recall: ratio(labelled.recall),
        f: ratio(labelled.f),
      }).toEqual(expected.brackets);
    }
    const edit = editOf(left, right, options.words === "relation");
    if (edit.kind === "undefined") {
      expect(edit.reason.code).toBe(expected.undefined?.treeEdit);
    } else {
      expect({
        distance: edit.edit.distance,
        left: edit.edit.left.length,
        right: edit.edit.right.length,
        script: edit.edit.steps.map((step) => step.edit).join(" "),
      }).toEqual(expected.treeEdit);
    }
  });
});

test("there are tables", () => {
  expect(files.length).toBeGreaterThanOrEqual(8);
});

const gold = "(S (NP I) (VP saw (NP the man) (PP with (NP a telescope))))";
const auto = "(S (NP I) (VP saw (NP (NP the man) (PP with (NP a telescope)))))";

describe("brackets", () => {
  test("are listed with their partners, and by label", () => {
    const { table, complete, tags, unlabelled } = bracketsOf(gold, auto);
    expect(table?.left.map(({ label, words, partner }) => [label, words, partner])).toEqual([
      ["S", [1, 7], 0],
      ["VP", [2, 7], 1],
      ["NP", [3, 4], 3],
      ["PP", [5, 7], 4],
      ["NP", [6, 7], 5],
    ]);
    // The index among all phrases; the one over a word alone is a tag.
    expect(table?.right.map(({ phrase }) => phrase)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(table?.right[2]).toMatchObject({ words: [3, 7], crosses: [] });
    expect(table?.right[2]?.partner).toBeUndefined();
    expect(table?.labels.map((one) => [one.label, one.left, one.right, one.matched])).toEqual([
      ["NP", 2, 3, 2],
      ["PP", 1, 1, 1],
      ["S", 1, 1, 1],
      ["VP", 1, 1, 1],
    ]);
    expect([ratio(complete), ratio(tags), ratio(unlabelled.recall)]).toEqual([
      [0, 1],
      [1, 1],
      [5, 5],
    ]);
  });

  test("that cross say which, those of another label say which, and so do words of another tag", () => {
    const { table } = bracketsOf(
      "(S (NP (DT the) (NN cat)) (VP (VBZ sleeps) (ADVP (RB here))))",
      "(S (DT the) (X (NN cat) (VBZ sleeps)) (PRT (RP here)))",
    );
    const [np, x] = [table?.left[1], table?.right[1]];
    expect([np?.crosses, x?.crosses]).toEqual([[1], [1, 2]]);
    const prt = table?.right[2];
    expect([prt?.partner, table?.left[prt?.unlabelled ?? -1]?.label]).toEqual([undefined, "ADVP"]);
    expect(table?.wrongTags).toEqual([{ left: 4, right: 4, leftTag: "RB", rightTag: "RP" }]);
  });

  test("name the words that differ; of names in another order, that", () => {
    const lengths = bracketsOf(gold, "(S (NP I) (VP saw (NP the old man)))").labelled.f;
    expect(lengths).toMatchObject({
      reason: { code: "words-differ", left: [5, 6, 7], right: [4] },
    });
    expect(codeOf(bracketsOf("((a,b),c);", "((a,c),b);").crossing)).toBe("order-differs");
    expect(codeOf(bracketsOf(gold, "I saw the man with a telescope").tags)).toBe("no-phrases");
    expect(codeOf(bracketsOf("(, ,)", "(, ,)", true).tags)).toBe("no-words-left");
    expect(codeOf(bracketsOf("(NN a)", "(NN a)").crossing)).toBe("no-brackets");
  });

  test("of traces alone stand nowhere", () => {
    const trace = "(S (NP (-NONE- *)) (VP (VB go) (NP (NN home))))";
    const { table } = bracketsOf(trace, "(S (VP (VB go) (NP (NN home))))");
    expect(table?.left.map(({ phrase, words }) => [phrase, words])).toEqual([
      [0, [1, 2]],
      [1, [1, 2]],
      [2, [2, 2]],
    ]);
  });
});

describe("edits", () => {
  test("name words by their ids and phrases by their places", () => {
    const answer = editOf(gold, auto);
    if (answer.kind !== "ok") throw new Error(answer.reason.code);
    const { edit } = answer;
    expect(edit.steps.at(-1)).toEqual({
      ...{ edit: "insert", left: undefined, right: 4 },
      ...{ cost: 1, total: 1 },
    });
    expect(edit.right[4]).toEqual({ word: undefined, phrase: 2, label: "NP", relation: undefined });
    expect(edit.left[1]).toEqual({ word: 1, phrase: undefined, label: "I", relation: undefined });
  });

  test("of dependencies name relations", () => {
    const [a, b] = ["cats", "dogs"].map(
      (form) => `1\t${form}\t_\t_\t_\t_\t2\tnsubj\t_\t_\n2\tsleep\t_\t_\t_\t_\t0\troot\t_\t_\n`,
    );
    const answer = editOf(a ?? "", b ?? "");
    if (answer.kind !== "ok") throw new Error(answer.reason.code);
    expect(answer.edit.left[0]).toEqual({
      ...{ word: 1, phrase: undefined, label: "cats", relation: "nsubj" },
    });
    expect(answer.edit.distance).toBe(1);
    expect(editOf(a ?? "", b ?? "", true)).toMatchObject({ edit: { distance: 0 } });
  });
});

/** A tree of brackets over so many words, the same ones every time. */
const trees = (words: number) =>
  fc
    .array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom("S", "NP", "VP")), { maxLength: 9 })
    .map((cuts) => {
      let parts = Array.from({ length: words }, (_, at) => `(T w${at % 3})`);
      for (const [from, length, label] of cuts) {
        const start = from % parts.length;
        const end = Math.min(parts.length, start + 1 + (length % 3));
        const phrase = `(${label} ${parts.slice(start, end).join(" ")})`;
        parts = [...parts.slice(0, start), phrase, ...parts.slice(end)];
      }
      return `(TOP ${parts.join(" ")})`;
    });
const some = { numRuns: 60 };

describe("it is a law", () => {
  const distance = (a: string, b: string) => {
    const answer = editOf(a, b);
    if (answer.kind !== "ok") throw new Error(answer.reason.code);
    return answer.edit.distance;
  };

  test("that edits by unit costs are a metric, whatever the words", () => {
    const any = fc.integer({ min: 1, max: 7 }).chain(trees);
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
      some,
    );
  });

  test("that a script costs what it says, and every node of both trees is in it once", () => {
    const any = fc.integer({ min: 1, max: 7 }).chain(trees);
    fc.assert(
      fc.property(any, any, (a, b) => {
        const answer = editOf(a, b);
        if (answer.kind !== "ok") throw new Error(answer.reason.code);
        const { steps, left, right, distance } = answer.edit;
        let total = 0;
        for (const step of steps) {
          expect(step.cost).toBe(step.edit === "keep" ? 0 : 1);
          total += step.cost;
          expect(step.total).toBe(total);
        }
        expect(total).toBe(distance);
        const sorted = (side: "left" | "right") =>
          steps.flatMap((step) => step[side] ?? []).sort((x, y) => x - y);
        expect(sorted("left")).toEqual(left.map((_, at) => at));
        expect(sorted("right")).toEqual(right.map((_, at) => at));
      }),
      some,
    );
  });

  test("that with both trees exchanged precision and recall are, too", () => {
    const two = fc.integer({ min: 2, max: 8 }).chain((n) => fc.tuple(trees(n), trees(n)));
    fc.assert(
      fc.property(two, ([a, b]) => {
        const [there, back] = [bracketsOf(a, b), bracketsOf(b, a)];
        for (const scores of ["labelled", "unlabelled"] as const) {
          expect(there[scores].precision).toEqual(back[scores].recall);
          expect(there[scores].f).toEqual(back[scores].f);
        }
        expect(ratio(there.unlabelled.f)[0]).toBeGreaterThanOrEqual(ratio(there.labelled.f)[0]);
        const [part, whole] = ratio(there.labelled.f);
        expect(ratio(there.complete)[0]).toBe(part === whole ? 1 : 0);
      }),
      some,
    );
  });

  test("that what is listed is what is counted, and partners know each other", () => {
    const two = fc.integer({ min: 2, max: 8 }).chain((n) => fc.tuple(trees(n), trees(n)));
    fc.assert(
      fc.property(two, ([a, b]) => {
        const { table, labelled, crossing } = bracketsOf(a, b);
        if (table === undefined) throw new Error("no table");
        const { left, right, labels } = table;
        const matched = left.filter(({ partner }) => partner !== undefined).length;
        expect(ratio(labelled.recall)).toEqual([matched, left.length]);
        expect(ratio(crossing)).toEqual([
          right.filter(({ crosses }) => crosses.length > 0).length,
          right.length,
        ]);
        for (const [at, { partner, unlabelled, label, words, crosses }] of left.entries()) {
          if (partner !== undefined) {
            expect(right[partner]).toMatchObject({ partner: at, label, words });
          }
          if (unlabelled !== undefined) {
            expect(right[unlabelled]).toMatchObject({ unlabelled: at, words });
          }
          for (const one of crosses) expect(right[one]?.crosses).toContain(at);
        }
        const sum = (of: (one: (typeof labels)[number]) => number) =>
          labels.reduce((all, one) => all + of(one), 0);
        expect([
          sum((one) => one.left),
          sum((one) => one.right),
          sum((one) => one.matched),
        ]).toEqual([left.length, right.length, matched]);
      }),
      some,
    );
  });
});

describe("parameters of EVALB", () => {
  const left = "(TOP (S (NP (PRP we)) (ADVP (RB out)) (. .)))";
  const options = {
    ...{ rooted: false, byLinks: false, shared: false },
    ...{ withoutPunctuation: false, strict: false },
  };
  const counted = (parameters?: string) =>
    core.distances(request(left, left.replace("ADVP", "PRT")), options, parameters);
  const f = (parameters?: string) => {
    const answer = counted(parameters);
    if (answer.kind === "rejected") throw new Error(JSON.stringify(answer.diagnostics));
    return ratio(answer.distances.brackets.labelled.f);
  };

  test("are a text or a name, and count without a name as they do without a text", () => {
    expect(f()).toEqual([6, 8]);
    expect(f("everything")).toEqual([6, 8]);
    expect(f("collins")).toEqual([6, 6]);
    expect(f("EQ_LABEL ADVP PRT\n")).toEqual([8, 8]);
  });

  test("with a warning are used, with an error nothing is counted", () => {
    const places = (answer: ReturnType<typeof counted>) =>
      answer.diagnostics.map(({ code, source, span }) => [code, source, span.line]);
    const warned = counted("EQ_LABEL ADVP PRT\nCOLOUR red\n");
    expect([warned.kind, places(warned)]).toEqual(["ok", [["parameter-unknown", "parameters", 2]]]);
    const refused = counted("\nEQ_LABEL ADVP\n");
    expect([refused.kind, places(refused)]).toEqual([
      "rejected",
      [["parameter-pair", "parameters", 2]],
    ]);
    expect(() => counted(7 as never)).toThrow(/^parameters: expected a string/);
  });
});

describe("costs of edits", () => {
  const [left, right] = ["(S (NP the old cat) sleeps)", "(S (DP old cat) sleeps)"];
  const edit = (costs?: { delete: number; insert: number; rename: number }) => {
    const answer = core.tree_edit(request(left, right), { relationsAlone: false, costs });
    if (answer.kind !== "ok") throw new Error(answer.kind);
    return answer.edit;
  };

  test("are what each step costs, and 1 where they are missing", () => {
    // A phrase is renamed and a word deleted.
    expect(edit().distance).toBe(2);
    const costs = { delete: 5, insert: 7, rename: 3 };
    const { distance, steps } = edit(costs);
    expect(distance).toBe(8);
    for (const step of steps) expect(step.cost).toBe({ ...costs, keep: 0 }[step.edit]);
    // To delete and to insert is cheaper.
    expect(edit({ delete: 1, insert: 1, rename: 9 }).distance).toBe(3);
  });

  test("of another kind are told by their place", () => {
    for (const insert of [0, 65_536, 1.5, "1"] as number[])
      expect(() => edit({ delete: 1, insert, rename: 1 })).toThrow(/^options\.costs\.insert: /);
  });
});
