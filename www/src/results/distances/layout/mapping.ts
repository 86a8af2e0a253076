/** Where the steps from one tree to the other are drawn: what is mapped on what, deleted, inserted. */
import type { Side, TreeEdit, TreeEditNode } from "../../../engine/answers.js";
import { boxOf } from "../../../stage/layout/box.js";
import type { PairLayout } from "../../../stage/layout/pair.js";
import type { PlacedTree } from "../../../stage/layout/tree.js";

/** All steps that are made. */
export type PlacedMapping = ReturnType<typeof mappingOf>;

/** The first `at` steps over two trees of so many words. What is folded away bears no mark. O(nodes). */
export function mappingOf(
  pair: Pick<PairLayout, Side>,
  counts: Readonly<Record<Side, number>>,
  edit: TreeEdit,
  at: number,
) {
  const spots = {
    left: spotsOf(pair.left, counts.left),
    right: spotsOf(pair.right, counts.right),
  };
  const spot = (side: Side, index: number | undefined) => {
    const node = index === undefined ? undefined : edit[side][index];
    return node && spots[side]?.(node);
  };
  const steps = edit.steps.slice(0, Math.max(0, at)).map((step, index) => ({
    edit: step.edit,
    a: spot("left", step.left),
    b: spot("right", step.right),
    /** It is the last step. */
    now: index === at - 1,
  }));
  return {
    /** Nodes of one tree that are mapped on one of the other. */
    mapped: steps.flatMap(({ edit, a, b, now }) =>
      a && b
        ? [
            {
              x1: a.port ?? a.x,
              y1: a.foot,
              x2: b.port ?? b.x,
              y2: b.foot,
              across: a.port !== undefined,
              edit,
              now,
            },
          ]
        : [],
    ),
    /** Nodes with their room. */
    edited: steps
      .filter(({ edit, now }) => edit !== "keep" || now)
      .flatMap(({ edit, a, b, now }) =>
        [a, b].flatMap((one) => (one ? [{ ...one, edit, now }] : [])),
      ),
  };
}

/** Where the nodes of a tree stand: words in their row, phrases at their labels. */
function spotsOf(tree: PlacedTree | undefined, count: number) {
  if (tree === undefined) return undefined;
  const words = new Map(tree.words.map((word) => [word.id, word]));
  const phrases = new Map(tree.phrases?.nodes.map((node) => [node.id, node]));
  return ({ word, phrase }: TreeEditNode) => {
    const placed = word === undefined ? undefined : words.get(word);
    if (placed !== undefined) {
      const { linkY, hidden } = placed;
      if (hidden > 0) return undefined;
      const { x, y, width, height } = boxOf(tree, placed);
      // A line to the other tree begins at the foot; in a row of its own beside the word.
      const port = placed.height === undefined ? undefined : placed.x;
      return { x: x + width / 2, y: y + height / 2, width, height, foot: linkY, port };
    }
    const node = phrase === undefined ? undefined : phrases.get(count + 1 + phrase);
    if (node === undefined) return undefined;
    const { x, y, width } = node;
    const foot = y - tree.away * 11;
    return { x, y, width: width + 12, height: 22, foot, port: undefined };
  };
}
