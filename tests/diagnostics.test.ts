import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { files, messages } from "../www/build/catalogues.js";
import type { Diagnostic } from "../www/src/engine/answers.js";
import { speak } from "../www/src/messages/index.js";
import { countOf } from "../www/src/text/diagnostics/count.js";
import { inOrder, nextDiagnostic } from "../www/src/text/diagnostics/stepping.js";
import { pieces, visible, wording } from "../www/src/text/diagnostics/wording.js";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The codes of the core with the names of their arguments, from the table in which it declares them. */
function codesOfCore(): Map<string, readonly string[]> {
  const table =
    /^codes! \{$(.*?)^\}$/ms.exec(read("crates/core/src/text/diagnostic.rs"))?.[1] ?? "";
  const found = new Map<string, readonly string[]>();
  let docs = "";
  for (const line of table.split("\n")) {
    const code = /^\s*\w+ = "([a-z0-9-]+)", (?:Error|Warning);$/.exec(line)?.[1];
    if (code === undefined) {
      docs = line.trim().startsWith("///") ? `${docs} ${line}` : "";
      continue;
    }
    found.set(
      code,
      [...docs.matchAll(/`([a-z]+)`/g)].map(([, name]) => name ?? ""),
    );
    docs = "";
  }
  return found;
}

/** What the core may find too much of: the first argument of what states it, and the arms that name it. */
function excessesOfCore(): ReadonlySet<string> {
  const folders = [
    "view/src",
    "core/src/paths",
    "core/src/paths/disparity",
    "core/src/relations/aligner",
  ];
  return new Set(
    folders
      .map((folder) => new URL(`../crates/${folder}/`, import.meta.url))
      .flatMap((place) => readdirSync(place).map((name) => new URL(name, place)))
      .filter(({ pathname }) => pathname.endsWith(".rs"))
      .map((file) => readFileSync(file, "utf8").split("#[cfg(test)]")[0] ?? "")
      .flatMap((text) => [...text.matchAll(/(?:TooLarge::check\(\s*|\bwhat: )"([a-z-]+)"/g)])
      .map(([, name]) => name ?? ""),
  );
}

function catalogue(language: string): Map<string, string> {
  const [file = ""] = files(language, "text/diagnostics/");
  const text = readFileSync(file, "utf8");
  return new Map(messages(file).map(({ id }) => [id, text]));
}

const somewhere = { line: 4, column: 1, endLine: 4, endColumn: 3 };
function diagnostic(change: Partial<Diagnostic>): Diagnostic {
  return {
    code: "head-unknown",
    severity: "error",
    source: "left",
    span: somewhere,
    field: "head",
    found: "12",
    related: undefined,
    arguments: { words: "1–7" },
    more: undefined,
    ...change,
  };
}

describe("the catalogues of diagnostics", () => {
  const codes = codesOfCore();

  it("have a message for every code of the core, in both languages", () => {
    expect(codes.size).toBeGreaterThan(35);
    for (const language of ["en", "de"]) {
      const ids = catalogue(language);
      for (const code of codes.keys()) {
        expect(ids.has(`diagnostic-${code}`), `${language}: ${code}`).toBe(true);
      }
    }
  });
  it("have no message for a code that there is not", () => {
    const others = ["known", "words", "too-large", "no-dependencies", "more", "more-words"];
    const messages = [...catalogue("en").keys()].filter((id) => !id.startsWith("source-name-"));
    for (const id of messages) {
      const code = id.replace("diagnostic-", "");
      expect(codes.has(code) || others.includes(code), id).toBe(true);
    }
  });
  it("leave nothing open when all arguments are given", async () => {
    for (const language of ["en", "de"] as const) {
      await speak(language);
      for (const [code, names] of codes) {
        const args = Object.fromEntries(names.map((name) => [name, name === "count" ? 2 : "3"]));
        const text = wording(diagnostic({ code, arguments: { ...args, columns: 3, words: 3 } }));
        expect(text, `${language}: ${code}`).not.toMatch(/[{}]|^[a-z-]+$/);
        expect(text.length, `${language}: ${code}`).toBeGreaterThan(15);
      }
    }
  });
  afterAll(() => speak("en"));
});

describe("the wording of a diagnostic", () => {
  it("names the column, the text found and what is allowed", async () => {
    await speak("en");
    expect(wording(diagnostic({}))).toBe(
      'HEAD "12" is not a word of this sentence (words are 1–7).',
    );
  });
  it("marks what is quoted, so that it can be kept from turning the sentence around", () => {
    const quoted = pieces(diagnostic({ found: "كتب" })).filter((piece) => piece.quoted);
    expect(quoted.map((piece) => piece.text)).toEqual(["كتب", "1–7"]);
  });
  it("counts where a number of things is meant, and not where an id is", () => {
    const args = { side: "B", words: 1, id: "1200", ids: "1" };
    const text = wording(
      diagnostic({ code: "link-out-of-range", field: undefined, arguments: args }),
    );
    expect(text).toBe("B has 1 word, 1200 is out of range (words are 1).");
  });
  it("says how much there is and how much there may be, in either language", async () => {
    const excess = diagnostic({
      code: "too-large",
      field: undefined,
      found: undefined,
      arguments: { what: "links", number: 5000, limit: 4096 },
    });
    expect(wording(excess)).toContain("5,000 links. At most 4,096");
    await speak("de");
    expect(wording(excess)).toContain("5.000 Verbindungen. Höchstens 4.096");
    await speak("en");
  });
  it("has words of their own for all there may be too much of, and for what is added later", async () => {
    const all = [...excessesOfCore()];
    expect(all.sort()).toEqual([
      "bytes",
      "cells",
      "lines",
      "links",
      "pairings",
      "pairs",
      "points",
      "read-links",
      "sentences",
      "step-links",
      "steps",
      "synonyms",
      "words",
    ]);
    const excess = (what: string, number: number, limit: number) =>
      wording(
        diagnostic({
          code: "too-large",
          field: undefined,
          found: undefined,
          arguments: { what, number, limit },
        }),
      );
    for (const [language, other, number, limit] of [
      ["en", "This asks for more than can be computed.", "5,000", "4,096"],
      ["de", "Das ist mehr, als berechnet werden kann.", "5.000", "4.096"],
    ] as const) {
      await speak(language);
      const said = all.map((what) => excess(what, 5000, 4096));
      for (const text of said) {
        expect(text).toContain(number);
        expect(text).toContain(limit);
      }
      expect(new Set(said).size).toBe(all.length);
      // It comes without numbers.
      expect(excess("from-the-future", 0, 0)).toBe(other);
    }
    await speak("en");
  });
  it("counts a sentence that is too long in what there is too much of, in either language", async () => {
    const long = (unit: string) =>
      wording(
        diagnostic({
          code: "sentence-too-long",
          field: undefined,
          found: undefined,
          arguments: { number: 5000, limit: 4096, unit },
        }),
      );
    expect(long("lines")).toContain("has 5,000 lines, at most 4,096 are read");
    expect(long("bytes")).toContain("has 5,000 bytes, at most 4,096 are read");
    await speak("de");
    expect(long("lines")).toContain("5.000 Zeilen, höchstens 4.096 werden gelesen");
    expect(long("bytes")).toContain("5.000 Bytes, höchstens 4.096 werden gelesen");
    await speak("en");
  });
  it("says that a side has no dependencies, in either language", async () => {
    const without = (format: string) =>
      wording(
        diagnostic({
          code: "no-dependencies",
          field: undefined,
          found: undefined,
          arguments: { side: "B", format },
        }),
      );
    expect(without("brackets")).toBe(
      "B is a phrase tree. This needs dependencies: have it read as dependencies.",
    );
    expect(without("newick")).toBe(without("brackets"));
    expect(without("words")).toContain("B is words without a tree.");
    await speak("de");
    expect(without("brackets")).toContain("B ist ein Phrasenbaum.");
    expect(without("words")).toContain("B besteht aus Wörtern ohne Baum.");
    await speak("en");
  });
  it("says which known label may be meant, and how many words have the unknown one", () => {
    const args = { known: "nsubj", count: 3 };
    expect(
      wording(
        diagnostic({ code: "deprel-unknown", field: "deprel", found: "NSUBJ", arguments: args }),
      ),
    ).toBe(
      'DEPREL "NSUBJ" is not a relation of Universal Dependencies. It is used as it is. Perhaps nsubj is meant. 3 words have it.',
    );
  });
  it("names words one by one and counts those it does not name", () => {
    const words = {
      named: [
        { id: "2", form: "cats" },
        { id: "5", form: "كتب" },
      ],
      more: 7,
    };
    const several = diagnostic({ code: "several-roots", arguments: { words, count: 9 } });
    expect(wording(several)).toContain("9 words have HEAD 0: 2 “cats”, 5 “كتب”, and 7 more.");
    const quoted = pieces(several).filter((piece) => piece.quoted);
    expect(quoted.map((piece) => piece.text)).toEqual(["2", "cats", "5", "كتب"]);
  });
  it("says how many more problems of a kind there are than are listed", () => {
    expect(wording(diagnostic({ more: 2_999_900 }))).toMatch(
      /2,999,900 more problems of this kind/,
    );
  });
  it("counts those that are not listed with those that are", () => {
    expect(countOf([])).toBe(0);
    expect(countOf([diagnostic({}), diagnostic({ more: 2_999_900 })])).toBe(2_999_902);
  });
  it("falls back on a code that it does not know", () => {
    expect(wording(diagnostic({ code: "from-the-future" }))).toBe("from-the-future");
  });
  it("writes out what cannot be seen", () => {
    expect(visible("a\tb\u202ec\u00a0\ufeff")).toBe("a⇥bU+202EcU+00A0U+FEFF");
    const [piece] = pieces(diagnostic({ found: "\u202e12" })).filter(({ quoted }) => quoted);
    expect(piece?.text).toBe("U+202E12");
  });
});

describe("stepping through diagnostics", () => {
  const at = (source: Diagnostic["source"], line: number, severity: Diagnostic["severity"]) =>
    diagnostic({ source, severity, span: { ...somewhere, line, endLine: line } });
  const all = [
    at("links", 1, "error"),
    at("left", 9, "error"),
    at("right", 2, "error"),
    at("left", 2, "error"),
    at("left", 3, "warning"),
  ];
  const place = (found: Diagnostic | undefined) => found && `${found.source} ${found.span.line}`;
  const step = (source: "left" | "right" | "links", line: number, direction: -1 | 1) =>
    place(nextDiagnostic(all, { source, line, column: 1 }, direction));

  it("goes by text and line, A before B before the links", () => {
    expect(inOrder(all).map(place)).toEqual(["left 2", "left 3", "left 9", "right 2", "links 1"]);
  });
  it("passes over warnings while there are errors", () => {
    expect(step("left", 2, 1)).toBe("left 9");
    expect(
      place(nextDiagnostic([at("left", 3, "warning")], { source: "right", line: 1, column: 1 }, 1)),
    ).toBe("left 3");
  });
  it("goes from text to text and round", () => {
    expect(step("left", 9, 1)).toBe("right 2");
    expect(step("links", 1, 1)).toBe("left 2");
    expect(step("left", 2, -1)).toBe("links 1");
  });
  it("has nowhere to go without diagnostics", () => {
    expect(nextDiagnostic([], { source: "left", line: 1, column: 1 }, 1)).toBeUndefined();
  });
});
