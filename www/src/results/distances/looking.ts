/** What is looked at, and where nothing was chosen: the first of all that only one tree has. */
import type {
  Attachment,
  BracketTable,
  Distances,
  Quartet,
  QuartetCounts,
  Side,
  Split,
  TreeEdit,
  TreeEditResult,
} from "../../engine/answers.js";
import { isSame } from "../../model/same.js";
import type { Chosen, Looked } from "./props.js";
import { leavesOf } from "./words.js";

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

/** By what the brackets of a row match: with their labels, or by their words alone. */
export function matchingOf(measure: string): "partner" | "unlabelled" {
  return measure.startsWith("unlabelled") ? "unlabelled" : "partner";
}

/** The bracket that is chosen, where it is there. */
export function bracketOf(
  table: BracketTable,
  { bracket: chosen, measure }: Pick<Chosen, "bracket" | "measure">,
): BracketAt | undefined {
  const all = (["right", "left"] as const).flatMap((side) =>
    table[side].map((bracket, at) => ({ side, at, bracket })),
  );
  const listed =
    measure === "crossing" ? all.filter(({ bracket }) => bracket.crosses.length > 0) : all;
  const found = listed.find((one) => bracketName(one) === chosen);
  return found && { side: found.side, at: found.at };
}

/** The words that a measure of attachment counts as wrong: by their heads, their relations, or either. */
export function attachedOtherwise({ differing }: Attachment, measure: string) {
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

/** What two parses are measured by at first: brackets where there are some, else attachment, else splits. */
function measureOf({ brackets, attachment }: Distances): string {
  if (brackets.labelled.f.kind === "ok") return "brackets-f";
  return attachment.unlabelled.kind === "ok" ? "attachment-labelled" : "robinson-foulds";
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
    measure: chosen.measure || measureOf(distances),
    four: isThere ? chosen.four : [],
    place: Math.max(0, Math.min(last, Math.trunc(chosen.place))),
  };
}

/** What is laid over the trees while nothing is pointed at: the same object as long as it is the same, so that nothing is drawn anew. */
export function looker() {
  let before: Looked | undefined;
  return (...given: Parameters<typeof lookedAt>): Looked | undefined => {
    const now = lookedAt(...given);
    if (!isSame(Object.values(before ?? {}), Object.values(now ?? {}))) before = now;
    return before;
  };
}

function lookedAt(
  chosen: Chosen,
  distances: Distances,
  quartet?: Quartet,
  edit?: TreeEditResult,
): Looked | undefined {
  const { measure, four } = chosen;
  if (measure.startsWith("robinson-foulds")) {
    const leaves = splitOf(distances, chosen.split)?.leaves;
    return leaves && { kind: "split", leaves };
  }
  if (measure.startsWith("quartets")) {
    if (quartet !== undefined) return { kind: "quartet", quartet };
    return four.length > 0 && four.length < 4 ? { kind: "leaves", leaves: four } : undefined;
  }
  if (measure === "tree-edit") {
    if (edit?.kind !== "ok") return undefined;
    return { kind: "edit", edit: edit.edit, at: stepOf(edit.edit, chosen) };
  }
  const { table } = distances.brackets;
  if (table === undefined) return undefined;
  // What they charge for is seen all at once; one is looked at where it is chosen.
  if (!/^(?:brackets|unlabelled|crossing|complete)/.test(measure)) return undefined;
  const looked = bracketOf(table, chosen);
  return looked && { kind: "bracket", ...looked };
}

/** After how many steps a walk stops, from none to all of them. */
export function stopsOf({ steps }: TreeEdit, changes: boolean): readonly number[] {
  const all = [0, ...steps.map((_, at) => at + 1)];
  return changes ? all.filter((at) => at === 0 || (steps[at - 1]?.cost ?? 0) > 0) : all;
}

/**
 * The stop to which `to` leads, which knows stops by their numbers. From between two stops, as it is where
 * changes alone are gone through from now on, it leads to one of the two.
 */
export function walked(stops: readonly number[], at: number, to: (stop: number) => number): number {
  const behind = stops.findIndex((stop) => stop >= at);
  const from = behind < 0 ? stops.length - 0.5 : stops[behind] === at ? behind : behind - 0.5;
  const next = to(from);
  const place = next > from ? Math.floor(next) : Math.ceil(next);
  return stops[Math.max(0, Math.min(stops.length - 1, place))] ?? 0;
}
