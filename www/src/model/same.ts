/** Lists compared. */

/** Whether two lists hold the same, each in its place. */
export function isSame<List extends readonly unknown[] | Uint32Array>(a: List, b: List): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}
