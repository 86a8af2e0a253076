/** Texts in other formats than CoNLL-U, through the built module. */
import { beforeAll, describe, expect, test } from "vitest";
import { cut } from "../www/src/text/block.js";
import type { LinkFormat } from "./boundary-contract.js";
import { type Core, freshCore } from "./boundary-core.js";
import { chain } from "./boundary-sentences.js";

let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

const plain = { stripSubtypes: false, ignorePunctuation: false };
const brackets = "(S (NP-SBJ (DT the)\n  (NN cat)) (VP (VBZ sleeps)) (. .))";
const request = {
  left: brackets,
  right: chain(4),
  links: [
    { left: 1, right: 1, relation: undefined },
    { left: 3, right: 4, relation: undefined },
  ],
  options: plain,
};
const asDependencies = { ...request, readAs: "dependencies" } as const;

test.each([
  [chain(2), "conllu"],
  [brackets, "brackets"],
  ["(a,b);", "newick"],
  ["the cat sleeps .", "words"],
  ["", "conllu"],
  ["# global.columns = ID FORM\n1\ta\n", "conllup"],
  ["1\ta\ta\tV\tV\t_\t0\tROOT\t0\tROOT\n", "conllx"],
  ["1\ta\ta\ta\tV\tV\t_\t_\t0\t0\tROOT\tROOT\tY\ta.01\n", "conll2009"],
  ["(S (NP 0=he) (VP 1=sleeps))", "discbracket"],
  ["#BOS 1\nhe\tPPER\t--\tSB\t0\n#EOS 1\n", "export"],
  ['<?xml version="1.0"?>\n<corpus id="a">', "tiger"],
  ['<alpino_ds version="1.3">', "alpino"],
] as const)("%j is noticed as %s", (text, format) => {
  expect(core.notice_format(text)).toBe(format);
  expect(core.is_conllu(text)).toBe(format === "conllu");
});

describe("the family of CoNLL-U", () => {
  const plus = "# global.columns = FORM HEAD ID DEPREL\n";
  test.each([
    ["conllup", `${plus}go\t0\t1\troot\nnow\t1\t2\tadvmod\n`],
    ["conllx", "1\tgo\t_\tV\tV\t_\t0\troot\t0\tROOT\n2\tnow\t_\tA\tA\t_\t1\tadvmod\t1\tA\n"],
    [
      "conll2009",
      "1\tgo\t_\t_\tV\tV\t_\t_\t0\t0\troot\tR\tY\tgo.01\n2\tnow\t_\t_\tA\tA\t_\t_\t1\t1\tadvmod\tA\t_\t_\n",
    ],
  ] as const)("%s is read to words and heads, and compared", (leftFormat, left) => {
    const right = "1\tgo\t_\tVERB\t_\t_\t0\troot\t_\t_\n2\tnow\t_\tADV\t_\t_\t1\tadvmod\t_\t_\n";
    const links = [1, 2].map((id) => ({ left: id, right: id, relation: undefined }));
    const asked = { left, right, links, options: plain, leftFormat };
    const reading = core.read(asked, "left");
    expect([reading.format, reading.diagnostics, reading.phrases]).toEqual([
      leftFormat,
      [],
      undefined,
    ]);
    expect(reading.sentence?.words.map(({ form, head, deprel }) => [form, head, deprel])).toEqual([
      ["go", 0, "root"],
      ["now", 1, "advmod"],
    ]);
    expect(core.compare(asked).result.kind).toBe("ok");
    expect(core.compare({ ...asked, leftFormat: undefined }).result.kind).toBe("ok");
  });
  test("a fault stands in the line and the column of the text", () => {
    const left = `${plus}go\t7\t1\troot\n`;
    const { diagnostics, broken } = core.read({ ...request, left, leftFormat: "conllup" }, "left");
    expect(diagnostics).toMatchObject([
      { code: "head-unknown", span: { line: 2, column: 4, endColumn: 5 } },
      { code: "no-root" },
    ]);
    expect(broken?.words).toHaveLength(1);
  });
  test("the columns that the first line names hold where a file is read on", () => {
    const file = `${plus}go\t0\t1\troot\n\nstay\t0\t1\troot\n`;
    const bytes = new TextEncoder().encode(file);
    const start = { offset: 0, line: 1, column: 1, sentence: 0 };
    const first = core.outline_piece(bytes.subarray(0, -3), start, false, "conllup");
    expect(first.sentences).toMatchObject([{ text: "go", errors: 0 }]);
    expect(first.next).toMatchObject({ line: 4, columns: plus.trim() });
    const rest = bytes.subarray(first.next.offset);
    const second = core.outline_piece(rest, first.next, true, "conllup");
    expect(second.sentences).toMatchObject([{ text: "stay", line: 4, errors: 0 }]);
    const without = core.outline_piece(
      rest,
      { ...first.next, columns: undefined },
      true,
      "conllup",
    );
    expect(without.sentences).toMatchObject([{ errors: 1 }]);
  });
  test("enhanced dependencies are lists of heads and relations", () => {
    const left =
      "1\tgo\t_\tVERB\t_\t_\t0\troot\t0:root|1.1:conj:and\t_\n1.1\tand\t_\t_\t_\t_\t_\t_\t1:dep\t_\n";
    expect(core.enhanced({ ...request, left }, "left")).toEqual([
      {
        id: "1",
        form: "go",
        heads: [
          { head: "0", relation: "root" },
          { head: "1.1", relation: "conj:and" },
        ],
      },
      { id: "1.1", form: "and", heads: [{ head: "1", relation: "dep" }] },
    ]);
    expect(core.enhanced(request, "left")).toEqual([]);
  });
  test("a file is what its name says, else what it begins like", () => {
    const notice = (name: string, text: string) =>
      core.notice_file(name, new TextEncoder().encode(text));
    expect(notice("x.pharaoh.gz", "0-0")).toEqual({ kind: "links", format: "pharaoh" });
    expect(notice("x.mrg", "PK\u0003\u0004")).toEqual({ kind: "foreign", what: "zip" });
    expect(notice("x.align", brackets)).toEqual({ kind: "not-links", format: "brackets" });
    const giza = "# Sentence pair (1) source length 1 target length 1 alignment score : 1\na\n";
    expect(notice("x.txt", giza)).toEqual({ kind: "links", format: "giza" });
    expect(notice("x.txt", "# x\n1 2 3\n2 1 1 P\n")).toEqual({ kind: "links", format: "naacl" });
    const cut = "0001 2 3\n".repeat(500);
    expect(notice("x.txt", `${cut}0001 2`)).toEqual({ kind: "links", format: "naacl" });
    const row = "1\ta\t_\t_\t_\t_\t0\troot\t_\t_\n";
    const below = "# Sentence pair (1) x = y\n";
    expect(notice("x.txt", below + row)).toMatchObject({ kind: "sentences", format: "conllu" });
    const sentences = { kind: "sentences", named: true, beginning: undefined };
    expect(notice("x.mrg", brackets)).toEqual({ ...sentences, format: "brackets" });
    expect(notice("x.txt", brackets)).toEqual({ ...sentences, format: "brackets", named: false });
    const other = { ...sentences, format: "newick", beginning: "brackets" };
    expect(notice("x.nwk", brackets)).toEqual(other);
  });
});

describe("a file of links that names its pairs", () => {
  const pair = (number: number, links: string) =>
    `# Sentence pair (${number}) source length 2 target length 3 alignment score : 0.1\na b c\n${links}\n`;

  test("has a line for each pair that it names, and no more, whatever their numbers are", () => {
    const text =
      pair(10_000_000, "NULL ({ }) x ({ 2 1 }) y ({ 3 })") +
      pair(1, "NULL ({ 1 2 3 }) x ({ }) y ({ })");
    const { lines, pairs, sizes, diagnostics } = core.read_link_file(text, "giza");
    expect([lines, [...pairs], [...sizes]]).toEqual([
      ["", "1-2 1-1 2-3"],
      [1, 10_000_000],
      [2, 3, 2, 3],
    ]);
    expect(diagnostics).toEqual([]);
    expect(() => core.read_link_file(text, "pdf" as LinkFormat)).toThrow("format");
  });
  test("with an error has none in its place, and the line of the file is named", () => {
    const good = pair(1, "NULL ({ }) x ({ 1 }) y ({ })");
    const read = core.read_link_file(good + pair(2, "NULL ({ }) x ({ 4 }) y ({ })"), "giza");
    expect(read.lines).toEqual(["1-1", "GIZA++:4"]);
    expect(read.diagnostics).toMatchObject([{ code: "link-out-of-range", span: { line: 6 } }]);
    const { lines, diagnostics } = core.read_link_file(good + good, "giza");
    expect([lines, diagnostics[0]?.code, diagnostics[0]?.span.line]).toEqual([[], "giza-twice", 4]);
    const { lines: again, diagnostics: said } = core.read_links("1-1\nGIZA++:4\n", false);
    expect(again.map(({ faulty }) => faulty)).toEqual([false, true]);
    expect(said).toMatchObject([{ code: "giza-not-taken", span: { line: 2 } }]);
  });
  test("of the shared tasks keeps what is no link, to be named", () => {
    const text =
      "\ufeff0003 1 1 S\n0001 2 3 P\r\n1 2 3 x\n# y\n0001 2 3 S\n0001 0 4\n0003 2 1 P 0.5\n";
    const { lines, pairs, sizes, diagnostics } = core.read_link_file(text, "naacl");
    expect([lines, [...pairs]]).toEqual([
      ["2-3 1 2 3 x", "1-1 2p1"],
      [1, 3],
    ]);
    expect([sizes.length, diagnostics]).toEqual([0, []]);
    expect(core.read_link_file("4000000000 1 1\n10000001 1 2\n", "naacl").lines).toEqual([
      "4000000000 1 1 10000001 1 2",
    ]);
  });
});

describe("a phrase tree", () => {
  test("read as dependencies comes with its words, their heads and the labels of the arcs", () => {
    const { left, right, result } = core.analyse(asDependencies);
    expect([left.format, right.format]).toEqual(["brackets", "conllu"]);
    expect(left.diagnostics).toEqual([]);
    const words = left.sentence?.words ?? [];
    expect(
      words.map(({ id, form, xpos, head, deprel, depth, line }) =>
        [id, form, xpos, head, deprel, depth, line].join(" "),
      ),
    ).toEqual([
      "1 the DT 2 DT 2 1",
      "2 cat NN 3 NP-SBJ 1 2",
      "3 sleeps VBZ 0 root 0 2",
      "4 . . 3 . 1 2",
    ]);
    const [first] = words;
    expect(first).toMatchObject({ lemma: undefined, upos: undefined, crossing: false });
    expect(first).toMatchObject({ feats: undefined, deps: undefined, misc: undefined });
    expect(left.sentence).toMatchObject({ root: 3, tokens: [], emptyNodes: [] });
    expect(result.kind).toBe("ok");
  });

  test("of leaves is read as dependencies, too", () => {
    const analysis = core.analyse({ ...asDependencies, left: "((a,b)x,(c,d)y)z;" });
    expect(analysis.left.format).toBe("newick");
    expect(analysis.left.sentence?.words.map((word) => word.form)).toEqual(["a", "b", "c", "d"]);
    expect(analysis.result.kind).toBe("ok");
  });

  test("read as phrases is sound, but not compared: the diagnostic says so", () => {
    const { left, right, result } = core.analyse(request);
    expect(left).toMatchObject({ format: "brackets", sentence: undefined, diagnostics: [] });
    expect(left.phrases?.phrases).toEqual([
      { parent: undefined, label: "S", functions: undefined, first: 1, last: 4, head: 3 },
      { parent: 0, label: "NP", functions: "-SBJ", first: 1, last: 2, head: 2 },
      { parent: 0, label: "VP", functions: undefined, first: 3, last: 3, head: 3 },
    ]);
    expect(left.phrases?.words[1]).toEqual({
      form: "cat",
      tag: "NN",
      phrase: 1,
      line: 2,
      wrong: false,
    });
    expect(right.sentence?.words).toHaveLength(4);
    if (result.kind === "ok") throw new Error("a phrase tree was compared");
    expect(result.diagnostics).toMatchObject([
      {
        code: "no-dependencies",
        severity: "error",
        source: "left",
        span: { line: 1, column: 1, endLine: 2, endColumn: 37 },
        arguments: { side: "A", format: "brackets" },
      },
    ]);
  });

  test("is no pair for any other function either", () => {
    const refused = [
      core.steps(request, "prim"),
      core.fuse(request, "restate", "left", 10),
      core.align(request.left, request.right, options),
    ];
    for (const answer of refused) {
      if (answer.kind === "ok") throw new Error("a phrase tree was taken");
      expect(answer.diagnostics.map(({ code }) => code)).toEqual(["no-dependencies"]);
    }
    expect(core.explain(request, 0, 1)).toBeUndefined();
    expect(core.suggest(request.left, request.right, request.links, options)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("read as dependencies is one for every function", () => {
    expect(core.steps(asDependencies, "prim").kind).toBe("ok");
    expect(core.explain(asDependencies, 0, 1)?.kind).toBe("compared");
    const given = { ...options, readAs: "dependencies" } as const;
    expect(core.align(brackets, brackets, given)).toMatchObject({ kind: "ok", diagnostics: [] });
    const [relation] = core.suggest(
      brackets,
      brackets,
      [{ left: 1, right: 1, relation: undefined }],
      given,
    );
    expect(relation).toBe("equals");
  });
});

const options = {
  onlyMatching: false,
  baseline: false,
  synonyms: "",
  weights: { equal: 10, lemma: 5, synonym: 2, relation: 1 },
};

describe("words alone", () => {
  test("on both sides are named side by side", () => {
    const { left, result } = core.analyse({
      ...request,
      left: "the cat sleeps .",
      right: "a b c d",
    });
    expect(left).toMatchObject({ format: "words", sentence: undefined });
    if (result.kind === "ok") throw new Error("words were compared");
    expect(result.diagnostics.map(({ source, arguments: given }) => [source, given])).toEqual([
      ["left", { side: "A", format: "words" }],
      ["right", { side: "B", format: "words" }],
    ]);
  });

  test("told to be CoNLL-U are errors of CoNLL-U", () => {
    const told = { leftFormat: "conllu", rightFormat: "conllu" } as const;
    const { left } = core.analyse({ ...request, ...told, left: "the cat sleeps" });
    expect(left.format).toBe("conllu");
    expect(left.diagnostics.map(({ code }) => code)).toContain("columns");
    const found = core.align("the cat sleeps", chain(2), { ...options, ...told });
    if (found.kind === "ok") throw new Error("words were aligned");
    expect(found.diagnostics.map(({ code }) => code)).toContain("columns");
  });
});

describe("what is no format", () => {
  test("is refused with the name of the argument", () => {
    const wrong = { leftFormat: "xml", readAs: "phrases" } as unknown as typeof asDependencies;
    expect(() => core.analyse({ ...request, ...wrong })).toThrow(/^request\.leftFormat: /);
    expect(() => core.analyse({ ...request, readAs: wrong.readAs })).toThrow(/^request\.readAs: /);
    expect(() => core.outline("", "xml" as "words")).toThrow(/^format: /);
    expect(() => core.align("", "", { ...options, ...wrong })).toThrow(/^options\.leftFormat: /);
  });
});

describe("two trees pasted as one text", () => {
  test.each([
    ["((a,b),c);(a,(b,c));", "newick", ["((a,b),c);", "(a,(b,c));"]],
    ["((a,b),c);\n(a,(b,c));\n", "newick", ["((a,b),c);", "(a,(b,c));"]],
    ["((a,b),c);\n\n(a,(b,c));", "newick", ["((a,b),c);", "(a,(b,c));"]],
    [
      "((a:1,b:2):3,é:4); ((a:1,b:2):3,c:4);",
      "newick",
      ["((a:1,b:2):3,é:4);", "((a:1,b:2):3,c:4);"],
    ],
    ["(a,b) [one;];[two](c,d);", "newick", ["(a,b) [one;];", "[two](c,d);"]],
    ["(a,b)\n(c,d)", "newick", ["(a,b)", "(c,d)"]],
    ["(S (X a)) (S (X b))", "brackets", ["(S (X a))", "(S (X b))"]],
    ["a b\nc d\n", "words", ["a b", "c d"]],
  ] as const)("%j is cut behind each", (text, format, expected) => {
    const blocks = cut(text, core.outline(text, format).sentences);
    expect(blocks.map((block) => block.text)).toEqual(expected);
  });
});

describe("an outline", () => {
  test("is of the sentences of the format", () => {
    const forms = (text: string, format: "brackets" | "newick" | "words") =>
      core.outline(text, format).sentences.map(({ text: said, words }) => [said, words]);
    expect(forms(`${brackets} (S (X a))`, "brackets")).toEqual([
      ["the cat sleeps .", 4],
      ["a", 1],
    ]);
    expect(forms("(a,b);(c,d);", "newick")).toEqual([
      ["a b", 2],
      ["c d", 2],
    ]);
    expect(forms("a b\nc\n", "words")).toEqual([
      ["a b", 2],
      ["c", 1],
    ]);
  });
});

describe("the formats of treebanks", () => {
  const tiger =
    "<s id='1'><graph><t id='a' word='er' pos='PPER'/><t id='b' word='schläft' pos='VVFIN'/>" +
    "<nt id='c' cat='S'><edge label='SB' idref='a'/><edge label='HD' idref='b'/></nt></graph></s>";
  test.each([
    ["discbracket", "(S (VVFIN-HD 1=schläft) (PPER-SB 0=er))"],
    ["tiger", tiger],
    [
      "alpino",
      "<alpino_ds id='1'><node cat='S'><node begin='1' pos='VVFIN' rel='HD' word='schläft'/>" +
        "<node begin='0' pos='PPER' rel='SB' word='er'/></node></alpino_ds>",
    ],
  ] as const)("%s is read to the phrases of brackets", (leftFormat, left) => {
    const right = "(S (PPER-SB er) (VVFIN-HD schläft))";
    const asked = { left, right, links: [], options: plain, leftFormat };
    const [one, other] = (["left", "right"] as const).map((side) => core.read(asked, side));
    expect(one?.diagnostics).toEqual([]);
    expect(one?.format).toBe(leftFormat);
    expect(one?.phrases?.phrases.map(({ label }) => label)).toEqual(
      other?.phrases?.phrases.map(({ label }) => label),
    );
    expect(one?.phrases?.words.map(({ form }) => form)).toEqual(["er", "schläft"]);
  });
  test("a phrase with a gap is named", () => {
    const left = "(S (VP (VB 0=is) (JJ 2=rich)) (NP 1=John))";
    const asked = { left, right: left, links: [], options: plain };
    const { diagnostics, format } = core.read(asked, "left");
    expect([format, diagnostics.map(({ code, span }) => [code, span.column])]).toEqual([
      "discbracket",
      [["phrase-gap", 4]],
    ]);
  });
  test("a file is cut into its sentences", () => {
    const file = new TextEncoder().encode(`<corpus><body>\n${tiger}\n${tiger}</body></corpus>`);
    const from = { offset: 0, line: 1, column: 1, sentence: 0 };
    const { sentences, diagnostics } = core.outline_piece(file, from, true, "tiger");
    expect(diagnostics).toEqual([]);
    expect(sentences.map(({ sentId, start, line }) => [sentId, start, line])).toEqual([
      ["1", 15, 2],
      ["1", 16 + new TextEncoder().encode(tiger).length, 3],
    ]);
  });
});
