import type { EdgeRef } from "../../model/refs.js";
import { round } from "../../stage/layout/measure.js";
import { shorten, type Width } from "../../stage/layout/shorten.js";
import { tidy } from "./tidy.js";

/** How an edge stands while the tree grows. */
type EdgeState = "taken" | "now" | "rejected" | "selected";

/** An edge to be drawn. */
export interface SpanningEdgeInput extends EdgeRef {
  readonly distance: number;
  readonly state: EdgeState;
}

interface SpanningInput {
  readonly names: readonly string[];
  readonly edges: readonly SpanningEdgeInput[];
  /** The whole tree, if places may tell what it will be; without it the links stand on a ring. */
  readonly whole: readonly EdgeRef[] | undefined;
  /** Vertices that are in the tree though no edge ends there yet: where Prim's tree starts. */
  readonly inside: Iterable<number>;
  readonly width: Width;
}

/** The links and the edges between them. */
export type SpanningLayout = ReturnType<typeof layoutSpanning>;
/** An edge as a curve with its weight on it. */
export type SpanningEdge = SpanningLayout["edges"][number];

type Point = Readonly<Record<"x" | "y", number>>;

/** A quadratic curve. */
type Bow = Readonly<Record<"a" | "bend" | "b", Point>>;

/** The type size of names. */
export const vertexType = 13;
/** The height of a box. */
export const boxHeight = 26;
/** With more links than this the ring is a tangle; the picture then has the places of the whole tree. */
export const mostOnRing = 10;
const longestName = 110;
const weightRoom = 20;

/**
 * The links where they stay however the tree grows, and the edges there are so far between them.
 *
 * Complexity: O(k log k + e²) for k links and e edges drawn (weights keep out of each other's way).
 */
export function layoutSpanning({ names, edges, whole, inside, width }: SpanningInput) {
  const joined = new Set(inside);
  for (const edge of edges) {
    if (edge.state === "taken" || edge.state === "now") joined.add(edge.from).add(edge.to);
  }
  const texts = names.map((name) => shorten(name, longestName, vertexType, width));
  const widths = texts.map((text) => Math.ceil(width(text, vertexType)));
  const { middle, ...ground } = whole ? boxes(texts, widths, whole) : ring(texts, widths);
  const taken: Point[] = [];
  const drawn = edges.flatMap((edge) => {
    const [a, b] = [ground.vertices[edge.from], ground.vertices[edge.to]];
    if (!a || !b) return [];
    const bow = middle ? inward(a, b, middle) : between(a, b);
    const spot = free(bow, taken);
    taken.push(spot);
    const [start, bend, end] = [bow.a, bow.bend, bow.b].map((p) => `${round(p.x)} ${round(p.y)}`);
    return [{ ...edge, path: `M${start}Q${bend} ${end}`, x: round(spot.x), y: round(spot.y) }];
  });
  return {
    width: ground.width,
    height: ground.height,
    edges: drawn,
    /** Each with whether it is in the tree so far. */
    vertices: ground.vertices.map((one) => ({ ...one, joined: joined.has(one.index) })),
  };
}

/** A link: a dot on the ring with its name beside it, or a box in the tree with its name inside. */
interface Vertex extends Point {
  readonly index: number;
  readonly text: string;
  readonly textX: number;
  readonly anchor: "start" | "middle" | "end";
  /** The width of the box around (x, y); 0 for a dot. */
  readonly box: number;
}

/**
 * The links on a ring in their order, down the left side and up the right. No place depends on which
 * edges there are, names stand outside and edges inside, and no three dots are in line, so that no
 * edge runs through a dot that is not its own.
 */
function ring(texts: readonly string[], widths: readonly number[]) {
  const count = texts.length;
  const half = Math.ceil(count / 2);
  const step = count > 30 ? 25 : count > 12 ? 32 : 48;
  const tall = half * step;
  const radius = Math.min(230, Math.max(120, tall * 0.52));
  const room = (from: number, to: number) => Math.max(0, ...widths.slice(from, to)) + 16;
  const middle = { x: room(0, half) + radius, y: tall / 2 };
  const vertices = texts.map((text, index): Vertex => {
    const onLeft = index < half;
    const row = onLeft ? index : count - 1 - index;
    const y = (row + 0.5) * step;
    const away = (y - middle.y) / (tall / 2 + step * 0.35);
    const x = middle.x + (onLeft ? -1 : 1) * radius * Math.sqrt(Math.max(0, 1 - away * away));
    const [textX, anchor] = onLeft ? ([x - 12, "end"] as const) : ([x + 12, "start"] as const);
    return { index, x: round(x), y: round(y), text, textX: round(textX), anchor, box: 0 };
  });
  const width = Math.ceil(middle.x + radius + room(half, count));
  return { width, height: tall, vertices, middle };
}

/** The links as boxes where the whole tree will have them: columns by depth, no edge over another. */
function boxes(texts: readonly string[], widths: readonly number[], whole: readonly EdgeRef[]) {
  const places = tidy(texts.length, whole);
  const step = boxHeight + 6;
  const columns: number[] = [];
  for (const [index, { depth }] of places.entries()) {
    columns[depth] = Math.max(columns[depth] ?? 0, (widths[index] ?? 0) + 18);
  }
  let x = 2;
  const starts = columns.map((wide) => {
    x += wide + 54;
    return x - wide - 54;
  });
  const vertices = texts.map((text, index): Vertex => {
    const { depth, row } = places[index] ?? { depth: 0, row: 0 };
    const box = (widths[index] ?? 0) + 18;
    const middle = round((starts[depth] ?? 0) + box / 2);
    const y = round((row + 0.5) * step);
    return { index, x: middle, y, text, textX: middle, anchor: "middle", box };
  });
  const rows = Math.max(0, ...places.map(({ row }) => row)) + 1;
  return { width: Math.ceil(x - 50), height: rows * step, vertices, middle: undefined };
}

/** Bent towards the middle of the ring. */
function inward(a: Point, b: Point, middle: Point): Bow {
  const toward = (axis: "x" | "y") => middle[axis] + ((a[axis] + b[axis]) / 2 - middle[axis]) / 2;
  return { a, bend: { x: toward("x"), y: toward("y") }, b };
}

/** From the side of one box to the side of the other that faces it. */
function between(a: Vertex, b: Vertex): Bow {
  const [first, second] = a.x <= b.x ? [a, b] : [b, a];
  const from = first.x + first.box / 2;
  const apart = second.x - second.box / 2 > from;
  // Two boxes above each other are joined round their right sides.
  const to = apart ? second.x - second.box / 2 : second.x + second.box / 2;
  const bend = apart
    ? { x: from + Math.min(30, (to - from) * 0.6), y: second.y }
    : { x: Math.max(from, to) + 48, y: (first.y + second.y) / 2 };
  return { a: { x: from, y: first.y }, bend, b: { x: to, y: second.y } };
}

/** A place on the curve for its weight that no other weight has taken, near the middle if it can be. */
function free(bow: Bow, taken: readonly Point[]): Point {
  const spots = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75].map((t) => on(bow, t));
  const isClear = ({ x, y }: Point) =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= weightRoom);
  return spots.find(isClear) ?? on(bow, 0.5);
}

/** The point at `t` of a quadratic curve. */
function on({ a, bend, b }: Bow, t: number): Point {
  const s = 1 - t;
  const at = (axis: "x" | "y") => s * s * a[axis] + 2 * s * t * bend[axis] + t * t * b[axis];
  return { x: at("x"), y: at("y") };
}
