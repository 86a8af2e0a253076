/** The phrases along the sides of a matrix: runs of links whose words in A hang on one word. */

/** Words from `first` to `last`, whose links are the vertices from `from` up to, and without, `to`. */
export interface Group {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
}

interface Word {
  readonly id: number;
  readonly head: number;
}

/**
 * The runs of links, in their order, whose words are under the same dependent of the root. A run of more than half of
 * them is parted in the same way below its own head, as long as that parts it.
 *
 * Example: *When the ferry left, the fishermen waved* has the runs *When … left*, *,*, *the fishermen* and *waved*.
 * Complexity: O(links · depth).
 */
export function groupsOf(
  words: readonly Word[],
  links: readonly { readonly left: number }[],
): Group[] {
  const headOf = (id: number) => words[id - 1]?.head ?? 0;
  const tops = new Map<number, number>();
  const opened = new Set<number>([0]);
  for (;;) {
    // The highest word above one whose head is opened; an opened word stands for itself.
    const topOf = (id: number) => {
      let top = id;
      while (!opened.has(top) && !opened.has(headOf(top))) top = headOf(top);
      return top;
    };
    for (const { left } of links) tops.set(left, topOf(left));
    const runs: { from: number; to: number; top: number }[] = [];
    links.forEach(({ left }, at) => {
      const top = tops.get(left) ?? 0;
      const run = runs.at(-1);
      if (run?.top === top) run.to = at + 1;
      else runs.push({ from: at, to: at + 1, top });
    });
    const large = runs.find(
      ({ from, to, top }) => 2 * (to - from) > links.length && !opened.has(top),
    );
    if (large === undefined) {
      return runs.map(({ from, to }) => {
        const ids = links.slice(from, to).map(({ left }) => left);
        return { from, to, first: Math.min(...ids), last: Math.max(...ids) };
      });
    }
    opened.add(large.top);
  }
}
