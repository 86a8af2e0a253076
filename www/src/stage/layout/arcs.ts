/**
 * Arcs over a row: how high each one is and where it stands on its two words.
 *
 * Ranks are places in the row from left to right. For "the detective is becoming" with arcs 0–1, 1–3 and
 * 2–3 the levels are 1, 2 and 1.
 */

/** An arc between two ranks, `a` < `b`. */
export interface Arc {
  readonly dependent: number;
  readonly head: number;
  readonly label: string;
  readonly crossing: boolean;
  /** Rank of the left end. */
  readonly a: number;
  /** Rank of the right end. */
  readonly b: number;
  /** Whether the head is at the right end. */
  readonly headRight: boolean;
  /** The label is the longer one of the enhanced graph. */
  readonly extended?: boolean | undefined;
}

/** An arc with its level, from 1. */
export interface LevelledArc extends Arc {
  readonly level: number;
}

/**
 * Gives every arc the lowest level on which it meets no arc that is shorter: one more than the highest
 * shorter arc with which it shares more than an end. For projective trees that is nesting depth; crossing
 * arcs never run on one level. Shortest first. O(arcs²).
 */
export function levels(arcs: readonly Arc[]): LevelledArc[] {
  const ordered = [...arcs].sort((p, q) => p.b - p.a - (q.b - q.a) || p.a - q.a);
  const placed: LevelledArc[] = [];
  for (const arc of ordered) {
    let level = 1;
    for (const other of placed) {
      if (other.a < arc.b && arc.a < other.b) level = Math.max(level, other.level + 1);
    }
    placed.push({ ...arc, level });
  }
  return placed;
}

/** How far left and right of a word's middle the feet of its arcs reach, and where each one is. */
export interface Feet {
  /** Offset of the foot of the arc of a dependent, by dependent id. */
  readonly at: ReadonlyMap<number, number>;
  /** Offset of the root's marker; only on the root. */
  readonly root: number | undefined;
  readonly reach: number;
}

const spacing = { wide: 7, narrow: 4, root: 11 } as const;

/**
 * Where arcs stand on one word: those to the left, the root's marker, those to the right; on each side
 * longer arcs further in, so that no leg cuts another arc of the word. No two share a foot. `width` is the
 * width of the word, which the feet keep within as long as they are not too many. `here` are the arcs with
 * an end at `rank`.
 */
export function feet(here: readonly Arc[], rank: number, isRoot: boolean, width: number): Feet {
  const span = (arc: Arc) => arc.b - arc.a;
  const toLeft = here.filter((arc) => arc.b === rank).sort((p, q) => span(p) - span(q));
  const toRight = here.filter((arc) => arc.a === rank).sort((p, q) => span(q) - span(p));
  const step = Math.max(
    spacing.narrow,
    Math.min(spacing.wide, (width - 6) / Math.max(1, here.length)),
  );
  const at = new Map<number, number>();
  let root: number | undefined;
  let x = 0;
  const stand = (arc: Arc) => {
    at.set(arc.dependent, x);
    x += step;
  };
  toLeft.forEach(stand);
  if (isRoot) {
    if (toLeft.length > 0) x += spacing.root - step;
    root = x;
    x += spacing.root;
  }
  toRight.forEach(stand);
  const last = isRoot && toRight.length === 0 ? x - spacing.root : x - step;
  const middle = Math.max(0, last) / 2;
  for (const [dependent, offset] of at) at.set(dependent, offset - middle);
  return { at, root: root === undefined ? undefined : root - middle, reach: middle };
}

/** The ranks strictly inside `arc` at which a higher arc that crosses it comes down. Ascending. */
export function crossings(
  arc: LevelledArc,
  arcs: readonly LevelledArc[],
): { rank: number; dependent: number }[] {
  const found: { rank: number; dependent: number }[] = [];
  for (const other of arcs) {
    if (other.level <= arc.level) continue;
    const aInside = other.a > arc.a && other.a < arc.b;
    const bInside = other.b > arc.a && other.b < arc.b;
    if (aInside !== bInside)
      found.push({ rank: aInside ? other.a : other.b, dependent: other.dependent });
  }
  return found.sort((p, q) => p.rank - q.rank);
}
