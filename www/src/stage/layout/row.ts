/**
 * A row of words: places from left to right, as close as the widths and the wishes allow.
 *
 * Words 40 and 60 wide with a gap of 20 stand at 20 and 90; a wish that they be 100 apart moves the second
 * to 120.
 */

import { least } from "./least.js";

/** The room one place of the row takes left and right of its middle. */
export interface Place {
  readonly left: number;
  readonly right: number;
}

/** Two places, by rank, `a` < `b`, whose middles are to be at least `distance` apart. */
export interface Wish {
  readonly a: number;
  readonly b: number;
  readonly distance: number;
}

/** The middles of the places, from the left edge of the first one; and the width of the whole row. */
export interface Row {
  readonly x: readonly number[];
  readonly width: number;
}

/**
 * Sets the places out with `gap` between neighbours and then widens, wish by wish, the narrowest stretch
 * first, every gap in it alike. Widening never takes back what another wish was given, so all wishes hold
 * at the end. O(places + wishes · stretch).
 */
export function row(places: readonly Place[], gap: number, wishes: readonly Wish[]): Row {
  const gaps = new Float64Array(Math.max(0, places.length - 1));
  for (let i = 0; i < gaps.length; i += 1) {
    gaps[i] = (places[i]?.right ?? 0) + gap + (places[i + 1]?.left ?? 0);
  }
  const ordered = [...wishes].sort((p, q) => p.b - p.a - (q.b - q.a) || p.a - q.a);
  for (const wish of ordered) {
    let sum = 0;
    for (let i = wish.a; i < wish.b; i += 1) sum += gaps[i] ?? 0;
    const more = (wish.distance - sum) / (wish.b - wish.a);
    if (more <= 0) continue;
    for (let i = wish.a; i < wish.b; i += 1) gaps[i] = (gaps[i] ?? 0) + more;
  }
  const x: number[] = [];
  let at = places[0]?.left ?? 0;
  for (let i = 0; i < places.length; i += 1) {
    x.push(at);
    at += gaps[i] ?? 0;
  }
  const end = (x.at(-1) ?? 0) + (places.at(-1)?.right ?? 0);
  return { x, width: end };
}

/** The wish that, of several stretches, is nearest to being true already: one of them must come true. */
export function cheapest(
  places: readonly Place[],
  gap: number,
  wishes: readonly Wish[],
): Wish | undefined {
  return least(wishes, ({ a, b, distance }) => {
    let natural = 0;
    for (let i = a; i < b; i += 1) {
      natural += (places[i]?.right ?? 0) + gap + (places[i + 1]?.left ?? 0);
    }
    return distance - natural;
  });
}
