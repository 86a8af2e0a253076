/** The item of the least worth, the first of several; undefined where every worth is infinite. */
export function least<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
): Item | undefined {
  let best: Item | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const own = worth(item);
    if (own >= lowest) continue;
    lowest = own;
    best = item;
  }
  return best;
}
