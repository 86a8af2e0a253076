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
  const defined = new Uint32Array(rows.length);
  const without = new Uint32Array(rows.length);
  let [some, others] = [0, 0];
  for (const row of rows) {
    if (!Number.isNaN(keys[row] ?? Number.NaN)) defined[some++] = row;
    else without[others++] = row;
  }
  const all = new Uint32Array(rows.length);
  all.set(byBits(defined.subarray(0, some), keys, descending));
  all.set(without.subarray(0, others), some);
  return all;
}

/** A double has so many digits of 16 bits. */
const digits = 4;
const base = 2 ** 16;

function byBits(rows: Uint32Array, keys: Float64Array, descending: boolean): Uint32Array {
  const count = rows.length;
  const bits = bitsOf(rows, keys, descending);
  const counts = new Uint32Array(digits * base);
  for (let at = 0; at < count; at += 1) {
    for (let digit = 0; digit < digits; digit += 1) {
      const place = digit * base + (bits[at * digits + digit] as number);
      counts[place] = (counts[place] as number) + 1;
    }
  }
  let order = new Uint32Array(count);
  for (let at = 0; at < count; at += 1) order[at] = at;
  let next = new Uint32Array(count);
  for (let digit = 0; digit < digits; digit += 1) {
    const starts = counts.subarray(digit * base, (digit + 1) * base);
    // Digits that are the same everywhere say nothing.
    if (count > 0 && starts[bits[digit] as number] === count) continue;
    let sum = 0;
    for (let value = 0; value < base; value += 1) {
      const here = starts[value] as number;
      starts[value] = sum;
      sum += here;
    }
    for (let place = 0; place < count; place += 1) {
      const at = order[place] as number;
      const value = bits[at * digits + digit] as number;
      const to = starts[value] as number;
      starts[value] = to + 1;
      next[to] = at;
    }
    [order, next] = [next, order];
  }
  for (let place = 0; place < count; place += 1)
    next[place] = rows[order[place] as number] as number;
  return next;
}

/**
 * The keys of the rows as whole numbers that are in the same order, the lowest digit first: the negative ones
 * are turned round, and the others put behind them.
 */
function bitsOf(rows: Uint32Array, keys: Float64Array, descending: boolean): Uint16Array {
  const values = new Float64Array(rows.length);
  // Without + 0, −0 would come before 0.
  for (let at = 0; at < rows.length; at += 1) values[at] = (keys[rows[at] as number] as number) + 0;
  const bits = new Uint16Array(values.buffer);
  const turned = descending ? 0xffff : 0;
  for (let at = 0; at < bits.length; at += digits) {
    const isNegative = ((bits[at + digits - 1] as number) & 0x8000) !== 0;
    for (let digit = 0; digit < digits; digit += 1) {
      const turn = isNegative ? 0xffff : digit === digits - 1 ? 0x8000 : 0;
      bits[at + digit] = (bits[at + digit] as number) ^ turn ^ turned;
    }
  }
  return bits;
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
