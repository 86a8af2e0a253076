import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../www/src/engine/answers.js";
import { carry, correspondence } from "../www/src/text/carry.js";
import { placeLinks } from "../www/src/text/link-places.js";

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
