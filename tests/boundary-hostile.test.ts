/**
 * Calls at the sizes that were too much once. Each is answered, within bounds that the answer names: no
 * call runs out of memory, and none takes longer than a test has patience.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { type Core, freshCore } from "./boundary-core.js";
import { chain, sentence } from "./boundary-sentences.js";

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
    expect(sentences).toMatchObject([{ text: "x", words: 3_000_000, errors: 5_999_999 }]);
    expect(diagnostics).toHaveLength(200);
    const more = diagnostics.flatMap((one) =>
      one.more === undefined ? [] : [[one.code, one.more]],
    );
    expect(more.sort()).toEqual([
      ["columns", 2_999_900],
      ["id-duplicate", 2_999_899],
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
    expect(refused("x-y ".repeat(6_000_000))).toEqual([["too-large", "bytes", 24_000_000, bytes]]);
    expect(refused("\n".repeat(12_000_000))).toEqual([["too-large", "lines", 12_000_000, objects]]);
    const distinct = Array.from({ length: 1_100_000 }, (_, at) => `${at + 1}-1`).join(" ");
    expect(refused(distinct)).toEqual([["too-large", "read-links", 1_100_000, objects]]);
  });

  test("of 8 MB of what is no link has the first hundred problems listed", () => {
    const { lines: read, diagnostics } = core.read_links("x-y ".repeat(2_000_000), false);
    expect(read).toEqual([{ links: [] }]);
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
