/** Whether texts that were brought in are those of the same sentences as before. */
import type { Side } from "../engine/answers.js";
import type { Work } from "../model/state.js";
import { blockOf } from "./block.js";

/**
 * Whether two works have a sentence in common, in the same place: else what another system made of the one
 * says nothing of the other.
 */
export function isSameCorpus(a: Pick<Work, Side>, b: Pick<Work, Side>): boolean {
  if (a === b) return true;
  return (["left", "right"] as const).some((side) =>
    a[side].some((text, at) => {
      const other = b[side][at];
      if (text === other) return true;
      if (other === undefined) return false;
      // It stood in a file, and has been read since.
      const [one, two] = [blockOf(text), blockOf(other)];
      return one.sentId === two.sentId && one.label === two.label;
    }),
  );
}
