/** The command beside each result of a pair gives the figures that the page shows, with every option chosen. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Request } from "../www/src/engine/answers.js";
import { alignCommand } from "../www/src/links/command.js";
import type { PairCommand } from "../www/src/model/command.js";
import { filesOf, pathsCommand } from "../www/src/model/command.js";
import { parametersOf } from "../www/src/model/evalb.js";
import { knownLinks } from "../www/src/model/notation.js";
import { plainAligner, singlePair, type Work } from "../www/src/model/state.js";
import { agreementCommand } from "../www/src/results/agreement/command.js";
import { crossingsCommand } from "../www/src/results/crossings/command.js";
import { firstChosen as crossings } from "../www/src/results/crossings/props.js";
import { distancesCommand } from "../www/src/results/distances/command.js";
import { editOptions } from "../www/src/results/distances/costs.js";
import { rowsOf } from "../www/src/results/distances/measures.js";
import { type Chosen, firstChosen as distances } from "../www/src/results/distances/props.js";
import { fusionCommand } from "../www/src/results/fusion/command.js";
import { firstChosen as fusion, type Wanted } from "../www/src/results/fusion/props.js";
import { projectionCommand, trainCommand } from "../www/src/results/projection/command.js";
import { firstChosen as projection } from "../www/src/results/projection/props.js";
import { built, freshCore } from "./boundary-core.js";
import { lineOf, lineRead } from "./oracle.js";
import { openShell } from "./shell.js";

if (!built) console.log("commands: no built module, run `cargo xtask wasm`; skipped");

const { run, save } = openShell();

const word = (line: string) => line.split(" ").join("\t");
const sentence = (...lines: readonly string[]) => `${lines.map(word).join("\n")}\n`;
const left = sentence(
  "1 cats cat NOUN _ _ 3 nsubj:pass _ _",
  "2 often often ADV _ _ 3 advmod _ _",
  "3 like like VERB _ _ 0 root _ _",
  "4 cold cold ADJ _ _ 5 amod _ _",
  "5 milk milk NOUN _ _ 3 obj _ _",
  "6 . . PUNCT _ _ 3 punct _ _",
);
const right = sentence(
  "1 cats cat NOUN _ _ 3 nsubj _ _",
  "2 often often ADV _ _ 3 advmod _ _",
  "3 love love VERB _ _ 0 root _ _",
  "4 cold cold ADJ _ _ 3 obl _ _",
  "5 milk milk NOUN _ _ 4 obj _ _",
  "6 . . PUNCT _ _ 5 punct _ _",
);
const plain = { stripSubtypes: false, ignorePunctuation: false };
const requestOf = (more: Partial<Request> = {}): Request => ({
  ...{ left, right, links: [...knownLinks("1-1 2-4 3-3:intersects 4p2 5-5 6-6")], options: plain },
  ...{ leftFormat: "conllu", rightFormat: "conllu", readAs: undefined },
  ...more,
});
const trees: Partial<Request> = {
  left: "(S (NP (PRP she)) (VP (MD will) (RB not) (VP (VB change) (NP (PRP$ her) (NN name)))) (. .))",
  right:
    "(S (NP (PRP she)) (VP (VP (VB will) (RB not)) (NP (VB change) (PRP$ her) (NN name) (. .))))",
  links: [...knownLinks("1-1 2-3 3-2 3p4 4-3 5-5 6-6")],
  ...{ leftFormat: "brackets", rightFormat: "brackets" },
};

/** What the program writes to a command about the texts of a request. */
function answered(command: PairCommand | undefined, request: Request): string {
  if (command === undefined) throw new Error("no command");
  const names = filesOf(request);
  save(names.left, request.left);
  save(names.right, request.right);
  for (const file of command.files) save(file.name, file.content());
  said.push(command.text);
  return run(command.text);
}
/** All commands that were run. */
const said: string[] = [];

describe.skipIf(!built)("the command beside a result", { timeout: 120_000 }, async () => {
  const core = built ? await freshCore() : undefined;
  if (core === undefined) return;

  const pathWays: Readonly<Record<string, Partial<Request>>> = {
    "as they are": {},
    "without subtypes": { options: { ...plain, stripSubtypes: true } },
    "without links of punctuation": { options: { ...plain, ignorePunctuation: true } },
    "brackets as dependencies": { ...trees, readAs: "dependencies" },
  };
  for (const [name, way] of Object.entries(pathWays)) {
    it(`gives the score and the edges of ${name}`, () => {
      const request = requestOf(way);
      const { result } = core.compare(request);
      if (result.kind !== "ok") throw new Error("rejected");
      const { comparison } = result;
      expect(lineRead(answered(pathsCommand(request), request))).toBe(lineOf(comparison));
      const { edges } = JSON.parse(answered(pathsCommand(request, true), request));
      const weights = edges.map(({ distance }: { distance: number }) => distance);
      expect(weights).toEqual([...comparison.distances]);
    });
  }

  /** The columns of a row, as it is read back, by the names of the rows of the tab. */
  const columns = {
    "brackets-f": "brackets.f",
    "brackets-precision": "brackets.precision",
    "unlabelled-recall": "brackets.unlabelled.recall",
    crossing: "brackets.crossing",
    complete: "brackets.complete",
    tags: "brackets.tags",
    "tree-edit": "treeEdit",
    "robinson-foulds": "robinsonFoulds",
    "robinson-foulds-generalized": "generalizedRobinsonFoulds",
    quartets: "quartets.distance",
    "quartets-generalized": "quartets.generalized",
    attachment: "attachment.unlabelled",
    "attachment-labelled": "attachment.labelled",
  };
  const own = "DELETE_LABEL .\nEQ_LABEL NP VP";
  const distanceWays: readonly (readonly [string, Partial<Chosen>, Partial<Request>])[] = [
    ["words", {}, {}],
    ["words", { byLinks: true }, {}],
    ["words", { byLinks: true, shared: true }, {}],
    ["words", { rooted: true }, {}],
    ["words", { strict: true }, {}],
    ["words", { withoutPunctuation: true }, {}],
    ["words", { relations: true }, {}],
    ["words", { costs: "3,2,5" }, {}],
    ["words without subtypes", {}, { options: { ...plain, stripSubtypes: true } }],
    [
      "words without links of punctuation",
      { byLinks: true },
      { options: { ...plain, ignorePunctuation: true } },
    ],
    ["brackets", {}, trees],
    ["brackets", { evalb: "collins" }, trees],
    ["brackets", { evalb: "everything" }, trees],
    ["brackets", { evalb: "own", evalbText: own }, trees],
    ["brackets as dependencies", {}, { ...trees, readAs: "dependencies" }],
  ];
  it.each(distanceWays)("gives the distances of %s by %j", (_, change, way) => {
    // Words are matched by their places only where they are the same.
    const request = requestOf({ right: right.replaceAll("love", "like"), ...way });
    const chosen = { ...distances, ...change };
    const found = core.distances(request, chosen, parametersOf(chosen));
    const edit = core.tree_edit(request, editOptions(chosen.relations, chosen.costs));
    if (found.kind !== "ok") throw new Error("rejected");
    const rows = rowsOf({
      ...{ distances: found.distances, chosen, paths: undefined },
      edit: { kind: "ready", answer: edit },
    });
    const line = JSON.parse(answered(distancesCommand(request, chosen), request));
    const read = core.read_rows([JSON.stringify(line)]);
    let compared = 0;
    for (const { name, measure } of rows) {
      const column = read.columns.find((one) => one.name === columns[name as keyof typeof columns]);
      if (!(name in columns) || measure.kind !== "ok") continue;
      const [part, whole] = [column?.numerators[0], column?.denominators[0]];
      const figures = measure.whole === 0 ? [0, 0.5] : [measure.part, measure.whole];
      expect([part, whole], name).toEqual(figures);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(4);
  });

  const rules = "S: VP\nVP: VB MD\nNP: NN";
  const crossingWays: readonly (readonly [string, Partial<typeof crossings>, Partial<Request>])[] =
    [
      ["words", {}, {}],
      [
        "words without links of punctuation",
        {},
        { options: { ...plain, ignorePunctuation: true } },
      ],
      ["words without subtypes", {}, { options: { ...plain, stripSubtypes: true } }],
      ["brackets", {}, trees],
      ["brackets", { representation: "flattened" }, trees],
      ["brackets", { representation: "dependencies" }, trees],
      ["brackets", { rules: "semantic" }, trees],
      ["brackets", { rules: "own", text: rules }, trees],
      ["brackets as dependencies", {}, { ...trees, readAs: "dependencies" }],
    ];
  it.each(crossingWays)("gives the crossings of %s by %j", (_, change, way) => {
    const request = requestOf(way);
    const chosen = { ...crossings, ...change };
    const found = core.crossings(request, {
      ...{ representation: chosen.representation || undefined, alignment: chosen.alignment },
      headRules:
        chosen.rules === "own"
          ? `${chosen.text}\n`
          : chosen.rules === "semantic"
            ? "semantic"
            : undefined,
    } as Parameters<typeof core.crossings>[1]);
    if (found.kind !== "ok") throw new Error("rejected");
    const { figures, representation } = found.crossings;
    const { head, modifier } = figures.find((one) => one.representation === representation) ?? {};
    const line = JSON.parse(answered(crossingsCommand(request, chosen), request));
    expect({ head: line.head, modifier: line.modifier }).toEqual({ head, modifier });
    const crossing = found.crossings.tests.filter(
      ({ outcome }) => outcome === "crosses" || outcome === "translated",
    ).length;
    const sure = line.each.filter(({ alignment }: { alignment: string }) => alignment === "sure");
    expect(sure).toHaveLength(crossing);
  });

  const wanted = fusion as Wanted;
  const fusionWays: readonly Partial<Wanted>[] = [
    {},
    { merge: "specify" },
    { merge: "generalize" },
    { merge: "generalize", modifiers: "advmod" },
    { into: "right" },
    { limit: 1 },
  ];
  it.each(fusionWays)("makes the sentences of %j", (change) => {
    const links = [...knownLinks("1-1:equals 3-3:restates 5-5:generalizes 4-4:specifies")];
    const request = requestOf({ links });
    const chosen: Wanted = { ...wanted, ...change };
    const { merge, into, limit, modifiers } = chosen;
    const made = core.fuse(request, merge, into, limit, modifiers.split(","));
    if (made.kind !== "ok") throw new Error("rejected");
    const line = JSON.parse(answered(fusionCommand(request, chosen), request));
    const texts = (all: readonly { readonly text: string }[]) => all.map(({ text }) => text);
    expect(texts(line.sentences)).toEqual(texts(made.sentences));
    expect(line.cut).toBe(made.cut);
  });

  const aligners: readonly Partial<typeof plainAligner>[] = [
    {},
    { onlyMatching: true },
    { baseline: true },
    { baseline: true, onlyMatching: true },
    { relations: false },
    { weights: { equal: 1, lemma: 2, synonym: 3, relation: 4 } },
    { synonyms: "like love synonym" },
  ];
  it.each(aligners)("proposes the links of %j", (change) => {
    const work: Work = { ...singlePair(left, right, []), aligner: { ...plainAligner, ...change } };
    const { relations, ...options } = work.aligner;
    const found = core.align(left, right, options);
    if (found.kind !== "ok") throw new Error("rejected");
    const line = answered(alignCommand(work), requestOf()).trim();
    const named = found.proposals.map(({ link }) => {
      const known = relations && link.relation !== undefined ? `:${link.relation}` : "";
      return `${link.left}-${link.right}${known}`;
    });
    expect(line.split(" ")).toEqual(named.sort());
  });

  it("gives the agreement with another person", () => {
    const pair = singlePair(left, right, knownLinks("1-1 2-2:equals 3-4"));
    const work = { ...pair, theirs: "1-1 2-2:restates 5-5" };
    const line = JSON.parse(answered(agreementCommand(work), requestOf()));
    const { links } = core.agreement(
      [[...(work.pairs[0]?.links ?? [])]],
      [[...knownLinks(work.theirs)]],
    );
    expect(line.links).toMatchObject({
      gold: links.gold,
      predicted: links.predicted,
      correct: links.correct,
    });
  });

  it("reads a projection off, and predicts one by the model", () => {
    const clauses: Partial<Request> = {
      left: "(s (pper-sb Ich) (vvfin-hd danke) (np-da (art dem) (nn Berichterstatter)) ($. .))",
      right: "(S (NP-A (PRP I)) (VP (VBP thank) (NP-A (DT the) (NN rapporteur))) (. .))",
      links: [...knownLinks("1-1 2-2 3-3 4-4 5-5")],
      ...{ leftFormat: "brackets", rightFormat: "brackets" },
    };
    const request = requestOf(clauses);
    const read = core.projections(request);
    if (read.kind !== "ok") throw new Error("rejected");
    const derived = JSON.parse(
      answered(projectionCommand(request, projection, undefined), request),
    );
    const [pair] = read.projections.pairs;
    expect(derived.text).toBe(pair?.projection?.text);
    run(
      "echo '1-1 2-2 3-3 4-4 5-5' | twintree project train A.mrg B.mrg --links - --model model.txt --passes 2",
    );
    const text = run("cat model.txt");
    for (const change of [{}, { beam: 1 }, { seenOnly: false }]) {
      const chosen = { ...projection, segment: "predict" as const, ...change };
      const { beam, seenOnly } = chosen;
      const found = core.predict(text, request, { clause: 0, beam, seenOnly });
      if (found.kind !== "ok") throw new Error("rejected");
      const model = { name: "a model.txt", text, facts: {} as never };
      const line = JSON.parse(answered(projectionCommand(request, chosen, model), request));
      const decisions = found.prediction.found?.decisions ?? [];
      expect(line.stem).toBe(decisions.find(({ decision }) => decision === "STEM")?.value);
      expect(line.score).toBe(found.prediction.found?.score);
    }
  });

  it("trains on the pairs that the page trains on, and learns the same", async () => {
    const pairs: [string, string, string][] = ["de.mrg", "en.mrg", "links"]
      .map((ending) => new URL(`./projection/by-hand.${ending}`, import.meta.url))
      .map((file) => readFileSync(file, "utf8").trimEnd().split("\n"))
      .reduce<string[][]>((all, lines) => lines.map((line, at) => [...(all[at] ?? []), line]), [])
      .map(([source = "", target = "", links = ""]) => [source, target, links]);
    for (const change of [{}, { passes: 2, width: 4, early: true }]) {
      const chosen = { ...projection, ...change };
      const { text, files } = trainCommand(chosen, "by-hand", async () => pairs);
      said.push(text);
      for (const { name, content } of files) {
        const made = await content();
        save(name, typeof made === "string" ? made : ((await made?.text()) ?? ""));
      }
      run(text);
      const { passes, width: beam, early } = chosen;
      const trainer = new core.Trainer({ passes, beam, early });
      for (const [source, target, links] of pairs) trainer.add(source, target, links);
      while (trainer.step() !== undefined);
      expect(run("cat by-hand.projection-model.txt") === trainer.write()).toBe(true);
      trainer.free();
    }
  });

  it("has been tried with every option that the page has", () => {
    const { options }: { options: readonly Option[] } = JSON.parse(
      readFileSync(new URL("../docs/options.json", import.meta.url), "utf8"),
    );
    const projects = ["project predict", "project train"];
    const names = ["distances", "crossings", "fuse", "compare", "align", ...projects];
    const flags = options
      .filter(
        ({ page, commands }) => page !== null && names.some((name) => commands.includes(name)),
      )
      .filter(({ topic }) => topic !== "Texts" && topic !== "Links")
      .flatMap(({ flag }) => flag ?? []);
    expect(flags.length).toBeGreaterThan(15);
    const text = said.join("\n");
    expect(flags.filter((flag) => !text.includes(` ${flag}`))).toEqual([]);
  });
});

interface Option {
  readonly flag: string | null;
  readonly page: unknown;
  readonly topic: string;
  readonly commands: readonly string[];
}
