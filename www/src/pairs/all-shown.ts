/** Whether all pairs are looked at, or one of them. */
import type { State } from "../model/state.js";

/** Whether the page shows all pairs of a corpus, and not one of them. */
export function allShown({ work, view }: State): boolean {
  return work.pairs.length > 1 && view.tabs.pairs?.open === true;
}
