/** Where the keys lead among phrases: up to what holds one, down to what it holds, along to its neighbours. */

import type { PlacedTree, Way } from "../layout/tree.js";

/**
 * The node in a direction from a phrase or a word below one; itself where there is none. Undefined where the
 * way is that of words: Home and End lead to words, and words follow each other in the row. O(nodes · levels).
 */
export function movedIn(tree: PlacedTree, from: number, to: Way): number | undefined {
  const along = to === "left" || to === "right";
  const inRow = along && tree.words.some(({ id }) => id === from);
  if (inRow || to === "first" || to === "last") return undefined;
  const branches = tree.phrases?.branches ?? [];
  const parents = new Map(branches.map(({ parent, child }) => [child, parent]));
  const byPlace = (a: { x: number }, b: { x: number }) => a.x - b.x;
  const below = (parent: number | undefined) =>
    parent === undefined
      ? [...tree.words, ...(tree.phrases?.nodes ?? [])]
          .filter(({ id }) => !parents.has(id))
          .sort(byPlace)
      : branches
          .filter((one) => one.parent === parent)
          .map(({ child, x1 }) => ({ id: child, x: x1 }))
          .sort(byPlace);
  if (to === "head") return parents.get(from) ?? from;
  if (to === "dependent") {
    const inside = branches.some((one) => one.parent === from) ? below(from) : [];
    return (tree.direction === "rtl" ? inside.at(-1) : inside[0])?.id ?? from;
  }
  // The neighbour under the nearest phrase that has one on that hand.
  for (let at: number | undefined = from; at !== undefined; at = parents.get(at)) {
    const here = below(parents.get(at));
    const next = here[here.findIndex(({ id }) => id === at) + (to === "left" ? -1 : 1)];
    if (next) return next.id;
  }
  return from;
}
