/**
 * Places for the nodes of a tree over a row of leaves: each over the middle of its children, subtrees as
 * close to each other as their outlines allow (as Reingold and Tilford, 1981, but with all leaves on one
 * line). A node stands one level above its highest child; from a child lower than that a line runs straight
 * up through the levels between, which the outline of its subtree keeps free.
 *
 * `(a (b c))` with halves of 10 everywhere: a at 10, b at 30, c at 50, their parent at 40, the root at 25.
 */

/** A node; those it holds stand after it in the list. */
interface SpreadNode {
  /** From first to last; none of a leaf. */
  readonly children: readonly number[];
  /** Half of the room it takes on its own level. */
  readonly half: number;
}

/** Where the nodes are: their middles from the left edge of all that is drawn, and their levels. */
interface Spread {
  readonly x: readonly number[];
  /** 0 of a leaf. */
  readonly level: readonly number[];
  readonly width: number;
}

/** How far a subtree reaches on each level, seen from a point `base` to the right of its own node. */
interface Outline {
  readonly left: number[];
  readonly right: number[];
  base: number;
}

/**
 * Places `nodes`, which hang from `tops`; `through` is half of the room of a line that runs through a level.
 * No recursion. O(nodes · levels) at worst, O(nodes) for a chain.
 */
export function spread(
  nodes: readonly SpreadNode[],
  tops: readonly number[],
  through: number,
): Spread {
  const level = new Array<number>(nodes.length).fill(0);
  const offset = new Array<number>(nodes.length).fill(0);
  const outlines: (Outline | undefined)[] = [];

  /** Sets subtrees side by side, seen from the first one; their lines run up to below `top`. */
  function beside(children: readonly number[], top: number): Outline {
    let all: Outline | undefined;
    for (const child of children) {
      const own = outlines[child] ?? { left: [], right: [], base: 0 };
      outlines[child] = undefined;
      while (own.left.length < top) {
        own.left.push(-through - own.base);
        own.right.push(through - own.base);
      }
      if (!all) {
        all = own;
        continue;
      }
      let shift = Number.NEGATIVE_INFINITY;
      for (let at = Math.min(all.left.length, own.left.length) - 1; at >= 0; at -= 1) {
        shift = Math.max(shift, (all.right[at] ?? 0) - (own.left[at] ?? 0));
      }
      for (let at = 0; at < own.left.length; at += 1) {
        if (at >= all.left.length) all.left.push((own.left[at] ?? 0) + shift);
        all.right[at] = (own.right[at] ?? 0) + shift;
      }
      offset[child] = shift + all.base - own.base;
    }
    return all ?? { left: [], right: [], base: 0 };
  }

  for (let at = nodes.length - 1; at >= 0; at -= 1) {
    const { children, half } = nodes[at] ?? { children: [], half: 0 };
    if (children.length === 0) {
      outlines[at] = { left: [-half], right: [half], base: 0 };
      continue;
    }
    const own = children.reduce((most, child) => Math.max(most, level[child] ?? 0), 0) + 1;
    level[at] = own;
    const below = beside(children, own);
    const middle = ((offset[children.at(-1) ?? at] ?? 0) + (offset[children[0] ?? at] ?? 0)) / 2;
    for (const child of children) offset[child] = (offset[child] ?? 0) - middle;
    below.base -= middle;
    below.left.push(-half - below.base);
    below.right.push(half - below.base);
    outlines[at] = below;
  }

  const all = beside(tops, 0);
  const least = all.left.reduce((so, left) => Math.min(so, left), 0) + all.base;
  const most = all.right.reduce((so, right) => Math.max(so, right), 0) + all.base;
  const x = offset;
  for (const top of tops) x[top] = (x[top] ?? 0) - least;
  nodes.forEach(({ children }, at) => {
    for (const child of children) x[child] = (x[child] ?? 0) + (x[at] ?? 0);
  });
  return { x, level, width: most - least };
}
