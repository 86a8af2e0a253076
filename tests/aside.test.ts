import { describe, expect, it } from "vitest";
import { aside } from "../www/src/stage/layout/aside.js";

const room = { x: 8, y: 8, width: 984, height: 784 };
const chip = { width: 100, height: 30 };
const word = { x: 480, y: 400, width: 60, height: 28 };

describe("what stands beside a word", () => {
  it("is between the trees, before the middle of the word", () => {
    const of = { drawing: "arcs", touch: false } as const;
    expect(aside(word, chip, room, { ...of, side: "right" })).toEqual({ x: 400, y: 360 });
    expect(aside(word, chip, room, { ...of, side: "left" })).toEqual({ x: 400, y: 438 });
  });

  it("is between the columns in rows", () => {
    const of = { drawing: "rows", touch: false } as const;
    expect(aside(word, chip, room, { ...of, side: "right" })).toEqual({ x: 370, y: 380 });
    expect(aside(word, chip, room, { ...of, side: "left" })).toEqual({ x: 550, y: 380 });
  });

  it("is above a finger, and stays inside the window", () => {
    const of = { drawing: "arcs", side: "right", touch: true } as const;
    expect(aside(word, chip, room, of)).toEqual({ x: 460, y: 326 });
    expect(aside({ ...word, x: 0, y: 20 }, chip, room, of)).toEqual({ x: 8, y: 8 });
    expect(aside({ ...word, x: 970 }, chip, room, of)).toEqual({ x: 892, y: 326 });
  });
});
