/**
 * A graph over the links, drawn on the words: each link is a vertex beside its word of A, each edge hangs
 * between two of them like an arc, with its weight on it. Of words folded into one the links are one vertex.
 */
import type { LinkKey } from "../../model/refs.js";
import { type PlacedLink, pointOn } from "./links.js";
import { round } from "./measure.js";
import type { PairLayout } from "./pair.js";
import type { Point } from "./tree.js";

/** An edge as a curve with one bend, and the place for its weight. */
export interface PlacedGrowth {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  readonly weightAt: Point;
}

/** How far vertices stay from each other, and weights from them and from each other. */
const apart = { vertex: 20, weight: 17 } as const;
const alongLink = [0.11, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88] as const;
const alongEdge = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74] as const;

/** Vertices beside the words of A, each clear of those before it while there is room. O(links²). */
export function placeVertices<Link extends PlacedLink>(
  { left, right }: Pick<PairLayout, "left" | "right">,
  links: readonly Link[],
): Map<Link, Point> {
  const known = new Map<string, Point>();
  const keyOf = (link: LinkKey) => `${left?.owner[link.left - 1]} ${right?.owner[link.right - 1]}`;
  return new Map(
    links.map((link) => {
      const key = keyOf(link);
      const point = known.get(key) ?? free(alongLink, pointOn, link, known.values(), apart.vertex);
      known.set(key, point);
      return [link, point];
    }),
  );
}

/**
 * The curves of edges between two vertices, the wider the deeper, and their weights, each clear of vertices and of
 * those before it while there is room. `across`: vertices stand below each other. O(edges · (edges + vertices)).
 */
export function placeEdges<Edge extends { readonly from: Point; readonly to: Point }>(
  edges: readonly Edge[],
  vertices: Iterable<Point>,
  across: boolean,
): (Edge & PlacedGrowth)[] {
  const taken = [...vertices];
  return edges.map((edge) => {
    const curve = { ...edge, bend: bendOf(edge, across) };
    const weightAt = free(alongEdge, onCurve, curve, taken, apart.weight);
    taken.push(weightAt);
    return { ...curve, weightAt };
  });
}

function bendOf({ from, to }: Pick<PlacedGrowth, "from" | "to">, across: boolean): Point {
  const middle = { x: round((from.x + to.x) / 2), y: round((from.y + to.y) / 2) };
  if (across) {
    const depth = Math.min(150, 32 + Math.abs(from.y - to.y) * 0.5);
    return { ...middle, x: round(Math.max(from.x, to.x) + depth) };
  }
  const depth = Math.min(64, 18 + Math.abs(from.x - to.x) * 0.16);
  return { ...middle, y: round(Math.max(from.y, to.y) + depth) };
}

/** The point at `t` of a quadratic curve. */
function onCurve({ from, bend, to }: Omit<PlacedGrowth, "weightAt">, t: number): Point {
  const s = 1 - t;
  const at = (axis: "x" | "y") => s * s * from[axis] + 2 * s * t * bend[axis] + t * t * to[axis];
  return { x: at("x"), y: at("y") };
}

/** The first of the points of a line that is clear of all others, or its first one where none is. */
function free<Line>(
  along: readonly number[],
  on: (line: Line, t: number) => Point,
  line: Line,
  others: Iterable<Point>,
  distance: number,
): Point {
  const points = along.map((t) => on(line, t));
  const all = [...others];
  const isClear = ({ x, y }: Point) =>
    all.every((other) => Math.hypot(x - other.x, y - other.y) >= distance);
  const { x, y } = points.find(isClear) ?? points[0] ?? { x: 0, y: 0 };
  return { x: round(x), y: round(y) };
}
