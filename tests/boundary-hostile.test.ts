/**
 * Calls at the sizes that were too much once. Each is answered, within bounds that the answer names: no
 * call runs out of memory, and none takes longer than a test has patience.
 */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { type Core, freshCore } from "./boundary-core.js";
import { chain, sentence } from "./boundary-sentences.js";

// The slowest takes 6 s alone, and took 57 s beside all that a whole run does at once.
vi.setConfig({ testTimeout: 120_000 });

let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

const options = { stripSubtypes: false, ignorePunctuation: false };
const conllu = { leftFormat: "conllu", rightFormat: "conllu" } as const;
const alignOptions = {
  onlyMatching: false,
  baseline: false,
  synonyms: "",
  weights: { equal: 10, lemma: 5, synonym: 2, relation: 1 },
  ...conllu,
};

type Ends = { readonly left: number; readonly right: number; readonly relation: undefined };
const range = (length: number, of: (index: number) => Ends) =>
  Array.from({ length }, (_, index) => of(index));
/** The first words with the first, the second with the second, and so on. */
const links = (count: number) =>
  range(count, (at) => ({ left: at + 1, right: at + 1, relation: undefined }));
const pair = (left: string, right: string, given: Ends[]) => ({
  left,
  right,
  links: given,
  options,
  ...conllu,
});

/** Words that all hang from the first, as modifiers. */
const star = (words: number) =>
  sentence(
    Array.from({ length: words }, (_, at) => (at === 0 ? 0 : 1)),
    Array.from({ length: words }, (_, at) => (at === 0 ? "root" : "amod")),
  );

/** Of each diagnostic: the code, and what there is too much of. */
function said(answer: {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly arguments: Readonly<Record<string, unknown>>;
  }[];
}) {
  return answer.diagnostics.map(({ code, arguments: { what, number, limit } }) => [
    code,
    what,
    number,
    limit,
  ]);
}

/** 12 MB of lines that are all wrong, without an empty line between them. */
const lines = "1\tx\n".repeat(3_000_000);
const start = { offset: 0, line: 1, column: 1, sentence: 0 };

describe("three million wrong lines", () => {
  test("on one side are refused as too many lines, before any is read", () => {
    const analysis = core.analyse(pair(lines, chain(2), []));
    const refused = ["too-large", "lines", 3_000_000, 262_144];
    expect(said(analysis.left)).toEqual([refused]);
    if (analysis.result.kind === "ok") throw new Error("compared");
    expect(said(analysis.result)).toEqual([refused]);
    const aligned = core.align(lines, chain(2), alignOptions);
    if (aligned.kind === "ok") throw new Error("aligned");
    expect(said(aligned)).toEqual([refused]);
  });

  test("have an outline in which the first problems of each kind are listed and the others counted", () => {
    const { sentences, diagnostics } = core.outline(lines, "conllu");
    // Behind 10,000 lines that are too short to be words no more is said of a line but that it is.
    expect(sentences).toMatchObject([{ text: "x", words: 10_000, errors: 3_009_999 }]);
    expect(diagnostics).toHaveLength(200);
    const more = diagnostics.flatMap((one) =>
      one.more === undefined ? [] : [[one.code, one.more]],
    );
    expect(more.sort()).toEqual([
      ["columns", 2_999_900],
      ["id-duplicate", 9_899],
    ]);
  });

  test("in a file are one sentence that is too long", () => {
    const bytes = new TextEncoder().encode(lines);
    const { sentences, diagnostics, next } = core.outline_piece(bytes, start, true, "conllu");
    expect(sentences).toHaveLength(1);
    expect(diagnostics).toMatchObject([
      {
        code: "sentence-too-long",
        arguments: { number: 3_000_000, limit: 1_048_576, unit: "lines" },
      },
    ]);
    expect(next.offset).toBe(12_000_000);
  });

  test("read as words are as many sentences, of which the first are listed", () => {
    const outline = core.outline(lines, "words");
    expect(outline.sentences).toHaveLength(131_072);
    expect(said(outline)).toEqual([["too-large", "sentences", 3_000_000, 131_072]]);
    const { left } = core.analyse({ ...pair(lines, chain(2), []), leftFormat: "words" });
    expect(left.diagnostics).toMatchObject([
      { code: "several-sentences", arguments: { count: 3_000_000 } },
    ]);
  });
});

describe("brackets", () => {
  test.each(["brackets", "newick"] as const)("a million deep are read as %s", (format) => {
    const open = core.outline("(".repeat(1_000_000), format);
    expect(open.sentences).toHaveLength(1);
    expect(open.diagnostics.length).toBeLessThan(300);
    const closed = `${"(".repeat(100_000)}a${")".repeat(100_000)};`;
    const request = { ...pair(closed, closed, links(1)), leftFormat: format, rightFormat: format };
    const { left } = core.analyse({ ...request, readAs: "dependencies" });
    expect(left.diagnostics.length).toBeLessThan(300);
  });
});

describe("fusion", () => {
  test.each([500, 20_000])("of a star of %i modifiers is cut, and says so", (words) => {
    const request = pair(star(words), chain(2), links(1));
    const made = core.fuse(request, "generalize", "left", 4_294_967_295);
    if (made.kind === "rejected") throw new Error("two trees");
    expect(made.cut).toBe(true);
    expect(made.sentences.length).toBeGreaterThan(10);
    expect(made.sentences[0]?.text).toBe("w1");
  });
});

describe("the spanning tree", () => {
  test.each(["kruskal", "prim"] as const)("of 4,000 links has no steps by %s", (algorithm) => {
    const long = chain(4_000);
    const steps = core.steps(pair(long, long, links(4_000)), algorithm);
    if (steps.kind === "ok") throw new Error("stepped");
    expect(said(steps)).toEqual([["too-large", "step-links", 4_000, 1_000]]);
  });
});

describe("chains of 100,000 words", () => {
  const long = chain(100_000);

  test("have an edge that is too long to be explained", () => {
    const ends = [1, 100_000].map((id) => ({ left: id, right: id, relation: undefined }));
    expect(core.explain(pair(long, long, ends), 0, 1)).toBeUndefined();
  });

  test("are too long to be aligned, and have relations suggested up to a bound", () => {
    const aligned = core.align(long, long, alignOptions);
    if (aligned.kind === "ok") throw new Error("aligned");
    expect(said(aligned)).toEqual([["too-large", "pairs", 10_000_000_000, 16_777_216]]);
    const suggested = core.suggest(long, long, links(100_000), alignOptions);
    expect(suggested).toHaveLength(100_000);
    expect([suggested[0], suggested.at(-1)]).toEqual(["equals", undefined]);
  });
});

describe("a million links", () => {
  const beyond = range(1_000_000, (at) => ({ left: at + 5, right: at + 7, relation: undefined }));

  test("out of range are counted, the first of them named", () => {
    const analysis = core.analyse(pair(chain(3), chain(3), beyond));
    expect(analysis.links).toHaveLength(100);
    expect(analysis.links.at(-1)?.more).toBe(1_999_900);
    expect(analysis.result.kind).toBe("rejected");
  });

  test("are written and compared", () => {
    const written = core.write_links(beyond);
    expect(written).toMatch(/^5-7 6-8 .* 1000004-1000006$/);
    expect(core.agreement([beyond], [beyond]).links.correct).toBe(1_000_000);
  });

  test("and more than that are no argument", () => {
    const many = new Array(2 ** 20 + 1).fill(beyond[0]);
    expect(() => core.write_links(many)).toThrow(/^links: .*1048576/);
  });
});

describe("a text of links", () => {
  const refused = (text: string) => said(core.read_links(text, false));

  test("of many megabytes is refused by its bytes, its lines or its links", () => {
    const [bytes, objects] = [2 ** 24, 2 ** 20];
    const table = core.read_link_table("\n".repeat(12_000_000), false);
    expect(said(table)).toEqual(refused("\n".repeat(12_000_000)));
    expect([...table.links, ...table.places]).toEqual([0]);
    expect(refused("x-y ".repeat(6_000_000))).toEqual([["too-large", "bytes", 24_000_000, bytes]]);
    expect(refused("\n".repeat(12_000_000))).toEqual([["too-large", "lines", 12_000_000, objects]]);
    const distinct = Array.from({ length: 1_100_000 }, (_, at) => `${at + 1}-1`).join(" ");
    expect(refused(distinct)).toEqual([["too-large", "read-links", 1_100_000, objects]]);
  });

  test("of 8 MB of what is no link has the first hundred problems listed", () => {
    const { lines: read, diagnostics } = core.read_links("x-y ".repeat(2_000_000), false);
    expect(read).toEqual([{ links: [], faulty: true }]);
    expect(diagnostics).toHaveLength(100);
    expect(diagnostics.at(-1)?.more).toBe(1_999_900);
  });
});

describe("a table of synonyms", () => {
  test("of a million lines is refused", () => {
    const synonyms = Array.from({ length: 1_000_000 }, (_, at) => `a${at} b synonym\n`).join("");
    const { diagnostics } = core.align(chain(3), chain(3), { ...alignOptions, synonyms });
    expect(diagnostics.length).toBeLessThan(300);
  });
});

describe("crossings", () => {
  const small = {
    ...pair("(S (A a) (B b))", "x y", []),
    leftFormat: "brackets",
    rightFormat: "words",
  } as const;
  const given = { ...small, links: [{ left: 1, right: 2, relation: undefined }] };

  test("take the names of types and representations, and say what is none", () => {
    for (const alignment of [undefined, null, 0, "", "SURE", {}])
      expect(() => core.crossings(given, { alignment } as never)).toThrow(/^options\.alignment: /);
    for (const representation of ["", "trees", 1, {}])
      expect(() => core.crossings(given, { alignment: "sure", representation } as never)).toThrow(
        /^options\.representation: /,
      );
    for (const headRules of [1, {}, []])
      expect(() => core.crossings(given, { alignment: "sure", headRules } as never)).toThrow(
        /^options\.headRules: /,
      );
    for (const none of [undefined, null, "sure"])
      expect(() => core.crossings(given, none as never)).toThrow(/^options: /);
  });

  test("tell of head rules where they are wrong, and of none what they lack", () => {
    const wrong = core.crossings(given, { alignment: "sure", headRules: "S: A\nNP NN" });
    if (wrong.kind === "ok") throw new Error("measured");
    expect(wrong.diagnostics.map(({ source, span }) => [source, span.line, span.column])).toEqual([
      ["head-rules", 2, 1],
    ]);
    const none = core.crossings(given, { alignment: "sure", headRules: "" });
    if (none.kind === "rejected") throw new Error("rejected");
    expect(none.crossings.unruled).toEqual(["S"]);
    expect(none.crossings.tests).toHaveLength(1);
  });
});

describe("distances", () => {
  const plain = {
    rooted: false,
    byLinks: false,
    shared: false,
    withoutPunctuation: false,
    strict: false,
  };
  const newick = (left: string, right: string, given: Ends[] = []) =>
    ({ ...pair(left, right, given), leftFormat: "newick", rightFormat: "newick" }) as const;
  const names = (count: number) => Array.from({ length: count }, (_, at) => `a${at}`);
  const flat = (count: number) => `(${names(count).join(",")});`;
  /** Each leaf but the last hangs beside all behind it. */
  const nested = (leaves: readonly string[]) => {
    const [last = "", ...before] = [...leaves].reverse();
    const open = before.reverse().map((leaf) => `(${leaf},`);
    return `${open.join("")}${last}${")".repeat(open.length)};`;
  };
  const comb = (count: number) => nested(names(count));
  const small = newick("((a,b),(c,d),e);", "((a,c),(b,d),e);");

  const of = (request: Parameters<Core["distances"]>[0], options = plain) => {
    const answer = core.distances(request, options);
    if (answer.kind === "rejected") throw new Error(JSON.stringify(answer.diagnostics));
    return answer.distances;
  };
  const refused = (measure: ReturnType<typeof of>["robinsonFoulds"]) => {
    if (measure.kind === "ok") throw new Error("a figure");
    const { code, what, number, limit } = measure.reason;
    return [code, what, number, limit];
  };

  test("take options that are yes or no, and name the one that is not", () => {
    for (const name of Object.keys(plain)) {
      for (const value of [undefined, null, 0, "", [], {}]) {
        const options = { ...plain, [name]: value } as typeof plain;
        const place = new RegExp(`^options\\.${name}: expected a boolean`);
        expect(() => core.distances(small, options)).toThrow(place);
        expect(() => core.quartet(small, options, [0, 1, 2, 3])).toThrow(place);
        expect(() => core.differing_quartets(small, options, 0, 1)).toThrow(place);
      }
    }
    for (const none of [undefined, null, true, "rooted"])
      expect(() => core.distances(small, none as never)).toThrow(/^options: /);
    expect(() => core.distances({ ...small, links: {} } as never, plain)).toThrow(/links: /);
  });

  test("of edits take an option that is yes or no", () => {
    const edit = (options: unknown) =>
      core.tree_edit(small, options as { relationsAlone: boolean });
    for (const value of [undefined, null, 0, "", [], {}])
      expect(() => edit({ relationsAlone: value })).toThrow(
        /^options\.relationsAlone: expected a boolean/,
      );
    for (const none of [undefined, null, true, "relations"])
      expect(() => edit(none)).toThrow(/^options: /);
    const links = { ...small, links: {} } as never;
    expect(() => core.tree_edit(links, { relationsAlone: false })).toThrow(/links: /);
  });

  test("of more nodes than are edited refuse the edits by name", () => {
    const edit = (request: typeof small) => core.tree_edit(request, { relationsAlone: false });
    expect(edit(newick(flat(2_000), flat(2)))).toMatchObject({
      reason: { code: "too-large", what: "nodes", number: 2_001, limit: 2_000 },
    });
    expect(edit(newick(comb(1_000), comb(1_000)))).toMatchObject({ edit: { distance: 0 } });
    expect(edit(newick(comb(100_000), flat(3)))).toMatchObject({ reason: { code: "too-large" } });
    expect(edit(newick("((", ")"))).toMatchObject({ kind: "rejected" });
  });

  test("of 4,096 brackets in each other, all of them crossing, name the first that each crosses", () => {
    const straight = names(4_097);
    const tail = nested(straight);
    const [first = "", ...rest] = straight;
    const head = `${"(".repeat(rest.length)}${first},${rest.join("),")});`;
    const { brackets } = of(newick(tail, head));
    expect(brackets.crossing).toMatchObject({ kind: "ok" });
    const most = brackets.table?.right.map(({ crosses }) => crosses.length) ?? [];
    expect(Math.max(...most)).toBe(20);
    expect(of(newick(comb(100_000), comb(100_000))).brackets.labelled.f).toMatchObject({
      ...{ part: 2 * 99_999, whole: 2 * 99_999 },
    });
  });

  test("of four leaves take four numbers", () => {
    const quartet = (leaves: unknown) => core.quartet(small, plain, leaves as number[]);
    expect(quartet([3, 2, 1, 0])?.kind).toBe("different");
    for (const three of [[], [0, 1, 2], [0, 1, 2, 3, 4]])
      expect(() => quartet(three)).toThrow(/^leaves: expected four numbers/);
    for (const none of [-1, 0.5, Number.NaN, 2 ** 32, "1", undefined, 1n])
      expect(() => quartet([0, 1, none, 3])).toThrow(/^leaves\[2\]: /);
    for (const none of ["0123", { length: 4 }, null, new Uint32Array(4)])
      expect(() => quartet(none)).toThrow(/^leaves: expected an array/);
    expect(() => quartet(new Array(2 ** 20 + 1).fill(0))).toThrow(/^leaves: .*1048576/);
  });

  test("of leaves that are not there, or named twice, show no quartet", () => {
    for (const four of [
      [0, 1, 2, 2],
      [0, 1, 2, 5],
      [0, 1, 2, 2 ** 32 - 1],
      [1, 1, 1, 1],
    ])
      expect(core.quartet(small, plain, four)).toBeUndefined();
    const words = { ...small, leftFormat: "words" } as const;
    expect(core.quartet(words, plain, [0, 1, 2, 3])).toBeUndefined();
    expect(core.quartet(newick("((", ")"), plain, [0, 1, 2, 3])).toBeUndefined();
  });

  test("list quartets from any place on", () => {
    const listed = (from: unknown, most: unknown) =>
      core.differing_quartets(small, plain, from as number, most as number);
    const all = listed(0, 2 ** 32 - 1);
    expect(all.length).toBeGreaterThan(2);
    expect(listed(1, 1)).toEqual(all.slice(1, 2));
    expect(listed(2 ** 32 - 1, 2 ** 32 - 1)).toEqual([]);
    expect(listed(0, 0)).toEqual([]);
    for (const none of [-1, 0.5, Number.NaN, 2 ** 32, "1", undefined]) {
      expect(() => listed(none, 1)).toThrow(/^from: /);
      expect(() => listed(0, none)).toThrow(/^most: /);
    }
    expect(core.differing_quartets(newick("((", ")"), plain, 0, 9)).toEqual([]);
  });

  test("of two equal trees of 2,000 words look for quartets up to a bound", () => {
    const request = newick(comb(2_000), comb(2_000));
    expect(core.differing_quartets(request, plain, 0, 1)).toEqual([]);
  });

  test("of 100,000 leaves without phrases refuse the quartets alone", () => {
    const { robinsonFoulds, splits, quartetDistance } = of(newick(flat(100_000), flat(100_000)));
    expect(robinsonFoulds).toMatchObject({ kind: "ok", flag: "no-splits" });
    expect(splits).toEqual({ both: [], left: [], right: [] });
    expect(refused(quartetDistance)).toEqual(["too-large", "leaves", 100_000, 65_536]);
  });

  test("of 30,000 phrases in each other are refused", () => {
    const { robinsonFoulds, quartetDistance } = of(newick(comb(30_000), comb(30_000)));
    const cells = ["too-large", "pairs of inner nodes", 29_999 ** 2, 2 ** 24];
    expect([refused(robinsonFoulds), refused(quartetDistance)]).toEqual([cells, cells]);
  });

  test("of as many phrases as are compared list their splits", () => {
    const { robinsonFoulds, splits } = of(newick(comb(4_096), comb(4_096)));
    expect(robinsonFoulds).toMatchObject({ part: 0, whole: 2 * 4_093 });
    expect(splits?.both).toHaveLength(4_093);
  });

  test("of as many phrases that are all in conflict list the first conflicts of each", () => {
    const order = (name: string) => (Number(name.slice(1)) * 7_919) % 4_099;
    const shuffled = names(4_096).sort((a, b) => order(a) - order(b));
    const { generalizedRobinsonFoulds, splits } = of(newick(comb(4_096), nested(shuffled)));
    expect(generalizedRobinsonFoulds).toMatchObject({ part: 4_093, whole: 4_093 });
    const [first] = splits?.right ?? [];
    expect(first?.conflicts).toHaveLength(100);
    expect(first?.inConflict).toBeGreaterThan(1_000);
  });

  test("of 100,000 words that differ are not matched one by one", () => {
    const other = flat(100_000).replaceAll("a", "b");
    const words = { leftFormat: "words", rightFormat: "words" } as const;
    const both = { ...plain, shared: true };
    expect(refused(of(newick(flat(100_000), other), both).robinsonFoulds)[0]).toBe("no-words-left");
    const text = (letter: string) => `${`${letter} `.repeat(100_000)}\n`;
    const request = { ...newick(text("a"), text("b")), ...words };
    expect(refused(of(request, both).robinsonFoulds)[0]).toBe("no-tree");
    const repeated = (letter: string) => `(${new Array(100_000).fill(letter).join(",")});`;
    expect(refused(of(newick(repeated("a"), repeated("b")), both).robinsonFoulds)).toEqual([
      "too-large",
      "pairs of words that differ",
      10_000_000_000,
      16_777_216,
    ]);
  });

  test("over a million links of one word match none", () => {
    const many = range(1_000_000, (at) => ({ left: 1, right: (at % 5) + 1, relation: undefined }));
    const request = { ...small, links: many };
    expect(refused(of(request, { ...plain, byLinks: true }).robinsonFoulds)[0]).toBe("no-links");
  });
});
