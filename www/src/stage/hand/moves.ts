/** Where the keyboard goes in a tree that has been laid out. */
import type { Shown } from "../../engine/shown.js";
import { least } from "../layout/least.js";
import type { PlacedTree, PlacedWord, Way } from "../layout/tree.js";

/** The words of a row in the order of the sentence. */
function inOrder({ words }: PlacedTree): number[] {
  return words.map(({ id }) => id).sort((a, b) => a - b);
}

/** The word in a direction from `from`: left and right as the eye sees them; itself where there is none. */
export function moved(tree: PlacedTree, from: number, to: Way): number {
  const at = tree.words.findIndex((word) => word.id === from);
  switch (to) {
    case "left":
      return tree.words[at - 1]?.id ?? from;
    case "right":
      return tree.words[at + 1]?.id ?? from;
    case "head":
      return tree.connections.find((one) => one.dependent === from)?.head ?? from;
    case "dependent": {
      const below = tree.connections.filter((one) => one.head === from);
      return below.length > 0 ? Math.min(...below.map((one) => one.dependent)) : from;
    }
    case "first":
      return inOrder(tree)[0] ?? from;
    case "last":
      return inOrder(tree).at(-1) ?? from;
  }
}

/** The next word in sentence order that is not in `linked`, going round at the ends. */
export function nextUnaligned(
  tree: PlacedTree,
  from: number,
  step: 1 | -1,
  linked: ReadonlySet<number>,
): number | undefined {
  const free = inOrder(tree).filter((id) => !linked.has(id));
  if (step < 0) free.reverse();
  return free.find((id) => (id - from) * step > 0) ?? free[0];
}

/**
 * The next word whose form begins with `typed`, in sentence order from `from` on, going round. A first letter
 * looks beyond `from`, more letters begin with it.
 */
export function searched(
  tree: PlacedTree,
  sentence: Shown,
  from: number,
  typed: string,
): number | undefined {
  const wanted = typed.normalize("NFC").toLocaleLowerCase();
  const begins = (id: number) => {
    const form = sentence.words[id - 1]?.form.slice(0, typed.length * 4 + 16) ?? "";
    return form.normalize("NFC").toLocaleLowerCase().startsWith(wanted);
  };
  const found = inOrder(tree).filter(begins);
  const single = Array.from(typed).length <= 1;
  return found.find((id) => (single ? id > from : id >= from)) ?? found[0];
}

/** The word of a tree that stands nearest to one of the other: above or below it, in rows beside it. */
export function nearest(tree: PlacedTree, { x, linkY, height }: PlacedWord): number | undefined {
  const off = (word: PlacedWord) =>
    height === undefined ? Math.abs(word.x - x) : Math.abs(word.linkY - linkY);
  return least(tree.words, off)?.id;
}
