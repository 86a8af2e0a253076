/** The State as it is saved. Reading it back, which trusts nothing, is `read.ts`. */
import type { State, View, Work } from "./state.js";

/** The version written into what is saved; others are not read. */
export const version = 1;

/** What is saved: plain data, the same after a passage through JSON. */
export interface Saved {
  readonly version: typeof version;
  readonly work: Work;
  readonly view: View;
}

/** The State as it is saved. */
export function save(state: State): Saved {
  return { version, work: state.work, view: state.view };
}
