import { describe, expect, it } from "vitest";
import type { Diagnostic, Side } from "../www/src/engine/answers.js";
import type { Engine } from "../www/src/engine/client.js";
import { type Phrase, say, speak, t } from "../www/src/messages/index.js";
import type { App, Notice } from "../www/src/model/app.js";
import { readText, readTexts } from "../www/src/model/slice.js";
import { firstView, singlePair } from "../www/src/model/state.js";
import { createStore } from "../www/src/model/store.js";
import { bringIn } from "../www/src/source/bringing.js";
import { blockOf, split } from "../www/src/text/block.js";
import { carry, correspondence } from "../www/src/text/carry.js";
import type { Block, Intake, ReadFile } from "../www/src/text/corpus.js";
import { decode, firstInvalid } from "../www/src/text/decode.js";
import { largestFile, openFiles, type Tell } from "../www/src/text/files.js";
import { intakeFiles, intakeText, isLinks, linkLines } from "../www/src/text/intake.js";
import { placeLinks } from "../www/src/text/link-places.js";
import { fileCore } from "../www/src/text/outlining.js";
import { everyPair, pairUp } from "../www/src/text/pair.js";
import { faultOf, proposedRoles } from "../www/src/text/roles.js";
import { linesOfSharedTask } from "../www/src/text/shared-task.js";
import { freshCore } from "./boundary-core.js";
import "../www/src/text/texts/en.ftl";

/** The core on this thread, where no file can be read at once: it is handed the bytes. */
async function hereEngine(): Promise<Engine> {
  const core = await freshCore();
  const calls: Readonly<Record<string, (...given: never[]) => unknown>> = {
    pairSentences: core.pair_sentences,
    outlineFile: core.outline_file,
    outlinePiece: core.outline_piece,
    isConllu: core.is_conllu,
    noticeFormat: core.notice_format,
    noticeFile: core.notice_file,
    readGiza: core.read_giza,
  };
  const ask = async (name: string, given: readonly unknown[]) =>
    calls[name]?.(...(given as never[]));
  return { ask, close: () => undefined } as unknown as Engine;
}

/** A sentence in a mini-notation: forms separated by blanks, each hanging on the one before. */
function sentence(forms: string, ...comments: string[]): string {
  const rows = forms.split(" ").map((form, at) => {
    return `${at + 1}\t${form}\t_\t_\t_\t_\t${at}\t${at === 0 ? "root" : "dep"}\t_\t_`;
  });
  return [...comments, ...rows].join("\n");
}

const cat = sentence("the cat", "# sent_id = s1");
const dog = sentence("a dog", "# sent_id = s2");
const owl = sentence("one owl", "# sent_id = s3");

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
    words: [],
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
      expect(intake.links).toEqual(["1-1 2-2:equals", "", "2-1"]);
      expect(intake.lines).toBe(3);
    }
    expect(await taken([links], "left")).toMatchObject({ kind: "links", name: "gold.txt" });
    expect(await taken([left, links], "left")).toMatchObject({
      kind: "document",
      links: ["1-1 2-2:equals", "", "2-1"],
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
      links: ["1-1", "2-2"],
      second: { name: "c", format: "conllu", texts: [owl, dog, cat] },
      // Words count from 1 in them, whatever they did in their file.
      theirs: ["1-2:equals 1p1", "x 11-3"],
    });
    const roles = proposedRoles(files, "left").with(1, "second").with(2, "right");
    const core = fileCore(await hereEngine());
    const changed = byKind(await intakeFiles(files, roles, core.pairUp), "corpus");
    expect([changed.names, changed.second?.name]).toEqual([["a", "c"], "b"]);
    expect(await taken(files.slice(3), "left")).toMatchObject({
      kind: "links",
      lines: ["1-1", "2-2"],
      theirs: ["1-2:equals 1p1", "x 11-3"],
    });
  });
  it("that are empty or no sentences are refused by name", async () => {
    expect(
      await taken([file("a", cat), { name: "b", format: "conllu", blocks: [], words: [] }], "left"),
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

describe("bytes", () => {
  const rest = () => Promise.resolve();
  const utf8 = (text: string) => new TextEncoder().encode(text);

  it("are text when they are UTF-8, byte order mark and all", async () => {
    for (const text of ["", "\ufeff1\tä", "𝒳 語 ا\r\n", "a".repeat(9_000_000)]) {
      expect(await decode(utf8(text), rest)).toEqual({ kind: "text", text });
    }
  });
  it("that are not UTF-8 are named with their place", async () => {
    const bytes = new Uint8Array([...utf8("1\tä\n2\t"), 0xe4, 0x0a]);
    expect(await decode(bytes, rest)).toEqual({ kind: "invalid", offset: 7, line: 2, byte: 0xe4 });
  });
  it("are found invalid at the first byte that cannot be", () => {
    const check = (tail: readonly number[]) =>
      expect(firstInvalid(new Uint8Array([0x61, 0xc3, 0xa4, ...tail]))).toBe(3);
    check([0x80]);
    check([0xc0, 0xaf]);
    check([0xe0, 0x80, 0x80]);
    check([0xed, 0xa0, 0x80]);
    check([0xf0, 0x80, 0x80, 0x80]);
    check([0xf4, 0x90, 0x80, 0x80]);
    check([0xf8]);
    check([0xe2, 0x82]);
    expect(firstInvalid(utf8("aä語𝒳"))).toBe(10);
  });
  it("of UTF-16 are known with and without a mark", async () => {
    const utf16 = (text: string) => new Uint8Array([...text].flatMap((c) => [c.charCodeAt(0), 0]));
    expect(await decode(new Uint8Array([0xff, 0xfe, 0x31, 0]), rest)).toEqual({ kind: "utf-16" });
    expect(await decode(utf16("1\tthe\t_"), rest)).toEqual({ kind: "utf-16" });
  });
});

describe("opening files", () => {
  const telling = async (files: readonly File[], tell?: Tell) => {
    const engine = await hereEngine();
    return openFiles(files, "left", fileCore(engine), tell);
  };
  const open = (...files: readonly File[]) => telling(files);
  const good = new File([`# alone\n\n${cat}\n\n`], "a.conllu");

  it("reads what gzip has compressed as the file that was", async () => {
    const packed = new Blob([cat]).stream().pipeThrough(new CompressionStream("gzip"));
    const file = new File([await new Response(packed).blob()], "a.conllu.GZ");
    expect(await open(file, good)).toMatchObject({
      kind: "corpus",
      names: ["a.conllu", "a.conllu"],
    });
  });

  it("ends in an intake or in a refusal that names the file", async () => {
    expect(await open(good)).toMatchObject({ kind: "sentence", block: { sentId: "s1" } });
    const bad = new File([new Uint8Array([0x31, 0x09, 0xff])], "b.conllu");
    expect(await open(good, bad)).toEqual({
      kind: "refused",
      phrase: {
        id: "intake-not-utf-8",
        args: { name: "b.conllu", offset: 2, line: 1, byte: "FF" },
      },
    });
    const refusals: readonly (readonly [BlobPart, string])[] = [
      [new Uint8Array(10_000), "intake-not-text"],
      [new Uint8Array([0x31, 0, 0x09, 0]), "intake-utf-16"],
      ["# nothing\n", "intake-no-sentence"],
    ];
    const damaged = new File(["1\tGo"], "d.conllu.gz");
    const phrase = { id: "intake-packed", args: { name: damaged.name } };
    expect(await open(damaged)).toEqual({ kind: "refused", phrase });
    for (const [content, what] of [
      [new Uint8Array([0x50, 0x4b, 3, 4]), "zip"],
      [new Uint8Array([0x1f, 0x8b, 8]), "gzip"],
      ["{\\rtf1 Go}", "rtf"],
      ['[{"form": "Go"}]', "json"],
      ["<!DOCTYPE html><p>Go", "html"],
      ['<?xml version="1.0"?>\n<text id="1">', "xml"],
    ] as const) {
      expect(await open(new File([content], "c"), good)).toEqual({
        kind: "refused",
        phrase: { id: "intake-foreign", args: { name: "c", what } },
      });
    }
    for (const [content, id] of refusals) {
      const args = { name: "c" };
      expect(await open(new File([content], "c"))).toEqual({
        kind: "refused",
        phrase: { id, args },
      });
    }
    const huge = new File([], "d.conllu");
    Object.defineProperty(huge, "size", { value: largestFile + 1 });
    expect(await open(huge)).toMatchObject({ phrase: { id: "intake-too-large" } });
  });
  it("names a sentence that is too long to be read, and reads the rest", async () => {
    const check = async (content: readonly BlobPart[], args: Record<string, unknown>) => {
      const told: unknown[] = [];
      const file = new File([`${cat}\n\n`, ...content, `\n\n${dog}\n`], "c");
      const intake = await telling([file], (phrase) => told.push(phrase));
      expect(told).toEqual([{ id: "intake-too-long", args: { name: "c", ...args } }]);
      expect(intake).toMatchObject({ kind: "document" });
      if (intake.kind !== "document") return;
      expect(await readTexts(intake.blocks.map(({ text }) => text))).toEqual([cat, "", dog]);
    };
    const mebibyte = 1024 * 1024;
    const line = `1\t${"x".repeat(16 * mebibyte)}\t_\t_\t_\t_\t0\troot\t_\t_`;
    await check([line], { what: "line", line: 5, number: line.length, limit: 16 * mebibyte });
    const lines = "#\n".repeat(mebibyte);
    await check([lines, cat], {
      what: "lines",
      line: 5,
      // With the empty line that ends it.
      number: mebibyte + cat.split("\n").length + 1,
      limit: mebibyte,
    });
    const comment = `# ${"x".repeat(15 * mebibyte)}\n`;
    const bytes = Array.from({ length: 5 }, () => comment);
    const told: unknown[] = [];
    await telling([new File([...bytes, cat], "c")], (phrase) => told.push(phrase));
    expect(told).toMatchObject([
      {
        id: "intake-too-long",
        args: { name: "c", what: "bytes", line: 1, limit: 64 * mebibyte },
      },
    ]);
  });
  it("has words for what is too long and for what did not answer, in either language", async () => {
    const args = { name: "c", line: 5, number: 4097, limit: 4096 };
    const words = () =>
      ["line", "lines", "bytes"].map((what) => t("intake-too-long", { ...args, what }));
    for (const [language, number, place, units] of [
      ["en", "4,097", "line 5", ["bytes", "lines", "bytes"]],
      ["de", "4.097", "Zeile 5", ["Bytes", "Zeilen", "Bytes"]],
    ] as const) {
      await speak(language);
      expect(new Set(words()).size).toBe(3);
      for (const [at, text] of words().entries()) {
        expect(text).toContain(place);
        expect(text).toContain(`${number} ${units[at]}`);
      }
      expect(t("intake-unanswered", { name: "c" })).toMatch(/^c .*Twintree/);
    }
    await speak("en");
  });
  it("says of a file that cannot be read something else than of a core that did not answer", async () => {
    const file = new File([cat], "c");
    const opened = (answers: Readonly<Record<string, unknown>>, one = file) => {
      const ask = async (name: string) => answers[name];
      const engine = { ask, close: () => undefined } as unknown as Engine;
      return openFiles([one], "left", fileCore(engine));
    };
    const refused = (id: string) => ({ kind: "refused", phrase: { id, args: { name: "c" } } });
    const noticeFile = { kind: "sentences", format: "conllu", named: false };
    const piecemeal = { noticeFile, outlineFile: { kind: "no-reader" } };
    expect(await opened({})).toEqual(refused("intake-unanswered"));
    expect(await opened(piecemeal)).toEqual(refused("intake-unanswered"));
    const gone = { noticeFile, outlineFile: { kind: "unreadable" } };
    expect(await opened(gone)).toEqual(refused("intake-unreadable"));
    // It went away after its beginning was looked at.
    const going = new File([cat], "c");
    let slices = 0;
    Object.defineProperty(going, "slice", {
      value: (start?: number, end?: number) => {
        slices += 1;
        if (slices > 1) throw new DOMException("gone", "NotFoundError");
        return file.slice(start, end);
      },
    });
    expect(await opened(piecemeal, going)).toEqual(refused("intake-unreadable"));
  });
  const plus = "# global.columns = ID HEAD DEPREL FORM MWE";
  const plusFile = `${plus}\n# sent_id = a\n1\t0\troot\tgo\t*\n\n# sent_id = b\n1\t0\troot\tstay\t1:VID\n`;
  it("keeps the columns of CoNLL-U Plus with each sentence", async () => {
    const intake = await open(new File([plusFile], "a.conllup"));
    if (intake.kind !== "pair") throw new Error(intake.kind);
    const pair = intake;
    expect(pair.format).toBe("conllup");
    const texts = [pair.left.text, pair.right.text];
    expect(texts).toMatchObject([{ label: "go" }, { label: "stay", columns: plus }]);
    const second = `${plus}\n# sent_id = b\n1\t0\troot\tstay\t1:VID`;
    expect(await Promise.all(texts.map(readText))).toEqual([plusFile.split("\n\n")[0], second]);
    expect(await readTexts(texts)).toEqual(await Promise.all(texts.map(readText)));
  });
  it("goes by the name of a file, and says where it begins like another format", async () => {
    const told: Phrase[] = [];
    const named = (name: string, text: string) =>
      telling([new File([text], name)], (phrase) => told.push(phrase));
    expect(await named("x.align", "0-0 1-1\n")).toMatchObject({ kind: "links", zeroBased: true });
    expect(await named("x.txt", "1-1 2-2\n")).toMatchObject({
      kind: "links",
      zeroBased: undefined,
    });
    expect(await named("x.conll", cat)).toMatchObject({ format: "conllu" });
    expect(await named("x.conllx", sentence("the cat"))).toMatchObject({ format: "conllx" });
    expect(await named("x.conll", "1\ta\ta\tV\tV\t_\t0\tR\t0\tR\n")).toMatchObject({
      format: "conllx",
    });
    expect(told).toEqual([]);
    // Nothing is read of it, so that nothing is said of how it was read.
    expect(await named("x.conllu", "(S (NN a) (NN b))")).toEqual({
      kind: "refused",
      phrase: {
        id: "intake-no-sentence-named",
        args: { name: "x.conllu", looksLike: "brackets" },
      },
    });
    expect(told).toEqual([]);
    expect(await named("x.mrg", "((a,b),c);\n")).toMatchObject({ format: "brackets" });
    const args = { name: "x.mrg", format: "brackets", looksLike: "Newick" };
    expect(told).toEqual([{ id: "intake-looks-like", args }]);
    expect(t("intake-looks-like", args)).toMatch(/read as “brackets”, as its name says.*Newick/);
  });
  it("reads what was opened, whatever becomes of the file on the disk", async () => {
    const file = new File([`${cat}\n\n${dog}\n\n${owl}\n`], "a.conllu");
    const slice = file.slice.bind(file);
    const intake = await open(file);
    for (const name of ["slice", "arrayBuffer", "text", "stream"] as const)
      Object.defineProperty(file, name, {
        value: () => Promise.reject(new DOMException("changed", "NotReadableError")),
      });
    expect(await slice(0, 5).text()).toBe(cat.slice(0, 5));
    const texts = intake.kind === "document" ? intake.blocks.map(({ text }) => text) : [];
    expect(await readTexts(texts)).toEqual([cat, dog, owl]);
    for (const text of texts) expect(typeof text === "object" && text.file).not.toBe(file);
  });
  it("leaves the texts of sentences where they are until they are shown", async () => {
    const file = new File([`\ufeff${cat}\r\n\n\n${dog}\n\n\n# more\n${owl}`], "a.conllu");
    const intake = await open(file);
    const texts = intake.kind === "document" ? intake.blocks.map(({ text }) => text) : [];
    expect(texts).toMatchObject([
      { name: "a.conllu", label: "the cat", sentId: "s1", errors: 0 },
      { label: "a dog", sentId: "s2" },
      { label: "one owl", sentId: "s3" },
    ]);
    const expected = [cat, dog, `# more\n${owl}`];
    expect(await Promise.all(texts.map(readText))).toEqual(expected);
    expect(await readTexts(["x", ...texts])).toEqual(["x", ...expected]);
  });
  it("hands over as many bytes as a sentence needs", async () => {
    const long = sentence(`${"x".repeat(9_000_000)} y`);
    const intake = await open(new File([cat, "\n\n", long, "\n\n", dog, "\n\n", owl], "long"));
    const labels = intake.kind === "document" ? intake.blocks.map(({ label }) => label) : [];
    expect(labels).toEqual(["the cat", `${"x".repeat(199)}…`, "a dog", "one owl"]);
  });
  it("goes on from the bounds of the core", async () => {
    const many = new File([`1\tx\t_\t_\t_\t_\t0\troot\t_\t_\n\n`.repeat(120_000)], "many");
    const intake = await open(many);
    const blocks = intake.kind === "document" ? intake.blocks : [];
    expect(blocks).toHaveLength(120_000);
    expect(blocks.at(-1)?.text).toMatchObject({ end: many.size - 2, errors: 0 });
  });
  it("works with files of links", async () => {
    const links = new File(["1-1 2-2\n"], "links.txt");
    expect(await open(good, links)).toMatchObject({ kind: "document", links: ["1-1 2-2"] });
  });
  it("takes one link a line, as shared tasks have them, and says so", async () => {
    const told: unknown[] = [];
    const text =
      "\ufeff0001 1 1 S\n0001 2 3 P\r\n0001 2 3 S\n# x\n0001 0 4 S\n0003 2 1 P 0.5\n0003\t1\t1\n";
    const intake = await telling([new File([text], "wa.txt")], (phrase) => told.push(phrase));
    expect(intake).toMatchObject({
      kind: "links",
      lines: ["1-1 2-3", "", "2p1 1-1"],
      zeroBased: false,
    });
    expect(told).toEqual([{ id: "intake-shared-task", args: { name: "wa.txt", pairs: 3 } }]);
  });
  it("takes as many pairs of shared tasks as there are", () => {
    const pairs = Array.from({ length: 700_000 }, (_, at) => `${at + 1} 1 1`);
    expect(linesOfSharedTask(pairs.join("\n"))).toHaveLength(pairs.length);
  });
  it("takes links as GIZA++ writes them, of the words that it says", async () => {
    const told: Phrase[] = [];
    const of = (number: number, source: number, links: string) =>
      `# Sentence pair (${number}) source length ${source} target length 2 alignment score : 0.1\na b\n${links}\n`;
    const file = (...pairs: string[]) => new File(pairs, "x.A3.final");
    const sides = [
      new File([`${cat}\n\n${dog}\n`], "a.conllu"),
      new File([`${cat}\n\n${dog}\n`], "b.conllu"),
    ];
    const second = of(2, 2, "NULL ({ }) x ({ 2 }) y ({ 1 })");
    const files = [...sides, file(second, of(1, 1, "NULL ({ 1 }) x ({ 2 })"))];
    const intake = await telling(files, (phrase) => told.push(phrase));
    expect(intake).toMatchObject({
      kind: "corpus",
      links: ["GIZA++:1/2", "1-2 2-1"],
      unfit: 1,
      zeroBased: false,
    });
    expect(told).toEqual([{ id: "intake-giza", args: { name: "x.A3.final", pairs: 2 } }]);
    // Of B nothing is known yet, of A it is.
    const alone = await open(new File([`${cat}\n\n${dog}\n`], "a.conllu"), files[2] as File);
    expect(alone).toMatchObject({ kind: "document", links: ["GIZA++:1/2", "1-2 2-1"], unfit: 1 });
    told.length = 0;
    const faulty = of(1, 2, "NULL ({ }) x ({ 3 }) y ({ })");
    const some = await telling([file(faulty, second)], (phrase) => told.push(phrase));
    expect(some).toMatchObject({ kind: "links", lines: ["GIZA++:1", "1-2 2-1"] });
    expect(told[1]).toMatchObject({ id: "intake-giza-faulty", args: { line: 3, pairs: 1 } });
    expect(say(told[1] as Phrase)).toMatch(
      /x.A3.final, line 3: .*3.* The links of 1 pair are not read/,
    );
    const refusal = await open(file(second, second));
    expect(refusal).toMatchObject({ phrase: { id: "intake-giza-refused", args: { line: 4 } } });
  });
  it("names sentences in a file that has links in it by its name", async () => {
    const tiger = "<?xml version='1.0'?>\n<corpus id='x'>\n";
    expect(await open(new File([tiger], "x.align"))).toEqual({
      kind: "refused",
      phrase: { id: "intake-not-links", args: { name: "x.align", format: "TIGER-XML" } },
    });
  });
  it("takes possible links and comments for what they are, in any script and length", async () => {
    for (const comment of ["# by hand", `# ${"ä".repeat(1000)}`]) {
      const text = `${comment}\n1-1 2p2\n${"1p2 2-1\n".repeat(1000)}`;
      const intake = await open(new File([text], "links.txt"));
      expect(intake).toMatchObject({ kind: "links", name: "links.txt" });
      const lines = (intake.kind === "links" && intake.lines) || [];
      expect([lines[0], lines[1], lines.length]).toEqual(["1-1 2p2", "1p2 2-1", 1001]);
    }
  });
});

describe("carrying links over an edit", () => {
  const words = (text: string) => text.split(" ").filter((word) => word !== "");
  const link = (left: number, right: number) => ({ left, right, relation: undefined });

  function check(before: string, after: string, places: readonly (number | undefined)[]): void {
    expect(correspondence(words(before), words(after))).toEqual(places);
  }

  it("keeps all words of an unchanged text", () => check("a b a", "a b a", [0, 1, 2]));
  it("moves what stands after an inserted word", () => check("a b c", "a x b c", [0, 2, 3]));
  it("drops a deleted word", () => check("a b c", "a c", [0, undefined, 1]));
  it("keeps a word that is being typed", () => {
    check("the detectiv is", "the detective is", [0, 1, 2]);
    check("the d is", "the x is", [0, 1, 2]);
    check("a", "b", [0]);
  });
  it("keeps a changed word beside an inserted one", () =>
    check("the detectiv is", "the old detective is", [0, 2, 3]));
  it("does not keep places in a sentence that has been replaced", () =>
    check("one two three", "vier fünf sechs", [undefined, undefined, undefined]));
  it("keeps the greatest number of equal words", () =>
    check("a b c d", "d a b c", [1, 2, 3, undefined]));
  it("manages a sentence too long for a table", () => {
    const many = Array.from({ length: 5000 }, (_, at) => `w${at}`);
    const turned = [many[0] ?? "", ...many.slice(1, -1).reverse(), many.at(-1) ?? ""];
    const places = correspondence(many, turned);
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBe(4999);
    expect(places[1]).toBeUndefined();
  });
  it("renames both ends of a link and reports what is lost", () => {
    const carried = carry(
      { left: words("the big cat"), right: words("die große katze") },
      { left: words("the cat sat"), right: words("ja die große katze") },
      [link(1, 1), link(2, 2), { left: 3, right: 3, relation: "equals" }],
    );
    expect(carried.kept).toEqual([link(1, 2), { left: 2, right: 4, relation: "equals" }]);
    expect(carried.dropped).toEqual([link(2, 2)]);
  });
  it("drops links that name no word", () => {
    expect(carry({ left: ["a"], right: [] }, { left: ["a"], right: [] }, [link(1, 1)])).toEqual({
      kept: [],
      dropped: [link(1, 1)],
    });
  });
});

describe("problems of links in the text as typed", () => {
  const beyond = (side: string, id: string, ids = "1–5"): Diagnostic => ({
    code: "link-out-of-range",
    severity: "error",
    source: "links",
    span: { line: 1, column: 1, endLine: 1, endColumn: 4 },
    field: undefined,
    found: id,
    related: undefined,
    arguments: { side, id, words: "5", ids },
    more: undefined,
  });
  const places = (list: readonly Diagnostic[]) =>
    list.map(({ span, found }) => [span.line, span.column, span.endColumn, found]);

  it("are on the line on which the link was written", () => {
    const text = "1-4 2-5\n\n3-3  6-9:equals";
    expect(places(placeLinks(text, false, [beyond("B", "9")]))).toEqual([[3, 6, 16, "6-9:equals"]]);
    expect(places(placeLinks(text, false, [beyond("A", "6")]))).toEqual([[3, 6, 16, "6-9:equals"]]);
  });
  it("are found in links that are only possible, and not in comments", () => {
    const text = "1p4\n# 1p99\n2-2 1p99:equals";
    expect(places(placeLinks(text, false, [beyond("B", "99")]))).toEqual([
      [3, 5, 16, "1p99:equals"],
    ]);
  });
  it("are told in ids from 0 where the text has these", () => {
    const [placed] = placeLinks("0-4 1-5", true, [beyond("B", "6")]);
    expect(placed?.span.column).toBe(5);
    expect(placed?.arguments).toMatchObject({ id: "5", ids: "0–4", words: "5" });
  });
  it("are found in every link that names the word, each once", () => {
    const twice = placeLinks("1-9 2-9", false, [beyond("B", "9"), beyond("B", "9")]);
    expect(places(twice)).toEqual([
      [1, 1, 4, "1-9"],
      [1, 5, 8, "2-9"],
    ]);
  });
  it("are placed in one walk over many links", () => {
    const links = Array.from({ length: 20_000 }, (_, at) => `9-${at + 1}`);
    const problems = links.flatMap((_, at) => [beyond("A", "9"), beyond("B", String(at + 1))]);
    expect(placeLinks(links.join(" "), false, problems)).toHaveLength(40_000);
  });
  it("are left out where the text names no such word any more", () => {
    expect(placeLinks("1-4", false, [beyond("B", "9")])).toEqual([]);
  });
  it("of the text itself stay where they are", () => {
    const bad = { ...beyond("B", "9"), code: "link-bad" };
    expect(placeLinks("x", false, [bad])).toEqual([bad]);
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
      links: ["", ""],
      lines: undefined,
      names: ["a"],
      formats: {},
    } as unknown as Intake;
    const answer = async () => {
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
      const links = { kind: "links", lines: ["1-1"], name: "links", zeroBased } as const;
      const opened = { ...corpus, links: ["1-1", ""], zeroBased } as Intake;
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
    const sizes = Uint32Array.of(2, 1, 2, 2);
    const links = { kind: "links", zeroBased: false, name: "x.A3.final", sizes } as const;
    // "the cat" with "one owl", and with "a dog".
    const [one, ...others] = [cat, owl, dog].map(blockOf) as [Block, Block, Block];
    const pair = { kind: "pair", left: one, right: others[0], format: "conllu" } as const;
    const formats = { left: "conllu", right: "conllu" } as const;
    const pairs = { ...corpus, corpus: everyPair([one], others), links: undefined, formats };
    for (const intake of [pair, pairs as Intake]) {
      await bringIn(here, intake);
      await bringIn(here, { ...links, lines: ["1-1", "2-2"] });
      const [first, second] = store.state.work.pairs;
      expect(first?.draft).toBe("GIZA++:2/1");
      expect(second?.links.length).toBe(intake === pair ? undefined : 1);
      const said = notices.find(({ key }) => key === "unfit");
      expect(said?.phrase).toEqual({ id: "notice-giza-texts", args: { count: 1 } });
      here.dismiss("unfit");
    }
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
