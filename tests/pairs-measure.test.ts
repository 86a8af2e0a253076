import { describe, expect, it } from "vitest";
import { setSecond } from "../www/src/model/comparing.js";
import { setText } from "../www/src/model/documents.js";
import { addLink } from "../www/src/model/link-edits.js";
import type { FileSlice } from "../www/src/model/slice.js";
import { noPair, type Pair, type System, singlePair, type Work } from "../www/src/model/state.js";
import { namesOf, numberOf } from "../www/src/pairs/measure/columns.js";
import { openMeasuring } from "../www/src/pairs/measure/index.js";
import { replacedIn } from "../www/src/pairs/measure/replacements.js";
import { built } from "./boundary-core.js";
import { anyTree, chain, dice, sentence } from "./boundary-sentences.js";
import { until, Watched, whole, wholeCore } from "./pairs-engine.js";

if (!built) console.log("pairs-measure: no built module, run `cargo xtask wasm`; skipped");

const links = [1, 2, 3].map((word) => ({ left: word, right: word, relation: undefined }));

/** A work of so many pairs by lot, all of three words or more with three links. */
function corpus(count: number, change: (pair: Pair, at: number) => Pair = (pair) => pair): Work {
  const roll = dice(7);
  const texts = () => Array.from({ length: count }, () => anyTree(3 + roll(6), roll).trimEnd());
  return {
    ...singlePair("", "", []),
    left: texts(),
    right: texts(),
    pairs: Array.from({ length: count }, (_, at) =>
      change({ ...noPair, left: at, right: at, links }, at),
    ),
  };
}

function setup(cores = 2) {
  const watched = new Watched();
  let changes = 0;
  const reader = wholeCore();
  const measuring = openMeasuring({
    openEngine: watched.openEngine,
    engine: reader,
    cores,
    onChange: () => {
      changes += 1;
    },
  });
  return { watched, measuring, reader, changes: () => changes };
}

const options = { sameWords: false, byLinks: false };

/** What the page says of a pair: its score, or why there is none. */
async function pageSays(reader: ReturnType<typeof wholeCore>, work: Work, at: number) {
  const pair = work.pairs[at] as Pair;
  const [left, right] = [work.left[pair.left ?? 0], work.right[pair.right ?? 0]] as [
    string,
    string,
  ];
  const request = { left, right, links: [...pair.links], options: work.options };
  const outcome = await reader.call(
    "compare",
    [{ ...request, leftFormat: "conllu", rightFormat: "conllu" }],
    () => true,
  );
  if (outcome.kind !== "answered" || outcome.answer.result.kind !== "ok") return undefined;
  const { score } = outcome.answer.result.comparison;
  return score.kind === "undefined" ? score.reason : score.ratio.similarity;
}

describe.skipIf(!built)("the measuring of all pairs", () => {
  it("says of every pair what the page says of it", async () => {
    const { measuring, reader } = setup();
    const work = corpus(40, (pair, at) =>
      at % 5 === 0 ? { ...pair, links: links.slice(0, at % 3) } : pair,
    );
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    const column = measuring.now().columns.get("similarity");
    if (column === undefined) throw new Error("there is no column");
    for (let at = 0; at < 40; at += 1) {
      const value = numberOf(column, at);
      const said = Number.isNaN(value) ? column.reasons[column.numerators[at] ?? 0] : value;
      expect(said, `pair ${at}`).toBe(await pageSays(reader, work, at));
    }
    const { replaced } = measuring.now();
    const distances = column.denominators.map((whole, at) =>
      whole > 0 ? whole - (column.numerators[at] ?? 0) : 0,
    );
    expect(replaced.at(-1)?.what).toBe("all");
    expect(replaced.at(-1)?.times).toBe(distances.reduce((sum, one) => sum + one, 0));
    for (const { places, pairs, times } of replaced.slice(0, -1)) {
      expect([places.length, new Set(places).size]).toEqual([times, pairs]);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
    // Of some pairs, what they add to the distance; of all, what was said of all.
    const some = Uint32Array.of(30, 3, 4, 17);
    const sum = some.reduce((sum, at) => sum + (distances[at] ?? 0), 0);
    expect(sum).toBeGreaterThan(0);
    const found = replacedIn(replaced, some);
    expect(found.at(-1)).toMatchObject({ what: "all", times: sum });
    expect(found.every(({ places }) => places.every((pair) => some.includes(pair)))).toBe(true);
    expect(replacedIn(replaced, Uint32Array.from(work.pairs.keys()))).toEqual(replaced);
    expect(replacedIn(replaced, new Uint32Array(0))).toEqual([]);
  });

  it("has the columns that the core answers, and no others", async () => {
    const { measuring } = setup();
    const groups = ["paths", "distances", "crossings"] as const;
    measuring.start(corpus(3), groups, options);
    await whole(measuring);
    expect([...measuring.now().columns.keys()]).toEqual(namesOf(groups));
    for (const column of measuring.now().columns.values())
      expect([...column.denominators].some(Number.isNaN), column.name).toBe(false);
  });

  it("reads sentences out of files, whatever comes between them", async () => {
    const { measuring } = setup();
    const work = corpus(60);
    const asFile = (texts: Work["left"]): FileSlice[] => {
      const filler = `# ${"é".repeat(40_000)}\n\n`;
      const parts = texts.map((text) => `${text}\n\n${filler}`);
      const file = new Blob(parts);
      let start = 0;
      const size = (text: string) => new TextEncoder().encode(text).length;
      return texts.map((text, at) => {
        const place = { file, name: "a.conllu", start, end: start + size(String(text)) };
        start += size(parts[at] ?? "");
        return { ...place, sentId: undefined, parallelId: undefined, label: "", errors: 0 };
      });
    };
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    const plain = measuring.now().columns.get("similarity");
    const files = setup();
    files.measuring.start(
      {
        ...work,
        left: asFile(work.left),
        right: asFile(work.right).reverse(),
        pairs: work.pairs.map((pair, at) => ({ ...pair, right: 59 - at })),
      },
      ["paths"],
      options,
    );
    await whole(files.measuring);
    expect(files.measuring.now().columns.get("similarity")).toEqual(plain);
  });

  it("refuses what it cannot measure, by codes, and measures the rest", async () => {
    const { measuring } = setup();
    const gone = new Blob(["1"]).slice(0, 1);
    const slice: FileSlice = {
      ...{ file: gone, name: "a", start: 0, end: 90, sentId: undefined, parallelId: undefined },
      ...{ label: "", errors: 0 },
    };
    const plain = corpus(8);
    const work: Work = {
      ...plain,
      left: [...plain.left.slice(0, 7), slice],
      pairs: plain.pairs.map((pair, at) => {
        if (at === 1) return { ...pair, left: undefined };
        if (at === 2) return { ...pair, right: undefined };
        if (at === 3) return { ...pair, links: [], draft: "1-1 two-2", zeroBased: false };
        if (at === 4) return { ...pair, links: [{ left: 99, right: 1, relation: undefined }] };
        return at === 5 ? { ...pair, links: [], draft: "0-0 1-1 2-2", zeroBased: true } : pair;
      }),
    };
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    const { refused, columns } = measuring.now();
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(refused)).toEqual([
      [],
      ["no-partner"],
      ["no-partner"],
      ["link-bad"],
      ["link-out-of-range"],
      [],
      [],
      ["unreadable"],
    ]);
    const denominators = columns.get("links")?.denominators ?? [];
    expect([...denominators].map((one) => one > 0)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(columns.get("links")?.numerators[5]).toBe(3);
    expect(columns.get("similarity")?.denominators[3]).toBe(-1);
  });

  it("writes no rows where a file that was measured can be read no more", async () => {
    const { measuring } = setup();
    const plain = corpus(2);
    const [text = "", other = ""] = plain.left.map(String);
    const file = new Blob([text]);
    const slice: FileSlice = {
      ...{ file, name: "a", start: 0, end: text.length, sentId: undefined, parallelId: undefined },
      ...{ label: "", errors: 0 },
    };
    measuring.start({ ...plain, left: [slice, other] }, ["paths"], options);
    await whole(measuring);
    const rows = () => measuring.file(Uint32Array.of(0, 1), ["similarity"], "json");
    expect((await (await rows())?.text())?.split("\n")).toHaveLength(3);
    file.slice = () => new Blob();
    await expect(rows()).rejects.toThrow();
  });

  it("carries links to words that have changed as the page does when the pair is opened", async () => {
    const { measuring } = setup();
    const before = sentence([2, 0, 2, 3]);
    const forms = { left: ["w1", "w2", "w3", "w4"], right: ["w1", "w2", "w3", "w4"] };
    const after = before.replace("w1", "new").trimEnd();
    const shorter = "1\tw3\t_\t_\t_\t_\t0\troot\t_\t_\n2\tw4\t_\t_\t_\t_\t1\tdep\t_\t_";
    const pair: Pair = { ...noPair, left: 0, right: 0, links, forms };
    const work: Work = {
      ...singlePair("", "", []),
      left: [before.trimEnd(), after, shorter],
      right: [before.trimEnd()],
      pairs: [
        pair,
        { ...pair, left: 1 },
        { ...pair, left: 2, links: [{ left: 3, right: 3, relation: undefined }] },
        {
          ...pair,
          left: 2,
          forms: undefined,
          links: [{ left: 4, right: 4, relation: undefined }],
          origin: {
            ...{ left: before, right: before },
            formats: { left: "conllu", right: "conllu" },
            readAs: undefined,
          },
        },
      ],
    };
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    const { columns, refused } = measuring.now();
    expect([0, 1, 2, 3].map(refused)).toEqual([[], [], [], []]);
    expect([...(columns.get("links")?.numerators ?? [])]).toEqual([3, 3, 1, 1]);
  });

  it("measures only the pairs that have changed, and takes back what they had replaced", async () => {
    const { measuring, watched } = setup(1);
    const work = corpus(30);
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    const before = measuring.now();
    measuring.start(work, ["paths"], options);
    expect(measuring.now()).toBe(before);
    const calls = watched.calls.length;
    // A link is added to the pair shown, the first one.
    const linked = addLink(work, 1, 2);
    measuring.start(linked, ["paths"], options);
    await whole(measuring);
    const after = measuring.now();
    expect(after).not.toBe(before);
    expect(after.columns.get("links")?.numerators[0]).toBe(4);
    const edited = setText({ ...linked, pair: 29 }, "left", chain(3).trimEnd());
    measuring.start(edited, ["paths"], options);
    await whole(measuring);
    expect(measuring.now().columns.get("words.left")?.numerators[29]).toBe(3);
    // What was measured together with a pair is measured with it once more, and then no more.
    expect(
      watched
        .measured()
        .slice(calls)
        .reduce((sum, one) => sum + one, 0),
    ).toBeLessThan(40);
    const fresh = setup();
    fresh.measuring.start(edited, ["paths"], options);
    await whole(fresh.measuring);
    expect(fresh.measuring.now().replaced).toEqual(measuring.now().replaced);
    expect([...fresh.measuring.now().columns]).toEqual([...measuring.now().columns]);
    measuring.start(
      { ...edited, options: { ...edited.options, stripSubtypes: true } },
      ["paths"],
      options,
    );
    await whole(measuring);
    expect(measuring.now().progress.done).toBe(30);
  });

  it("says nothing of a pair that changed while it was measured", async () => {
    const { measuring, watched } = setup(1);
    const work = corpus(10);
    let changed = false;
    watched.onCall = () => {
      if (changed) return;
      changed = true;
      measuring.start(addLink(work, 1, 2), ["paths"], options);
    };
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    expect(measuring.now().columns.get("links")?.numerators[0]).toBe(4);
    const fresh = setup();
    fresh.measuring.start(addLink(work, 1, 2), ["paths"], options);
    await whole(fresh.measuring);
    expect(fresh.measuring.now().replaced).toEqual(measuring.now().replaced);
  });

  it("adds a group without measuring the others once more", async () => {
    const { measuring, watched } = setup(1);
    measuring.start(corpus(5), ["paths"], options);
    await whole(measuring);
    measuring.start(corpus(5), ["paths"], options);
    const calls = watched.calls.length;
    const work = corpus(5);
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    measuring.start(work, ["paths", "crossings"], options);
    await whole(measuring);
    const asked = watched.calls
      .slice(calls)
      .map(({ arguments: [request] }) => (request as { groups: unknown }).groups);
    expect(asked.at(-1)).toEqual(["crossings"]);
  });

  it("measures a group that is added meanwhile of every pair", async () => {
    const { measuring, watched } = setup(2);
    const work = corpus(200);
    let added = false;
    watched.onCall = () => {
      if (added) return;
      added = true;
      measuring.start(work, ["paths", "crossings"], options);
    };
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    const { columns, progress } = measuring.now();
    expect(progress.done).toBe(200);
    for (const name of ["similarity", "crossings.head"])
      expect([...(columns.get(name)?.denominators ?? [])].filter(Number.isNaN), name).toEqual([]);
  });

  it("links equal words, and names the pairs whose words differ", async () => {
    const { measuring } = setup();
    const work = corpus(3);
    const same: Work = {
      ...work,
      right: [work.left[0] ?? "", String(work.left[1]).replace("w1", "other"), work.left[2] ?? ""],
      pairs: work.pairs.map((pair, at) => (at === 2 ? { ...pair, draft: "no links" } : pair)),
    };
    measuring.start(same, ["paths"], { ...options, sameWords: true });
    await whole(measuring);
    const links = measuring.now().columns.get("links");
    expect([...(links?.denominators ?? [])]).toEqual([1, 0, 1]);
    expect(links?.reasons).toEqual(["words-differ"]);
  });

  it("gives one pair up over which the core breaks, and no other", async () => {
    const { measuring, watched } = setup(2);
    const work = corpus(50);
    const bad: Work = {
      ...work,
      left: work.left.map((text, at) => (at === 17 || at === 33 ? `# TRAP\n${text}` : text)),
    };
    watched.breaks = (call) => Watched.isAbout("TRAP", call);
    measuring.start(bad, ["paths"], options);
    await whole(measuring);
    const { refused, progress, columns } = measuring.now();
    expect(progress.done).toBe(50);
    expect(refused(17)).toEqual(["trapped"]);
    expect(refused(33)).toEqual(["trapped"]);
    const values = [...(columns.get("links")?.denominators ?? [])];
    expect(values.flatMap((one, at) => (one === -1 ? [at] : []))).toEqual([17, 33]);
    await until(() => watched.closed === watched.opened);
  });

  it("stops at once, keeps what it has, and goes on when it is told to", async () => {
    const { measuring, watched } = setup(2);
    let calls = 0;
    watched.onCall = () => {
      calls += 1;
      if (calls === 3) measuring.stop();
    };
    const work = corpus(200);
    measuring.start(work, ["paths"], options);
    await until(() => measuring.now().progress.state === "stopped");
    expect(watched.closed).toBe(watched.opened);
    const { done } = measuring.now().progress;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(200);
    const open = [...(measuring.now().columns.get("links")?.denominators ?? [])].filter(
      Number.isNaN,
    );
    expect(open).toHaveLength(200 - done);
    // It stays stopped however often the page is drawn.
    measuring.start(work, ["paths"], options);
    expect(measuring.now().progress.state).toBe("stopped");
    measuring.resume();
    await whole(measuring);
    expect(measuring.now().progress.done).toBe(200);
    expect([...(measuring.now().columns.get("links")?.denominators ?? [])].some(Number.isNaN)).toBe(
      false,
    );
  });

  it("says that no engine could be had, and tries again when it is told to", async () => {
    const { measuring, watched } = setup(2);
    watched.isDead = true;
    measuring.start(corpus(4), ["paths"], options);
    await until(() => measuring.now().progress.state === "failed");
    expect(measuring.now().progress).toMatchObject({ done: 0, count: 4, state: "failed" });
    expect(measuring.now().refused(0)).toEqual([]);
    watched.isDead = false;
    measuring.resume();
    await whole(measuring);
    expect(measuring.now().progress.done).toBe(4);
  });

  it("finds words by what they are, and reads sentences for it once", async () => {
    const { measuring, watched } = setup();
    const work = corpus(20);
    measuring.start(work, [], options);
    await whole(measuring);
    const sort = { by: "number", descending: false };
    expect(measuring.rows("deprel A = amod", sort)).toMatchObject({ pending: true });
    await until(() => !measuring.rows("deprel A = amod", sort).pending);
    const { rows } = measuring.rows("deprel A = amod", sort);
    const expected = work.left.flatMap((text, at) =>
      String(text).includes("\tamod\t") ? [at] : [],
    );
    expect([...rows]).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
    const others = measuring.rows("not deprel A = amod", sort);
    expect(others.rows).toHaveLength(20 - expected.length);
    const calls = watched.calls.length;
    expect(measuring.rows("deprel A = amod", sort).pending).toBe(false);
    expect(watched.calls).toHaveLength(calls);
    expect(
      measuring.rows("words A > 5", { by: "words.left", descending: true }).rows.length,
    ).toBeGreaterThan(0);
  });

  it("answers about columns, and keeps the answer before while there is no newer one", async () => {
    const { measuring } = setup();
    const work = corpus(20);
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    measuring.summary("similarity", true);
    await until(() => measuring.summary("similarity", true)?.kind === "ready");
    const summary = measuring.summary("similarity", true);
    if (summary?.kind !== "ready") throw new Error("there is no answer");
    expect(summary.answer.read).toBe(20);
    measuring.start(addLink(work, 1, 2), ["paths"], options);
    expect(measuring.summary("similarity", true)).toBe(summary);
    await whole(measuring);
    await until(() => measuring.summary("similarity", true) !== summary);
    // Of another corpus, and of what is measured in another way, there is none yet.
    const other = { ...work, left: work.right, right: work.left };
    measuring.start(other, ["paths"], options);
    expect([...(measuring.now().columns.get("similarity")?.denominators ?? [])]).toEqual(
      Array.from({ length: 20 }, () => Number.NaN),
    );
    expect(measuring.summary("similarity", true)?.kind).toBe("pending");
    await whole(measuring);
    await until(() => measuring.summary("similarity", true)?.kind === "ready");
    measuring.start(other, ["paths"], { ...options, byLinks: true });
    expect(measuring.summary("similarity", true)?.kind).toBe("pending");
    await whole(measuring);
    expect(measuring.summary("crossings.head", false)).toBeUndefined();
    const rows = Uint32Array.of(1, 2);
    await until(() => measuring.histogram("similarity", 10, rows)?.kind === "ready");
    const bins = measuring.histogram("similarity", 10, rows);
    if (bins?.kind !== "ready") throw new Error("there is no answer");
    expect(bins.answer.reduce((sum, { chosen }) => sum + chosen, 0)).toBe(2);
    const ofRows = () => measuring.summary("similarity", true, rows);
    await until(() => {
      const asked = ofRows();
      return asked?.kind === "ready" && asked.answer.read === 2;
    });
    const cells = { columns: 10, rows: 10 };
    await until(() => measuring.scatter("coverage", "similarity", cells)?.kind === "ready");
  });

  it("asks once more where the core broke over an answer, and then only when it is told to", async () => {
    const { measuring, watched } = setup();
    measuring.start(corpus(4), ["paths"], options);
    await whole(measuring);
    let breaks = 1;
    watched.breaks = ({ name }) => name === "summarizeColumn" && breaks-- > 0;
    const answered = () => measuring.summary("similarity", true);
    await until(() => answered()?.kind === "ready");
    breaks = 2;
    const asked = () => measuring.summary("coverage", true);
    await until(() => asked()?.kind === "failed");
    const failed = asked();
    expect(asked()).toBe(failed);
    if (failed?.kind === "failed") failed.again();
    await until(() => asked()?.kind === "ready");
  });

  it("sets a second file against the first, pair by pair", async () => {
    const { measuring } = setup();
    const work = corpus(6);
    const all = work.right.map(String);
    all[2] = all[2]?.replace("w1", "other") ?? "";
    const texts = all.slice(0, 5);
    const both = setSecond(work, { name: "other.conllu", format: "conllu", texts });
    measuring.start(both, ["paths"], options);
    await until(() => measuring.second() !== undefined);
    expect(measuring.second()).toEqual({ name: "other.conllu", alone: 0, missing: 1 });
    await until(() => measuring.secondNow()?.progress.state === "done");
    await whole(measuring);
    const [first, second] = [measuring.now(), measuring.secondNow()];
    const values = (of: typeof second) => {
      const column = of?.columns.get("similarity");
      return [0, 1, 3, 4].map((at) => column && numberOf(column, at));
    };
    expect(values(second)).toEqual(values(first));
    expect(second?.refused(2)).toEqual(["words-differ"]);
    expect(second?.refused(5)).toEqual(["no-partner"]);
    await until(() => measuring.significance("similarity", true)?.kind === "ready");
    const found = measuring.significance("similarity", true);
    expect(found).toMatchObject({ answer: { won: 0, lost: 0 } });
    const sort = { by: "difference.similarity", descending: false };
    const equal = measuring.rows("difference.similarity = 0", sort).rows.length;
    expect(equal).toBe(values(first).filter((value) => !Number.isNaN(value)).length);
    measuring.start(work, ["paths"], options);
    expect(measuring.second()).toBeUndefined();
    expect(measuring.secondNow()).toBeUndefined();
  });

  it("pairs a second file anew when a text of A is called otherwise, and keeps what it knows of the others", async () => {
    const { measuring } = setup();
    const work = corpus(4);
    const named = (names: readonly string[], texts = work.left) =>
      names.map((name, at) => `# sent_id = ${name}\n${texts[at] as string}`);
    const texts = named(["a", "b", "c", "d"], work.right);
    const second = { name: "b", format: "conllu", texts } as const;
    const before = setSecond({ ...work, left: named(["a", "b", "c", "x"]) }, second);
    measuring.start(before, ["paths"], options);
    await until(() => measuring.secondNow()?.progress.state === "done");
    await whole(measuring);
    expect(measuring.second()).toMatchObject({ alone: 1, missing: 1 });
    const isKnown = () => {
      const links = measuring.secondNow()?.columns.get("links")?.denominators ?? [];
      return Array.from(links, (one) => !Number.isNaN(one));
    };
    measuring.start({ ...before, left: named(["a", "b", "c", "d"]) }, ["paths"], options);
    expect(isKnown().slice(0, 3)).toEqual([true, true, true]);
    await until(() => measuring.second()?.missing === 0);
    expect(isKnown().slice(0, 3)).toEqual([true, true, true]);
    await until(() => measuring.secondNow()?.progress.state === "done");
    await whole(measuring);
    expect(measuring.secondNow()?.refused(3)).toEqual([]);
  });

  it("says that a second file could not be paired, and tries again when it is told to", async () => {
    const reader = wholeCore();
    let silent = true;
    const ask: typeof reader.ask = async (name, given) =>
      silent && name === "pairSentences" ? undefined : reader.ask(name, given);
    const { openEngine } = new Watched();
    const engine = { ...reader, ask };
    const measuring = openMeasuring({ openEngine, engine, cores: 2, onChange() {} });
    const work = corpus(3);
    const second = { name: "b", format: "conllu", texts: work.right } as const;
    measuring.start(setSecond(work, second), ["paths"], options);
    await until(() => measuring.now().progress.state === "failed");
    expect(measuring.second()).toBeUndefined();
    silent = false;
    measuring.resume();
    await until(() => measuring.secondNow()?.progress.state === "done");
    await whole(measuring);
    expect(measuring.second()).toMatchObject({ name: "b", alone: 0, missing: 0 });
  });

  it("shows nothing of a pair that changed after the measuring was stopped, of either system", async () => {
    const { measuring } = setup();
    const work = corpus(6);
    const both = setSecond(work, { name: "b", format: "conllu", texts: work.right });
    measuring.start(both, ["paths"], options);
    await until(() => measuring.secondNow()?.progress.state === "done");
    await whole(measuring);
    measuring.stop();
    measuring.start(addLink(both, 1, 2), ["paths"], options);
    for (const name of ["links", "similarity"])
      for (const column of [name, `second.${name}`, `difference.${name}`]) {
        const denominators = [...(measuring.column(column)?.denominators ?? [])];
        expect(denominators.map(Number.isNaN).indexOf(true), column).toBe(0);
        expect(denominators.filter(Number.isNaN), column).toHaveLength(1);
      }
  });

  it("shows nothing of a pair that changed and can be measured no more", async () => {
    const { measuring, watched } = setup();
    const work = corpus(6);
    measuring.start(work, ["paths"], options);
    await whole(measuring);
    await until(() => watched.closed === watched.opened);
    watched.isDead = true;
    const open = () => [...(measuring.now().columns.get("links")?.denominators ?? [])];
    const changed = addLink(work, 1, 2);
    measuring.start(changed, ["paths"], options);
    await until(() => measuring.now().progress.state === "failed");
    expect(open().map(Number.isNaN)).toEqual([true, false, false, false, false, false]);
    measuring.start(addLink({ ...changed, pair: 4 }, 1, 2), ["paths"], options);
    expect(open().map(Number.isNaN)).toEqual([true, false, false, false, true, false]);
  });

  it("says nothing of a second file that was tested for another one", async () => {
    const { measuring } = setup();
    const work = corpus(6);
    measuring.start(work, ["paths"], options);
    const opened = async (texts: System["texts"]) => {
      const second = { name: "other.conllu", format: "conllu", texts } as const;
      measuring.start(setSecond(work, second), ["paths"], options);
      await until(() => measuring.secondNow()?.progress.state === "done");
      await whole(measuring);
      return measuring.significance("similarity", true)?.kind;
    };
    expect(await opened(work.right)).toBe("pending");
    await until(() => measuring.significance("similarity", true)?.kind === "ready");
    expect(await opened(work.left)).toBe("pending");
    await until(() => measuring.significance("similarity", true)?.kind === "ready");
  });
});
