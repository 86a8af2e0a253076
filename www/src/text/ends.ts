/** How many characters of two texts, or words of two lists, are the same at the beginning and at the end. */
export function commonEnds(
  a: ArrayLike<unknown>,
  b: ArrayLike<unknown>,
): { readonly start: number; readonly end: number } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return { start, end };
}
