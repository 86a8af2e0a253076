import type { EditTrace, Encoding, Operation, Path, Side } from "../../../engine/answers.js";
import { shorten, type Width } from "../../../stage/layout/shorten.js";

/** The half of a path: up to the common ancestor, down from it. */
export type Half = "up" | "down";

/** A label of one encoding, and the word whose arc carries it. */
export interface TraceTile {
  readonly side: Side;
  readonly half: Half;
  readonly label: string;
  /** `label`, shortened to the width of the tile. */
  readonly text: string;
  readonly word: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A column of the trace: what stands in A, what stands in B, and what has to be done. */
export interface TraceColumn {
  readonly half: Half;
  readonly operation: Operation;
  readonly x: number;
  readonly width: number;
  readonly left: TraceTile | undefined;
  readonly right: TraceTile | undefined;
}

/** The direction of both paths: α where the first word stands left of the second, β where right. */
interface TraceTurn {
  readonly x: number;
  readonly left: Encoding["direction"];
  readonly right: Encoding["direction"];
  readonly cost: number;
}

/** A half that has no label in either encoding. */
interface TraceNothing {
  readonly half: Half;
  readonly x: number;
}

/** Two encodings in columns. */
export interface TraceLayout extends Pick<TraceInput, "heading"> {
  readonly width: number;
  readonly height: number;
  /** The middles of the two rows and of what stands between and above them. */
  readonly rows: {
    readonly head: number;
    readonly left: number;
    readonly sign: number;
    readonly right: number;
  };
  readonly tileHeight: number;
  readonly radius: number;
  readonly columns: readonly TraceColumn[];
  readonly turn: TraceTurn;
  readonly nothing: readonly TraceNothing[];
  /** Where each half begins and ends, for its heading. */
  readonly halves: readonly { readonly half: Half; readonly from: number; readonly to: number }[];
}

interface TraceInput {
  readonly left: Path;
  readonly right: Path;
  readonly ascending: EditTrace;
  readonly descending: EditTrace;
  readonly direction: number;
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
export function layoutTrace(input: TraceInput): TraceLayout {
  const rows = { head: 10, left: 42, sign: 70, right: 98 };
  const columns: TraceColumn[] = [];
  const nothing: TraceNothing[] = [];
  const halves: { half: Half; from: number; to: number }[] = [];
  let x = margin;

  function lay(half: Half, trace: EditTrace): void {
    const start = x;
    if (trace.script.length === 0) {
      nothing.push({ half, x });
      x += input.width(input.nothing, labelType) + gap;
    }
    for (const step of trace.script) {
      const labels = [step.left ?? "", step.right ?? ""].map((label) =>
        shorten(label, longest, labelType, input.width),
      );
      const widest = Math.max(...labels.map((label) => input.width(`${label} ↑`, labelType)));
      const width = Math.max(48, Math.ceil(widest) + 22);
      const tile = (side: Side, index: number | undefined, label: string | undefined) => {
        const path = input[side];
        const word = index === undefined ? undefined : wordOf(path, half, index);
        if (label === undefined || word === undefined) return undefined;
        const text = labels[side === "left" ? 0 : 1] ?? label;
        return { side, half, label, text, word, x, y: rows[side] - tileHeight / 2, width };
      };
      columns.push({
        half,
        operation: step.operation,
        x,
        width,
        left: tile("left", step.leftIndex, step.left),
        right: tile("right", step.rightIndex, step.right),
      });
      x += width + gap;
    }
    const head = input.width(`${input.heading[half]} ${arrows[half]}`, headType);
    x = Math.max(x, Math.ceil(start + head + gap));
    halves.push({ half, from: start, to: x - gap });
  }

  lay("up", input.ascending);
  // The heading over the turning point may be wider than its circle.
  const beside = Math.ceil(input.width(input.heading.direction, headType) / 2) + 8;
  const turn = x + Math.max(14 + radius, beside) - gap;
  x = turn + Math.max(radius + 14, beside);
  lay("down", input.descending);

  return {
    width: Math.ceil(x),
    height: rows.right + tileHeight / 2 + 2,
    rows,
    heading: input.heading,
    tileHeight,
    radius,
    columns,
    turn: {
      x: turn,
      left: input.left.encoding.direction,
      right: input.right.encoding.direction,
      cost: input.direction,
    },
    nothing,
    halves,
  };
}
