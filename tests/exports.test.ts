import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { markup } from "../www/build/markup.js";
import { parsed } from "../www/src/model/json.js";
import { knownLinks } from "../www/src/model/notation.js";
import { read } from "../www/src/model/read.js";
import { save } from "../www/src/model/saved.js";
import { firstView, noPair, type System, singlePair, type Texts } from "../www/src/model/state.js";
import { elementCode, frameCode, markdownLink } from "../www/src/share/embedding.js";
import { comparisonJson, corpusLinks, edgesTable, pairJson } from "../www/src/share/export/data.js";
import { latex } from "../www/src/share/export/latex/text.js";
import { treesDocument } from "../www/src/share/export/latex/trees.js";
import { treesPicture } from "../www/src/share/export/pictures.js";
import { sizeOf } from "../www/src/share/export/svg/file.js";
import { sessionIn } from "../www/src/share/picture-session.js";
import { compared, drawn, pictures, session, widths } from "./exports/pictures.js";
import { propsOf, type Scene } from "./pictures/props.js";
import { readPhrases, readSentence } from "./pictures/read.js";
import { readLinks, scenes } from "./pictures/scenes.js";
import { worked } from "./results-oracle.js";

/** `UPDATE_EXPORTS=1` writes the files anew; look at them before committing them. */
const update = process.env.UPDATE_EXPORTS === "1";
const folder = new URL("./exports/", import.meta.url);
if (update) mkdirSync(folder, { recursive: true });

/** What is exported is what stands in its file. */
function isAsInFile(name: string, text: string): void {
  if (update) writeFileSync(new URL(name, folder), text);
  expect(text).toBe(kept(name));
}

/** A file as it was exported; the pictures are those that a browser makes, see `browser/pictures.spec.ts`. */
function kept(name: string): string {
  return readFileSync(new URL(name, folder), "utf8");
}

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** The elements of a file in their order. Throws where it is not well-formed. */
function elementsOf(xml: string): readonly Node[] {
  const found: Node[] = [];
  const open: Node[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ name, attributes }) => {
    const plain = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const node = { name, attributes: Object.fromEntries(plain), text: "" };
    open.push(node);
    found.push(node);
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

const texts: Texts = {
  left: "# text = a <b>\n1\tcats\t_\t_\t_\t_\t0\troot\t_\t_\n",
  right: "# note = </script> & more\n1\tKatzen\t_\t_\t_\t_\t0\troot\t_\t_\n",
  formats: { left: "conllu", right: "conllu" },
  readAs: undefined,
};
const work = singlePair(texts.left, texts.right, knownLinks("1-1"));
const page = "https://example.org/t/";

const sessionOf = (text = "") => read(parsed(text));

describe("the documentation of the session file", () => {
  const text = readFileSync(new URL("../docs/session.md", import.meta.url), "utf8");

  it("has an example that opens", () => {
    const [, example] = /```json\n(.*?)```/s.exec(text) ?? [];
    expect(sessionOf(example)?.work.pairs[0]?.links).toEqual(knownLinks("1-1"));
  });

  it("names every field", () => {
    const second: Required<System> = { name: "", format: "conllu", texts: [] };
    const whole = { ...work, second };
    const fields = [whole, noPair, firstView, second].flatMap((part) => Object.keys(part));
    const { aligner, options } = work;
    fields.push(...[aligner, aligner.weights, options].flatMap((part) => Object.keys(part)));
    expect(fields.length).toBeGreaterThan(35);
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text))).toEqual([]);
  });
});

describe("a pair in other pages, and as data", () => {
  it.each<[string, () => string]>([
    ["element.html", () => elementCode(page, work, texts)],
    [
      "frame.html",
      () => `${frameCode(`${page}embed.html#1.abc`, 'a "b" & <c>\n/ d', 480, 'loading="lazy"')}\n`,
    ],
    ["link.md", () => `${markdownLink(`${page}#1.abc`, "a [b] *c* / <d> \\\\")}\n`],
    ["edges.tsv", () => edgesTable(compared(worked))],
    ["comparison.json", () => comparisonJson(compared(worked))],
    ["links.txt", () => corpusLinks({ ...work, pairs: [...work.pairs, noPair] })],
  ])("%s is as in its file", (name, make) => {
    isAsInFile(name, make());
  });

  it("a session of the pair alone is one that is read", () => {
    const other = { ...noPair, left: 1, right: 1, links: knownLinks("2-2") };
    const both = {
      ...work,
      left: ["x", texts.left],
      right: ["y", texts.right],
      pairs: [...work.pairs, other],
      pair: 1,
      theirs: "1-1\n2-3",
    };
    const view = { ...firstView, drawing: "stemma" as const };
    // What another system made of all sentences is none of it.
    const second = { name: "o", format: "conllu", texts: ["z"] } as const;
    const among = pairJson({ work: { ...both, second }, view }, texts);
    expect(sessionOf(among)?.work.second).toBeUndefined();
    const odd = pairJson({ work: both, view }, { ...texts, left: "a \ufffe b \uffff" });
    // No XML may hold these; JSON can tell them in other letters.
    expect(odd).not.toMatch(/[\ufffe\uffff]/);
    expect(sessionOf(odd)?.work.left).toEqual(["a \ufffe b \uffff"]);
    const own = sessionOf(pairJson({ work: both, view }, texts));
    expect(own?.work).toMatchObject({ left: [texts.left], right: [texts.right], theirs: "2-3" });
    expect(own?.work.pairs).toEqual([{ ...other, left: 0, right: 0 }]);
    expect(own?.view).toEqual(view);
  });
});

describe("a session out of a file", () => {
  const state = {
    work: singlePair("a", "b", []),
    view: { ...firstView, drawing: "stemma" as const },
  };

  it("is what was saved, without what no session has", () => {
    const saved = save(state);
    const more = { ...saved, extra: 1, work: { ...saved.work, script: "x" }, __proto__: { y: 2 } };
    expect(sessionOf(JSON.stringify(more))).toEqual(state);
    expect(sessionOf(JSON.stringify({ ...saved, version: 2 }))).toBeUndefined();
    for (const text of ["", "[]", "null", '{"version":1}', "<svg/>", undefined])
      expect(sessionOf(text)).toBeUndefined();
  });
});

describe("a picture as SVG", () => {
  it.each(Object.entries(pictures))(
    "%s is well-formed, plain, and needs nothing else",
    (name, make) => {
      const picture = make();
      const elements = elementsOf(kept(`${name}.svg`));
      const names = new Set(elements.map(({ name }) => name));
      const plain = "svg title desc metadata twintree:session g path rect circle text tspan line";
      expect([...names].filter((name) => !plain.split(" ").includes(name))).toEqual([]);
      expect(elements.find(({ name }) => name === "title")?.text).toBe(picture.title);
      expect(elements.find(({ name }) => name === "desc")?.text).toBe(picture.description);
      for (const { attributes } of elements) {
        for (const [name, value] of Object.entries(attributes)) {
          expect(name).not.toMatch(/^(?:href|xlink|style|class|id|on|aria)/);
          expect(value, name).not.toMatch(/var\(|url\(|currentcolor|color-mix|calc\(/i);
          if (!name.startsWith("xmlns")) expect(value).not.toMatch(/https?:/);
        }
      }
      // Every label that the page draws is there, and in its order.
      const shown = elementsOf(markup(picture.drawing)).filter(
        ({ name }) => name === "text" || name === "tspan",
      );
      const labels = elements.filter(({ name }) => name === "text" || name === "tspan");
      expect(labels.map(({ text }) => text)).toEqual(shown.map(({ text }) => text));
      expect(labels.length).toBeGreaterThan(5);
    },
  );

  it("holds the session, whatever a program that saved it again made of it", () => {
    const file = kept("arcs.svg");
    expect(sessionIn(file)).toBe(session);
    const again = file
      .replaceAll("twintree:session", "ns0:session")
      .replaceAll("&quot;", "&#34;")
      .replaceAll("&amp;", "&#x26;");
    expect(sessionIn(again)).toBe(session);
    expect(sessionIn("<svg/>")).toBeUndefined();
  });

  it("has a title of whole characters, however long its sentences are", () => {
    const gothic = readSentence(`a${"𐍄".repeat(200)}/0/root`);
    const { title } = treesPicture(propsOf({ a: gothic, b: gothic, links: [] }), widths);
    const cut = `a${"𐍄".repeat(119)}`;
    expect(title).toBe(`${cut} / ${cut}`);
  });
});

/** Whether a program is installed. */
function isThere(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).error === undefined;
}

const rasterising = isThere("rsvg-convert");
if (!rasterising)
  console.log("rsvg-convert is missing (librsvg2-bin): pictures are not rasterised");

describe.skipIf(!rasterising)("a picture drawn by a program that is no browser", () => {
  const rasterised = (input: string) =>
    execFileSync("rsvg-convert", ["--zoom", "2"], { input, maxBuffer: 2 ** 28 });

  it.each(Object.entries(pictures))("%s has all that it is to have", (name, make) => {
    const file = kept(`${name}.svg`);
    const png = rasterised(file);
    const { width, height } = sizeOf(make());
    // The header of a PNG: its size stands from the 16th byte.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);
    // What is written is ink: without a text the picture is another one.
    const labels = [...file.matchAll(/(?<=<text\b[^>]*>).+?(?=<\/text>)/gs)];
    expect(labels.length).toBeGreaterThan(5);
    for (const { 0: words, index } of [
      labels[0],
      labels.at(labels.length / 2),
      labels.at(-1),
    ].filter((label) => label !== undefined)) {
      const without = rasterised(file.slice(0, index) + file.slice(index + words.length));
      expect(without.equals(png), words).toBe(false);
    }
  });
});

/** Words that are made of what LaTeX takes for orders. */
const hostile = readSentence(
  'a&b/2/n_m 100%/0/root $5/2/a#b x{y}/2/a~b ~y^z/2/a^b back\\\\slash/2/a\\\\b k[1,=]/2/<x> |q|/2/"q"',
);
const wide = scenes["long-arcs"] as Scene;
const many = wide.a?.words.length ?? 0;
const reversed: Scene = {
  ...wide,
  b: wide.a,
  links: readLinks(Array.from({ length: many }, (_, at) => `${at + 1}-${many - at}`).join(" ")),
};
const documents: Readonly<Record<string, () => string>> = {
  "arcs.tex": () => treesDocument(propsOf(scenes["worked-arcs"] as Scene), "worked"),
  "arcs-selected.tex": () => treesDocument(propsOf(scenes["worked-selected"] as Scene), "worked"),
  "arcs-relations.tex": () =>
    treesDocument(propsOf(scenes["relations-dark"] as Scene), "relations"),
  "arcs-long.tex": () => treesDocument(propsOf(scenes["long-arcs"] as Scene), "long"),
  // Links as wide as they can be: measured from end to end they are too long for TeX.
  "arcs-reversed.tex": () => treesDocument(propsOf(reversed), "reversed"),
  "arcs-arabic.tex": () => treesDocument(propsOf(scenes["arabic-arcs"] as Scene), "arabic"),
  "arcs-enhanced.tex": () => treesDocument(propsOf(scenes["enhanced-arcs"] as Scene), "enhanced"),
  "arcs-chinese.tex": () => treesDocument(propsOf(scenes["chinese-arcs"] as Scene), "chinese"),
  "arcs-hostile.tex": () =>
    treesDocument(
      propsOf({ a: hostile, b: hostile, links: readLinks("1-1 2-3 6-2") }),
      "100% \\ #",
    ),
  "arcs-one-side.tex": () => treesDocument(propsOf(scenes["one-side"] as Scene), "one side"),
  "phrases.tex": () => treesDocument(propsOf(scenes["phrases-german"] as Scene), "phrases"),
  "phrases-arabic.tex": () => treesDocument(propsOf(scenes["phrases-arabic"] as Scene), "phrases"),
  "phrases-hostile.tex": () =>
    treesDocument(
      propsOf({
        a: readPhrases("(S (A% a&b) (B_C $5) (D^E {x}) (F ]))"),
        b: hostile,
        links: readLinks("1-1 3-4"),
      }),
      "hostile",
    ),
  "phrases-words-only.tex": () =>
    treesDocument(propsOf(scenes["phrases-words-only"] as Scene), "words"),
};

describe("a picture as LaTeX", () => {
  it.each(Object.entries(documents))("%s is as in its file", (name, make) => {
    isAsInFile(name, make());
  });

  it("escapes what LaTeX takes for orders", () => {
    expect(latex("& % $ # _ { } ~ ^ \\")).toBe(
      "\\symbol{38} \\% \\$ \\# \\_ \\{ \\} \\textasciitilde{} \\textasciicircum{} \\textbackslash{}",
    );
    expect(latex("قط 书")).toBe("{\\scriptArabic \\textdir TRT قط} {\\scriptHan 书}");
  });

  it("says which program it needs", () => {
    expect(documents["arcs.tex"]?.()).toContain("% Compile with pdflatex");
    expect(documents["arcs-arabic.tex"]?.()).toContain("% Compile with lualatex.");
    expect(documents["arcs-arabic.tex"]?.()).toContain("% It has words in Arabic: pdflatex cannot");
  });
});

/** Whether there is a program of TeX with the packages that documents name. */
const compiling = ["tikz-dependency.sty", "forest.sty", "standalone.cls"].every(
  (file) => spawnSync("kpsewhich", [file], { stdio: "ignore" }).status === 0,
);
for (const program of ["pdflatex", "lualatex"]) {
  const there = compiling && isThere(program);
  if (!there)
    console.log(
      `${program} with tikz-dependency, forest and standalone is missing: nothing is compiled`,
    );

  describe.skipIf(!there)(`a picture as LaTeX, compiled by ${program}`, () => {
    const place = mkdtempSync(join(tmpdir(), "twintree-latex-"));
    const all = {
      ...documents,
      ...Object.fromEntries(drawn.map((name) => [`${name}.tex`, () => kept(`${name}.tex`)])),
    };
    const own = Object.entries(all).filter(([, make]) =>
      make().includes(program === "pdflatex" ? "with pdflatex" : "with lualatex"),
    );

    it.each(own)("%s is a page", { timeout: 300_000 }, (name, make) => {
      writeFileSync(join(place, name), make());
      const { stdout } = spawnSync(program, ["-interaction=nonstopmode", "-halt-on-error", name], {
        cwd: place,
        encoding: "utf8",
      });
      expect(stdout.split("\n").filter((line) => /^!|Undefined control|^l\.\d/.test(line))).toEqual(
        [],
      );
      expect(stdout).toContain("Output written on");
      expect(stdout).toContain("(1 page");
    });
  });
}
