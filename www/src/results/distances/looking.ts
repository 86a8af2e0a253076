/** What is looked at where nothing was chosen: the first of all that only one tree has. */
import type {
  AttachedWord,
  Attachment,
  BracketTable,
  Distances,
  QuartetCounts,
  Side,
  Split,
  TreeEdit,
} from "../../engine/answers.js";
import type { Chosen } from "./props.js";
import { leavesOf } from "./words.js";

/** Whether two lists name the same leaves. */
function isSame(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((leaf, at) => leaf === b[at]);
}

/** The split looked at: the chosen one where it is there. */
export function splitOf({ splits }: Distances, chosen: readonly number[]): Split | undefined {
  if (splits === undefined) return undefined;
  const all = [...splits.right, ...splits.left, ...splits.both];
  return all.find(({ leaves }) => isSame(leaves, chosen)) ?? all[0];
}

/** A bracket by its tree and its place there. */
export interface BracketAt {
  readonly side: Side;
  readonly at: number;
}

/** How a bracket is named in what is chosen. */
export function bracketName({ side, at }: BracketAt): string {
  return `${side}:${at}`;
}

/** How brackets match: with their labels, or by their words alone. */
export type Matching = "partner" | "unlabelled";

/** By what the brackets of a row match. */
export function matchingOf(measure: string): Matching {
  return measure.startsWith("unlabelled") ? "unlabelled" : "partner";
}

/** The bracket looked at: the chosen one where it is there, else the first that only one tree has. */
export function bracketOf(
  table: BracketTable,
  { bracket: chosen, measure }: Pick<Chosen, "bracket" | "measure">,
): BracketAt | undefined {
  const matching = matchingOf(measure);
  const all = (["right", "left"] as const).flatMap((side) =>
    table[side].map((bracket, at) => ({ side, at, bracket })),
  );
  const crossing = all.filter(({ bracket }) => bracket.crosses.length > 0);
  const listed = measure === "crossing" ? crossing : all;
  const found =
    listed.find((one) => bracketName(one) === chosen) ??
    listed.find(({ bracket }) => bracket[matching] === undefined) ??
    listed[0];
  return found && { side: found.side, at: found.at };
}

/** The words that a measure of attachment counts as wrong: by their heads, their relations, or either. */
export function attachedOtherwise(
  { differing }: Attachment,
  measure: string,
): readonly AttachedWord[] {
  return differing.filter(({ leftHead, rightHead, sameRelation }) => {
    const head = leftHead !== rightHead;
    if (measure === "attachment") return head;
    return measure === "attachment-labels" ? !sameRelation : head || !sameRelation;
  });
}

/** Up to which step the edits are looked at: all of them where none was chosen. */
export function stepOf({ steps }: TreeEdit, { step }: Pick<Chosen, "step">): number {
  // Less than one step back from the first is no step, and not less than none.
  const at = Math.trunc(step) || 0;
  return at >= 0 && at <= steps.length ? at : steps.length;
}

/** How many quartets the two trees do not pair alike. */
export function differingOf({ different, leftOnly, rightOnly }: QuartetCounts): number {
  return different + leftOnly + rightOnly;
}

/** Four leaves with another one: in the place of the one chosen first where there are four, away where it is among them. */
export function toggled(four: readonly number[], leaf: number): readonly number[] {
  return four.includes(leaf) ? four.filter((one) => one !== leaf) : [...four, leaf].slice(-4);
}

/** What is chosen as far as this pair has it: it may have been chosen over another one. */
export function within(chosen: Chosen, distances: Distances): Chosen {
  const { quartets } = distances;
  const last = quartets === undefined ? 0 : differingOf(quartets) - 1;
  const leaves = new Set(leavesOf(distances));
  // Each once: what comes with a link may be anything.
  const isThere = chosen.four.length <= 4 && chosen.four.every((leaf) => leaves.delete(leaf));
  return {
    ...chosen,
    four: isThere ? chosen.four : [],
    place: Math.max(0, Math.min(last, Math.trunc(chosen.place))),
  };
}
