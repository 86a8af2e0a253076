/**
 * How long an instance may be silent before it is given up: while it starts, from when it has its module, and
 * in a worker over a call, from when it is given that. (Over a call on this thread nothing could interrupt it.)
 */
import type { Sentences } from "./sentences.js";

/** In milliseconds. */
export const patience = 10_000;

/** What is about more characters than this is given as much more time as it is larger. */
export const usual = 20_000;

/** How long a worker may take over a call that is given this. */
export function patienceOver(given: readonly unknown[]): number {
  return patience * Math.max(1, weightOf(given) / usual);
}

/**
 * How much is given, in characters. Of many sentences the usual one counts, as no more of them are asked about
 * at once than are answered in a moment; of a file, a piece that is read at once; of a column, its values.
 */
function weightOf(given: unknown): number {
  if (given instanceof Blob) return 6 * usual;
  if (given instanceof Float64Array) return given.length;
  if (typeof given === "object" && given !== null && "files" in given && "places" in given) {
    const { places } = given as Sentences;
    let bytes = 0;
    for (let at = 0; at < places.length; at += 3)
      bytes += (places[at + 2] ?? 0) - (places[at + 1] ?? 0);
    return (3 * bytes) / places.length;
  }
  return sizeOf(given, weightOf);
}

/** How many characters of texts there are in what is given; `of` says it of what that is made of. */
export function sizeOf(given: unknown, of: (part: unknown) => number = sizeOf): number {
  if (typeof given === "string") return given.length;
  if (typeof given !== "object" || given === null || ArrayBuffer.isView(given)) return 0;
  let sum = 0;
  for (const part of Object.values(given)) sum += of(part);
  return sum;
}
