import { describe, expect, it } from "vitest";
import {
  firstScroll,
  firstTop,
  type Row,
  readable,
  scaleOf,
} from "../www/src/stage/layout/scale.js";

const room = { width: 1000, height: 300 };

describe("the scale of a drawing", () => {
  it("is never more than whole", () => {
    expect(scaleOf("auto", { width: 600, height: 200 }, room, 0.7)).toEqual({
      scale: 1,
      fits: true,
    });
    expect(scaleOf("fit", { width: 600, height: 200 }, room, 0.7).scale).toBe(1);
    expect(scaleOf("fit", { width: 600, height: 200 }, room, 0.7, 1.4).scale).toBe(1.4);
  });

  it("is up to as many times as large as is asked for where the drawing is short", () => {
    const short = { width: 200, height: 100 };
    expect(scaleOf("auto", short, room, 0.7, 1, 1.6)).toEqual({ scale: 1.6, fits: true });
    expect(scaleOf("fit", { width: 800, height: 100 }, room, 0.7, 1, 1.6).scale).toBe(1.25);
    expect(scaleOf("full", short, room, 0.7, 1, 1.6)).toEqual({ scale: 1, fits: false });
    const long = { width: 3500, height: 100 };
    expect(scaleOf("auto", long, room, 0.7, 1, 1.6).scale).toBe(1);
  });

  it("holds width and height where that can be read", () => {
    expect(scaleOf("auto", { width: 1250, height: 200 }, room, 0.7).scale).toBe(0.8);
    expect(scaleOf("auto", { width: 1250, height: 400 }, room, 0.7).scale).toBe(0.75);
    expect(scaleOf("auto", { width: 1250, height: 900 }, room, 0.7)).toEqual({
      scale: 0.7,
      fits: false,
    });
  });

  it("leaves what would be illegible to be scrolled, as high as the room", () => {
    const wide = { width: 3500, height: 400 };
    expect(scaleOf("auto", wide, room, 0.7)).toEqual({ scale: 0.71, fits: false });
    expect(scaleOf("auto", wide, room, 0.75, 1.5).scale).toBe(0.75);
    expect(scaleOf("full", wide, room, 0.7)).toEqual({ scale: 1, fits: false });
    const endless = { width: 390, height: Number.POSITIVE_INFINITY };
    expect(scaleOf("auto", wide, endless, 0.7)).toEqual({ scale: 1, fits: false });
  });

  it("is as small as the whole needs where that is asked for, as long as it can be read", () => {
    const whole = { width: 1250, height: 400 };
    expect(scaleOf("fit", whole, room, 0.7)).toEqual({ scale: 0.75, fits: true });
    expect(scaleOf("fit", { width: 2500, height: 400 }, room, 0.7).scale).toBe(0.7);
    expect(readable(true) * 12).toBe(10);
    expect(readable(false) * 17).toBe(12);
  });
});

describe("where a drawing begins", () => {
  const row = (left: number, right: number, rightToLeft = false): Row => ({
    left,
    right,
    rightToLeft,
  });

  it("is where the first row begins", () => {
    expect(firstScroll([row(24, 3000), row(100, 2900)], 3024, 1000)).toBe(0);
    expect(firstScroll([row(24, 3000, true), row(100, 2900, true)], 3024, 1000)).toBe(2024);
    expect(firstScroll([row(24, 600)], 624, 1000)).toBe(0);
  });

  it("is where a short row is seen beside a long one", () => {
    expect(firstScroll([row(24, 3000), row(1400, 1600)], 3024, 1000)).toBe(1000);
    expect(firstScroll([row(1400, 1600), row(24, 3000)], 3024, 1000)).toBe(1000);
    expect(firstScroll([row(24, 1200), row(300, 900)], 1224, 1000)).toBe(0);
    expect(firstScroll([row(800, 2200), row(24, 3000)], 3024, 1000)).toBe(776);
    expect(firstScroll([row(800, 2200, true), row(24, 3000, true)], 3024, 1000)).toBe(1224);
    expect(firstScroll([], 160, 1000)).toBe(0);
  });

  it("is the top where both rows are in sight then, else the middle between them", () => {
    expect(firstTop({ left: 100, right: 200 }, 1, 300)).toBe(0);
    expect(firstTop({ left: 100, right: 300 }, 0.5, 180)).toBe(0);
    expect(firstTop({ left: 600, right: 700 }, 1, 300)).toBe(500);
    expect(firstTop({ left: 100, right: 260 }, 1, 300)).toBe(30);
    expect(firstTop({ left: 20, right: 80 }, 1, 120)).toBe(0);
  });
});
