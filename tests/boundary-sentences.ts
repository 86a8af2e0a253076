/** CoNLL-U made for the tests. */

/** A sentence of `heads.length` words; the heads are ids, 0 is the root. */
export function sentence(heads: readonly number[], labels?: readonly string[]): string {
  const lines = heads.map((head, index) => {
    const deprel = labels?.[index] ?? (head === 0 ? "root" : "dep");
    return `${index + 1}\tw${index + 1}\t_\t_\t_\t_\t${head}\t${deprel}\t_\t_\n`;
  });
  return `${lines.join("")}\n`;
}

/** Every word hangs from the one before it. */
export function chain(words: number): string {
  return sentence(Array.from({ length: words }, (_, index) => index));
}

/** A repeatable source of numbers below a limit. */
export function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    // Numerical Recipes' constants; the upper bits are the good ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A tree of any shape: each word hangs from some earlier or later word, never in a circle. */
export function anyTree(words: number, roll: (limit: number) => number): string {
  const order = Array.from({ length: words }, (_, index) => index);
  for (let last = words - 1; last > 0; last -= 1) {
    const other = roll(last + 1);
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  const labels = ["nsubj", "obj", "det", "amod", "nmod:poss", "punct"];
  const heads = new Array<number>(words).fill(0);
  order.forEach((word, position) => {
    const parent = position === 0 ? undefined : order[roll(position)];
    heads[word] = parent === undefined ? 0 : parent + 1;
  });
  return sentence(
    heads,
    heads.map((head) => (head === 0 ? "root" : (labels[roll(labels.length)] ?? "dep"))),
  );
}
