/** One pair of a corpus: its texts, and how it is listed. */
import type { Side } from "../engine/answers.js";
import type { SentenceText } from "../model/slice.js";
import type { Work } from "../model/state.js";
import { blockOf } from "../text/block.js";

/** One pair as it is listed. */
export interface PickerEntry {
  /** Which pair it is, from 0. */
  readonly index: number;
  readonly leftId: string | undefined;
  readonly rightId: string | undefined;
  readonly leftText: string;
  readonly rightText: string;
  readonly links: number | undefined;
}

/** The text of one side of a pair; undefined where it has no partner. */
export function textOf(
  of: Pick<Work, "pairs" | Side>,
  side: Side,
  pair: number,
): SentenceText | undefined {
  const block = of.pairs[pair]?.[side];
  return block === undefined ? undefined : of[side][block];
}

/** A pair with its ids and the beginnings of its texts. */
export function entryOf(of: Pick<Work, "pairs" | Side>, index: number): PickerEntry {
  const [left, right] = (["left", "right"] as const).map((side) => {
    const text = textOf(of, side, index);
    return text === undefined ? undefined : blockOf(text);
  });
  return {
    index,
    leftId: left?.sentId,
    rightId: right?.sentId,
    leftText: left?.label ?? "",
    rightText: right?.label ?? "",
    links: of.pairs[index]?.links.length,
  };
}
