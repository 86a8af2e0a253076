import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../www/src/engine/answers.js";
import { errorsByBlock, joined } from "../www/src/pairs/entries.js";
import type { PickerEntry } from "../www/src/pairs/entry.js";
import { filterEntries, searchable } from "../www/src/pairs/search.js";
import { changedLines } from "../www/src/text/changes.js";
import { countsOtherwise } from "../www/src/text/panel/problems.js";

describe("ids that seem to count from the other number", () => {
  const problem = (code: string, id?: number) =>
    ({ source: "links", code, arguments: { id: String(id), words: 7 } }) as unknown as Diagnostic;
  const check = (zeroBased: boolean, diagnostics: Diagnostic[], expected: boolean) =>
    expect(countsOtherwise({ zeroBased, diagnostics })).toBe(expected);

  it("have a word 0 where they count from 1", () => {
    check(false, [problem("link-zero")], true);
    check(false, [problem("link-out-of-range", 8)], false);
  });
  it("are all out of range by one where they count from 0", () => {
    check(true, [problem("link-out-of-range", 7)], true);
    check(true, [problem("link-out-of-range", 7), problem("link-out-of-range", 8)], false);
    check(true, [], false);
  });
});

describe("what a repair changes", () => {
  /** A side in a mini-notation: `2: a[b]c` is line 2, of which b differs. */
  const written = (side: { line: number; parts: readonly { text: string; changed: boolean }[] }) =>
    `${side.line}: ${side.parts.map(({ text, changed }) => (changed ? `[${text}]` : text)).join("")}`;

  async function check(before: string, after: string, expected: readonly string[]): Promise<void> {
    const changes = await changedLines(before, after);
    const lines = changes.flatMap((change) => [
      ...(change.before ? [`- ${written(change.before)}`] : []),
      ...(change.after ? [`+ ${written(change.after)}`] : []),
    ]);
    expect(lines).toEqual(expected);
  }

  it("is nothing between equal texts", () => check("a\nb", "a\nb", []));
  it("is shown within the line that changed", () =>
    check("a\n1  the\nc", "a\n1\tthe\nc", ["- 2: 1[  ]the", "+ 2: 1[\t]the"]));
  it("may be a line that goes", () =>
    check("```\na\nb\n```", "a\nb", ["- 1: [```]", "- 4: [```]"]));
  it("may be a line that comes", () => check("a\nb", "a\n\nb", ["+ 2: []"]));
  it("may be lines that go and a line that changes beside them", () =>
    check("```\na  b\nc", "a\tb\nc", ["- 1: [```]", "- 2: [a  b]", "+ 1: [a\tb]"]));
  it("may be the same number of lines in another place", () =>
    check("x\na  b\nc\n", "a\tb\nc", ["- 1: [x]", "- 2: [a  b]", "+ 1: [a\tb]", "- 4: []"]));
  it("is not compared within lines as long as a book", async () => {
    const long = "x".repeat(100_000);
    const [change] = await changedLines(long, `${long}y`);
    expect(change?.before?.parts).toEqual([{ text: `${"x".repeat(2000)}…`, changed: true }]);
  });
});

describe("searching pairs", () => {
  const entry = (index: number, id: string, leftText: string, rightText: string): PickerEntry => ({
    index,
    leftId: id,
    rightId: id,
    leftText,
    rightText,
    links: undefined,
  });
  const all = searchable([
    entry(0, "n01001", "The President spoke.", "Le président a parlé."),
    entry(1, "n01002", "İstanbul is a city.", "إسطنبول مدينة"),
    entry(2, "w02003", "The presidents met.", "Les présidents se sont rencontrés."),
  ]);
  const found = (query: string) => filterEntries(all, query).map(({ index }) => index);

  it("finds all without a query", () => expect(found("  ")).toEqual([0, 1, 2]));
  it("finds by id and by number", () => {
    expect(found("n0100")).toEqual([0, 1]);
    expect(found("3")).toEqual([2]);
  });
  it("looks at both texts, whatever the case and the accents", () => {
    expect(found("PRESIDENT")).toEqual([0, 2]);
    expect(found("rencontres")).toEqual([2]);
    expect(found("istanbul")).toEqual([1]);
    expect(found("مدينة")).toEqual([1]);
  });
  it("wants every word, in any order", () => {
    expect(found("parle president")).toEqual([0]);
    expect(found("president city")).toEqual([]);
  });
});

describe("errors of many blocks from one outline", () => {
  /** Sentences by their first lines and their errors. */
  const outline = (...found: readonly [line: number, errors: number][]) => ({
    sentences: found.map(([line, errors]) => ({
      line,
      errors,
      lines: 1,
      words: 1,
      start: 0,
      end: 1,
      text: "",
      sentId: undefined,
      parallelId: undefined,
    })),
  });

  it("belong to the block in which the sentence begins", () => {
    const blocks = ["# c\n1", "1\n2\n3", "1"];
    expect(joined(blocks).split("\n")).toHaveLength(8);
    expect(errorsByBlock(blocks, outline([1, 0], [4, 2], [8, 1]))).toEqual([0, 2, 1]);
  });
  it("are added up where a block holds several sentences", () => {
    expect(errorsByBlock(["1\n\n1", "1"], outline([1, 1], [3, 2], [5, 0]))).toEqual([3, 0]);
  });
  it("are one where a block holds none", () => {
    expect(errorsByBlock(["1", "", "1"], outline([1, 0], [5, 0]))).toEqual([0, 1, 0]);
  });
});
