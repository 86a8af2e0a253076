/** The ids of words that stand side by side, in order; `3` to `5` is `3 4 5`. */
export function idsBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
