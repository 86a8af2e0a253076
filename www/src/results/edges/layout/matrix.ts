import type { EdgeRef } from "../../../model/refs.js";
import { type Weights, weighed } from "../../../model/triangle.js";
import { shorten, type Width } from "../../../stage/layout/shorten.js";

/** A triangular matrix, ready to be drawn. */
export type MatrixLayout = ReturnType<typeof layoutMatrix>;
/** One edge: the square in row `to` and column `from`. */
export type MatrixCell = MatrixLayout["cells"][number];
/** The names of a wide matrix once more, in a column of its own before the squares. */
export type MatrixRows = NonNullable<MatrixLayout["rows"]>;

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
export function matrixGrid(names: readonly string[], width: Width) {
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
    /** From one square to the next. */
    step,
    /** The side of a square. */
    side,
    /** The type size of weights; 0 where squares are too small for any. */
    type: step >= 30 ? 13 : step >= 24 ? 12 : step >= 16 ? 9 : 0,
    width: Math.ceil(Math.max(0, ...right)) + 4,
    height: count * step,
    names: shown,
    /** The names at the head of the rows, which stay in sight; undefined where few need none. */
    rows: count > narrow ? rowsOf(names, step, side, size, width) : undefined,
  };
}

/** The names of the rows, each ending where its squares begin. */
function rowsOf(names: readonly string[], step: number, side: number, type: number, width: Width) {
  const texts = names.map((name) => shorten(name, longestRow, type, width));
  const widest = Math.ceil(Math.max(...texts.map((text) => width(text, type))));
  return {
    width: widest + 8,
    type,
    names: texts.map((text, index) => ({ text, x: widest, y: index * step + side / 2 })),
  };
}

/** The edge whose square holds the point, if any. */
export function cellAt(
  { step, count }: Pick<MatrixLayout, "step" | "count">,
  x: number,
  y: number,
): EdgeRef | undefined {
  const [from, to] = [Math.floor(x / step), Math.floor(y / step)];
  return from >= 0 && from < to && to < count ? { from, to } : undefined;
}

/**
 * The edge that an arrow key leads to from `at`, or `at` itself at the border: left and right walk a
 * row, up and down a column, Home and End to the ends of the row.
 */
export function neighbour(count: number, { from, to }: EdgeRef, key: string): EdgeRef {
  const next: Readonly<Record<string, EdgeRef>> = {
    ArrowLeft: { from: Math.max(0, from - 1), to },
    ArrowRight: { from: Math.min(to - 1, from + 1), to },
    ArrowUp: { from, to: Math.max(from + 1, to - 1) },
    ArrowDown: { from, to: Math.min(count - 1, to + 1) },
    Home: { from: 0, to },
    End: { from: to - 1, to },
  };
  return next[key] ?? { from, to };
}

/** The whole matrix. O(k²) for k links. */
export function layoutMatrix(names: readonly string[], weights: Weights, width: Width) {
  const grid = matrixGrid(names, width);
  const edges = weighed(weights, names.length);
  const heaviest = edges.reduce((most, { distance }) => Math.max(most, distance), 1);
  return {
    ...grid,
    cells: edges.map((edge) => ({
      ...edge,
      x: edge.from * grid.step,
      y: edge.to * grid.step,
      /** How heavy among all: 0 (nothing differs) to 1 (the heaviest edge there is). */
      shade: edge.distance / heaviest,
    })),
  };
}
