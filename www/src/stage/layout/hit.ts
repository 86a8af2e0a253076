import type { Side } from "../../engine/answers.js";
import type { PairLayout } from "./pair.js";
import type { PlacedWord } from "./tree.js";

/** The word of a side's row at a point: within the height of the row, and nearest within its own room. */
export function wordAt(pair: PairLayout, side: Side, x: number, y: number): PlacedWord | undefined {
  const tree = pair[side];
  if (!tree || Math.abs(y - tree.rowY) > 24) return undefined;
  let best: PlacedWord | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const word of tree.words) {
    const off = Math.abs(x - word.x) - Math.max(12, word.width / 2 + 6);
    if (off <= 4 && off < least) {
      least = off;
      best = word;
    }
  }
  return best;
}
