import type { Side } from "../../engine/answers.js";
import { least } from "./least.js";
import type { PairLayout } from "./pair.js";
import type { PlacedWord } from "./tree.js";

/** The word of a side's row at a point: within the height of the row, and nearest within its own room. */
export function wordAt(pair: PairLayout, side: Side, x: number, y: number): PlacedWord | undefined {
  const tree = pair[side];
  if (!tree || Math.abs(y - tree.rowY) > 24) return undefined;
  const off = (word: PlacedWord) => Math.abs(x - word.x) - Math.max(12, word.width / 2 + 6);
  const best = least(tree.words, off);
  return best && off(best) <= 4 ? best : undefined;
}
