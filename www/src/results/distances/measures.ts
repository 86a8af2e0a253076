/** The rows of the table: each measure as a value, the fraction it is, and how far from equal that is. */
import type { Measure, Reason, Score } from "../../engine/answers.js";
import type { Chosen, DistancesProps } from "./props.js";

/** What measures are of. */
export const groups = ["splits", "quartets", "dependencies"] as const;
/** A group of measures. */
export type Group = (typeof groups)[number];

/** One measure of a pair. */
export interface Row {
  readonly name: string;
  readonly group: Group;
  /** It belongs to the row above it. */
  readonly inner: boolean;
  readonly measure: Measure;
  /** 1 means equal, not 0. */
  readonly similarity: boolean;
}

/** The rows of a pair, in order. */
export function rowsOf({
  distances,
  paths,
}: Pick<DistancesProps, "distances" | "paths">): readonly Row[] {
  const row = (
    name: string,
    group: Group,
    measure: Measure,
    more: Partial<Pick<Row, "inner" | "similarity">> = {},
  ): Row => ({ name, group, measure, inner: false, similarity: false, ...more });
  const { attachment } = distances;
  return [
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

/** The path measure as the distance that it is. */
function pathsOf(paths: Score | Reason): Measure {
  if ("code" in paths) return { kind: "undefined", reason: paths };
  if (paths.kind === "undefined") {
    return { kind: "undefined", reason: reasonOf(`paths-${paths.reason}`) };
  }
  const { distance, maximum } = paths.ratio;
  return { kind: "ok", part: distance, whole: maximum, flag: undefined };
}

/** A reason that nothing more is to be said of. */
export function reasonOf(code: string): Reason {
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

/** The row looked into; the first where none is of that name. */
export function rowOf(rows: readonly Row[], { measure }: Pick<Chosen, "measure">): Row | undefined {
  return rows.find(({ name }) => name === measure) ?? rows[0];
}

/** The value of a measure, from 0 to 1. */
export function shareOf(measure: Extract<Measure, { kind: "ok" }>): number {
  return measure.whole === 0 ? 0 : measure.part / measure.whole;
}

/** How far from equal: 0 is equal, 1 as far apart as can be. */
export function distanceOf({ measure, similarity }: Row): number | undefined {
  if (measure.kind !== "ok") return undefined;
  return similarity ? 1 - shareOf(measure) : shareOf(measure);
}
