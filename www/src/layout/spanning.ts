import type { Ends } from "./matrix.js";
import { round } from "./measure.js";
import { shorten, type Width } from "./shorten.js";

/** How an edge stands while the tree grows. */
export type EdgeState = "taken" | "now" | "rejected" | "selected";

/** An edge to be drawn. */
export interface SpanningEdgeInput extends Ends {
  readonly distance: number;
  readonly state: EdgeState;
}

/** What the picture is made of. */
export interface SpanningInput {
  readonly names: readonly string[];
  readonly edges: readonly SpanningEdgeInput[];
  readonly width: Width;
}

/** A link as a dot with its name beside it. */
export interface SpanningVertex {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly textX: number;
  readonly anchor: "start" | "end";
  /** Whether an edge taken so far ends here. */
  readonly joined: boolean;
}

/** An edge as a curve with its weight on it. */
export interface SpanningEdge extends SpanningEdgeInput {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** The links on a ring and the edges between them. */
export interface SpanningLayout {
  readonly width: number;
  readonly height: number;
  readonly vertices: readonly SpanningVertex[];
  readonly edges: readonly SpanningEdge[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The type size of names. */
export const vertexType = 13;
const longestName = 110;
const labelRoom = 20;

/**
 * The links on a ring in their order, down the left side and up the right, so that no place depends on
 * which edges there are and a dot never moves while the tree grows. Names stand outside, edges inside;
 * no three dots are in line, so no edge runs through a dot that is not its own.
 *
 * Complexity: O(k + e²) for k links and e edges drawn (weights are moved out of each other's way).
 */
export function layoutSpanning({ names, edges, width }: SpanningInput): SpanningLayout {
  const count = names.length;
  const half = Math.ceil(count / 2);
  const step = count > 30 ? 25 : count > 12 ? 30 : 38;
  const tall = half * step;
  const radius = Math.min(230, Math.max(88, tall * 0.52));
  const texts = names.map((name) => shorten(name, longestName, vertexType, width));
  const room = (from: number, to: number) =>
    Math.max(0, ...texts.slice(from, to).map((text) => Math.ceil(width(text, vertexType)))) + 16;
  const middle = { x: room(0, half) + radius, y: tall / 2 };
  const joined = new Set(
    edges.flatMap((edge) =>
      edge.state === "taken" || edge.state === "now" ? [edge.from, edge.to] : [],
    ),
  );

  const vertices = texts.map((text, index): SpanningVertex => {
    const onLeft = index < half;
    const row = onLeft ? index : half - 1 - (index - half);
    const y = (row + 0.5) * step;
    const away = (y - middle.y) / (tall / 2 + step * 0.35);
    const x = middle.x + (onLeft ? -1 : 1) * radius * Math.sqrt(Math.max(0, 1 - away * away));
    return {
      index,
      x: round(x),
      y: round(y),
      text,
      textX: round(x + (onLeft ? -12 : 12)),
      anchor: onLeft ? "end" : "start",
      joined: joined.has(index),
    };
  });

  const taken: Point[] = [];
  const drawn = edges.flatMap((edge): SpanningEdge[] => {
    const [a, b] = [vertices[edge.from], vertices[edge.to]];
    if (!a || !b) return [];
    const pull = 0.5;
    const bend = {
      x: middle.x + ((a.x + b.x) / 2 - middle.x) * pull,
      y: middle.y + ((a.y + b.y) / 2 - middle.y) * pull,
    };
    const spot = free(a, bend, b, taken);
    taken.push(spot);
    const path = `M${a.x} ${a.y}Q${round(bend.x)} ${round(bend.y)} ${b.x} ${b.y}`;
    return [{ ...edge, path, x: round(spot.x), y: round(spot.y) }];
  });

  return {
    width: Math.ceil(middle.x + radius + room(half, count)),
    height: Math.max(tall, step),
    vertices,
    edges: drawn,
  };
}

/** A place on the curve for its weight that no other weight has taken, near the middle if it can be. */
function free(a: Point, bend: Point, b: Point, taken: readonly Point[]): Point {
  const middle = on(a, bend, b, 0.5);
  for (const t of [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75]) {
    const spot = on(a, bend, b, t);
    const clear = taken.every(
      (other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= labelRoom,
    );
    if (clear) return spot;
  }
  return middle;
}

/** The point at `t` of a quadratic curve. */
function on(a: Point, bend: Point, b: Point, t: number): Point {
  const s = 1 - t;
  return {
    x: s * s * a.x + 2 * s * t * bend.x + t * t * b.x,
    y: s * s * a.y + 2 * s * t * bend.y + t * t * b.y,
  };
}
