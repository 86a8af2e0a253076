/** Links between two rows that face each other. */
import type { LinkKey } from "../../model/refs.js";
import { least } from "./least.js";
import { round } from "./measure.js";
import type { PairLayout } from "./pair.js";
import type { Line, PlacedTree, PlacedWord, Point } from "./tree.js";

/** A link as a curve from (x1, y1) in the upper row to (x2, y2) in the lower one. */
export interface PlacedLink extends LinkKey, Line {
  /** How far the control points stand from their ends, straight down and straight up. */
  readonly pull: number;
}

const badge = { distance: 21, tries: [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8] } as const;
const fan = 6;

/** A point of the curve of a link, 0 ≤ t ≤ 1 from the upper row to the lower one. */
export function pointOn(link: Pick<PlacedLink, keyof Line | "pull">, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return {
    x: (a + b) * link.x1 + (c + d) * link.x2,
    y: a * link.y1 + b * (link.y1 + link.pull) + c * (link.y2 - link.pull) + d * link.y2,
  };
}

/**
 * The curves of all `links`, in their order; links to words that are not there are left out. Where several
 * meet at a word they are fanned out in the order of their other ends, so that they do not cross there.
 * O(links log links).
 */
export function placeLinks<L extends LinkKey>(
  pair: PairLayout,
  links: readonly L[],
): (L & PlacedLink)[] {
  const words = { left: wordsById(pair.left), right: wordsById(pair.right) };
  const drawn: { link: L; upper: PlacedWord; lower: PlacedWord }[] = [];
  for (const link of links) {
    const upper = words.left.get(pair.left?.owner[link.left - 1] ?? 0);
    const lower = words.right.get(pair.right?.owner[link.right - 1] ?? 0);
    if (upper && lower) drawn.push({ link, upper, lower });
  }
  const x1 = fanned(
    drawn,
    (one) => one.upper,
    (one) => one.lower.x,
  );
  const x2 = fanned(
    drawn,
    (one) => one.lower,
    (one) => one.upper.x,
  );
  return drawn.map((one, i) => ({
    ...one.link,
    x1: round(x1[i] as number),
    y1: one.upper.linkY,
    x2: round(x2[i] as number),
    y2: one.lower.linkY,
    pull: round((one.lower.linkY - one.upper.linkY) * bend(one.upper, one.lower)),
  }));
}

/**
 * A point of each curve, near its middle, clear of those before it where there is room: for their letters.
 * O(links²).
 */
export function placeLetters<L extends PlacedLink>(links: readonly L[]): ReadonlyMap<L, Point> {
  const taken: Point[] = [];
  return new Map(
    links.map((link) => {
      const { x, y } = clearPoint(link, taken);
      const place = { x: round(x), y: round(y) };
      taken.push(place);
      return [link, place];
    }),
  );
}

/** Near ends are joined by a full curve; far ones more directly, or all of them would lie flat on each other. */
function bend(upper: PlacedWord, lower: PlacedWord): number {
  const flat = Math.abs(upper.x - lower.x) / Math.max(1, lower.linkY - upper.linkY);
  return Math.max(0.3, 0.6 - 0.04 * flat);
}

/** The words of a tree by their ids. */
export function wordsById(tree: PlacedTree | undefined): ReadonlyMap<number, PlacedWord> {
  return new Map(tree?.words.map((word) => [word.id, word]));
}

function fanned<D>(
  drawn: readonly D[],
  word: (one: D) => PlacedWord,
  other: (one: D) => number,
): number[] {
  const groups = new Map<PlacedWord, number[]>();
  drawn.forEach((one, i) => {
    const group = groups.get(word(one));
    if (group) group.push(i);
    else groups.set(word(one), [i]);
  });
  const x = drawn.map((one) => word(one).x);
  for (const [middle, group] of groups) {
    const step = Math.min(fan, (middle.width + 8) / group.length);
    const there = (i: number) => other(drawn[i] as D);
    group.sort((i, j) => there(i) - there(j) || i - j);
    group.forEach((i, n) => {
      x[i] = middle.x + (n - (group.length - 1) / 2) * step;
    });
  }
  return x;
}

function clearPoint(ends: PlacedLink, taken: readonly Point[]): Point {
  const points = badge.tries.map((t) => pointOn(ends, t));
  const clear = badge.distance ** 2;
  const nearest = ({ x, y }: Point) =>
    taken.reduce((so, other) => Math.min(so, (x - other.x) ** 2 + (y - other.y) ** 2), clear);
  // Clear of all is as good as any further.
  return least(points, (point) => -nearest(point)) ?? pointOn(ends, 0.5);
}
