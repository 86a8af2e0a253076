/** What one writes each other reads: rows go from the pipe to the page, to Python and back. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Asked } from "../www/src/engine/asked.js";
import { setSecond, withRowsAlone } from "../www/src/model/comparing.js";
import { knownLinks } from "../www/src/model/notation.js";
import {
  hasRowsAlone,
  noPair,
  type System,
  singlePair,
  type Work,
} from "../www/src/model/state.js";
import { groups, measuresOf } from "../www/src/pairs/measure/columns.js";
import { type Measuring, openMeasuring } from "../www/src/pairs/measure/index.js";
import { openingOfRows } from "../www/src/pairs/page/opening.js";
import type { Intake } from "../www/src/text/corpus.js";
import { openFiles } from "../www/src/text/files.js";
import { fileCore } from "../www/src/text/outlining.js";
import { isRows, rowOf } from "../www/src/text/rows.js";
import { built } from "./boundary-core.js";
import { until, Watched, whole, wholeCore } from "./pairs-engine.js";
import { openShell } from "./shell.js";

if (!built) console.log("saved-rows: no built module, run `cargo xtask wasm`; skipped");

const { folder, run, save } = openShell();
const hasPython = spawnSync("python3", ["--version"]).status === 0;
const plain = { sameWords: false, byLinks: false };
const nothing = singlePair("", "", []);

const opened = (...files: readonly File[]): Promise<Intake> =>
  openFiles(files, "left", fileCore(wholeCore()));

/** The rows that a file is opened as. */
async function rowsOf(name: string, text: string): Promise<System> {
  const intake = await opened(new File([text], name));
  if (intake.kind !== "rows") throw new Error(JSON.stringify(intake));
  return intake.rows;
}

async function measured(work: Work): Promise<Measuring> {
  const measuring = openMeasuring({
    openEngine: new Watched().openEngine,
    engine: wholeCore(),
    cores: 1,
    onChange() {},
  });
  measuring.start(work, groups, plain);
  await whole(measuring);
  return measuring;
}

const all = (work: Work) => Uint32Array.from(work.pairs.keys());
const fileOf = async (measuring: Measuring, work: Work, which: "first" | "second" = "first") =>
  await (await measuring.file(all(work), ["similarity"], "json", which))?.text();

async function answer<T>(ask: () => Asked<T> | undefined): Promise<T> {
  await until(() => ask()?.kind === "ready");
  const asked = ask();
  if (asked?.kind !== "ready") throw new Error("no answer");
  return asked.answer;
}

/** What stands in a column: so much of so much, or the reason why nothing does. */
function cells(measuring: Measuring, name: string, count: number): readonly string[] {
  const column = measuring.column(name);
  return Array.from({ length: count }, (_, pair) => {
    const [part = 0, of = Number.NaN] = [column?.numerators[pair], column?.denominators[pair]];
    return of > 0 ? `${part}/${of}` : of < 0 ? "refused" : (column?.reasons[part] ?? "unread");
  });
}

describe("rows", () => {
  it("are recognised by how they begin, and are neither records nor other tables", () => {
    for (const text of [
      '{"pair":1,"left":null,"links":3,"similarity":0.5,"undefined":null}\n',
      '\ufeff{"id": "a", "error": [{"source": "left"}]}\n',
      "pair\tleft\tright\tlinks\tsimilarity\n1\ta\tb\t3\t0.5\n",
      "id,leaves,robinsonFoulds.left\nx,4,1\n",
    ])
      expect(isRows(text), text).toBe(true);
    for (const text of [
      '{"id":1,"left":"# text = similarity\\n1\\ta","right":"","links":"1-1"}\n',
      '{"version":1,"work":{}}\n',
      "the\tpair\tsimilarity\n",
      "pair\tclause\tstem\n1\t1\tgo\n",
      "1-1 2-2\n",
    ])
      expect(isRows(text), text).toBe(false);
  });

  it("are the same of an object and of a line of a table", () => {
    const object = rowOf(
      '{"pair":2,"left":"=a","right":"1","links":3,"similarity":null,"undefined":"no-links","coverage":{"mean":0.5},"range":[0,1]}',
    );
    expect(object).toEqual({
      ...{ number: 2, left: "=a", right: "1", error: [], reasons: { similarity: "no-links" } },
      json: '{"links":3,"similarity":null,"coverage":{"mean":0.5}}',
    });
    const table = rowOf(
      "pair\tleft\tright\tlinks\tsimilarity\tundefined\tcoverage.mean\n2\t'=a\t1\t3\t\tno-links\t0.5",
    );
    expect(table).toEqual({ ...object, json: '{"links":3,"coverage":{"mean":0.5}}' });
    const reasons = rowOf('pair,error,undefined.brackets.f\n3,"[""no-partner""]",no-brackets');
    expect(reasons).toMatchObject({
      error: ["no-partner"],
      reasons: { "brackets.f": "no-brackets" },
    });
    expect(rowOf("pair\tlinks\n1")).toBeUndefined();
    expect(rowOf('{"pair":1')).toBeUndefined();
    expect(rowOf("pair\t__proto__.links\n1\t3")?.json).toBe('{"__proto__":{"links":3}}');
    expect(rowOf("pair\tlinks\tlinks.of\n1\t3\t4")).toBeUndefined();
    expect(({} as { readonly links?: number }).links).toBeUndefined();
  });
});

describe.skipIf(!built)("a file of rows", { timeout: 120_000 }, () => {
  it("names the line that is none", async () => {
    const good = '{"pair":1,"links":3,"similarity":0.5,"undefined":null}\n';
    const other = '{"pair":2,"links":3,"similarity":0.5}\n';
    const refusal = (name: string, text: string) => opened(new File([text], name));
    expect(await refusal("a.jsonl", `${good}${other}{"pair":3,\n`)).toEqual({
      kind: "refused",
      phrase: { id: "intake-rows-line", args: { name: "a.jsonl", line: 3 } },
    });
    expect(await refusal("a.tsv", 'pair\tleft\tsimilarity\n1\t"x\ny"\t1\n2\t\n')).toEqual({
      kind: "refused",
      phrase: { id: "intake-rows-line", args: { name: "a.tsv", line: 4 } },
    });
    expect(await refusal("a.tsv", "pair\tsimilarity\n")).toMatchObject({
      phrase: { id: "intake-rows-none" },
    });
    // Of two rows of one pair neither is the right one.
    expect(await refusal("a.jsonl", `${good}${other}\n${good}`)).toEqual({
      kind: "refused",
      phrase: { id: "intake-rows-twice", args: { name: "a.jsonl", line: 4, first: 1, pair: "1" } },
    });
    const named = 'id\tsimilarity\nb\t1\n"a\nb"\t1\nb\t0\n';
    expect(await refusal("a.tsv", named)).toMatchObject({
      phrase: { id: "intake-rows-twice", args: { line: 5, first: 2, pair: "b" } },
    });
  });

  it("is a table by itself, in the order of its numbers, and is saved as it was", async () => {
    const lines = [
      '{"pair":5,"left":"b","right":null,"links":2,"distance":1,"maximum":4,"similarity":0.75,"undefined":null}',
      '{"pair": 2, "links": 0, "distance": null, "maximum": null, "undefined": "no-links"}',
      '{"pair":9,"error":["no-partner"]}',
    ];
    const rows = await rowsOf("mine.jsonl", `${lines.join("\r\n")}\r\n`);
    const work = withRowsAlone(nothing, rows);
    expect(hasRowsAlone(work)).toBe(true);
    const measuring = await measured(work);
    expect(all(work).length).toBe(3);
    expect([0, 1, 2].map((pair) => measuring.entry(pair).index + 1)).toEqual([2, 5, 9]);
    expect(cells(measuring, "similarity", 3)).toEqual(["no-links", "3/4", "refused"]);
    expect(cells(measuring, "treeEdit", 3)).toEqual(["not-saved", "not-saved", "refused"]);
    expect(measuring.now().refused(2)).toEqual(["no-partner"]);
    const shown = measuring.rows("number > 4 similarity > 0.5", {
      by: "number",
      descending: false,
    });
    expect([...shown.rows]).toEqual([1]);
    expect([...measuring.rows("id = b", { by: "id", descending: true }).rows]).toEqual([1]);
    expect(await fileOf(measuring, work)).toBe(`${[lines[1], lines[0], lines[2]].join("\n")}\n`);
    expect(openingOfRows(measuring.now())).toEqual({
      opening: "similarity",
      columns: ["links", "similarity"],
    });
    expect(measuring.command({ of: "measure", name: "similarity" })).toBeUndefined();
    // One row is a table of two, of which the other is empty.
    const one = withRowsAlone(nothing, await rowsOf("one.jsonl", `${lines[0]}\n`));
    expect(cells(await measured(one), "links", 2)).toEqual(["2/1", "refused"]);
  });

  it("stands beside the pairs that it is of", async () => {
    const text = (name: string, label: string) =>
      `# sent_id = ${name}\n1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n2\tb\t_\t_\t_\t_\t1\t${label}\t_\t_\n`;
    const names = ["s1", "s2", "s3"];
    const pairs = names.map((_, at) => ({
      ...{ ...noPair, left: at, right: at, links: knownLinks("1-1 2-2") },
    }));
    const left = names.map((name) => text(name, "obj"));
    const right = names.map((name, at) => text(name, at === 0 ? "obl" : "obj"));
    const row = (pair: number, left: string, distance: number) =>
      `{"pair":${pair},"left":"${left}","right":null,"links":2,"distance":${distance},"maximum":2,"similarity":0,"undefined":null}`;
    const lines = [row(1, "s1", 0), row(2, "other", 0), row(3, "s3", 1), row(4, "s4", 0)];
    const rows = await rowsOf("old.jsonl", `${lines.join("\n")}\n`);
    const work = setSecond({ ...nothing, left, right, pairs }, rows);
    expect(hasRowsAlone(work)).toBe(false);
    const measuring = await measured(work);
    await until(() => measuring.secondNow()?.progress.state === "done");
    expect(cells(measuring, "similarity", 3)).toEqual(["1/2", "2/2", "2/2"]);
    expect(cells(measuring, "second.similarity", 3)).toEqual(["2/2", "refused", "1/2"]);
    expect(measuring.second()).toMatchObject({ name: "old.jsonl", alone: 2, missing: 1 });
    const test = await answer(() => measuring.significance("similarity", true));
    expect(test).toMatchObject({ pairs: 2, won: 1, lost: 1, refused: 1 });
    // Where a pair has no row the files do not belong together.
    expect(measuring.command({ of: "systems", name: "similarity" })).toBeUndefined();
  });

  it("comes with the texts, as one of several files", async () => {
    const tree = "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n";
    const files = ["a.conllu", "b.conllu"].map((name) => new File([`${tree}\n${tree}`], name));
    const rows = new File(
      ['{"pair":1,"links":3,"similarity":0.5}\n{"pair":2,"error":["x"]}\n'],
      "r.jsonl",
    );
    const intake = await opened(rows, ...files);
    if (intake.kind !== "corpus") throw new Error(intake.kind);
    expect(intake.names).toEqual(["a.conllu", "b.conllu"]);
    expect(intake.second).toMatchObject({ name: "r.jsonl", format: "rows" });
    expect(await opened(rows, files[0] as File)).toMatchObject({
      kind: "document",
      second: { name: "r.jsonl" },
    });
  });

  const data = process.env.TWINTREE_DATA;
  it.skipIf(data === undefined)(
    "goes from the pipe to the page, to Python and back, to the byte",
    async () => {
      const names = ["en.conllu", "fr.conllu", "links.txt"];
      for (const name of names)
        save(name, readFileSync(path.join(data ?? "", "pud-en-fr", name), "utf8"));
      const pipe = "twintree compare en.conllu fr.conllu --links links.txt";
      const summary = JSON.parse(run(`${pipe} --summary`));
      for (const format of ["jsonl", "tsv", "csv"] as const) {
        const written = run(`${pipe} --format ${format.replace("jsonl", "json")}`);
        const work = withRowsAlone(nothing, await rowsOf(`pud.${format}`, written));
        const measuring = await measured(work);
        const { micro, macro, median, scored } = await answer(() =>
          measuring.summary("similarity", true),
        );
        expect({ micro, macro, median, scored }, format).toEqual({
          ...{ micro: summary.micro, macro: summary.macro },
          ...{ median: summary.median, scored: summary.scored },
        });
        const saved = (await fileOf(measuring, work)) ?? "";
        expect(saved === written, format).toBe(true);
        if (format !== "jsonl" || !hasPython) continue;
        // Python writes objects with blanks in them: the page reads those as well, and gives them back.
        save("saved.jsonl", saved);
        for (const [name, separators] of [
          ["plain", '(", ", ": ")'],
          ["compact", '(",", ":")'],
        ] as const) {
          const program = [
            "import json, sys",
            "for line in open(sys.argv[1], encoding='utf-8'):",
            `    print(json.dumps(json.loads(line), ensure_ascii=False, separators=${separators}))`,
          ].join("\n");
          save("rows.py", program);
          const again = run("python3 rows.py saved.jsonl");
          if (name === "compact") expect(again === written).toBe(true);
          const back = withRowsAlone(nothing, await rowsOf("python.jsonl", again));
          const measuredBack = await measured(back);
          expect((await fileOf(measuredBack, back)) === again, name).toBe(true);
          expect(cells(measuredBack, "similarity", 999)).toEqual(
            cells(measuring, "similarity", 999),
          );
        }
      }
      expect(folder).not.toBe("");
    },
  );

  it.skipIf(data === undefined)(
    "has the figures that the page measures, of all commands",
    async () => {
      const take = (name: string) => readFileSync(path.join(data ?? "", "pud-en-fr", name), "utf8");
      const blocks = (name: string) =>
        take(name)
          .trim()
          .split("\n\n")
          .slice(0, 60)
          .map((one) => `${one}\n`);
      const links = take("links.txt").split("\n").slice(0, 60);
      const [left, right] = [blocks("en.conllu"), blocks("fr.conllu")];
      const pairs = links.map((line, at) => ({
        ...noPair,
        left: at,
        right: at,
        links: knownLinks(line),
      }));
      const theirs = links.map((line) => line.split(" ").slice(1).join(" ")).join("\n");
      const work: Work = { ...nothing, left, right, pairs, theirs };
      const measuring = await measured(work);
      const names = groups.flatMap((group): readonly string[] => measuresOf[group]);
      for (const format of ["json", "tsv"] as const) {
        const file = await measuring.file(all(work), names, format);
        const rows = await rowsOf(`saved.${format}`, (await file?.text()) ?? "");
        const alone = await measured(withRowsAlone(nothing, rows));
        for (const name of ["words.left", "links", "coverage", ...names])
          expect(cells(alone, name, 60), `${format} ${name}`).toEqual(cells(measuring, name, 60));
        const beside = await measured(setSecond(work, rows));
        await until(() => beside.secondNow()?.progress.state === "done");
        const test = await answer(() => beside.significance("similarity", true));
        expect(test).toMatchObject({ won: 0, lost: 0, difference: 0 });
      }
    },
  );
});
