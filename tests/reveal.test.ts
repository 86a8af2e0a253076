import { describe, expect, it } from "vitest";
import { scrollTo } from "../www/src/stage/laid.js";

const room = { left: 100, right: 500 };

describe("scrolling to what is spoken of", () => {
  it("moves nothing that can be seen", () => {
    expect(scrollTo(room, [])).toBe(0);
    expect(
      scrollTo(room, [
        { left: 100, right: 120 },
        { left: 480, right: 500 },
      ]),
    ).toBe(0);
  });

  it("puts what is out of sight into the middle", () => {
    expect(
      scrollTo(room, [
        { left: 700, right: 740 },
        { left: 860, right: 900 },
      ]),
    ).toBe(500);
    expect(scrollTo(room, [{ left: -60, right: -20 }])).toBe(-340);
  });

  it("begins with the start of what is too wide", () => {
    expect(
      scrollTo(room, [
        { left: 600, right: 640 },
        { left: 1900, right: 1940 },
      ]),
    ).toBe(476);
  });
});
