/**
 * Rows in order. Numbers are sorted by their bits, 16 at a time, so that a hundred thousand rows take some
 * milliseconds and rows with equal values stay in the order of their pairs.
 */

/** Rows sorted by their keys, by pair; those whose key is NaN at the end, whichever way. O(rows). */
export function sortRows(
  rows: Uint32Array,
  keys: Float64Array | undefined,
  descending: boolean,
): Uint32Array {
  if (keys === undefined) return descending ? rows.slice().reverse() : rows;
  const defined = rows.filter((row) => !Number.isNaN(keys[row] ?? Number.NaN));
  const without = rows.filter((row) => Number.isNaN(keys[row] ?? Number.NaN));
  const sorted = byBits(defined, keys, descending);
  const all = new Uint32Array(rows.length);
  all.set(sorted);
  all.set(without, sorted.length);
  return all;
}

function byBits(rows: Uint32Array, keys: Float64Array, descending: boolean): Uint32Array {
  const count = rows.length;
  // Without + 0, −0 would come before 0.
  const values = Float64Array.from(rows, (row) => (keys[row] ?? 0) + 0);
  const bits = new Uint16Array(values.buffer);
  const words = 4;
  const turned = descending ? 0xffff : 0;
  // As whole numbers, doubles are in order once the negative ones are turned round and the others put behind them.
  for (let at = 0; at < count; at += 1) {
    const sign = (bits[at * words + 3] ?? 0) & 0x8000;
    for (let word = 0; word < words; word += 1) {
      const place = at * words + word;
      const turn = sign ? 0xffff : word === 3 ? 0x8000 : 0;
      bits[place] = (bits[place] ?? 0) ^ turn ^ turned;
    }
  }
  let order = Uint32Array.from({ length: count }, (_, at) => at);
  let next = new Uint32Array(count);
  const starts = new Uint32Array(0x10001);
  for (let word = 0; word < words; word += 1) {
    starts.fill(0);
    for (let at = 0; at < count; at += 1) {
      const digit = (bits[at * words + word] ?? 0) + 1;
      starts[digit] = (starts[digit] ?? 0) + 1;
    }
    for (let digit = 1; digit <= 0x10000; digit += 1)
      starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
    for (const at of order) {
      const digit = bits[at * words + word] ?? 0;
      const place = starts[digit] ?? 0;
      starts[digit] = place + 1;
      next[place] = at;
    }
    [order, next] = [next, order];
  }
  return order.map((at) => rows[at] ?? 0);
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
