import { describe, expect, it } from "vitest";
import type { Side } from "../www/src/engine/answers.js";
import type { App, Notice } from "../www/src/model/app.js";
import { firstView, singlePair } from "../www/src/model/state.js";
import { createStore } from "../www/src/model/store.js";
import { bringIn } from "../www/src/source/bringing.js";
import { blockOf, split } from "../www/src/text/block.js";
import type { Block, Intake, ReadFile } from "../www/src/text/corpus.js";
import { intakeFiles, intakeText, isLinks, linkLines } from "../www/src/text/intake.js";
import { fileCore } from "../www/src/text/outlining.js";
import { everyPair, pairUp } from "../www/src/text/pair.js";
import { faultOf, proposedRoles } from "../www/src/text/roles.js";
import { freshCore } from "./boundary-core.js";
import { cat, dog, hereEngine, owl, sentence } from "./brought.js";
import "../www/src/text/texts/en.ftl";

describe("splitting", () => {
  const texts = (text: string) => split(text).map((block) => block.text);

  it("parts sentences at blank lines and drops the last end of line", () => {
    expect(texts(`${cat}\n\n${dog}\n\n`)).toEqual([cat, dog]);
    expect(texts(`\n\n${cat}\n\n\n\n${dog}`)).toEqual([cat, dog]);
  });
  it("takes CR before LF for part of the end of a line", () => {
    const crlf = cat.replaceAll("\n", "\r\n");
    expect(texts(`${crlf}\r\n\r\n${crlf}\r\n`)).toEqual([crlf, crlf]);
  });
  it("takes no other character for an end of line", () => {
    const odd = sentence("a\u2028b c\u0085d");
    expect(texts(odd)).toEqual([odd]);
  });
  it("has no sentence in blank lines", () => {
    expect(texts("")).toEqual([]);
    expect(texts(" \n\t\n\r\n")).toEqual([]);
  });
  it("names a sentence by its comments, else by its forms", () => {
    const [first, second] = split(
      `${sentence("a b", "# sent_id = x", "# parallel_id = p/1", "# text = A b.")}\n\n${sentence("c d")}`,
    );
    expect(first).toMatchObject({ sentId: "x", parallelId: "p/1", label: "A b." });
    expect(second).toMatchObject({ sentId: undefined, parallelId: undefined, label: "c d" });
  });
  it("keeps the label of a very long form short", () => {
    const long = "x".repeat(5_000_000);
    const [block] = split(`1\t${long}\t_\t_\t_\t_\t0\troot\t_\t_`);
    expect(block?.label).toBe(`${"x".repeat(199)}…`);
    expect(String(block?.text).length).toBeGreaterThan(5_000_000);
  });
});

describe("what a sentence is called", () => {
  it("is the same here and in the core, which names those of files", async () => {
    const core = await freshCore();
    const check = (text: string, expected: string) => {
      const [entry] = core.outline(text, "conllu").sentences;
      expect(blockOf(text).label).toBe(entry?.text);
      expect(blockOf(text).label).toBe(expected);
    };
    for (const character of ["x", "ä", "𝒳"]) {
      const of = (length: number) => character.repeat(length);
      const cut = `${of(199)}…`;
      for (const [length, label] of [
        [20, of(20)],
        [200, of(200)],
        [201, cut],
        [250, cut],
        [5000, cut],
      ] as const) {
        check(sentence("a b", `# text = ${of(length)}`), label);
        check(sentence("a b", "# sent_id = 1", `#text  =\t${of(length)} \u00a0`), label);
        check(sentence(of(length)), label);
      }
    }
    const words = (count: number) => Array.from({ length: count }, () => "a").join(" ");
    check(sentence(words(100)), words(100));
    check(sentence(words(101)), `${words(100)}…`);
    check(sentence(words(1000)), `${words(100)}…`);
    check(sentence("a b", "# text = one\u2028line"), "one\u2028line");
    check(sentence("a b", "# text = first", "# text = second"), "first");
    check(sentence("a b", "# text ="), "");
    check(sentence("a b", "# text = a = b").replaceAll("\n", "\r\n"), "a = b");
  });
});

describe("a pasted text", () => {
  it("of one sentence is for the focused side", () => {
    expect(intakeText(`\n${cat}\n`, "right")).toMatchObject({
      kind: "sentence",
      side: "right",
      block: { text: cat },
    });
  });
  it("of two sentences is A and B", () => {
    expect(intakeText(`${cat}\n\n${dog}\n`, "right")).toMatchObject({
      kind: "pair",
      left: { text: cat },
      right: { text: dog },
    });
  });
  it("of more is a document for the focused side", () => {
    const intake = intakeText([cat, dog, owl].join("\n\n"), "right");
    expect(intake).toMatchObject({ kind: "document", side: "right" });
    expect(intake.kind === "document" && intake.blocks.map((block) => block.sentId)).toEqual([
      "s1",
      "s2",
      "s3",
    ]);
  });
  it("that is no whole sentence stays what it is", () => {
    for (const text of ["word", "12", "", "5\tof\t_\t_\t_\t_\t3\tcase\t_\t_"]) {
      expect(intakeText(text, "left")).toEqual({ kind: "fragment", text });
    }
  });
  it("may begin with a range, an empty node, blanks or a no-break space", () => {
    for (const head of ["1-2\tdu", "0.1\t_", "  1 the", "\u00a01\u00a0the"]) {
      expect(intakeText(`${head}\t_\t_\t_\t_\t0\troot\t_\t_`, "left").kind).toBe("sentence");
    }
  });
  it("keeps prose and fences with the sentence beside them", () => {
    const intake = intakeText(`Here:\n\n\`\`\`\n${cat}\n\n${dog}\n\`\`\`\n\nThat is all.`, "left");
    expect(intake).toMatchObject({
      kind: "pair",
      left: { text: `Here:\n\n\`\`\`\n${cat}` },
      right: { text: `${dog}\n\`\`\`\n\nThat is all.` },
    });
  });
});

describe("files", () => {
  const file = (name: string, ...blocks: string[]) => ({
    name,
    format: "conllu" as const,
    blocks: split(`${blocks.join("\n\n")}\n\n`),
  });
  const byKind = <K extends Intake["kind"]>(intake: Intake, kind: K) => {
    expect(intake.kind).toBe(kind);
    return intake as Extract<Intake, { kind: K }>;
  };

  const taken = async (files: readonly ReadFile[], side: Side) =>
    intakeFiles(files, proposedRoles(files, side), fileCore(await hereEngine()).pairUp);

  it("dropped alone go by their number of sentences", async () => {
    expect((await taken([file("a", cat)], "right")).kind).toBe("sentence");
    expect((await taken([file("a", cat, dog)], "right")).kind).toBe("pair");
    const three = byKind(await taken([file("a", cat, dog, owl)], "right"), "document");
    expect(three).toMatchObject({ side: "right", name: "a", links: undefined });
  });
  it("dropped by two are A and B", async () => {
    const { corpus, names } = byKind(
      await taken([file("a", cat, dog), file("b", owl, cat)], "left"),
      "corpus",
    );
    expect(names).toEqual(["a", "b"]);
    expect(corpus).toMatchObject({
      pairing: "sent-id",
      pairs: [{ left: 0, right: 1 }],
      alone: { left: 1, right: 1 },
    });
  });
  it("of links are known by what is in them, and go with the sentences of A", async () => {
    const links = {
      name: "gold.txt",
      lines: linkLines("1-1 2-2:equals\n\n2-1\n"),
      zeroBased: undefined,
    };
    const left = file("a", cat, dog, owl);
    const right = file("b", owl, dog, cat);
    for (const order of [
      [left, right, links],
      [links, left, right],
    ]) {
      const intake = byKind(await taken(order, "left"), "corpus");
      expect(intake.corpus.pairs).toEqual([
        { left: 0, right: 2 },
        { left: 1, right: 1 },
        { left: 2, right: 0 },
      ]);
      expect(intake.links?.lines).toEqual(["1-1 2-2:equals", "", "2-1"]);
    }
    expect(await taken([links], "left")).toMatchObject({ kind: "links", name: "gold.txt" });
    expect(await taken([left, links], "left")).toMatchObject({
      kind: "document",
      links: { lines: ["1-1 2-2:equals", "", "2-1"] },
    });
  });
  const lines = (name: string, text: string, zeroBased?: boolean): ReadFile => ({
    name,
    lines: linkLines(text),
    zeroBased,
  });
  it("of two systems and two persons are told apart by content and name", () => {
    const roles = (...files: ReadFile[]) => proposedRoles(files, "right");
    const [one, other] = [file("x", cat, dog), file("y", cat, dog)];
    const odd = file("z", owl, cat);
    expect(roles(one, odd)).toEqual(["left", "right"]);
    expect(roles(one, other, odd)).toEqual(["right", "second", "left"]);
    // All are of the same sentences: by name, else as they come.
    const gold = file("de-gold.conllu", cat, dog);
    expect(roles(one, other, gold)).toEqual(["right", "second", "left"]);
    expect(roles(one, other, file("marigold", cat, dog))).toEqual(["left", "right", "second"]);
    expect(roles(one, gold)).toEqual(["right", "left"]);
    expect(roles(one, other, odd, file("w", owl))).toEqual(["left", "right", "second", "none"]);
    const [mine, theirs] = [lines("anna.txt", "1-1"), lines("auto.txt", "1-2")];
    expect(roles(theirs, mine)).toEqual(["theirs", "links"]);
    expect(roles(lines("b.txt", "1-1"), mine)).toEqual(["links", "theirs"]);
    expect(roles(theirs)).toEqual(["links"]);
    // Links are of sentences: beside rows alone there is no place for them.
    const rows = { name: "r.jsonl", rows: { name: "r.jsonl", format: "rows", texts: [] } } as const;
    expect(roles(rows, mine)).toEqual(["rows", "none"]);
    expect(roles(rows, mine, one)).toEqual(["rows", "links", "right"]);
    expect(roles(mine, one, theirs, lines("c.txt", "1-1"))).toEqual([
      "links",
      "right",
      "theirs",
      "none",
    ]);
  });
  it("are opened only in roles that go together", () => {
    expect(faultOf(["left", "right", "second", "links", "theirs", "none", "none"])).toBe(undefined);
    expect(faultOf(["theirs"])).toBe(undefined);
    expect(faultOf(["left", "right", "left"])).toBe("twice");
    expect(faultOf(["left", "second"])).toBe("alone");
    expect(faultOf(["rows", "theirs"])).toBe("bare");
    expect(faultOf(["rows", "links", "left"])).toBe(undefined);
    expect(faultOf(["none", "none"])).toBe("nothing");
    expect(faultOf([])).toBe("nothing");
  });
  it("of another system and of another person come with the pairs", async () => {
    const files = [
      file("a", cat, dog),
      file("b", owl, dog, cat),
      file("c", owl, dog, cat),
      lines("mine.txt", "1-1\n2-2\n"),
      lines("auto.gdfa", "0-1:equals 0p0\nx 10-2\n", true),
    ];
    const intake = byKind(await taken(files, "left"), "corpus");
    expect(intake).toMatchObject({
      names: ["a", "b"],
      links: { lines: ["1-1", "2-2"] },
      second: { name: "c", format: "conllu", texts: [owl, dog, cat] },
      // Words count from 1 in them, whatever they did in their file.
      theirs: { lines: ["1-2:equals 1p1", "x 11-3"] },
    });
    const roles = proposedRoles(files, "left").with(1, "second").with(2, "right");
    const core = fileCore(await hereEngine());
    const changed = byKind(await intakeFiles(files, roles, core.pairUp), "corpus");
    expect([changed.names, changed.second?.name]).toEqual([["a", "c"], "b"]);
    expect(await taken(files.slice(3), "left")).toMatchObject({
      kind: "links",
      links: { lines: ["1-1", "2-2"] },
      theirs: { lines: ["1-2:equals 1p1", "x 11-3"] },
    });
  });
  it("that are empty or no sentences are refused by name", async () => {
    expect(
      await taken([file("a", cat), { name: "b", format: "conllu", blocks: [] }], "left"),
    ).toEqual({
      kind: "refused",
      phrase: { id: "intake-no-sentence", args: { name: "b" } },
    });
    expect(await taken([], "left")).toMatchObject({ kind: "refused" });
  });
  it("are refused by name where the core does not answer which sentences belong together", async () => {
    const files = [file("a", cat, dog), file("b", dog, cat)];
    expect(await intakeFiles(files, ["left", "right"], async () => undefined)).toEqual({
      kind: "refused",
      phrase: { id: "intake-unanswered", args: { name: "a, b" } },
    });
  });
});

describe("links", () => {
  it("are told from sentences", () => {
    for (const text of [
      "1-1",
      "\ufeff1-4 2-5\r\n\r\n",
      "3-5:specifies 4-4\n".repeat(900),
      "3p5",
      "3?5 1-1",
      "12\t1-2 2p1\n13\t3-3",
      "1-1 3p5:specifies 4-4\r\n",
      "# by hand, in May\r\n1-1 2-2\r\n#\r\n3-3",
      "\ufeff# by hand\n1p1",
      `${"# x\n".repeat(2000)}1-1\n2-2`,
      "1-1 2-2\n3-x",
      "1-1 3-5:Equals",
      "1-1, 2-2",
      "1-1\n2-2\nsee above\n3-3\n",
      `# by hand\n${"12-12 ".repeat(900)}`,
    ]) {
      expect(isLinks(text), text.slice(0, 40)).toBe(true);
    }
    for (const text of [
      "",
      "\n\n",
      cat,
      "1-2\tdu\t_",
      "one-two",
      "1-2 and 3-4",
      "3q5",
      "p5",
      "# sent_id = 1\n# text = Go",
      `# ${"x".repeat(3992)}\n1-2\tdu\t_`,
      `${"# x\n".repeat(2000)}${cat}`,
    ]) {
      expect(isLinks(text), text.slice(0, 40)).toBe(false);
    }
  });
  it("have a line for every pair, empty ones included", () => {
    expect(linkLines("1-1\r\n\r\n2-2")).toEqual(["1-1", "", "2-2"]);
    expect(linkLines("1-1\n\n")).toEqual(["1-1", ""]);
  });
  it("have no line for a comment, which is no pair", () => {
    expect(linkLines("\ufeff# A\r\n1-1\r\n\r\n#\r\n2p2")).toEqual(["1-1", "", "2p2"]);
  });
});

describe("pairing", () => {
  const blocks = (...texts: string[]) => texts.flatMap((text) => split(text));
  const named = (id: string, key = "sent_id") => sentence("x", `# ${key} = ${id}`);

  const paired = async (left: readonly Block[], right: readonly Block[]) =>
    pairUp(await hereEngine(), left, right);

  it("goes by parallel_id before sent_id", async () => {
    const left = blocks(
      sentence("x", "# sent_id = 1", "# parallel_id = p/b"),
      sentence("y", "# sent_id = 2", "# parallel_id = p/a"),
    );
    const right = blocks(
      sentence("x", "# sent_id = 1", "# parallel_id = p/a"),
      sentence("y", "# sent_id = 2", "# parallel_id = p/b"),
    );
    expect(await paired(left, right)).toMatchObject({
      pairing: "parallel-id",
      pairs: [
        { left: 0, right: 1 },
        { left: 1, right: 0 },
      ],
    });
  });
  it("prefers the same variant of a parallel sentence, and takes another", async () => {
    const left = blocks(named("p/1/alt2", "parallel_id"), named("p/2", "parallel_id"));
    const right = blocks(
      named("p/2/alt1", "parallel_id"),
      named("p/1/alt1", "parallel_id"),
      named("p/1/alt2", "parallel_id"),
    );
    expect(await paired(left, right)).toMatchObject({
      pairs: [
        { left: 0, right: 2 },
        { left: 1, right: 0 },
      ],
      alone: { left: 0, right: 1 },
    });
  });
  it("takes equal ids in turn", async () => {
    expect(
      (await paired(blocks(named("1"), named("1")), blocks(named("1"), named("1"))))?.pairs,
    ).toEqual([
      { left: 0, right: 0 },
      { left: 1, right: 1 },
    ]);
  });
  it("goes by order where nothing is shared, and says how many are left over", async () => {
    expect(
      await paired(blocks(named("1"), named("2"), named("3")), blocks(named("4"), named("5"))),
    ).toMatchObject({
      pairing: "order",
      pairs: [
        { left: 0, right: 0 },
        { left: 1, right: 1 },
      ],
      alone: { left: 1, right: 0 },
    });
  });
  it("sets every sentence against a single one", async () => {
    expect(await paired(blocks(named("1"), named("2")), blocks(named("2")))).toMatchObject({
      pairing: "order",
      pairs: [
        { left: 0, right: 0 },
        { left: 1, right: 0 },
      ],
      alone: { left: 0, right: 0 },
    });
  });
  it("is known to no one where the core does not answer, but for a single sentence", async () => {
    const silent = { ask: async () => undefined };
    const two = blocks(named("1"), named("2"));
    expect(await pairUp(silent, two, two)).toBeUndefined();
    expect(await pairUp(silent, two, two.slice(1))).toEqual(everyPair(two, two.slice(1)));
  });
  it("leaves those without any partner alone", () => {
    const two = blocks(named("1"), named("2"));
    expect(everyPair(two.slice(1), [])).toMatchObject({ pairs: [], alone: { left: 1, right: 0 } });
  });
});

describe("what comes late", () => {
  function setup() {
    const notices: Notice[] = [];
    const store = createStore({ work: singlePair("a", "b", []), view: firstView }, () => {});
    const waiting: (() => void)[] = [];
    const asked: (readonly [string, readonly unknown[]])[] = [];
    const engine = {
      ask: (name: string, given: readonly unknown[]) => {
        asked.push([name, given]);
        return new Promise((resolve) =>
          waiting.push(() =>
            resolve(
              name === "readLinks"
                ? {
                    lines: String(given[0])
                      .split("\n")
                      .map(() => ({ links: [] })),
                    diagnostics: [],
                  }
                : undefined,
            ),
          ),
        );
      },
    };
    const notify = (notice: Notice) => notices.push(notice);
    const dismiss = (gone: string) => {
      const at = notices.findIndex(({ key }) => key === gone);
      if (at >= 0) notices.splice(at, 1);
    };
    const pending = { kind: "pending" };
    const snapshot = { readings: { left: pending, right: pending } };
    const app = { store, engine, snapshot, notify, dismiss, say() {} } as unknown as App;
    const corpus: Intake = {
      kind: "corpus",
      corpus: {
        ...everyPair([cat, dog].map(blockOf), [owl, cat].map(blockOf)),
        pairs: [{ left: 0, right: 1 }],
        alone: { left: 1, right: 1 },
      },
      links: { name: "l", lines: ["", ""], zeroBased: undefined },
      names: ["a"],
      formats: {},
    } as unknown as Intake;
    const answer = async () => {
      await new Promise((later) => setTimeout(later));
      for (const go of waiting.splice(0)) go();
      await new Promise((later) => setTimeout(later));
    };
    return { app, store, notices, corpus, asked, answer };
  }

  it("is put in its place as long as the pair is shown for which it was asked", async () => {
    const { app, store, notices, corpus, answer } = setup();
    const coming = bringIn(app, corpus);
    await answer();
    await coming;
    expect(store.state.work.left).toEqual([cat, dog]);
    expect(notices.map(({ key }) => key)).toEqual(["opened"]);
  });

  it("counts as its format says, else as the page has it", async () => {
    const { app, store, corpus, asked, answer } = setup();
    const cases = [true, false].flatMap((page) =>
      [undefined, false, true].map((zeroBased) => ({ page, zeroBased })),
    );
    for (const { page, zeroBased } of cases) {
      store.look({ zeroBased: page });
      const of = (...lines: string[]) => ({ name: "links", lines, zeroBased });
      const links = { kind: "links", name: "links", links: of("1-1") } as const;
      const opened = { ...corpus, links: of("1-1", "") } as Intake;
      const both = { ...opened, kind: "document", side: "left" } as unknown as Intake;
      const blocks = { blocks: [cat, dog].map(blockOf), format: "conllu", name: "a" };
      for (const intake of [links, opened, { ...both, ...blocks } as Intake]) {
        asked.length = 0;
        store.change({ id: "step-fresh" }, singlePair("a", "b", []), { fresh: true });
        const coming = bringIn(app, intake);
        while (!asked.some(([name]) => name === "readLinks")) await answer();
        await answer();
        await coming;
        expect(asked.find(([name]) => name === "readLinks")?.[1][1]).toBe(zeroBased ?? page);
      }
    }
  });

  it("is set against the texts that there are, where a file of links says their words", async () => {
    const { app, store, notices, corpus } = setup();
    const core = await freshCore();
    const known: Readonly<Record<string, (...given: never[]) => unknown>> = {
      outline: core.outline,
      readLinks: core.read_links,
    };
    const engine = {
      ask: async (name: string, given: readonly unknown[]) => known[name]?.(...(given as never[])),
    };
    const here = { ...app, engine, sayWithScore() {} } as unknown as App;
    const sizes = [[2, 1] as const, [2, 2] as const];
    const giza = { name: "x.A3.final", lines: ["1-1", "2-2"], zeroBased: false, sizes };
    const links = { kind: "links", name: giza.name, links: giza, theirs: giza } as const;
    // "the cat" with "one owl", and with "a dog".
    const [one, ...others] = [cat, owl, dog].map(blockOf) as [Block, Block, Block];
    const pair = { kind: "pair", left: one, right: others[0], format: "conllu" } as const;
    const formats = { left: "conllu", right: "conllu" } as const;
    const pairs = { ...corpus, corpus: everyPair([one], others), links: undefined, formats };
    for (const intake of [pair, pairs as Intake]) {
      await bringIn(here, intake);
      const before = store.state.work;
      // Of several pairs the first one is that of the only one there is, which here does not fit.
      await bringIn(here, links);
      const [first, second] = store.state.work.pairs;
      // Where none fits, all stays as it was.
      if (intake === pair) expect(store.state.work).toBe(before);
      else expect(first?.draft).toBe("GIZA++:2/1");
      expect(second?.links.length).toBe(intake === pair ? undefined : 1);
      // The other person's are set against the texts as well.
      if (intake !== pair) expect(store.state.work.theirs).toBe("GIZA++:2/1\n2-2");
      expect(notices.map(({ key }) => key)).not.toContain("links");
      const said = notices.find(({ key }) => key === "unfit");
      expect(said?.phrase).toEqual({ id: "notice-giza-texts", args: { count: 1 } });
      here.dismiss("unfit");
    }
    // A alone: the words of B are not there to be looked at.
    await bringIn(here, { ...pair, left: blockOf(""), right: blockOf("") });
    const alone = { kind: "document", side: "left", blocks: [one], format: "conllu" } as const;
    const files = { name: "a", links: giza, theirs: giza, second: undefined };
    await bringIn(here, { ...alone, ...files });
    expect(store.state.work.pairs[0]).toMatchObject({ links: [], draft: undefined });
    expect(store.state.work.theirs).toBe("");
    const said = notices.find(({ key }) => key === "unfit");
    expect(said?.phrase).toMatchObject({ id: "notice-giza-alone" });
    // Beside a B that is there they are set against it, too.
    await bringIn(here, pair);
    await bringIn(here, { ...alone, ...files, blocks: [one, one] });
    expect(store.state.work.pairs.map(({ draft }) => draft)).toEqual(["GIZA++:2/1", undefined]);
  });

  it("keeps the links that came with one side when the other one comes", async () => {
    const { app, store } = setup();
    const core = await freshCore();
    const known: Readonly<Record<string, (...given: never[]) => unknown>> = {
      pairSentences: core.pair_sentences,
      readLinks: core.read_links,
    };
    const ask = async (name: string, given: unknown[]) => known[name]?.(...(given as never[]));
    const here = { ...app, engine: { ask }, sayWithScore() {} } as unknown as App;
    const [one, two] = [cat, owl].map(blockOf) as [Block, Block];
    const document = { kind: "document", name: "a", format: "conllu", second: undefined } as const;
    const file = (...lines: string[]) => ({ name: "l", lines, zeroBased: false });
    const empty = { kind: "pair", left: blockOf(""), right: blockOf("") } as const;
    for (const [side, other] of [
      ["left", "right"],
      ["right", "left"],
    ] as const) {
      await bringIn(here, { ...empty, format: "conllu" });
      const given = { links: file("1-1", "2-2 x"), theirs: file("1-1", "2-1") };
      await bringIn(here, { ...document, side, blocks: [one, two], ...given });
      const before = store.state.work;
      expect(before.pairs.map(({ draft }) => draft)).toEqual([undefined, "2-2 x"]);
      const none = { links: undefined, theirs: undefined };
      await bringIn(here, { ...document, side: other, blocks: [two, one], ...none });
      const { pairs, theirs } = store.state.work;
      expect(pairs.every((pair) => pair[other] !== undefined)).toBe(true);
      const lines = theirs.split("\n");
      for (const [at, pair] of pairs.entries()) {
        const same = before.pairs.findIndex((each) => each[side] === pair[side]);
        expect([pair.links, pair.draft]).toEqual([
          before.pairs[same]?.links,
          before.pairs[same]?.draft,
        ]);
        expect(lines[at]).toBe(["1-1", "2-1"][same]);
      }
    }
  });

  it("is no more than there are pairs of a file that names one of ten million", async () => {
    const { app, store, notices, corpus } = setup();
    const lines: string[] = [];
    lines[9_999_999] = "1-1";
    const links = { name: "x", lines, zeroBased: false, sizes: [] };
    const engine = { ask: async () => undefined };
    const here = { ...app, engine } as unknown as App;
    await bringIn(here, { ...corpus, links } as Intake);
    await bringIn(here, { kind: "links", name: "x", links });
    expect(store.state.work.pairs).toHaveLength(1);
    // One pair is left out, and not ten million lines.
    const said = notices.filter(({ key }) => key === "lines").map(({ phrase }) => phrase);
    const beyond = { id: "notice-links-beyond", args: { count: 1 } };
    expect(said).toEqual([beyond, beyond]);
  });

  it("is offered where another pair is shown by then, each by itself", async () => {
    const { app, store, notices, corpus, answer } = setup();
    const coming = [bringIn(app, corpus), bringIn(app, corpus)];
    store.change({ id: "step-fresh" }, singlePair("x", "y", []), { fresh: true });
    await answer();
    await Promise.all(coming);
    expect(store.state.work.left).toEqual(["x"]);
    expect(new Set(notices.map(({ key }) => key)).size).toBe(2);
    notices[1]?.action?.run();
    expect(store.state.work.left).toEqual([cat, dog]);
  });

  it("says that the core did not answer, and takes the text for no other format", async () => {
    const { app, store, notices, corpus, answer } = setup();
    const coming = bringIn(app, { kind: "other", side: "left", text: "(S a)" });
    await answer();
    await coming;
    expect(store.state.work.left).toEqual(["a"]);
    expect(notices.map(({ phrase }) => phrase.id)).toEqual(["intake-unread"]);
    // Once something is taken in, that is no longer so.
    const next = bringIn(app, corpus);
    await answer();
    await next;
    expect(notices.map(({ key }) => key)).toEqual(["opened"]);
  });
});
