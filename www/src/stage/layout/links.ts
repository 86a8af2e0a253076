/** Links between two rows that face each other. */
import type { LinkKey } from "../../model/refs.js";
import { grouped } from "./grouped.js";
import { least } from "./least.js";
import { round } from "./measure.js";
import type { PairLayout } from "./pair.js";
import type { Line, PlacedTree, PlacedWord, Point } from "./tree.js";

/** A link as a curve from (x1, y1) in the upper row, or the left column, to (x2, y2) in the other one. */
export interface PlacedLink extends LinkKey, Line {
  /** How far the control points stand from their ends, straight down and straight up; `across` straight to the sides. */
  readonly pull: number;
  readonly across?: boolean | undefined;
}

const badge = { distance: 21, tries: [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8] } as const;
const fan = 6;

/** The words that a link joins. */
interface Ends {
  readonly upper: PlacedWord;
  readonly lower: PlacedWord;
}

/** A point of the curve of a link, 0 ≤ t ≤ 1 from the upper row to the lower one. */
export function pointOn(
  { x1, y1, x2, y2, pull, across }: Pick<PlacedLink, keyof Line | "pull" | "across">,
  t: number,
): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  const bulge = (b - c) * pull;
  return {
    x: (a + b) * x1 + (c + d) * x2 + (across ? bulge : 0),
    y: (a + b) * y1 + (c + d) * y2 + (across ? 0 : bulge),
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
  const drawn: (Ends & { link: L })[] = [];
  for (const link of links) {
    const upper = words.left.get(pair.left?.owner[link.left - 1] ?? 0);
    const lower = words.right.get(pair.right?.owner[link.right - 1] ?? 0);
    if (upper && lower) drawn.push({ link, upper, lower });
  }
  const across = pair.drawing === "rows";
  const from = fanned(drawn, "upper", "lower", across);
  const to = fanned(drawn, "lower", "upper", across);
  const end = ({ x, linkY }: PlacedWord, off = 0) =>
    across ? [x, round(linkY + off)] : [round(x + off), linkY];
  return drawn.map((one, i) => {
    const { upper, lower, link } = one;
    const [x1 = 0, y1 = 0] = end(upper, from[i]);
    const [x2 = 0, y2 = 0] = end(lower, to[i]);
    const pull = round(across ? (x2 - x1) / 2 : (y2 - y1) * bend(upper, lower));
    return { ...link, x1, y1, x2, y2, pull, ...(across ? { across } : {}) };
  });
}

/**
 * A point of each curve, near its middle, clear of those before it where there is room: for their letters.
 * O(links²).
 */
export function placeLetters<L extends PlacedLink>(links: readonly L[]): ReadonlyMap<L, Point> {
  const taken: Point[] = [];
  // Clear of all is as good as any further.
  const clearance = ({ x, y }: Point) =>
    taken.reduce(
      (so, other) => Math.min(so, (x - other.x) ** 2 + (y - other.y) ** 2),
      badge.distance ** 2,
    );
  return new Map(
    links.map((link) => {
      const points = badge.tries.map((t) => pointOn(link, t));
      const { x, y } = least(points, (point) => -clearance(point)) ?? pointOn(link, 0.5);
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

/** How far from the middles of their words of one row the links end, in the order of their ends in the other. */
function fanned(
  links: readonly Ends[],
  own: keyof Ends,
  other: keyof Ends,
  across: boolean,
): readonly number[] {
  const offsets = new Map<Ends, number>();
  const at = ({ x, linkY }: PlacedWord) => (across ? linkY : x);
  for (const [word, group] of grouped(links, (link) => link[own])) {
    const room = across ? (word.height ?? 0) - 8 : word.width + 8;
    const step = Math.min(fan, room / group.length);
    group.sort((p, q) => at(p[other]) - at(q[other]));
    group.forEach((link, n) => {
      offsets.set(link, (n - (group.length - 1) / 2) * step);
    });
  }
  return links.map((link) => offsets.get(link) ?? 0);
}
