import { describe, expect, it } from "vitest";
import type { Engine } from "../www/src/engine/client.js";
import { type Phrase, say, speak, t } from "../www/src/messages/index.js";
import { readText, readTexts } from "../www/src/model/slice.js";
import { decode, firstInvalid } from "../www/src/text/decode.js";
import { largestFile, openFiles, type Tell } from "../www/src/text/files.js";
import { fileCore } from "../www/src/text/outlining.js";
import { cat, dog, hereEngine, owl, sentence } from "./brought.js";
import "../www/src/shell/texts/en.ftl";
import "../www/src/text/texts/en.ftl";

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
    expect(await named("x.align", "0-0 1-1\n")).toMatchObject({
      kind: "links",
      links: { zeroBased: true },
    });
    expect(await named("x.txt", "1-1 2-2\n")).toMatchObject({
      kind: "links",
      links: { zeroBased: undefined },
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
    expect(await open(good, links)).toMatchObject({
      kind: "document",
      links: { lines: ["1-1 2-2"] },
    });
  });
  it("takes one link a line, as shared tasks have them, and says so", async () => {
    const told: unknown[] = [];
    const text =
      "\ufeff0001 1 1 S\n0001 2 3 P\r\n0001 2 3 S\n# x\n0001 0 4 S\n0003 2 1 P 0.5\n0003\t1\t1\n";
    const intake = await telling([new File([text], "wa.txt")], (phrase) => told.push(phrase));
    expect(intake).toMatchObject({
      kind: "links",
      links: { zeroBased: false },
    });
    const lines = (intake.kind === "links" && intake.links?.lines) || [];
    expect(Array.from(lines)).toEqual(["1-1 2-3", undefined, "2p1 1-1"]);
    expect(told).toEqual([
      { id: "intake-pairs-named", args: { name: "wa.txt", format: "naacl", pairs: 2 } },
    ]);
  });
  it("takes as many pairs of shared tasks as there are", async () => {
    const pairs = Array.from({ length: 700_000 }, (_, at) => `${at + 1} 1 1`);
    const intake = await open(new File([pairs.join("\n")], "wa.txt"));
    expect(intake.kind === "links" && intake.links?.lines).toHaveLength(pairs.length);
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
      links: {
        lines: ["1-2", "1-2 2-1"],
        sizes: [
          [1, 2],
          [2, 2],
        ],
        zeroBased: false,
      },
    });
    expect(told).toEqual([
      { id: "intake-pairs-named", args: { name: "x.A3.final", format: "giza", pairs: 2 } },
    ]);
    told.length = 0;
    const faulty = of(1, 2, "NULL ({ }) x ({ 3 }) y ({ })");
    const some = await telling([file(faulty, second)], (phrase) => told.push(phrase));
    expect(some).toMatchObject({
      kind: "links",
      links: { lines: ["GIZA++:1", "1-2 2-1"] },
    });
    // One thing is wrong, and one is said.
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ id: "intake-giza-faulty", args: { line: 3, pairs: 1 } });
    expect(say(told[0] as Phrase)).toMatch(
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
      const lines = (intake.kind === "links" && intake.links?.lines) || [];
      expect([lines[0], lines[1], lines.length]).toEqual(["1-1 2p2", "1p2 2-1", 1001]);
    }
  });
});
