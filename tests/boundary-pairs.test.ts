/** All pairs of a corpus through the built module: what it says, and what it refuses. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { asWritten, made, real } from "./boundary-answers.js";
import { type Core, freshCore } from "./boundary-core.js";
import { type AskedPairs, columnsOf, linked, requestOf, together } from "./boundary-pairs.js";
import type { MeasuredChunk, MeasureGroup } from "./boundary-pairs-contract.js";
import { chain, sentence } from "./boundary-sentences.js";
import { native } from "./native.js";

let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

/** A row of CoNLL-U. */
const row = (id: number, form: string, head: number, deprel: string, upos = "_") =>
  `${id}\t${form}\t_\t${upos}\t_\t_\t${head}\t${deprel}\t_\t_\n`;
const she = `${row(1, "she", 2, "nsubj", "PRON")}${row(2, "sleeps", 0, "root", "VERB")}\n`;
const sleeps = `${row(1, "sleeps", 0, "root", "VERB")}${row(2, "she", 1, "obj", "PRON")}\n`;
const broken = `${row(1, "she", 7, "nsubj")}\n`;

const conllu = (...texts: string[]) => ({ texts, format: "conllu" as const });
const asked = (left: string[], right: string[], links: string[]): AskedPairs => ({
  left: conllu(...left),
  right: conllu(...right),
  ...linked(links),
  sameWords: false,
});

function column(chunk: MeasuredChunk, name: string) {
  const found = chunk.columns.find((one) => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

/** What a column has of each pair, as it is read: a fraction, or the reason why there is none. */
function shown(chunk: MeasuredChunk, name: string) {
  const { numerators, denominators, reasons } = column(chunk, name);
  return [...numerators].map((numerator, pair) => {
    const denominator = denominators[pair] ?? Number.NaN;
    if (denominator < 0) return "refused";
    return denominator === 0 ? reasons[numerator] : `${numerator}/${denominator}`;
  });
}

describe("a chunk of pairs", () => {
  test("has columns as long as it, and says of each pair what there is to say", () => {
    const chunk = core.measure_pairs(
      requestOf(
        asked(
          [she, she, broken, she],
          [sleeps, sleeps, sleeps, she],
          ["1-2 2-1", "", "", "1-1 2p2"],
        ),
      ),
    );
    expect(chunk.columns.map(({ numerators }) => numerators.length)).toEqual(
      new Array(chunk.columns.length).fill(4),
    );
    expect(chunk.columns.every(({ numerators }) => numerators instanceof Float64Array)).toBe(true);
    expect(shown(chunk, "similarity")).toEqual(["0/2", "no-links", "refused", "2/2"]);
    expect(shown(chunk, "words.left")).toEqual(["2/1", "2/1", "refused", "2/1"]);
    expect(shown(chunk, "links")).toEqual(["2/1", "0/1", "refused", "2/1"]);
    expect(shown(chunk, "coverage")).toEqual(["8/8", "0/1", "refused", "8/8"]);
    expect(shown(chunk, "attachment.labelled")).toEqual([
      "words-differ",
      "words-differ",
      "refused",
      "2/2",
    ]);
    // Two words have no split: 0 of 0 is 0.
    expect(shown(chunk, "robinsonFoulds")[3]).toBe("0/0.5");
    expect(shown(chunk, "crossings.head")).toEqual(["0/1", "0/1", "refused", "0/1"]);
    expect(chunk.refused).toEqual([{ pair: 2, codes: ["head-unknown", "no-root"] }]);
    expect(chunk.replaced).toEqual([
      { what: "direction", left: undefined, right: undefined, times: 1, pairs: [0] },
      { what: "label", left: "nsubj", right: "obj", times: 1, pairs: [0] },
    ]);
  });

  test("has the columns of the groups that are asked for", () => {
    const names = (groups: MeasureGroup[]) =>
      core
        .measure_pairs({ ...requestOf(asked([she], [sleeps], [""])), groups })
        .columns.map(({ name }) => name);
    const always = ["words.left", "words.right", "links", "coverage"];
    expect(names([])).toEqual(always);
    expect(names(["crossings", "paths"])).toEqual([
      ...always,
      "similarity",
      "crossings.head",
      "crossings.modifier",
    ]);
    expect(names(["distances"])).toHaveLength(always.length + 18);
    expect(names(["agreement"])).toHaveLength(always.length + 7);
  });

  test("of the same words is linked word by word, and named where they differ", () => {
    const request = requestOf({
      ...asked([she, she], [she, sleeps], ["1-2", "1-1"]),
      sameWords: true,
    });
    const chunk = core.measure_pairs(request);
    expect(shown(chunk, "links")).toEqual(["2/1", "words-differ"]);
    expect(shown(chunk, "similarity")).toEqual(["2/2", "words-differ"]);
    expect(shown(chunk, "coverage")).toEqual(["8/8", "words-differ"]);
    expect(shown(chunk, "crossings.head")).toEqual(["0/1", "words-differ"]);
    expect(shown(chunk, "attachment.unlabelled")).toEqual(["2/2", "words-differ"]);
    expect(chunk.refused).toEqual([]);
  });

  const agreement = (
    links: string[],
    theirs: (string | undefined)[] | undefined,
    relations: number[] = [],
  ) => {
    const texts = links.map(() => chain(3));
    const request = requestOf(asked(texts, texts, links));
    for (const [at, relation] of relations.entries())
      request.links[3 * at + 2] = (request.links[3 * at + 2] ?? 0) + 2 * relation;
    return core.measure_pairs({ ...request, theirs, groups: ["agreement"] });
  };
  const columns = (chunk: MeasuredChunk) =>
    ["f", "precision", "recall", "both", "mine", "theirs", "relations"].map((name) =>
      shown(chunk, `agreement.${name}`),
    );

  test("agrees with another annotator, or has no link to agree about", () => {
    const chunk = agreement(
      ["1-1 2-2", "1-1 2-2", "", "1-1", "", "1-1"],
      ["1-1 2p3 3-3", "", "1-1", undefined, "", "1-1 1-1"],
    );
    expect(columns(chunk)).toEqual([
      ["2/5", "0/2", "0/1", "no-line", "no-links", "2/2"],
      ["1/3", "0/0.5", "0/1", "no-line", "no-links", "1/1"],
      ["1/2", "0/2", "0/0.5", "no-line", "no-links", "1/1"],
      ["1/1", "0/1", "0/1", "no-line", "0/1", "1/1"],
      ["1/1", "2/1", "0/1", "no-line", "0/1", "0/1"],
      ["2/1", "0/1", "1/1", "no-line", "0/1", "0/1"],
      ["1/1", "no-shared-links", "no-shared-links", "no-line", "no-shared-links", "1/1"],
    ]);
    expect(shown(agreement(["1-1"], undefined), "agreement.f")).toEqual(["no-line"]);
  });

  test("has the same relations as another annotator, or others", () => {
    // Nothing, equals, restates and, possible only, intersects.
    const chunk = agreement(
      ["1-1 2-2 3-3", "1p1"],
      ["1-1 2-2:equals 3-3:equals", "1-1:intersects"],
      [0, 1, 2, 5],
    );
    expect(shown(chunk, "agreement.relations")).toEqual(["2/3", "1/1"]);
    expect(shown(chunk, "links")).toEqual(["3/1", "1/1"]);
  });

  test("is refused for its agreement alone where the line of the other annotator has errors", () => {
    const chunk = agreement(["1-1", "1-1", "1-1"], ["1-1 two", "1-4", "1-1"]);
    expect(chunk.refused).toEqual([]);
    expect(shown(chunk, "links")).toEqual(["1/1", "1/1", "1/1"]);
    for (const { name, numerators, denominators, reasons } of chunk.columns.slice(4)) {
      expect([...denominators.subarray(0, 2)], name).toEqual([-2, -2]);
      const codes = [...numerators.subarray(0, 2)].map((place) => reasons[place]);
      expect(codes, name).toEqual(["link-bad", "link-out-of-range"]);
    }
    const f = column(chunk, "agreement.f");
    expect(core.summarize_column(f.numerators, f.denominators)).toMatchObject({
      ...{ read: 3, refused: 2, scored: 1, undefined: 0 },
    });
  });

  test("sets links aside, and with them the agreement, where the same words are linked", () => {
    const request = requestOf({ ...asked([she], [she], ["1-2"]), sameWords: true });
    const chunk = core.measure_pairs({ ...request, theirs: ["1-1"], byLinks: true });
    expect(shown(chunk, "agreement.f")).toEqual(["links-set-aside"]);
    // By links, too, each word is matched with the same one in its place.
    expect(shown(chunk, "leaves")).toEqual(["2/1"]);
  });

  test("in which links name no words is refused for those pairs", () => {
    const chunk = core.measure_pairs(
      requestOf(asked([she, she, she], [sleeps, sleeps, sleeps], ["1-3", "0-1", "1-1"])),
    );
    expect(chunk.refused).toEqual([
      { pair: 0, codes: ["link-out-of-range"] },
      { pair: 1, codes: ["link-zero"] },
    ]);
    expect(shown(chunk, "similarity")).toEqual(["refused", "refused", "one-link"]);
  });

  test("of phrase trees has dependencies where it is asked to", () => {
    const brackets = {
      texts: ["(S (NP (PRP she)) (VP (VBZ sleeps)))"],
      format: "brackets" as const,
    };
    const pair = { left: brackets, right: brackets, ...linked(["1-1 2-2"]), sameWords: false };
    expect(shown(core.measure_pairs(requestOf(pair)), "similarity")).toEqual(["no-dependencies"]);
    const read = core.measure_pairs(requestOf({ ...pair, readAs: "dependencies" }));
    expect(shown(read, "similarity")).toEqual(["2/2"]);
    expect(shown(read, "brackets.f")).toEqual(["6/6"]);
  });
});

describe("columns", () => {
  const [numerators, denominators] = [
    Float64Array.of(1, 2, 0, 0, 0, 3, 9),
    Float64Array.of(2, 2, 0.5, 0, -1, 4, Number.NaN),
  ];

  test("are summed up: what has no value counts, what was not measured does not", () => {
    expect(core.summarize_column(numerators, denominators)).toEqual({
      ...{ read: 6, refused: 1, undefined: 1, scored: 4 },
      ...{ part: 6, whole: 8, micro: 0.75, macro: 0.5625, equal: 1 },
      ...{ median: 0.625, quartiles: [0.375, 0.8125] },
    });
    const none = core.summarize_column(new Float64Array(), new Float64Array());
    expect(none).toMatchObject({
      read: 0,
      scored: 0,
      part: 0,
      micro: undefined,
      median: undefined,
    });
  });

  test("fall into bins that hold their lower end, and the last one both", () => {
    const bins = core.histogram_of(numerators, denominators, 4, Uint8Array.of(0, 1, 1, 1, 1, 0, 1));
    expect(bins).toEqual([
      { start: 0, width: 0.25, count: 1, chosen: 1 },
      { start: 0.25, width: 0.25, count: 0, chosen: 0 },
      { start: 0.5, width: 0.25, count: 1, chosen: 0 },
      { start: 0.75, width: 0.25, count: 2, chosen: 1 },
    ]);
    const words = core.histogram_of(Float64Array.of(3, 17), Float64Array.of(1, 1), 10, undefined);
    expect(
      words.map(({ start, count, chosen }) => [start, count, chosen]).filter(([, n]) => n),
    ).toEqual([
      [2, 1, 1],
      [16, 1, 1],
    ]);
  });

  test("go together, or do not", () => {
    const ones = Float64Array.of(1, 1, 1, 1);
    const [x, y] = [Float64Array.of(1, 2, 3, 4), Float64Array.of(1, 8, 27, 64)];
    const plot = core.scatter_of(x, ones, y, ones, 2, 2, Uint8Array.of(1, 0, 0, 0));
    // 0 to 2, 3 to 5; 0 to 32, 33 to 65.
    expect([...plot.cells]).toEqual([0, 0, 2, 1, 1, 0, 1, 0, 1, 1, 1, 0]);
    expect([plot.x, plot.y]).toEqual([
      { bins: 2, width: 3, greatest: 4 },
      { bins: 2, width: 33, greatest: 64 },
    ]);
    expect([plot.pairs, plot.spearman]).toEqual([4, 1]);
    expect(plot.pearson).toBeCloseTo(0.9514, 4);
    const same = core.scatter_of(ones, ones, y, ones, 2, 2, undefined);
    expect([same.pearson, same.spearman]).toEqual([undefined, undefined]);
  });

  test("of two hypotheses are tested, more or less of them being better", () => {
    const whole = new Float64Array(20).fill(10);
    const [more, less] = [new Float64Array(20).fill(7), new Float64Array(20).fill(6)];
    const better = core.significance_of(
      "robinsonFoulds",
      more,
      whole,
      less,
      whole,
      false,
      100,
      200,
      1,
    );
    expect(better).toMatchObject({ won: 0, lost: 20, pairs: 20, scores: [0.3, 0.4] });
    expect(better.signature).toMatch(
      /^measure:robinsonFoulds\|average:micro\|pairs:20\|bs:100\|ar:200\|seed:1\|/,
    );
    const holes = Float64Array.from(whole, (one, at) => [0, -1, Number.NaN, 0.5][at] ?? one);
    expect(
      core.significance_of("similarity", more, whole, less, holes, true, 9, 9, 1),
    ).toMatchObject({
      ...{ pairs: 16, undefined: 2, refused: 1, won: 16 },
    });
  });
});

describe("sentences are found", () => {
  const texts = (format: "conllu" | "brackets", ...given: string[]) =>
    together({ texts: given, format });
  const tree = "(S (NP-SBJ (PRP she)) (VP (VBZ sleeps)))";

  test.each([
    ["deprel", "obj", [0, 1, 0]],
    ["deprel", "ob*", [0, 1, 0]],
    ["deprel", "b*", [0, 0, 0]],
    ["upos", "PRON", [1, 1, 0]],
    ["form", "she", [1, 1, 1]],
    ["form", "She", [0, 0, 0]],
    ["label", "obj", [0, 0, 0]],
  ] as const)("by %s %s", (attribute, value, found) => {
    const given = texts("conllu", she, sleeps, broken);
    expect([...core.find_pairs(given, undefined, attribute, value)]).toEqual(found);
  });

  test("by the labels of phrases, and by relations that head rules give", () => {
    const given = texts("brackets", tree);
    const find = (attribute: "label" | "deprel", value: string, readAs?: "dependencies") => [
      ...core.find_pairs(given, readAs, attribute, value),
    ];
    expect(["NP", "NP-SBJ", "VBZ", "PP"].map((label) => find("label", label))).toEqual([
      [1],
      [1],
      [1],
      [0],
    ]);
    expect(find("deprel", "NP*")).toEqual([0]);
    expect(find("deprel", "NP*", "dependencies")).toEqual([1]);
  });
});

describe("an argument of another shape", () => {
  const request = () => requestOf(asked([she, she], [sleeps, sleeps], ["1-1", "2-2"]));

  test.each([
    ["request", /^request: expected an object/],
    ["left", /^request\.left: expected an object/],
    ["right", /^request\.right: expected an object/],
    ["links", /^request\.links: expected a Uint32Array/],
    ["linkPlaces", /^request\.linkPlaces: expected a Uint32Array/],
    ["sameWords", /^request\.sameWords: expected a boolean/],
    ["options", /^request\.options: expected an object/],
    ["groups", /^request\.groups: expected an array/],
    ["readAs", /^request\.readAs: expected a string/],
    ["byLinks", /^request\.byLinks: expected a boolean/],
    ["theirs", /^request\.theirs: expected an array/],
  ])("is named: %s", (field, message) => {
    const wrong = field === "request" ? 7 : { ...request(), [field]: 7 };
    expect(() => core.measure_pairs(wrong as never)).toThrow(message);
  });

  test.each([
    ["three numbers a link", { links: Uint32Array.of(1, 1) }, /^links: /],
    ["a place of links too few", { linkPlaces: Uint32Array.of(0, 1) }, /^linkPlaces: /],
    ["places that go back", { linkPlaces: Uint32Array.of(0, 2, 1) }, /^linkPlaces: /],
    [
      "places of more links than there are",
      { linkPlaces: Uint32Array.of(0, 1, 3) },
      /^linkPlaces: /,
    ],
    ["fewer right sentences", { right: together(conllu(sleeps)) }, /^right\.places: /],
    [
      "a place behind the text",
      { left: { ...together(conllu(she, she)), places: Uint32Array.of(0, 1, 1, 9_999) } },
      /^left\.places: /,
    ],
    [
      "an end before its beginning",
      { left: { ...together(conllu(she, she)), places: Uint32Array.of(3, 1, 1, 2) } },
      /^left\.places: /,
    ],
    [
      "an end that is missing",
      { left: { ...together(conllu(she, she)), places: Uint32Array.of(0, 1, 2) } },
      /^left\.places: /,
    ],
    [
      "a format that is none",
      { left: { ...together(conllu(she, she)), format: "xml" } },
      /^request\.left\.format: /,
    ],
    ["a line of another annotator too few", { theirs: ["1-1"] }, /^theirs: /],
    ["a line that is no text", { theirs: ["1-1", 7] }, /^request\.theirs\[1\]: /],
    ["a group that is none", { groups: ["paths", "ways"] }, /^request\.groups\[1\]: /],
  ])("is refused: %s", (_, wrong, message) => {
    expect(() => core.measure_pairs({ ...request(), ...wrong } as never)).toThrow(message);
    // The instance is as good as before.
    expect(core.measure_pairs(request()).refused).toEqual([]);
  });

  test("of a column, a plot, a test or a search is refused, too", () => {
    const [one, two] = [new Float64Array(1), new Float64Array(2)];
    expect(() => core.summarize_column([1] as never, one)).toThrow(/^numerators: /);
    expect(() => core.summarize_column(one, two)).toThrow(/^denominators: /);
    expect(() => core.histogram_of(one, one, -1, undefined)).toThrow(/^bins: /);
    expect(() => core.histogram_of(one, one, 1, [1] as never)).toThrow(/^chosen: /);
    expect(() => core.scatter_of(one, one, two, two, 1.5, 1, undefined)).toThrow(/^columns: /);
    expect(() => core.significance_of("x", one, one, one, one, true, 1_000_001, 1, 1)).toThrow(
      /^bootstrap: .*1000000/,
    );
    const many = new Float64Array(1_000_000);
    expect(() => core.significance_of("x", many, many, many, many, true, 1, 10_000, 1)).toThrow(
      /^randomisation: /,
    );
    const texts = together(conllu(she));
    expect(() => core.find_pairs(texts, undefined, "head" as never, "1")).toThrow(/^attribute: /);
    const outside = { ...texts, places: Uint32Array.of(0, 1_000) };
    expect(() => core.find_pairs(outside, undefined, "form", "she")).toThrow(/^texts\.places: /);
  });

  test("of numbers that are none of a column is taken for the nearest that is", () => {
    const odd = Float64Array.of(Number.NaN, -5, 1e300, 0.7, Number.POSITIVE_INFINITY);
    const whole = Float64Array.of(1, 2, 1e300, 1e-300, Number.POSITIVE_INFINITY);
    const summary = core.summarize_column(odd, whole);
    expect([summary.read, summary.scored]).toEqual([5, 5]);
    for (const bins of [0, 1, 4_294_967_295]) {
      const counted = core.histogram_of(odd, whole, bins, undefined);
      expect(counted.length).toBeLessThanOrEqual(1_000);
      expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    }
    expect(core.scatter_of(odd, whole, whole, odd, 4_294_967_295, 0, undefined).y.bins).toBe(1);
    expect(() => core.significance_of("x", odd, whole, whole, odd, true, 3, 3, 0)).toThrow(
      /^\d+ pairs by the greatest number in them, at most \d+$/,
    );
  });

  test("of texts is refused pair by pair, whatever their bytes are", () => {
    const texts = ["", "\n\n", "#\n", "\u0000", "(((", "1\n", chain(3), sentence([0, 1])];
    for (const format of ["conllu", "brackets", "newick", "words"] as const) {
      const side = together({ texts, format });
      const noise = {
        ...side,
        bytes: side.bytes.map((byte, at) => byte ^ (at % 5 === 0 ? 0xff : 0)),
      };
      for (const left of [side, noise]) {
        const chunk = core.measure_pairs({
          ...requestOf({
            left: { texts, format },
            right: { texts, format },
            links: [],
            linkPlaces: new Array(texts.length + 1).fill(0),
            sameWords: false,
          }),
          left,
        });
        for (const { codes } of chunk.refused) expect(codes.length).toBeGreaterThan(0);
        expect([...column(chunk, "links").denominators].filter((one) => one < 0)).toHaveLength(
          chunk.refused.length,
        );
      }
    }
  });
});

test("10,000 links of one pair have no similarity, and the other columns are there", () => {
  const words = 10_000;
  const text = chain(words);
  const line = Array.from({ length: words }, (_, at) => `${at + 1}-${at + 1}`).join(" ");
  const request = requestOf(asked([text], [text], [line]));
  const chunk = core.measure_pairs({ ...request, groups: ["paths", "crossings"] });
  expect(shown(chunk, "similarity")).toEqual(["too-large"]);
  expect(shown(chunk, "links")).toEqual(["10000/1"]);
});

/** What the Distances tab has of a pair, as a column says it. */
async function tabSays(left: string, right: string, line: string, byLinks: boolean) {
  const links = [...line.matchAll(/(\d+)-(\d+)/g)].map(([, left, right]) => ({
    ...{ left: Number(left), right: Number(right), relation: undefined },
  }));
  const request = {
    ...{ left, right, links, options: { stripSubtypes: false, ignorePunctuation: false } },
  };
  const plain = { rooted: false, shared: false, withoutPunctuation: false, strict: false };
  const answer = core.distances(request, { ...plain, byLinks });
  if (answer.kind === "rejected") throw new Error(JSON.stringify(answer.diagnostics));
  const { words, robinsonFoulds, generalizedRobinsonFoulds, quartetDistance, ...others } =
    answer.distances;
  const measures = {
    robinsonFoulds,
    generalizedRobinsonFoulds,
    "quartets.distance": quartetDistance,
    "quartets.generalized": others.generalizedQuartets,
    "attachment.unlabelled": others.attachment.unlabelled,
  };
  const said = Object.entries(measures).map(([name, measure]) => [
    name,
    measure.kind === "undefined" ? measure.reason.code : `${measure.part}/${measure.whole || 0.5}`,
  ]);
  return { ...Object.fromEntries(said), leaves: words && `${words.left.length}/1` };
}

test("distances of a pair are those of the Distances tab, by links and by position", async () => {
  const left = [chain(6), chain(7), sentence([2, 0, 2, 3, 4]), chain(5), chain(5), she];
  const right = [sentence([2, 0, 2, 5, 3]), chain(5), chain(5), chain(5), chain(4), sleeps];
  const links = [
    ...["1-2 2-1 3-4 4-3 5-5", "1-1 2-3 3-2 5-4 7-5", "1-1 2-4 3-2 4-3 5-5", "1-1 1-2 3-3"],
    ...["", "1-2 2-1"],
  ];
  for (const byLinks of [true, false]) {
    const request = requestOf(asked(left, right, links));
    const chunk = core.measure_pairs({ ...request, byLinks, groups: ["distances"] });
    for (const [pair, text] of left.entries()) {
      const said = await tabSays(text, right[pair] ?? "", links[pair] ?? "", byLinks);
      for (const [name, value] of Object.entries(said))
        if (value !== undefined)
          expect(shown(chunk, name)[pair], `${name} of pair ${pair}, ${byLinks}`).toBe(value);
    }
    const leaves = shown(chunk, "leaves");
    expect(leaves.slice(0, 3)).toEqual(
      byLinks ? ["5/1", "5/1", "5/1"] : ["words-differ", "words-differ", "5/1"],
    );
  }
});

/** The same pairs in one chunk or in several are the same columns. */
test("however pairs are divided, the columns are the same", () => {
  const left = [she, sleeps, broken, chain(5), chain(4)];
  const right = [sleeps, sleeps, she, chain(5), chain(3)];
  const links = ["1-2 2-1", "1-1", "1-1", "1-1 2-2 5-5", "1-1 2-3"];
  const whole = core.measure_pairs(requestOf(asked(left, right, links)));
  const parts = left.map((text, at) =>
    core.measure_pairs(requestOf(asked([text], [right[at] ?? ""], [links[at] ?? ""]))),
  );
  for (const { name } of whole.columns)
    expect(
      parts.flatMap((part) => shown(part, name)),
      name,
    ).toEqual(shown(whole, name));
});

const data = process.env.TWINTREE_DATA;

/** The module and a program of this machine say the same, to the last byte. */
async function check(all: readonly AskedPairs[]) {
  const asked = all.map((one) => `${JSON.stringify(one)}\n`).join("");
  const written = native("examples/columns", [], asked);
  const lines = written.trimEnd().split("\n");
  expect(lines).toHaveLength(all.length);
  for (const [index, one] of all.entries()) {
    const [here, there] = [columnsOf(core, one), asWritten(lines[index] ?? "")];
    const at = here === there ? -1 : [...here].findIndex((sign, place) => sign !== there[place]);
    expect(here.slice(Math.max(0, at - 200), at + 100)).toBe(
      there.slice(Math.max(0, at - 200), at + 100),
    );
    expect(here === there).toBe(true);
  }
}

describe("the same bytes everywhere", () => {
  test("of texts of every format against each other, good and faulty", async () => {
    const formats = ["conllu", "brackets", "newick", "words"] as const;
    const pairs = made();
    const all = formats.flatMap((leftFormat) =>
      formats.flatMap((rightFormat) => {
        const these = pairs.filter(
          (one) => one.leftFormat === leftFormat && one.rightFormat === rightFormat,
        );
        return [false, true].map(
          (sameWords): AskedPairs => ({
            left: { texts: these.map((one) => one.left), format: leftFormat },
            right: { texts: these.map((one) => one.right), format: rightFormat },
            ...linked(these.map((one) => one.links)),
            ...{ sameWords, readAs: "dependencies", byLinks: !sameWords },
            theirs: these.map((one, pair) => (pair % 3 === 0 ? "1-1 2p1:restates" : one.links)),
          }),
        );
      }),
    );
    await check(all);
  }, 900_000);

  test("of the worked tables", async () => {
    const folder = new URL("./tables/", import.meta.url);
    const tables = readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")));
    const side = (name: "left" | "right") =>
      conllu(...tables.map((table) => table[name] as string));
    const links = linked(tables.map((table) => table.links as string));
    await check([{ left: side("left"), right: side("right"), ...links, sameWords: false }]);
  }, 900_000);

  test.skipIf(data === undefined)(
    "of real pairs",
    async () => {
      const pairs = real(data ?? "").filter((one) => one.leftFormat === "conllu");
      const [left, right] = [pairs.map((one) => one.left), pairs.map((one) => one.right)];
      const both = { left: conllu(...left), right: conllu(...right), sameWords: false };
      await check([
        { ...both, ...linked(pairs.map((one) => one.links)) },
        { ...both, right: both.left, ...linked([]), sameWords: true },
      ]);
    },
    900_000,
  );
});

if (data === undefined) console.log("TWINTREE_DATA is not set: real pairs are skipped");
