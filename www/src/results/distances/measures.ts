/** The rows of the table: each measure as a value, the fraction it is, and how far from equal that is. */
import type { Measure, Ratio, TreeEditResult } from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import { type Chosen, type DistancesProps, firstChosen, type Why } from "./props.js";

/** What measures are of. */
export const groups = ["brackets", "edits", "splits", "quartets", "dependencies"] as const;
/** A group of measures. */
export type Group = (typeof groups)[number];

/** The names of all rows that a pair can have. */
const names = [
  ...["brackets-f", "brackets-precision", "brackets-recall", "crossing", "complete", "tags"],
  ...["unlabelled-f", "unlabelled-precision", "unlabelled-recall", "tree-edit"],
  ...["robinson-foulds", "robinson-foulds-generalized", "quartets", "quartets-generalized"],
  ...["attachment", "attachment-labelled", "attachment-labels", "paths"],
] as const;
type Name = (typeof names)[number];

/** A figure, or that it is coming, or failed to load. */
type Figure =
  | Measure
  | { readonly kind: "undefined"; readonly reason: Why }
  | { readonly kind: "waiting" }
  | Extract<Asked<never>, { readonly kind: "failed" }>;

/** One measure of a pair. */
export interface Row<Named extends Name = Name> {
  readonly name: Named;
  readonly group: Group;
  /** It belongs to the row above it. */
  readonly inner: boolean;
  readonly measure: Figure;
  /** What stands for the value: a share, how many there are, or whether it is so. */
  readonly value: "share" | "count" | "whether";
  /** 1 means equal, not 0. */
  readonly similarity: boolean;
}

/** A measure that there is. */
export type Ok = Extract<Measure, { kind: "ok" }>;

/** One measure of a pair that has it. */
export interface Counted<Named extends Name = Name> extends Row<Named> {
  readonly measure: Ok;
}

/** The rows of a pair, in order. */
export function rowsOf({
  distances,
  paths,
  edit,
}: Pick<DistancesProps, "distances" | "paths" | "edit">): readonly Row[] {
  const row = (
    name: Name,
    group: Group,
    measure: Figure,
    more: Partial<Pick<Row, "inner" | "similarity" | "value">> = {},
  ): Row => ({
    name,
    group,
    measure,
    inner: false,
    similarity: false,
    value: "share",
    ...more,
  });
  const { attachment, brackets } = distances;
  const { labelled, unlabelled } = brackets;
  const alike = { similarity: true };
  const within = { similarity: true, inner: true };
  return [
    row("brackets-f", "brackets", labelled.f, alike),
    // Where there are no brackets, or they cannot be compared, it is said once.
    ...(labelled.f.kind === "undefined"
      ? []
      : [
          row("brackets-precision", "brackets", labelled.precision, within),
          row("brackets-recall", "brackets", labelled.recall, within),
          row("unlabelled-f", "brackets", unlabelled.f, alike),
          row("unlabelled-precision", "brackets", unlabelled.precision, within),
          row("unlabelled-recall", "brackets", unlabelled.recall, within),
          row("crossing", "brackets", brackets.crossing, { value: "count" }),
          row("complete", "brackets", brackets.complete, { ...alike, value: "whether" }),
        ]),
    ...(brackets.table === undefined ? [] : [row("tags", "brackets", brackets.tags, alike)]),
    row("tree-edit", "edits", editOf(edit), { value: "count" }),
    row("robinson-foulds", "splits", distances.robinsonFoulds),
    row("robinson-foulds-generalized", "splits", distances.generalizedRobinsonFoulds, {
      inner: true,
    }),
    row("quartets", "quartets", distances.quartetDistance),
    row("quartets-generalized", "quartets", distances.generalizedQuartets, { inner: true }),
    row("attachment", "dependencies", attachment.unlabelled, { similarity: true }),
    row("attachment-labelled", "dependencies", attachment.labelled, {
      inner: true,
      similarity: true,
    }),
    row("attachment-labels", "dependencies", attachment.labels, { inner: true, similarity: true }),
    ...(paths === undefined ? [] : [row("paths", "dependencies", pathsOf(paths))]),
  ];
}

/** The tree edits as a share of all nodes. */
function editOf(asked: Asked<TreeEditResult>): Figure {
  if (asked.kind === "failed") return asked;
  // A text with errors is no pair.
  if (asked.kind === "pending" || asked.answer.kind === "rejected") return { kind: "waiting" };
  if (asked.answer.kind === "undefined") return asked.answer;
  const { distance, left, right } = asked.answer.edit;
  return { kind: "ok", part: distance, whole: left.length + right.length, flag: undefined };
}

/** The path measure as the distance that it is. */
function pathsOf(paths: Ratio | Why): Figure {
  if ("code" in paths) return { kind: "undefined", reason: paths };
  const { distance, maximum } = paths;
  return { kind: "ok", part: distance, whole: maximum, flag: undefined };
}

/** A reason that nothing more is to be said of. */
export function reasonOf<Code extends Why["code"]>(code: Code): Why & { readonly code: Code } {
  return {
    code,
    side: undefined,
    left: [],
    right: [],
    number: undefined,
    limit: undefined,
    what: undefined,
  };
}

/** What is chosen; where a link names a measure that there is not, the one that is chosen at first. */
export function known(chosen: Chosen): Chosen {
  return names.some((name) => name === chosen.measure)
    ? chosen
    : { ...chosen, measure: firstChosen.measure };
}

/** The row looked into; the first where none is of that name. */
export function rowOf(rows: readonly Row[], { measure }: Pick<Chosen, "measure">): Row | undefined {
  return rows.find(({ name }) => name === measure) ?? rows[0];
}

/** The value of a measure, from 0 to 1. */
export function shareOf(measure: Ok): number {
  return measure.whole === 0 ? 0 : measure.part / measure.whole;
}

/** How far from equal: 0 is equal, 1 as far apart as can be. */
export function distanceOf({ measure, similarity }: Row): number | undefined {
  if (measure.kind !== "ok") return undefined;
  return similarity ? 1 - shareOf(measure) : shareOf(measure);
}
