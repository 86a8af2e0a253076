/** Where the bars of a histogram stand. */
import type { HistogramBin } from "../../../engine/answers.js";
import { ticks } from "./axis.js";

/** A bar, and the part of it that is chosen. */
export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly chosenY: number;
  readonly bin: HistogramBin;
}

/** The drawing. */
export type HistogramLayout = ReturnType<typeof layoutHistogram>;

const width = 330;
const height = 208;
/** The line that the bars stand on. */
const base = 160;
const top = 24;
const [left, right] = [6, 324];

/**
 * Lays out a histogram; values in places from 0 to the end of the last bin. `limit` is one that is typed as the
 * condition.
 */
export function layoutHistogram(
  bins: readonly HistogramBin[],
  median: number | undefined,
  limit: number | undefined,
) {
  const last = bins.at(-1);
  const end = last === undefined ? 1 : last.start + last.width;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const x = (value: number) => left + (value / end) * (right - left);
  // What is there at all is seen.
  const high = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * (base - top)));
  const bars = bins.map((bin): Bar => {
    const [from, to] = [x(bin.start), x(bin.start + bin.width)];
    return {
      x: from + 0.75,
      width: Math.max(0.5, to - from - 1.5),
      y: base - high(bin.count),
      chosenY: base - high(bin.chosen),
      bin,
    };
  });
  const highest = bars.find(({ bin }) => bin.count === most);
  const inside = (value: number | undefined) =>
    value === undefined || value < 0 || value > end ? undefined : x(value);
  return {
    width,
    height,
    base,
    bars,
    highest,
    left,
    right,
    ticks: ticks(end, right - left).map(({ at, value }) => ({ at: left + at, value })),
    median: inside(median),
    limit: inside(limit),
  };
}
