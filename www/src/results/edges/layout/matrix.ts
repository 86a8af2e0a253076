import type { EdgeRef } from "../../../model/refs.js";
import { shorten, type Width } from "../../../stage/layout/shorten.js";
import { place } from "../../triangle.js";

/** What the matrix is made of; weights lie at `to (to − 1) / 2 + from`, `from` < `to`. */
interface MatrixInput {
  readonly names: readonly string[];
  readonly distances: ArrayLike<number>;
  readonly maxima: ArrayLike<number>;
  readonly tree: readonly EdgeRef[];
  readonly width: Width;
}

/** One edge: the square in row `to` and column `from`. */
export interface MatrixCell extends EdgeRef {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
  readonly maximum: number;
  readonly tree: boolean;
  /** How heavy among all: 0 (nothing differs) to 1 (the heaviest edge there is). */
  readonly shade: number;
}

/** The name of a link, at the end of its row and the head of its column. */
export interface MatrixName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Where the squares lie: what is needed to find one, also when there are too many to list. */
export interface MatrixGrid {
  readonly count: number;
  /** From one square to the next. */
  readonly step: number;
  /** The side of a square. */
  readonly side: number;
  /** The type size of weights; 0 where squares are too small for any. */
  readonly type: number;
  readonly width: number;
  readonly height: number;
  readonly names: readonly MatrixName[];
  /** The names at the head of the rows, which stay in sight; undefined where few need none. */
  readonly rows: MatrixRows | undefined;
}

/** The names of a wide matrix once more, in a column of its own before the squares. */
export interface MatrixRows {
  readonly width: number;
  readonly type: number;
  readonly names: readonly MatrixName[];
}

/** A triangular matrix, ready to be drawn. */
export interface MatrixLayout extends MatrixGrid {
  readonly cells: readonly MatrixCell[];
}

/** The type size of names. */
export const nameType = 12;
const longestName = 132;
const longestRow = 88;
/** A matrix over so many links is never wider than its place. */
const narrow = 10;

function stepOf(count: number): number {
  if (count <= 8) return 36;
  if (count <= 14) return 30;
  if (count <= 60) return 24;
  if (count <= 120) return 16;
  return 9;
}

/**
 * The grid of a matrix over these names: row by row the links in their order, the name of each on the
 * diagonal, where its row ends and its column begins.
 */
export function matrixGrid(names: readonly string[], width: Width): MatrixGrid {
  const count = names.length;
  const step = stepOf(count);
  const side = step - (step > 20 ? 4 : 1);
  const size = step < 12 ? 9 : nameType;
  const shown = names.map((name, index) => ({
    text: shorten(name, longestName, size, width),
    x: index * step + (step > 20 ? 8 : 4),
    y: index * step + side / 2,
  }));
  const right = shown.map(({ text, x }) => x + width(text, size));
  return {
    count,
    step,
    side,
    type: step >= 30 ? 13 : step >= 24 ? 12 : step >= 16 ? 9 : 0,
    width: Math.ceil(Math.max(0, ...right)) + 4,
    height: count * step,
    names: shown,
    rows: count > narrow ? rowsOf(names, step, side, size, width) : undefined,
  };
}

/** The names of the rows, each ending where its squares begin. */
function rowsOf(
  names: readonly string[],
  step: number,
  side: number,
  type: number,
  width: Width,
): MatrixRows {
  const texts = names.map((name) => shorten(name, longestRow, type, width));
  const widest = Math.ceil(Math.max(...texts.map((text) => width(text, type))));
  return {
    width: widest + 8,
    type,
    names: texts.map((text, index) => ({ text, x: widest, y: index * step + side / 2 })),
  };
}

/** The edge whose square holds the point, if any. */
export function cellAt(grid: MatrixGrid, x: number, y: number): EdgeRef | undefined {
  const from = Math.floor(x / grid.step);
  const to = Math.floor(y / grid.step);
  return from >= 0 && from < to && to < grid.count ? { from, to } : undefined;
}

/**
 * The edge that an arrow key leads to from `at`, or `at` itself at the border: left and right walk a
 * row, up and down a column, Home and End to the ends of the row.
 */
export function neighbour(count: number, { from, to }: EdgeRef, key: string): EdgeRef {
  switch (key) {
    case "ArrowLeft":
      return { from: Math.max(0, from - 1), to };
    case "ArrowRight":
      return { from: Math.min(to - 1, from + 1), to };
    case "ArrowUp":
      return { from, to: Math.max(from + 1, to - 1) };
    case "ArrowDown":
      return { from, to: Math.min(count - 1, to + 1) };
    case "Home":
      return { from: 0, to };
    case "End":
      return { from: to - 1, to };
    default:
      return { from, to };
  }
}

/** The whole matrix. O(k²) for k links. */
export function layoutMatrix(input: MatrixInput): MatrixLayout {
  const grid = matrixGrid(input.names, input.width);
  const inTree = new Set(input.tree.map(place));
  const cells: MatrixCell[] = [];
  const heaviest = Math.max(1, maximumOf(input.distances));
  for (let to = 1; to < grid.count; to += 1) {
    for (let from = 0; from < to; from += 1) {
      const at = place({ from, to });
      const distance = input.distances[at] ?? 0;
      cells.push({
        from,
        to,
        x: from * grid.step,
        y: to * grid.step,
        distance,
        maximum: input.maxima[at] ?? 0,
        tree: inTree.has(at),
        shade: distance / heaviest,
      });
    }
  }
  return { ...grid, cells };
}

/** The largest of many; spreading 20,000 arguments would overflow the stack. */
function maximumOf(values: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0; at < values.length; at += 1) most = Math.max(most, values[at] ?? 0);
  return most;
}
