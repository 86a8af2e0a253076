/** The table of pairs over another annotator's links, and over words matched by links. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Link, Relation } from "../www/src/engine/answers.js";
import type { Outcome } from "../www/src/engine/asked.js";
import { setTheirs } from "../www/src/model/comparing.js";
import { addLink } from "../www/src/model/link-edits.js";
import { noPair, singlePair, type Work } from "../www/src/model/state.js";
import { cellOf, numberOf } from "../www/src/pairs/measure/columns.js";
import { openMeasuring } from "../www/src/pairs/measure/index.js";
import { linesOf } from "../www/src/pairs/measure/lines.js";
import type { Column } from "../www/src/pairs/measured.js";
import { built } from "./boundary-core.js";
import { anyTree, dice } from "./boundary-sentences.js";
import { Watched, whole, wholeCore } from "./pairs-engine.js";

const options = { sameWords: false, byLinks: false };
const groups = ["agreement"] as const;

const relations = ["equals", "restates", "specifies", "generalizes", "intersects"] as const;

const link = (left: number, right: number, relation?: Relation) => ({ left, right, relation });

/** So many pairs of five words or more; their first links have each relation, and none. */
function corpus(count: number): Work {
  const roll = dice(11);
  const texts = () => Array.from({ length: count }, () => anyTree(5 + roll(3), roll).trimEnd());
  const links = (at: number) => [
    link(1, 1, relations[at % 6]),
    link(2, 3),
    ...(at % 4 === 0 ? [] : [link(4, 4, at % 3 === 0 ? "restates" : undefined)]),
  ];
  return {
    ...singlePair("", "", []),
    left: texts(),
    right: texts(),
    pairs: Array.from({ length: count }, (_, at) => ({
      ...{ ...noPair, left: at, right: at, links: at % 7 === 6 ? [] : links(at) },
    })),
  };
}

/** Lines of another annotator for so many pairs, by lot. */
function lines(count: number): readonly string[] {
  const roll = dice(5);
  const all = ["2-2:equals", "2-3", "2p3", "4-4:restates", "4-4", "5-1"];
  const firsts = ["1-1", ...relations.map((relation) => `1-1:${relation}`)];
  return Array.from({ length: count }, () =>
    [firsts[roll(7)] ?? "", ...all.filter(() => roll(2) === 0)].join(" ").trim(),
  );
}

function setup(cores = 1) {
  const watched = new Watched();
  const reader = wholeCore();
  const { openEngine } = watched;
  const measuring = openMeasuring({ openEngine, engine: reader, cores, onChange() {} });
  return { watched, measuring, reader };
}

/** What the groups were that were measured, and of how many pairs, since so many calls. */
const measured = (watched: Watched, since: number) =>
  watched.calls.slice(since).map(({ arguments: given }) => {
    const [{ groups, left }] = given as [{ groups: string[]; left: { places: Uint32Array } }];
    return [groups.join(" "), left.places.length / 3];
  });

async function answered<Answer>(asked: Promise<Outcome<Answer>>): Promise<Answer> {
  const outcome = await asked;
  if (outcome.kind !== "answered") throw new Error(outcome.kind);
  return outcome.answer;
}

/** A column summed up. */
function summary(column: Column | undefined) {
  if (column === undefined) throw new Error("there is no column");
  const values = [...column.numerators.keys()].flatMap((pair) => {
    const cell = cellOf(column, pair);
    return cell?.kind === "value" ? [cell] : [];
  });
  const sum = (of: (cell: (typeof values)[number]) => number) =>
    values.reduce((total, cell) => total + of(cell), 0);
  const [part, whole] = [sum((cell) => cell.part), sum((cell) => cell.whole)];
  const macro = sum((cell) => cell.value) / values.length;
  return { part, whole, micro: part / whole, macro, scored: values.length };
}

/** The figures of all pairs are what the panel of the tab Agreement is given of them. */
async function check(work: Work) {
  const { measuring, reader } = setup(2);
  measuring.start(work, groups, options);
  await whole(measuring);
  const always = () => true;
  const { lines } = await answered(reader.call("readLinks", [work.theirs, false], always));
  const theirs: Link[][] = [];
  const mine = work.pairs.flatMap(({ links }, at) => {
    const line = lines[at];
    if (line === undefined || line.faulty) return [];
    theirs.push(line.links);
    return [[...links]];
  });
  const panel = await answered(reader.call("agreement", [mine, theirs], always));
  const of = (name: string) => summary(measuring.column(`agreement.${name}`));
  const { links, relations } = panel;
  for (const name of ["f", "precision", "recall"] as const) {
    const { micro, macro, scored } = of(name);
    expect([micro, scored], name).toEqual([links.micro[name], links.averaged]);
    expect(macro, name).toBeCloseTo(links.macro[name], 12);
  }
  const { correct, gold, predicted } = links;
  const parts = ["both", "mine", "theirs"].map(of);
  expect(parts.map(({ part }) => part)).toEqual([correct, gold - correct, predicted - correct]);
  const same = of("relations");
  expect([same.micro, same.whole]).toEqual([relations.weighted.recall, relations.shared]);
}

describe("lines of another annotator", () => {
  it("are cut as the core cuts them", async () => {
    const reader = wholeCore();
    for (const text of [
      ...["1-1\n2-2", "1-1\n\n# x\n2-2\n", "\n\n1-1\n", "\uFEFF# x\n1-1\n", "1-1\r\n2-2\r\n"],
      ...["1-1\r2-2\r", "1-1\r", " # 1-1\n2-2", "", "12\t1-1\n13\t2-2\n"],
    ]) {
      const asked = reader.call("readLinks", [text, false], () => true);
      const { lines } = await answered(asked);
      expect(linesOf(text), JSON.stringify(text)).toHaveLength(lines.length);
    }
  });

  it("are none where there is nothing but space", () => {
    expect(linesOf(" \n\n")).toEqual([]);
  });
});

describe.skipIf(!built)("the agreement of all pairs", () => {
  it("is what the panel says of all pairs, also of those it has no line for", async () => {
    const work = corpus(60);
    await check(setTheirs(work, `# a comment\n${lines(60).join("\n")}\n`));
    await check(setTheirs(work, `${lines(41).join("\r\n")}`));
    await check(setTheirs(work, lines(75).join("\n")));
    const faulty = lines(60).map((line, at) => (at % 5 === 2 ? `${line} x` : line));
    await check(setTheirs(work, faulty.join("\n")));
  });

  it("is measured again for the pairs alone whose line has changed, and nothing else of them", async () => {
    const { measuring, watched } = setup();
    const theirs = lines(40);
    const work = setTheirs(corpus(40), theirs.join("\n"));
    const wanted = ["paths", ...groups] as const;
    measuring.start(work, wanted, options);
    await whole(measuring);
    const calls = watched.calls.length;
    const other = setTheirs(work, theirs.with(7, "1-1 2-2 3-3").with(30, "").join("\n"));
    measuring.start(other, wanted, options);
    await whole(measuring);
    const again = measured(watched, calls);
    expect(again.every(([name]) => name === "agreement")).toBe(true);
    expect(again.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2);
    const fresh = setup();
    fresh.measuring.start(other, wanted, options);
    await whole(fresh.measuring);
    for (const [name, column] of fresh.measuring.now().columns)
      for (const pair of other.pairs.keys())
        expect(cellOf(measuring.now().columns.get(name) ?? column, pair), name).toEqual(
          cellOf(column, pair),
        );
  });

  it("counts nothing of the paths twice, whatever changes while it is measured", async () => {
    const { measuring, watched } = setup();
    const theirs = lines(30);
    const work = setTheirs(corpus(30), theirs.join("\n"));
    const other = setTheirs(work, theirs.with(3, "1-1").join("\n"));
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    const { replaced } = measuring.now();
    expect(replaced.length).toBeGreaterThan(1);
    let changed = false;
    watched.onCall = () => {
      if (changed) return;
      changed = true;
      measuring.start(other, ["paths", ...groups], options);
    };
    measuring.start(work, ["paths", ...groups], options);
    await whole(measuring);
    expect(changed).toBe(true);
    expect(measuring.now().replaced).toEqual(replaced);
    expect(measuring.column("agreement.theirs")?.numerators[3]).toBe(0);
  });

  it("follows my links, and ends with theirs", async () => {
    const { measuring } = setup();
    const work = setTheirs(corpus(3), "1-1\n1-1\n1-1\n");
    measuring.start(work, groups, options);
    await whole(measuring);
    const mine = () => measuring.now().columns.get("agreement.mine")?.numerators[0];
    expect(mine()).toBe(1);
    measuring.start(addLink(work, 5, 5), groups, options);
    await whole(measuring);
    expect(mine()).toBe(2);
    measuring.start(setTheirs(work, ""), groups, options);
    await whole(measuring);
    const f = measuring.now().columns.get("agreement.f");
    expect(f && cellOf(f, 0)).toEqual({ kind: "undefined", reason: "no-line" });
  });

  it("is refused with a code where their line has errors, in the table and in files", async () => {
    const { measuring } = setup();
    measuring.start(setTheirs(corpus(3), "1-1\n1-1 x\n1-99\n"), groups, options);
    await whole(measuring);
    const f = measuring.now().columns.get("agreement.f");
    expect(f && [0, 1, 2].map((pair) => cellOf(f, pair))).toEqual([
      { kind: "value", value: 2 / 3, part: 2, whole: 3 },
      { kind: "refused", code: "link-bad" },
      { kind: "refused", code: "link-out-of-range" },
    ]);
    const sort = { by: "number", descending: false };
    expect([...measuring.rows("agreement = refused", sort).rows]).toEqual([1, 2]);
    expect([...measuring.rows("agreement < 0.8", sort).rows]).toEqual([0]);
    expect([...measuring.rows("refused", sort).rows]).toEqual([]);
    const rows = Uint32Array.of(1);
    const written = await measuring.file(rows, ["links", "agreement.f"], "json");
    expect(JSON.parse((await written?.text()) ?? "")).toMatchObject({
      ...{ pair: 2, links: 3, agreement: null, undefined: { agreement: "link-bad" } },
    });
  });

  const data = process.env.TWINTREE_DATA;
  it.skipIf(data === undefined)("is what the panel says of a real corpus", async () => {
    const read = (name: string) => readFileSync(`${data}/pud-en-fr/${name}`, "utf8");
    const texts = (name: string) => read(name).trimEnd().split("\n\n");
    const links = read("links.txt").trimEnd().split("\n");
    const linksOf = (line: string) =>
      [...line.matchAll(/(\d+)-(\d+)/g)].map(([, left, right]) =>
        link(Number(left), Number(right)),
      );
    const [left, right] = [texts("en.conllu"), texts("fr.conllu")];
    const pairs = left.map((_, at) => ({
      ...{ ...noPair, left: at, right: at, links: linksOf(links[at] ?? "") },
    }));
    // The other annotator has the links of every word but the first ones, and some to the word after.
    const theirs = links.map((line) =>
      linksOf(line)
        .slice(1)
        .map(({ left, right }) => `${left}-${left % 5 === 0 ? Math.max(1, right - 1) : right}`)
        .join(" "),
    );
    const work = { ...singlePair("", "", []), left, right, pairs, theirs: theirs.join("\n") };
    await check(work);
  });
});

describe.skipIf(!built)("distances by links", () => {
  it("are measured in the place of the others, and nothing else is", async () => {
    const { measuring, watched } = setup();
    const work = corpus(20);
    const wanted = ["paths", "distances"] as const;
    measuring.start(work, wanted, options);
    await whole(measuring);
    const reason = () => {
      const leaves = measuring.now().columns.get("leaves");
      return leaves && [...work.pairs.keys()].map((pair) => numberOf(leaves, pair));
    };
    const byPosition = reason();
    const calls = watched.calls.length;
    measuring.start(work, wanted, { ...options, byLinks: true });
    // Nothing that was measured by position is taken for the other.
    expect(reason()).toEqual(work.pairs.map(() => Number.NaN));
    await whole(measuring);
    const again = measured(watched, calls);
    expect(again.every(([name]) => name === "distances")).toBe(true);
    expect(again.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(20);
    expect(reason()).toContain(3);
    measuring.start(work, wanted, options);
    await whole(measuring);
    expect(reason()).toEqual(byPosition);
  });

  it("go on after the measuring was stopped", async () => {
    const { measuring } = setup();
    const work = corpus(8);
    measuring.start(work, ["distances"], options);
    await whole(measuring);
    measuring.stop();
    measuring.start(work, ["distances"], { ...options, byLinks: true });
    await whole(measuring);
    const leaves = measuring.now().columns.get("leaves");
    expect(leaves && cellOf(leaves, 1)).toEqual({ kind: "value", value: 3, part: 3, whole: 1 });
  });
});
