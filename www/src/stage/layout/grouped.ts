/** The items by what `of` says of each, in their order: 1, 2 and 4 by whether they are even are [1] and [2, 4]. */
export function grouped<Key, Item>(
  items: Iterable<Item>,
  of: (item: Item) => Key,
): ReadonlyMap<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = of(item);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(item);
  }
  return groups;
}
