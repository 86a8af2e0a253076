/** The built WebAssembly module: what it is given and what it answers, whatever it is given. */
import { beforeAll, describe, expect, test } from "vitest";
import { type Core, freshCore } from "./boundary-core.js";
import { anyTree, chain, dice, sentence } from "./boundary-sentences.js";

let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

const plain = { stripSubtypes: false, ignorePunctuation: false };
const link = (left: number, right: number) => ({ left, right, relation: undefined });

/** What was compared, or the test fails with what stood in the way. */
function compared(left: string, right: string, links: readonly ReturnType<typeof link>[]) {
  const analysis = core.analyse({ left, right, links: [...links], options: plain });
  if (analysis.result.kind === "rejected") throw new Error(JSON.stringify(analysis.result));
  return analysis.result.comparison;
}

describe("answers", () => {
  const left = sentence([2, 3, 0]);
  const right = sentence([0, 1]);

  test("what is missing is undefined, and there", () => {
    const { sentence: read } = core.analyse({ left, right, links: [], options: plain }).left;
    expect(read?.words[0]).toStrictEqual({
      id: 1,
      form: "w1",
      lemma: undefined,
      upos: undefined,
      xpos: undefined,
      feats: undefined,
      head: 2,
      deprel: "dep",
      deps: undefined,
      misc: undefined,
      depth: 2,
      line: 1,
      crossing: false,
    });
    expect(read).toMatchObject({ sentId: undefined, root: 3, tokens: [], emptyNodes: [] });
  });

  test("the weights are typed arrays", () => {
    const comparison = compared(left, right, [link(1, 1), link(2, 2), link(3, 2)]);
    expect(comparison.distances).toBeInstanceOf(Uint32Array);
    expect(comparison.maxima).toBeInstanceOf(Uint32Array);
    expect(comparison.distances).toHaveLength(3);
    const explained = core.explain(
      { left, right, links: [link(1, 1), link(2, 2)], options: plain },
      0,
      1,
    );
    if (explained?.kind !== "compared") throw new Error("two different words on each side");
    expect(explained.ascending.table).toBeInstanceOf(Uint32Array);
    expect(explained.ascending.table).toHaveLength(
      explained.ascending.width * (explained.left.encoding.ascending.length + 1),
    );
  });

  test("arguments of a message are an object", () => {
    const { left: reading } = core.analyse({
      left: sentence([9, 0]),
      right,
      links: [],
      options: plain,
    });
    const [first] = reading.diagnostics;
    expect(first).toMatchObject({
      code: "head-unknown",
      field: "head",
      found: "9",
      source: "left",
    });
    expect(first?.arguments).toEqual({ words: "1–2" });
  });

  test("a broken side does not hide the other", () => {
    const analysis = core.analyse({ left: "nonsense", right, links: [], options: plain });
    expect(analysis.left.sentence).toBeUndefined();
    expect(analysis.right.sentence?.words).toHaveLength(2);
    expect(analysis.result).toMatchObject({ kind: "rejected" });
  });

  test("a link to no word is named with its place in the line the links are written as", () => {
    const links = [link(1, 1), link(3, 7)];
    const analysis = core.analyse({ left, right, links, options: plain });
    const written = core.write_links(links);
    expect(written).toBe("1-1 3-7");
    const [problem] = analysis.links;
    expect(problem).toMatchObject({ code: "link-out-of-range", source: "links", found: "7" });
    const { column = 0, endColumn = 0 } = problem?.span ?? {};
    expect(written.slice(column - 1, endColumn - 1)).toBe("3-7");
    expect(analysis.result).toMatchObject({ kind: "rejected" });
  });

  test("links are read and written with their relations", () => {
    const text = "1-2 3-1:specifies\n\n2-2\n";
    const reading = core.read_links(text, false);
    expect(reading.diagnostics).toEqual([]);
    expect(reading.lines.map((line) => core.write_links(line.links))).toEqual([
      "1-2 3-1:specifies",
      "",
      "2-2",
    ]);
    const counted = core.read_links("0-1", true);
    expect(counted.lines[0]?.links).toEqual([link(1, 2)]);
  });

  test("a table of links has those that are read one by one", () => {
    const kinds = ["", ":equals", ":restates", ":specifies", ":generalizes", ":intersects"];
    const links = kinds.flatMap((kind, at) => [`${at + 1}-2${kind}`, `${at + 1}p3${kind}`]);
    const text = `${links.join(" ")}\n\n0-1 2-2\nx 4-5\n7-7`;
    for (const zeroBased of [false, true]) {
      const reading = core.read_links(text, zeroBased);
      const table = core.read_link_table(text, zeroBased);
      expect(table.diagnostics).toEqual(reading.diagnostics);
      const lines = reading.lines.map((line, at) =>
        line.links.map((_, index) => {
          const place = 3 * ((table.places[at] ?? 0) + index);
          const [left = 0, right = 0, how = 0] = table.links.subarray(place, place + 3);
          const relation = kinds[how >> 1]?.slice(1) || undefined;
          return { left, right, relation, ...(how % 2 === 1 ? { possible: true } : {}) };
        }),
      );
      expect(lines).toEqual(reading.lines.map((line) => line.links));
      const ends = reading.lines.map((_, at) => table.places[at + 1]);
      expect([...table.places]).toEqual([0, ...ends]);
      expect(table.links).toHaveLength(3 * (ends.at(-1) ?? 0));
    }
  });

  test("every faulty line is known, however many there are", () => {
    for (const count of [1, 99, 100, 101, 1_000])
      for (const line of ["1-1:foo", "1-1 x", "0-0", "1-1.1"]) {
        const text = `1-1\n${`${line}\n`.repeat(count)}1-1\n`;
        const faulty = core.read_links(text, false).lines.map((one) => one.faulty);
        expect(faulty).toEqual([false, ...Array.from({ length: count }, () => true), false]);
        const places = Array.from({ length: count }, (_, at) => at + 1);
        expect([...core.read_link_table(text, false).faulty]).toEqual(places);
      }
  });

  test("the outline names each sentence and its lines", () => {
    const text = `# sent_id = a\n# text = one two\n${left}# sent_id = b\n${sentence([5, 0])}`;
    const { sentences } = core.outline(text, "conllu");
    expect(sentences).toMatchObject([
      { sentId: "a", text: "one two", line: 1, lines: 5, words: 3, errors: 0 },
      { sentId: "b", text: "w1 w2", line: 7, lines: 3, words: 2, errors: 1 },
    ]);
    const lines = text.split("\n");
    for (const entry of sentences) {
      const block = lines.slice(entry.line - 1, entry.line - 1 + entry.lines);
      expect(block.join("\n")).toContain(`sent_id = ${entry.sentId}`);
      expect(block).not.toContain("");
    }
  });
});

describe("any input", () => {
  const ofAnyType: readonly unknown[] = [
    undefined,
    null,
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 32,
    10n ** 20n,
    true,
    "",
    "1-1",
    "\ud800",
    Symbol("x"),
    [],
    [[]],
    [1, 2],
    {},
    { left: 1 },
    { left: "", right: "", links: [{}], options: {} },
    { left: "", right: "", links: [{ left: -1, right: 2 }], options: plain },
    { left: "", right: "", links: "1-1", options: plain },
    { left: "", right: "", links: [], options: plain },
    new Map([["left", "x"]]),
    new Date(0),
    () => 1,
    new Uint8Array(3),
    new Proxy({}, {}),
  ];

  /** Calls any function with anything; a trap fails the test, a readable Error does not. */
  function survives(name: string, given: readonly unknown[]) {
    const call = Reflect.get(core, name) as (...given: readonly unknown[]) => unknown;
    try {
      call(...given);
    } catch (error) {
      expect(error, name).toBeInstanceOf(Error);
      expect(error, name).not.toBeInstanceOf(WebAssembly.RuntimeError);
      expect((error as Error).message.length, name).toBeGreaterThan(5);
    }
  }

  test("of any type gives an answer or an Error that can be read", () => {
    const names = Object.keys(core).filter((name) => !["default", "initSync"].includes(name));
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) {
      for (const value of ofAnyType) {
        survives(name, [value]);
        survives(name, [value, value, value, value]);
        for (const other of ofAnyType) survives(name, [value, other]);
      }
    }
  });

  test("of the wrong shape is refused with the name of the field", () => {
    const wrong = { left: "", right: "", links: [link(1, 1), { left: 1, right: "2" }] };
    const request = { ...wrong, options: plain } as unknown as Parameters<Core["analyse"]>[0];
    expect(() => core.analyse(request)).toThrow(/request\.links\[1\]\.right/);
    const start = { offset: 0, line: 1, column: 1, sentence: 0 };
    const bytes = new Uint8Array(3);
    expect(() => core.outline_piece(bytes, { ...start, offset: -1 }, true, "conllu")).toThrow(
      /^from\.offset: /,
    );
    expect(() =>
      core.outline_piece(new Uint16Array(3) as unknown as Uint8Array, start, true, "conllu"),
    ).toThrow(/^bytes: .*Uint8Array/);
    expect(() => core.outline_file({} as Blob, start, "conllu")).toThrow(/^file: .*Blob/);
    expect(() => core.read_links(7 as unknown as string, false)).toThrow(/^text: .*string/);
    expect(() => core.explain({ ...wrong, links: [], options: plain }, -1, 0)).toThrow(/^from: /);
    const without = { left: "", right: "", links: [] } as unknown as typeof request;
    expect(() => core.analyse(without)).toThrow(/options/);
  });

  test("of random text is read to the end", () => {
    const roll = dice(7);
    const pieces = [
      "1",
      "2",
      "\t",
      "\t_",
      "\n",
      "\n\n",
      "\r\n",
      "-",
      ".",
      "#",
      " = ",
      "ä",
      "𝄞",
      "\u0000",
    ];
    pieces.push(
      "nsubj",
      "0",
      "99999999999999999999",
      "\ud800",
      "\u202e",
      "e\u0301",
      "\ufeff",
      ":equals",
    );
    const good = sentence([2, 0, 2]);
    for (let round = 0; round < 400; round += 1) {
      const text = Array.from({ length: roll(60) }, () => pieces[roll(pieces.length)]).join("");
      const at = roll(good.length);
      const spoilt = good.slice(0, at) + text + good.slice(at + roll(6));
      core.outline(text, "conllu");
      core.read_links(text, roll(2) === 0);
      const { left } = core.analyse({
        left: spoilt,
        right: text,
        leftFormat: "conllu",
        links: [link(1, 1)],
        options: plain,
      });
      const errors = left.diagnostics.some((problem) => problem.severity === "error");
      expect(left.sentence === undefined, JSON.stringify(spoilt)).toBe(errors);
    }
  });
});

describe("size", () => {
  test("two sentences of 200 words, all linked, are compared", () => {
    const roll = dice(3);
    const [left, right] = [anyTree(200, roll), anyTree(200, roll)];
    const links = Array.from({ length: 200 }, (_, index) => link(index + 1, roll(200) + 1));
    const comparison = compared(left, right, links);
    expect(comparison.distances).toHaveLength((200 * 199) / 2);
    expect(comparison.spanningTree).toHaveLength(199);
    const request = { left, right, links, options: plain };
    const steps = core.steps(request, "kruskal");
    if (steps.kind === "rejected") throw new Error("two trees");
    const taken = steps.steps.filter((step) => step.verdict === "taken").map((step) => step.edge);
    expect(taken).toEqual(comparison.spanningTree);
    const last = steps.steps.at(-1);
    if (comparison.score.kind === "undefined") throw new Error("200 links");
    expect(last?.distance).toBe(comparison.score.ratio.distance);
    expect(last?.maximum).toBe(comparison.score.ratio.maximum);
  });

  test("a chain of 100,000 words is read and made a tree", () => {
    const long = chain(100_000);
    const analysis = core.analyse({
      left: long,
      right: chain(3),
      links: [link(1, 1), link(100_000, 3)],
      options: plain,
    });
    expect(analysis.left.diagnostics).toEqual([]);
    expect(analysis.left.sentence?.words.at(-1)).toMatchObject({ depth: 99_999, head: 99_999 });
    expect(analysis.result.kind).toBe("ok");
    expect(core.outline(long, "conllu").sentences).toMatchObject([{ words: 100_000, errors: 0 }]);
  });
});

describe("a trap", () => {
  test("costs the instance alone: a fresh one answers", async () => {
    const trapped = await freshCore();
    // To give back what was never given is a trap like any other.
    const { __wbindgen_free: giveBack } = await trapped.default();
    expect(() => giveBack(-16, 8, 1)).toThrow(WebAssembly.RuntimeError);
    const fresh = await freshCore();
    const request = { left: sentence([0]), right: sentence([0]), links: [], options: plain };
    expect(fresh.analyse(request)).toEqual(core.analyse(request));
  });
});
