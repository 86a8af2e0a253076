/** Transitions of what B is compared with: the sentences of another system. */
import type { Work } from "./state.js";

/** The work with another system beside B, or with none. */
export function setSecond(work: Work, second: Work["second"]): Work {
  return work.second === second ? work : { ...work, second };
}
