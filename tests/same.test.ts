/** Words that both sides have: linked word by word, or counted where they stay without a link. */
import { describe, expect, it } from "vitest";
import { equalUnlinked, linkEach } from "../www/src/links/same.js";
import { knownLinks, writeLinks } from "../www/src/model/notation.js";
import { currentPair, singlePair } from "../www/src/model/state.js";

describe("two parses of one sentence", () => {
  const check = (before: string, count: number, after: string) => {
    const links = knownLinks(before).map((link) => ({ ...link, relation: "equals" as const }));
    const work = linkEach(singlePair("A", "B", links), count);
    expect(writeLinks(currentPair(work).links, false)).toBe(after);
    expect(currentPair(work).proposals).toEqual([]);
  };

  it("are linked word by word", () => check("", 3, "1-1 2-2 3-3"));
  it("keep the relation of a word that was linked with itself, and lose every other link", () =>
    check("1-2 2-2", 3, "1-1 2-2:equals 3-3"));
});

describe("equal words without a link", () => {
  const check = (left: string, right: string, links: string, count: number) => {
    const forms = { left: left.split(" "), right: right.split(" ") };
    expect(equalUnlinked(forms, knownLinks(links))).toBe(count);
  };

  it("are counted once each", () => check("the cat and the dog", "the dog", "", 2));
  it("are none where one of the two is linked", () => check("the cat", "the dog", "1-2", 0));
  it("are told apart by their letters alone", () => check("The cat", "the cat", "2-2", 0));
});
