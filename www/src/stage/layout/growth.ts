/**
 * A graph over the links, drawn on the words: each link is a vertex where it leaves the upper row, each
 * edge hangs between two of them like an arc.
 */
import { type PlacedLink, pointOn } from "./links.js";
import { round } from "./measure.js";
import type { Line, Point } from "./tree.js";

/** An edge from (x1, y1) down to `low` and up to (x2, y2). */
export interface PlacedGrowth extends Line {
  /** Height of the control point of the curve, which reaches half as far. */
  readonly low: number;
}

const distance = 20;
const tries = [0.11, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88] as const;

/** Vertices near the upper row, each clear of those before it while there is room. O(links²). */
export function placeVertices(links: readonly PlacedLink[]): Point[] {
  const placed: Point[] = [];
  for (const link of links) {
    const points = tries.map((t) => pointOn(link, t));
    const clear = points.find((point) =>
      placed.every((other) => Math.hypot(point.x - other.x, point.y - other.y) >= distance),
    );
    const point = clear ?? points[0] ?? { x: link.x1, y: link.y1 };
    placed.push({ x: round(point.x), y: round(point.y) });
  }
  return placed;
}

/** The curve of an edge between two vertices: the wider, the deeper. */
export function placeGrowth(from: Point, to: Point): PlacedGrowth {
  const depth = Math.min(64, 18 + Math.abs(from.x - to.x) * 0.16);
  return {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    low: round(Math.max(from.y, to.y) + depth),
  };
}
