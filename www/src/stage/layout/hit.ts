import type { Side } from "../../engine/answers.js";
import { least } from "./least.js";
import type { PairLayout } from "./pair.js";
import type { PlacedWord } from "./tree.js";

/** The word of a side at a point: within the height of its row and nearest within its own room; in rows, on its half. */
export function wordAt(pair: PairLayout, side: Side, x: number, y: number): PlacedWord | undefined {
  const tree = pair[side];
  if (!tree) return undefined;
  if (pair.drawing === "rows") {
    if (x < pair.width / 2 !== (side === "left")) return undefined;
    return tree.words.find(({ linkY, height = 0 }) => Math.abs(y - linkY) <= height / 2);
  }
  if (Math.abs(y - tree.rowY) > 24) return undefined;
  const off = (word: PlacedWord) => Math.abs(x - word.x) - Math.max(12, word.width / 2 + 6);
  const best = least(tree.words, off);
  return best && off(best) <= 4 ? best : undefined;
}
