/** Numbers that look random and are the same for the same seed: mulberry32, by Tommy Ettinger. */

/** Draws from 0 up to a bound, which is left out. */
export type Draw = (bound: number) => number;

/** A draw that begins with `seed`. */
export function drawing(seed: number): Draw {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

/** The items in an order by lot. */
export function shuffled<Item>(items: readonly Item[], draw: Draw): readonly Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]] as [Item, Item];
  }
  return mixed;
}
