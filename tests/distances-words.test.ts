/** Words that have no partner in the other tree. */
import { describe, expect, it } from "vitest";
import { apartOf } from "../www/src/results/distances/words.js";

const words = (text: string) => (text === "" ? [] : text.split(" "));

describe("words without a partner", () => {
  it.each([
    // "the detective is becoming a Sherlock Holmes" beside "a Sherlock becomes the detective".
    [
      "the detective is becoming Holmes",
      "becomes the detective",
      "is becoming Holmes",
      "becomes",
      "the detective",
    ],
    ["I with a telescope", "You old", "I with a telescope", "You old", ""],
    ["he sees", "sees he", "", "", "he sees"],
    // As often as both have it.
    ["the cat the dog", "dog the", "cat the", "", "the dog"],
    ["", "very very", "", "very very", ""],
  ])("%s | %s", (a, b, onlyA, onlyB, order) => {
    const apart = apartOf(words(a), words(b));
    expect(apart.a.join(" ")).toBe(onlyA);
    expect(apart.b.join(" ")).toBe(onlyB);
    expect(apart.order.join(" ")).toBe(order);
  });
});
