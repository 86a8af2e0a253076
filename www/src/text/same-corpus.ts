/** Whether texts that were brought in are those of the same sentences as before. */
import type { Side } from "../engine/answers.js";
import type { Work } from "../model/state.js";
import { blockOf } from "./block.js";

/**
 * Whether two works have a sentence in common, in the same place: else what another system made of the one
 * says nothing of the other.
 */
export function isSameCorpus(a: Pick<Work, Side>, b: Pick<Work, Side>): boolean {
  return (["left", "right"] as const).some((side) => {
    if (a[side] === b[side]) return true;
    return a[side].some((text, at) => {
      const other = b[side][at];
      // A sentence that is still to come is like any other one.
      if (text === "" || other === "" || other === undefined) return false;
      if (text === other) return true;
      // It stood in a file, and has been read since.
      const [one, two] = [blockOf(text), blockOf(other)];
      return one.sentId === two.sentId && one.label === two.label;
    });
  });
}
