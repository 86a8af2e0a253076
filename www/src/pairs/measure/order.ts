/** Rows in order. */

/** Rows sorted by their keys, by pair, ties by number; those whose key is NaN at the end, whichever way. O(n log n). */
export function sortRows(
  rows: Uint32Array,
  keys: Float64Array | undefined,
  descending: boolean,
): Uint32Array {
  if (keys === undefined) return descending ? rows.slice().reverse() : rows;
  const key = (row: number) => keys[row] ?? Number.NaN;
  const sign = descending ? -1 : 1;
  const hasKey = (row: number) => !Number.isNaN(key(row));
  const sorted = new Uint32Array(rows.length);
  // Of two infinite keys the difference is NaN: they are equal, too.
  const defined = rows.filter(hasKey).sort((a, b) => sign * (key(a) - key(b)) || a - b);
  sorted.set(defined);
  sorted.set(
    rows.filter((row) => !hasKey(row)),
    defined.length,
  );
  return sorted;
}

/** For each text its place among all of them, equal ones at the same; NaN where there is none. */
export function ranks(texts: readonly (string | undefined)[]): Float64Array {
  const found = new Float64Array(texts.length).fill(Number.NaN);
  const places = texts.flatMap((text, at) => (text === undefined ? [] : [at]));
  const of = (at: number) => texts[at] ?? "";
  places.sort((a, b) => (of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : a - b));
  let rank = -1;
  places.forEach((at, place) => {
    const before = places[place - 1];
    if (before === undefined || of(before) !== of(at)) rank += 1;
    found[at] = rank;
  });
  return found;
}
