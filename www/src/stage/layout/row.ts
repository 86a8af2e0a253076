/**
 * A row of words: places from left to right, as close as the widths and the wishes allow.
 *
 * Words 40 and 60 wide with a gap of 20 stand at 20 and 90; a wish that they be 100 apart moves the second
 * to 120.
 */

import { least } from "./least.js";

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

/** How far two places are from each other, by rank, where neighbours are no further apart than `gap`. */
function closest(halves: readonly number[], gap: number, a: number, b: number): number {
  let distance = 0;
  for (let at = a; at < b; at += 1) distance += (halves[at] ?? 0) + gap + (halves[at + 1] ?? 0);
  return distance;
}

/**
 * Sets places out, of each of which half of the room is given, with `gap` between neighbours, and then
 * widens, wish by wish, the narrowest stretch first, every gap in it alike. Widening never takes back what
 * another wish was given, so all wishes hold at the end. O(places + wishes · stretch).
 */
export function row(halves: readonly number[], gap: number, wishes: readonly Wish[]): Row {
  const steps = halves.slice(1).map((_, at) => closest(halves, gap, at, at + 1));
  const ordered = [...wishes].sort((p, q) => p.b - p.a - (q.b - q.a) || p.a - q.a);
  for (const { a, b, distance } of ordered) {
    const sum = steps.slice(a, b).reduce((so, step) => so + step, 0);
    const more = Math.max(0, (distance - sum) / (b - a));
    for (let at = a; at < b; at += 1) steps[at] = (steps[at] ?? 0) + more;
  }
  let end = halves[0] ?? 0;
  const x = [end];
  for (const step of steps) {
    end += step;
    x.push(end);
  }
  return { x, width: end + (halves.at(-1) ?? 0) };
}

/** The wish that, of several stretches, is nearest to being true already: one of them must come true. */
export function cheapest(
  halves: readonly number[],
  gap: number,
  wishes: readonly Wish[],
): Wish | undefined {
  return least(wishes, ({ a, b, distance }) => distance - closest(halves, gap, a, b));
}
