/** So many pairs are named in one sentence. */
export const mostNamed = 12;

/** The numbers of pairs as a sentence names them: `3, 7`, and of many the first ones. */
export function pairNumbers(pairs: readonly number[]): string {
  const names = pairs.slice(0, mostNamed).map((pair) => String(pair + 1));
  return [...names, ...(pairs.length > mostNamed ? ["…"] : [])].join(", ");
}
