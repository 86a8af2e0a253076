/** Which pair is shown. */
import type { Work } from "./state.js";

/** The work at another pair; a number outside is brought inside. */
export function choosePair(work: Work, pair: number): Work {
  const inside = Math.max(0, Math.min(work.pairs.length - 1, Math.trunc(pair)));
  return inside === work.pair ? work : { ...work, pair: inside };
}
