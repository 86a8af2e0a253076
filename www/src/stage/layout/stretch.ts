/** The stretches of an arc on which its label can sit: between two legs, its own or those that cross it. */
import { crossings, type LevelledArc } from "./arcs.js";
import { least } from "./least.js";
import type { Wish } from "./row.js";

/** From `aFoot` beside the middle of rank `a`, `aPad` kept free, to `bFoot` beside the middle of `b`. */
interface Stretch {
  readonly a: number;
  readonly b: number;
  readonly aFoot: number;
  readonly bFoot: number;
  readonly aPad: number;
  readonly bPad: number;
}

/** Free space left and right of a label: to the legs of its own arc, and to those of a crossing one. */
const room: Readonly<Record<"own" | "other", number>> = { own: 9, other: 6 };

/**
 * The stretches of `arc` from left to right. `offset` says how far beside the middle of a rank the foot of a
 * dependent's arc stands. O(arcs).
 */
export function stretchesOf(
  arc: LevelledArc,
  arcs: readonly LevelledArc[],
  offset: (rank: number, dependent: number) => number,
): Stretch[] {
  const own = (rank: number) => {
    const foot = offset(rank, arc.dependent);
    return { rank, low: foot, high: foot, pad: room.own };
  };
  const legs = [own(arc.a)];
  for (const leg of crossings(arc, arcs)) {
    const foot = offset(leg.rank, leg.dependent);
    const last = legs.at(-1);
    // Several crossing arcs on one word stand side by side: what counts is the outermost on either hand.
    if (last && last.rank === leg.rank) {
      last.low = Math.min(last.low, foot);
      last.high = Math.max(last.high, foot);
    } else {
      legs.push({ rank: leg.rank, low: foot, high: foot, pad: room.other });
    }
  }
  legs.push(own(arc.b));
  return legs.slice(1).flatMap((to, i) => {
    const from = legs[i];
    if (!from) return [];
    return [
      { a: from.rank, b: to.rank, aFoot: from.high, bFoot: to.low, aPad: from.pad, bPad: to.pad },
    ];
  });
}

/** How far apart the ends of a stretch must be for a label of this width. */
export function wishOf(stretch: Stretch, width: number): Wish {
  const { a, b, aFoot, bFoot, aPad, bPad } = stretch;
  return { a, b, distance: aFoot + aPad + width + bPad - bFoot };
}

/** The middle of a label: as near to `wanted` as the stretches allow, once the row has its places. */
export function labelMiddle(
  stretches: readonly Stretch[],
  x: readonly number[],
  width: number,
  wanted: number,
): number {
  const middles = stretches.flatMap(({ a, b, aFoot, bFoot, aPad, bPad }) => {
    const from = (x[a] ?? 0) + aFoot + aPad + width / 2;
    const to = (x[b] ?? 0) + bFoot - bPad - width / 2;
    return to < from - 0.001 ? [] : [Math.min(Math.max(wanted, from), Math.max(from, to))];
  });
  return least(middles, (middle) => Math.abs(middle - wanted)) ?? wanted;
}
