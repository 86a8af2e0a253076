/**
 * What arcs and stemma have in common before anything has a place: the units of a sentence from left to
 * right, how wide they are, and how close they may stand.
 */
import type { Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import type { Arc } from "./arcs.js";
import { type Direction, directionOf } from "./direction.js";
import type { Measure } from "./measure.js";
import { type Block, type Unit, type Units, unitsOf, type WordUnit } from "./unit.js";

/** Heights around the middle of a row, in pixels. */
export const heights = {
  /** From the middle of the row to the feet of the arcs. */
  foot: 19,
  /** To where links end. */
  link: 17,
  /** To the bracket of a multiword token, to the middle of its form, and to the links below it. */
  bracket: 19,
  form: 33,
  below: 46,
} as const;

/** A side as it is given. */
export interface Given {
  readonly side: Side;
  readonly sentence: Shown;
  /** Ids of the words, or of the phrases, whose subtree is folded into one box. */
  readonly folded: ReadonlySet<number>;
  /** What is alike on the other side and drawn as one. */
  readonly blocks?: readonly Block[] | undefined;
  readonly labels: boolean;
  readonly measure: Measure;
}

/** One side to be laid out. */
export interface Frame extends Given {
  readonly away: -1 | 1;
  readonly direction: Direction;
  /** From left to right. */
  readonly units: readonly Unit[];
  readonly widths: readonly number[];
  /** Rank of a word unit, by word id. */
  readonly rank: ReadonlyMap<number, number>;
  readonly owner: readonly number[];
  /** Arcs besides those of the words, each with a dependent that is no word. */
  readonly extra?: readonly Arc[];
  /** Ranks of roots besides those of the tree. */
  readonly extraRoots?: ReadonlySet<number>;
  /** Between neighbours in the row; long sentences stand closer. */
  readonly gap: number;
}

/** Reads a sentence into a frame over its units; those that go `down` are in the order of the sentence. O(words), and two measurements a word. */
export function frameOf(
  given: Given,
  { units: inOrder, owner }: Units = unitsOf(given.sentence, given.folded, given.blocks),
  down = false,
): Frame {
  const { side, sentence, measure } = given;
  const direction = directionOf(sentence.words.map((word) => word.form));
  const units = direction === "rtl" && !down ? inOrder.toReversed() : inOrder;
  const widths = units.map((unit) =>
    unit.kind === "empty"
      ? measure(unit.text, "small")
      : // Both ways, so that linking a word does not move its neighbours.
        Math.max(measure(unit.text, "word"), measure(unit.text, "word-apart")) +
        (unit.hidden > 0 ? 20 : 0),
  );
  const rank = new Map(
    units.flatMap((unit, at) => (unit.kind === "word" ? [[unit.id, at] as const] : [])),
  );
  const gap = 28 - 16 * Math.min(1, Math.max(0, units.length - 8) / 16);
  const away = side === "left" ? -1 : 1;
  return { ...given, away, direction, units, widths, rank, owner, gap };
}

/** The word units with their ranks, from left to right. */
export function wordsOf(frame: Frame): { unit: WordUnit; rank: number }[] {
  return frame.units.flatMap((unit, rank) => (unit.kind === "word" ? [{ unit, rank }] : []));
}
