/** Where the steps from one tree to the other are drawn: what is mapped on what, deleted, inserted. */
import type { Side, TreeEdit, TreeEditNode } from "../../../engine/answers.js";
import type { PairLayout } from "../../../stage/layout/pair.js";
import type { PlacedTree } from "../../../stage/layout/tree.js";

/** A node of one tree that is mapped on one of the other. */
export interface PlacedMapped {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly edit: "keep" | "rename";
  /** It is the last step. */
  readonly now: boolean;
}

/** A node with its room. */
export interface PlacedEdited {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly edit: TreeEdit["steps"][number]["edit"];
  readonly now: boolean;
}

/** All steps that are made. */
export interface PlacedMapping {
  readonly mapped: readonly PlacedMapped[];
  readonly edited: readonly PlacedEdited[];
}

interface Spot extends Pick<PlacedEdited, "x" | "y" | "width" | "height"> {
  /** Where a line to the other tree begins. */
  readonly foot: number;
}

/** The first `at` steps over two trees of so many words. What is folded away bears no mark. O(nodes). */
export function mappingOf(
  pair: Pick<PairLayout, Side>,
  counts: Readonly<Record<Side, number>>,
  edit: TreeEdit,
  at: number,
): PlacedMapping {
  const spots = {
    left: spotsOf(pair.left, counts.left),
    right: spotsOf(pair.right, counts.right),
  };
  const spot = (side: Side, index: number | undefined) => {
    const node = index === undefined ? undefined : edit[side][index];
    return node && spots[side]?.(node);
  };
  const mapped: PlacedMapped[] = [];
  const edited: PlacedEdited[] = [];
  for (const [index, step] of edit.steps.slice(0, Math.max(0, at)).entries()) {
    const now = index === at - 1;
    const [a, b] = [spot("left", step.left), spot("right", step.right)];
    if (a && b && (step.edit === "keep" || step.edit === "rename")) {
      mapped.push({ x1: a.x, y1: a.foot, x2: b.x, y2: b.foot, edit: step.edit, now });
    }
    if (step.edit === "keep" && !now) continue;
    for (const one of [a, b]) {
      if (one === undefined) continue;
      const { x, y, width, height } = one;
      edited.push({ x, y, width, height, edit: step.edit, now });
    }
  }
  return { mapped, edited };
}

/** Where the nodes of a tree stand: words in their row, phrases at their labels. */
function spotsOf(
  tree: PlacedTree | undefined,
  count: number,
): ((node: TreeEditNode) => Spot | undefined) | undefined {
  if (tree === undefined) return undefined;
  const words = new Map(tree.words.map((word) => [word.id, word]));
  const phrases = new Map(tree.phrases?.nodes.map((node) => [node.id, node]));
  return ({ word, phrase }) => {
    const placed = word === undefined ? undefined : words.get(word);
    if (placed !== undefined) {
      const { x, width, linkY, hidden } = placed;
      if (hidden > 0) return undefined;
      return { x, y: tree.rowY, width: Math.max(24, width + 12), height: 28, foot: linkY };
    }
    const node = phrase === undefined ? undefined : phrases.get(count + 1 + phrase);
    if (node === undefined) return undefined;
    const { x, y, width } = node;
    return { x, y, width: width + 12, height: 22, foot: y - tree.away * 11 };
  };
}
