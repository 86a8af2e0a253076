/** Words of B as columns of equal or natural width, in hundredths of the whole, from left to right as they are read. */

/** The columns of a sentence. */
export type Strip = ReturnType<typeof stripOf>;

const least = 16;
const between = 8;

/** Lays out words of these widths, in their order, or from right to left. */
export function stripOf(widths: readonly number[], direction: "ltr" | "rtl") {
  const own = widths.map((width) => Math.max(least, width) + between);
  const natural = own.reduce((sum, width) => sum + width, 0);
  let at = 0;
  const columns = own.map((width) => {
    const [from, to] = [at, at + width].map((x) => (100 * x) / natural) as [number, number];
    at += width;
    return direction === "rtl" ? { from: 100 - to, to: 100 - from } : { from, to };
  });
  // By word, from the first, and how wide it is with all words written out, in pixels.
  return { columns, natural };
}

/** From the first to the last of some words, by their ids; undefined where there are none. */
export function stretch({ columns }: Pick<Strip, "columns">, first: number, last: number) {
  const [one, other] = [columns[first - 1], columns[last - 1]];
  if (one === undefined || other === undefined) return undefined;
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/** Neighbours among words in order, each from its first to its last. `2 4 5` is `2-2 4-5`. */
export function runs(ids: readonly number[]): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (const id of ids) {
    const before = found.at(-1);
    if (before !== undefined && before[1] === id - 1) before[1] = id;
    else found.push([id, id]);
  }
  return found;
}
