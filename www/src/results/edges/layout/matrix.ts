import type { EdgeRef } from "../../../model/refs.js";
import { type Weights, weighed } from "../../../model/triangle.js";
import { shorten, type Width } from "../../../stage/layout/shorten.js";
import type { Group } from "./groups.js";

/** A triangular matrix, ready to be drawn. */
export type MatrixLayout = ReturnType<typeof layoutMatrix>;
/** One edge: the square in row `to` and column `from`. */
export type MatrixCell = MatrixLayout["cells"][number];
/** The names before the squares. */
export type MatrixHeads = NonNullable<MatrixLayout["heads"]>;

/** The room that a matrix is to fit into, and the phrases that stand for names where it has none for each. */
export interface MatrixRoom {
  readonly width: number;
  readonly groups: readonly (Pick<Group, "from" | "to"> & { readonly text: string })[];
}

/** The type size of names. */
export const nameType = 12;
const longestName = 132;
const longestHead = 88;
/** So many links have their names on the diagonal alone. */
const few = 10;
/** No matrix of more links is higher. */
const highest = 620;
/** Rows that are lower have no names of their own. */
const lowestNamed = 13;

function naturalStep(count: number): number {
  if (count <= 8) return 36;
  if (count <= 14) return 30;
  return 24;
}

/**
 * The grid of a matrix over these names: row by row the links in their order, the name of each on the diagonal, where
 * its row ends and its column begins, and before the squares where there are many. In a room it is as small as it has
 * to be to fit: a heat map, at last, with the names of phrases beside it.
 */
export function matrixGrid(names: readonly string[], width: Width, room?: MatrixRoom) {
  const count = names.length;
  const named = count > few ? headsOf(names, width) : undefined;
  const step = room ? stepIn(room, names, named?.width ?? 0, width) : naturalStep(count);
  const side = step - (step > 20 ? 4 : step >= 5 ? 1 : 0);
  const isMap = count > few && step < lowestNamed;
  const middle = (index: number) => index * step + side / 2;
  const heads = isMap && room ? phrasesOf(room, step, width) : named;
  const most = room ? room.width - (heads?.width ?? 0) : Number.POSITIVE_INFINITY;
  const onDiagonal = names.map((name, index) => {
    const x = index * step + (step > 20 ? 8 : 4);
    return { index, text: shorten(name, longestName, nameType, width), x, y: middle(index) };
  });
  // Beside the last rows there may be no room for a name, which stands before them then.
  const shown = isMap
    ? []
    : onDiagonal.filter(({ text, x }) => heads === undefined || x + width(text, nameType) <= most);
  const right = shown.map(({ text, x }) => x + width(text, nameType) + 4);
  return {
    count,
    /** From one square to the next. */
    step,
    /** The side of a square. */
    side,
    /** The type size of weights; 0 where squares are too small for any. */
    type: step >= 30 ? 13 : step >= 22 ? 12 : step >= 15 ? 10 : 0,
    width: Math.ceil(Math.max((count - 1) * step, ...right)),
    height: Math.ceil(count * step),
    names: shown,
    /** The names at the head of the rows, or of phrases beside theirs; undefined where few need none. */
    heads: heads && {
      ...heads,
      names: heads.names.map((one) => ({ ...one, y: (middle(one.from) + middle(one.to - 1)) / 2 })),
    },
    /** Where phrases begin, which are named in the place of links. */
    bounds: isMap && room ? room.groups.slice(1).map(({ from }) => from) : [],
    isMap,
  };
}

/** The largest step with which a matrix fits, but no larger than is looked through at a glance. */
function stepIn(room: MatrixRoom, names: readonly string[], heads: number, width: Width): number {
  const { length: count } = names;
  const natural = naturalStep(count);
  if (count <= few) {
    const steps = names.map((name, index) => {
      const own = Math.min(longestName + 4, width(name, nameType));
      return index === 0 ? natural : Math.floor((room.width - 12 - own) / index);
    });
    return Math.max(lowestNamed, Math.min(natural, ...steps));
  }
  const least = Math.min(natural, Math.floor(highest / count));
  const named = Math.min(least, Math.floor((room.width - heads) / count));
  if (named >= lowestNamed) return named;
  const fitting = Math.min(
    lowestNamed - 1,
    highest / count,
    (room.width - phraseRoom(room)) / count,
  );
  return fitting < 4 ? fitting : Math.floor(fitting);
}

/** The names of the rows, each ending where its squares begin. */
function headsOf(names: readonly string[], width: Width) {
  const texts = names.map((name) => shorten(name, longestHead, nameType, width));
  const widest = Math.ceil(Math.max(...texts.map((text) => width(text, nameType))));
  return {
    width: widest + 8,
    type: nameType,
    // The first link has no row.
    names: texts.map((text, from) => ({ text, x: widest, from, to: from + 1 })).slice(1),
  };
}

function phraseRoom({ width }: MatrixRoom): number {
  return Math.min(150, Math.floor(width * 0.28));
}

/** The names of phrases beside their rows, the longer ones first; what would lie on another has none. */
function phrasesOf(room: MatrixRoom, step: number, width: Width) {
  const wide = phraseRoom(room);
  const type = 11;
  const taken: number[] = [];
  const named = room.groups
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .filter(({ from, to }) => {
      const y = ((from + to) / 2) * step;
      if (taken.some((other) => Math.abs(other - y) < type + 2)) return false;
      taken.push(y);
      return true;
    });
  return {
    width: wide,
    type,
    names: named.map(({ from, to, text }) => {
      // In bold it is wider.
      const shown = shorten(text, (wide - 8) * 0.92, type, width);
      return { text: shown, x: wide - 8, from, to };
    }),
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

/** What is said of a square beside it, where neither it nor its row says so. */
export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

/** Beside the square of an edge, above it where there is room, within the matrix; `before` is what stands before it. */
export function lensAt(
  { step, side, width: most, heads }: Pick<MatrixLayout, "step" | "side" | "width" | "heads">,
  { from, to }: EdgeRef,
  lines: readonly string[],
  width: Width,
): Lens {
  const before = heads?.width ?? 0;
  const texts = lines.map((line) => shorten(line, most + before - 16, nameType, width));
  const wide = Math.ceil(Math.max(...texts.map((line) => width(line, nameType)))) + 20;
  const high = texts.length * 18 + 10;
  const above = to * step - high - 6;
  const x = Math.max(-before, Math.min(from * step + side + 8, most - wide));
  const y = above < 0 ? to * step + side + 6 : above;
  return { x, y, width: wide, height: high, lines: texts };
}

/** The whole matrix. O(k²) for k links. */
export function layoutMatrix(
  names: readonly string[],
  weights: Weights,
  width: Width,
  room?: MatrixRoom,
) {
  const grid = matrixGrid(names, width, room);
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
