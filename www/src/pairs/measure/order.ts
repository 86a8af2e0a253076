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
  const sorted = new Uint32Array(rows.length);
  let [first, last] = [0, rows.length];
  for (const row of rows) sorted[Number.isNaN(key(row)) ? --last : first++] = row;
  // Of two infinite keys the difference is NaN: they are equal, too.
  sorted.subarray(0, first).sort((a, b) => sign * (key(a) - key(b)) || a - b);
  sorted.subarray(first).sort();
  return sorted;
}

/** For each text its place among all of them, equal ones at the same; NaN where there is none. */
export function ranks(texts: readonly (string | undefined)[]): Float64Array {
  const ranked = [...new Set(texts)].filter((text) => text !== undefined).sort();
  const places = new Map<string | undefined, number>(ranked.map((text, place) => [text, place]));
  return Float64Array.from(texts, (text) => places.get(text) ?? Number.NaN);
}
