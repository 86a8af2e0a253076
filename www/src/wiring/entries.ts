/** The pairs of a corpus as the picker lists them. */
import { blockOf } from "../intake/block.js";
import type { PickerEntry } from "../panel/source/picker.js";
import type { Work } from "../state/state.js";

/** Every pair, with its ids and texts. Linear in the texts. */
export function pickerEntries(work: Work): readonly PickerEntry[] {
  const left = work.left.map(blockOf);
  const right = work.right.map(blockOf);
  return work.pairs.map((pair, index) => {
    const a = pair.left === undefined ? undefined : left[pair.left];
    const b = pair.right === undefined ? undefined : right[pair.right];
    return {
      index,
      leftId: a?.sentId,
      rightId: b?.sentId,
      leftText: a?.label ?? "",
      rightText: b?.label ?? "",
      errors: undefined,
      links: pair.links.length,
    };
  });
}
