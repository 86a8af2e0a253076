import type { Explanation, Path, Side } from "../../../engine/answers.js";
import { shorten, type Width } from "../../../stage/layout/shorten.js";

/** The half of a path: up to the common ancestor, down from it. */
export type Half = keyof typeof parts;
/** What the halves are called in an answer. */
export const parts = { up: "ascending", down: "descending" } as const;

/** Two encodings in columns. */
export type TraceLayout = ReturnType<typeof layoutTrace>;
/** A column of the trace: what stands in A, what stands in B, and what has to be done. */
export type TraceColumn = TraceLayout["columns"][number];
/** A label of one encoding, whole and shortened to the width of the tile, and the word whose arc carries it. */
export type TraceTile = NonNullable<TraceColumn["left"]>;

/** What is known of an edge between two links that share no word. */
export type Known = Extract<Explanation, { kind: "compared" }>;

interface TraceInput extends Known {
  /** The words that stand where a half is empty. */
  readonly nothing: string;
  /** What stands over each half and over the direction. */
  readonly heading: Readonly<Record<Half | "direction", string>>;
  readonly width: Width;
}

/** The type size of labels. */
export const labelType = 13;
/** The type size of headings. */
export const headType = 11;
/** What points the way of a half. */
export const arrows: Readonly<Record<Half, string>> = { up: "↑", down: "↓" };
const margin = 26;
const tileHeight = 34;
const gap = 6;
const radius = 16;
const longest = 150;

/** The word whose arc carries label `index` of one half of `path`. */
export function wordOf(path: Path, half: Half, index: number): number | undefined {
  return path.nodes[half === "up" ? index : path.turn + 1 + index];
}

/** Two rows of tiles in the columns of the edit scripts, the direction between the two halves. */
export function layoutTrace(input: TraceInput) {
  // The middles of the two rows and of what stands between and above them.
  const rows = { head: 10, left: 42, sign: 70, right: 98 };
  let x = margin;

  function lay(half: Half) {
    const start = x;
    const { script } = input[parts[half]];
    // A half that has no label in either encoding.
    const nothing = script.length === 0 ? [{ half, x }] : [];
    if (script.length === 0) x += input.width(input.nothing, labelType) + gap;
    const columns = script.map((step) => {
      const labels = [step.left ?? "", step.right ?? ""].map((label) =>
        shorten(label, longest, labelType, input.width),
      );
      const widest = Math.max(...labels.map((label) => input.width(`${label} ↑`, labelType)));
      const width = Math.max(48, Math.ceil(widest) + 22);
      const tile = (side: Side, index: number | undefined) => {
        const label = step[side];
        const word = index === undefined ? undefined : wordOf(input[side], half, index);
        if (label === undefined || word === undefined) return undefined;
        const text = labels[side === "left" ? 0 : 1] ?? label;
        return { side, half, label, text, word, x, y: rows[side] - tileHeight / 2, width };
      };
      const [left, right] = [tile("left", step.leftIndex), tile("right", step.rightIndex)];
      const column = { half, operation: step.operation, x, width, left, right };
      x += width + gap;
      return column;
    });
    const head = input.width(`${input.heading[half]} ${arrows[half]}`, headType);
    x = Math.max(x, Math.ceil(start + head + gap));
    return { columns, nothing, half: { half, from: start, to: x - gap } };
  }

  const up = lay("up");
  // The heading over the turning point may be wider than its circle.
  const beside = Math.ceil(input.width(input.heading.direction, headType) / 2) + 8;
  const turn = x + Math.max(14 + radius, beside) - gap;
  x = turn + Math.max(radius + 14, beside);
  const down = lay("down");

  return {
    width: Math.ceil(x),
    height: rows.right + tileHeight / 2 + 2,
    rows,
    heading: input.heading,
    tileHeight,
    radius,
    columns: [...up.columns, ...down.columns],
    /** The direction of both paths: α where the first word stands left of the second, β where right. */
    turn: {
      x: turn,
      left: input.left.encoding.direction,
      right: input.right.encoding.direction,
      cost: input.direction,
    },
    nothing: [...up.nothing, ...down.nothing],
    /** Where each half begins and ends, for its heading. */
    halves: [up.half, down.half],
  };
}
