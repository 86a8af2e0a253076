/** The words without those others, as often as they are among these. O(words). */
export function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const count = new Map<string, number>();
  for (const form of others) count.set(form, (count.get(form) ?? 0) + 1);
  return words.filter((form) => {
    const left = count.get(form) ?? 0;
    count.set(form, left - 1);
    return left <= 0;
  });
}
