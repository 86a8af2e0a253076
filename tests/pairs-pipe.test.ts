/** What leaves the page of all pairs is what the command line writes and reads, for every option that the page has. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { ColumnSummary, MeasureGroup, Significance } from "../www/src/engine/answers.js";
import type { Asked } from "../www/src/engine/asked.js";
import { setSecond } from "../www/src/model/comparing.js";
import { knownLinks } from "../www/src/model/notation.js";
import { noPair, singlePair, type Work } from "../www/src/model/state.js";
import { always, measuresOf } from "../www/src/pairs/measure/columns.js";
import { type Command, type Figure, tested } from "../www/src/pairs/measure/command.js";
import { type Measuring, openMeasuring } from "../www/src/pairs/measure/index.js";
import { moreIsBetter } from "../www/src/pairs/page/names.js";
import { openFiles } from "../www/src/text/files.js";
import { fileCore } from "../www/src/text/outlining.js";
import { built } from "./boundary-core.js";
import { anyTree, dice } from "./boundary-sentences.js";
import { until, Watched, whole, wholeCore } from "./pairs-engine.js";
import { openShell } from "./shell.js";

if (!built) console.log("pairs-pipe: no built module, run `cargo xtask wasm`; skipped");

const { folder, run } = openShell();
const hasPython = spawnSync("python3", ["--version"]).status === 0;

async function save(command: Command): Promise<Command> {
  for (const file of command.files)
    writeFileSync(path.join(folder, file.name), await (await file.content()).text());
  return command;
}

/** The command for a figure, with its files in the folder. */
async function commandOf(measuring: Measuring, figure: Figure): Promise<Command> {
  const command = measuring.command(figure);
  if (command === undefined) throw new Error(`no command for ${JSON.stringify(figure)}`);
  return await save(command);
}

const lines = (text: string | undefined) => (text ?? "").split("\n");
const measure = (name: string): Figure => ({ of: "measure", name });
/** The command for rows is that for the summary without what makes it one. */
const rowsOf = ({ text }: Command) => text.replace(" --summary --signature", "");

async function answer<T>(ask: () => Asked<T> | undefined): Promise<T> {
  await until(() => ask()?.kind === "ready");
  const asked = ask();
  if (asked?.kind !== "ready") throw new Error("no answer");
  return asked.answer;
}

type How = Parameters<Measuring["start"]>[2];
const plain: How = { sameWords: false, byLinks: false };

async function measured(work: Work, groups: readonly MeasureGroup[], how: How) {
  const measuring = openMeasuring({
    openEngine: new Watched().openEngine,
    engine: wholeCore(),
    cores: 1,
    onChange() {},
  });
  measuring.start(work, groups, how);
  await whole(measuring);
  const all = Uint32Array.from(work.pairs.keys());
  const file = async (format: "json" | "tsv", columns: readonly string[]) =>
    await (await measuring.file(all, columns, format))?.text();
  return { measuring, file };
}

/** A work of these texts and links. */
function workOf(left: Work["left"], right: Work["left"], links: readonly string[]): Work {
  const pairs = links.map((line, at) => ({
    ...{ ...noPair, left: at, right: at, links: knownLinks(line) },
  }));
  return { ...singlePair("", "", []), left, right, pairs };
}

const count = 30;
const roll = dice(11);
const trees = () =>
  Array.from({ length: count }, (_, at) => {
    const name = `# sent_id = ${at % 5 === 0 ? "=a\tb" : "s"}${at}\n`;
    const text = anyTree(4 + roll(5), roll).trimEnd();
    // Some signs of punctuation, and a sentence with an error.
    const marked = text.replace(/^3\tw3\t_\t_/m, "3\t,\t,\tPUNCT");
    return name + (at === 7 ? marked.replace(/\t0\troot/, "\t99\troot") : marked);
  });
const drawn = Array.from({ length: count }, (_, at) =>
  at % 9 === 4 ? (["", "1-1", "1-1 1-2"][roll(3)] as string) : "1-2 2-1 3p3 4-4:equals",
);
const dependencies = workOf(trees(), trees(), drawn);
/** The same words on both sides, in other trees; but once. */
const parses = {
  ...dependencies,
  right: dependencies.left.map((text, at) =>
    at === 3 ? String(dependencies.right[at]) : String(text).replace(/\t1\t/, "\t2\t"),
  ),
};
const phrases: Work = {
  ...workOf(
    ["(S (NP (DT the) (NN cat)) (VP (VBZ sees) (NP (NN milk)) (PP (IN in) (NP (NN bowls)))))"],
    ["(S (NP (DT the) (NN cat)) (VP (VBZ sees) (NP (NP (NN milk)) (PP (IN in) (NP (NN bowls))))))"],
    ["1-1 2-2 3-4 4-3 5-5 6-6"],
  ),
  formats: { left: "brackets", right: "brackets" },
};

/** Punctuation and another label, of which parameters say something. */
const tagged: Work = {
  ...phrases,
  left: [
    "(S (NP (DT the) (NN cat)) (, ,) (VP (VBZ sees) (NP (-NONE- *)) (NP (NN milk) (CD two))))",
  ],
  right: [
    "(S (NP (DT the) (NN cat) (, ,)) (VP (VBZ sees) (NP (-NONE- *)) (PP (NN milk) (CD two))))",
  ],
};

/** Every option that the page has. */
const options: Readonly<Record<string, { readonly work: Work; readonly how?: Partial<How> }>> = {
  plain: { work: dependencies },
  "labels without subtypes": {
    work: { ...parses, options: { stripSubtypes: true, ignorePunctuation: false } },
  },
  "without links of punctuation": {
    work: { ...parses, options: { stripSubtypes: false, ignorePunctuation: true } },
    how: { byLinks: true },
  },
  "the same words": { work: parses, how: { sameWords: true } },
  "distances by links": { work: dependencies, how: { byLinks: true } },
  "phrases as they are": { work: phrases },
  "brackets as COLLINS.prm counts them": { work: tagged, how: { parameters: "collins" } },
  "all brackets": { work: tagged, how: { parameters: "everything" } },
  "brackets by parameters of one's own": {
    work: tagged,
    how: { parameters: "DELETE_LABEL ,\nEQ_LABEL NP PP\n" },
  },
  "phrases as dependencies": { work: { ...phrases, readAs: "dependencies" } },
};

describe.skipIf(!built)("the page and the command line", { timeout: 120_000 }, () => {
  for (const [name, { work, how }] of Object.entries(options)) {
    const groups = ["paths", "distances", "crossings"] as const;
    it(`have the same figures, rows and signatures: ${name}`, async () => {
      const { measuring, file } = await measured(work, groups, { ...plain, ...how });
      for (const group of groups) {
        const [first] = measuresOf[group];
        const isOther = group === "crossings" && work.readAs !== undefined;
        expect(measuring.command(measure(first)) === undefined).toBe(isOther);
        if (isOther) continue;
        const command = await commandOf(measuring, measure(first));
        expect(lines(await file("json", [first])), command.text).toEqual(
          lines(run(rowsOf(command))),
        );
        const table = run(`${rowsOf(command)} --format tsv`);
        expect(await file("tsv", [first]), command.text).toBe(table);
        const said = JSON.parse(run(command.text));
        const { signed } = command;
        expect(signed && (await measuring.signature(signed)), command.text).toBe(said.signature);
        for (const column of measuresOf[group]) {
          const one = await answer(() => measuring.summary(column, moreIsBetter(column)));
          const own = summarised(said, column);
          if (own !== undefined) expect(summaryOf(one), column).toEqual(own);
          else if (group === "crossings") expect(one.part, column).toBe(crossingsOf(said, column));
          else expect(column).toBe("leaves");
        }
      }
      const replaced = JSON.parse(
        run((await commandOf(measuring, { of: "replaced" })).text)
          .trim()
          .split("\n")
          .at(-1) ?? "",
      );
      const { times = 0 } = measuring.now().replaced.at(-1) ?? {};
      expect(times).toBe(replaced.times);
    });
  }

  it("join the rows of several commands, of which each is read by itself", async () => {
    const groups = ["paths", "distances", "crossings"] as const;
    const { measuring, file } = await measured(dependencies, groups, plain);
    const columns = ["similarity", "attachment.labelled", "crossings.head"];
    const text = (await file("json", columns)) ?? "";
    const joined = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const table = ((await file("tsv", columns)) ?? "").split("\n");
    const names = table[0]?.split("\t");
    for (const name of columns) {
      const command = await commandOf(measuring, measure(name));
      const own = run(rowsOf(command))
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
      for (const [at, { undefined: missing, ...row }] of own.entries()) {
        expect(joined[at], name).toMatchObject(row);
        const reasons = typeof missing === "string" ? { similarity: missing } : (missing ?? {});
        if (joined[at].error === undefined) expect(joined[at].undefined).toMatchObject(reasons);
      }
      const [head = ""] = run(`${rowsOf(command)} --format tsv`).split("\n");
      const others = ["undefined", "edges", "charges", "each"];
      for (const column of head.split("\t").filter((one) => !others.includes(one)))
        expect(names).toContain(column);
    }
    writeFileSync(path.join(folder, "joined.jsonl"), text);
    for (const name of ["similarity", "robinsonFoulds", "treeEdit"]) {
      const said = JSON.parse(
        run(`twintree significance joined.jsonl joined.jsonl --measure ${name}`),
      );
      expect(said, name).toMatchObject({ won: 0, lost: 0, difference: 0 });
    }
  });

  it("test two systems alike, from the texts and from the rows that the page saves", async () => {
    const known: readonly string[] = JSON.parse(run("twintree --version --json")).tested;
    expect([...tested].sort()).toEqual([...known].sort());
    for (const one of [parses, phrases]) {
      const texts = one.left.map((text, at) => (at % 2 === 0 ? text : (one.right[at] ?? "")));
      const { right: format } = one.formats;
      const work = setSecond(one, { name: "c d.conllu", format, texts });
      const { measuring } = await measured(work, ["paths", "distances"], plain);
      await until(() => measuring.secondNow()?.progress.state === "done");
      const all = Uint32Array.from(work.pairs.keys());
      const ofPhrases = (name: string) => name.startsWith("brackets");
      for (const name of tested.filter((name) => ofPhrases(name) === (one === phrases))) {
        const better = moreIsBetter(name);
        const page: Significance = await answer(() => measuring.significance(name, better));
        const command = await commandOf(measuring, { of: "systems", name });
        expect(JSON.parse(run(command.text)), name).toEqual(JSON.parse(JSON.stringify(page)));
        for (const [which, file] of [
          ["first", "B.jsonl"],
          ["second", "C.jsonl"],
        ] as const) {
          const rows = await measuring.file(all, [name], "json", which);
          writeFileSync(path.join(folder, file), (await rows?.text()) ?? "");
        }
        const last = lines(command.text).at(-1) ?? "";
        expect(JSON.parse(run(last)).signature, name).toBe(page.signature);
      }
      for (const name of ["leaves", "crossings.head", "coverage"])
        expect(measuring.command({ of: "systems", name })).toBeUndefined();
    }
  });

  it("agree about another annotator", async () => {
    const theirs = drawn.map((line) => line.split(" ").slice(1).join(" ")).join("\n");
    const sound = {
      ...parses,
      right: parses.left,
      left: parses.left.map((text) => String(text).replace("\t99\t", "\t0\t")),
    };
    const work = { ...sound, theirs: `${theirs}\n` };
    const { measuring } = await measured(work, ["agreement"], plain);
    const command = await commandOf(measuring, measure("agreement.f"));
    const said = JSON.parse(run(command.text));
    const { signed } = command;
    expect(signed && (await measuring.signature(signed))).toBe(said.signature);
  });

  it("say that a pair could not be measured, and what is in no file", async () => {
    const work = {
      ...dependencies,
      pairs: dependencies.pairs.map((pair, at) =>
        at === 2 ? { ...pair, right: undefined } : pair,
      ),
    };
    const { measuring, file } = await measured(work, ["paths"], plain);
    const rows = ((await file("json", ["similarity"])) ?? "").split("\n");
    expect(rows[2]).toBe('{"pair":3,"error":["no-partner"]}');
    expect(((await file("tsv", ["links"])) ?? "").split("\n")[3]).toMatch(
      /^3\t+"\[""no-partner""\]"$/,
    );
    const command = await commandOf(measuring, measure("similarity"));
    const summary = JSON.parse(run(command.text));
    expect(summary.read).toBe(count - 1);
    const page = await answer(() => measuring.summary("similarity", true));
    expect(page.macro).toBe(summary.macro);
  });

  it("saves the rows shown, in their order, with what its columns are of", async () => {
    const { measuring } = await measured(dependencies, ["paths"], plain);
    const some = Uint32Array.of(20, 1, 4);
    const numbers = async (columns: readonly string[]) => {
      const text = (await (await measuring.file(some, columns, "json"))?.text()) ?? "";
      return text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line));
    };
    expect((await numbers(["similarity"])).map(({ pair }) => pair)).toEqual([21, 2, 5]);
    expect(Object.keys((await numbers([...always]))[0])).toContain("spanningTree");
    expect(Object.keys((await numbers(["leaves"]))[0])).not.toContain("similarity");
    expect((await numbers(["links", "leaves"]))[0]).toMatchObject({ links: 4, undefined: {} });
  });

  it("writes records that are measured as the files are", async () => {
    const { measuring, file } = await measured(dependencies, ["paths"], plain);
    const records = measuring.records();
    if (records === undefined) throw new Error("no records");
    writeFileSync(path.join(folder, records.name), await (await records.content()).text());
    const rows = run(`twintree compare --records ${records.name}`).trim().split("\n");
    const own = ((await file("json", ["similarity"])) ?? "").trim().split("\n");
    const isSound = (line: string) => !line.includes('"error"');
    expect(rows.filter(isSound)).toEqual(
      own.filter(isSound).map((line) => line.replace('{"pair":', '{"id":')),
    );
    expect(rows.filter((line) => !isSound(line)).length).toBeGreaterThan(0);
    if (!hasPython) return;
    // Python reads the same records, and writes the rows that it is given as they came.
    const program = [
      "import json, sys, twintree",
      "for row in twintree.compare_of(map(json.loads, open(sys.argv[1], encoding='utf-8'))):",
      "    print(json.dumps(row, ensure_ascii=False, separators=(',', ':')))",
    ].join("\n");
    writeFileSync(path.join(folder, "rows.py"), program);
    expect(run(`python3 rows.py ${records.name}`).trim().split("\n")).toEqual(rows);
  });

  const data = process.env.TWINTREE_DATA;
  it.skipIf(data === undefined)("have the same bytes of real pairs", async () => {
    const names = ["en.conllu", "fr.conllu", "links.txt"];
    const read = (name: string) => readFileSync(`${data}/pud-en-fr/${name}`);
    const files = names.map((name) => new File([read(name)], name));
    const intake = await openFiles(files, "left", fileCore(wholeCore()));
    if (intake.kind !== "corpus") throw new Error(intake.kind);
    const { corpus, links } = intake;
    const texts = (side: "left" | "right") => corpus[side].map(({ text }) => text);
    const pairs = corpus.pairs.map(({ left, right }, at) => ({
      ...{ ...noPair, left, right, links: knownLinks(links?.lines[at] ?? "") },
    }));
    const work = { ...singlePair("", "", []), left: texts("left"), right: texts("right"), pairs };
    const { measuring, file } = await measured(work, ["paths"], plain);
    const command = await commandOf(measuring, measure("similarity"));
    expect(command.text).toContain("twintree compare en.conllu fr.conllu --links links.txt ");
    // The files that the page has are those that it was given.
    for (const name of names)
      expect(readFileSync(path.join(folder, name)).equals(read(name)), name).toBe(true);
    const rows = run(rowsOf(command));
    expect(lines(rows)).toHaveLength(pairs.length + 1);
    expect((await file("json", ["similarity"])) === rows).toBe(true);
    const table = run(`${rowsOf(command)} --format tsv`);
    expect((await file("tsv", ["similarity"])) === table).toBe(true);
    const { signed } = command;
    const signature = signed && (await measuring.signature(signed));
    expect(signature).toBe(JSON.parse(run(command.text)).signature);
    expect(signature).toContain(`|pairs:${pairs.length}|`);
  });
});

/** What both say of a column; whether a pair without a value is refused or has none is for each to say. */
function summaryOf({ micro, macro, scored }: ColumnSummary) {
  return { micro, macro, scored };
}

/** What the command line says of a column; of what is in no summary nothing is said. */
function summarised(said: Said, column: string): ReturnType<typeof summaryOf> | undefined {
  const of = (micro: unknown, macro: unknown, scored: number) =>
    ({ micro: micro ?? undefined, macro: macro ?? undefined, scored }) as never;
  if (column === "similarity") return of(said.micro, said.macro, said.scored);
  const names = column.split(".");
  const { measures } = said as { readonly measures?: Said };
  const one = measures?.[column] ?? names.reduce((found, name) => found?.[name], measures);
  return one?.pairs === undefined ? undefined : of(one.micro, one.mean, one.pairs);
}

/** How many phrases cross by sure links, without phrasal translations. */
function crossingsOf(said: Said, column: string): number {
  const { crossings, filtered } = said[column.slice("crossings.".length)].sure;
  return crossings - filtered;
}

// biome-ignore lint/suspicious/noExplicitAny: it is JSON of any command
type Said = Record<string, any>;
