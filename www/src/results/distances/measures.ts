/** The rows of the table: each measure as a value, the fraction it is, and how far from equal that is. */
import { html, type TemplateResult } from "lit/html.js";
import type { Measure, Ratio, TreeEditResult } from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import { evalbOf } from "../../model/evalb.js";
import { similarity } from "../rich.js";
import { costsOf } from "./costs.js";
import { type Chosen, type DistancesProps, firstChosen, type Why } from "./props.js";

/** What measures are of. */
export const groups = ["brackets", "edits", "splits", "quartets", "dependencies"] as const;
/** A group of measures. */
export type Group = (typeof groups)[number];

/** What a measure is, besides its figure. */
interface Kind {
  readonly group: Group;
  /** It belongs to the row above it. */
  readonly inner?: boolean;
  /** 1 means equal, not 0. */
  readonly similarity?: boolean;
  /** What stands for the value, where it is no share: how many there are, or whether it is so. */
  readonly value?: "count" | "whether";
}

const measures = {
  "brackets-f": { group: "brackets", similarity: true },
  "brackets-precision": { group: "brackets", similarity: true, inner: true },
  "brackets-recall": { group: "brackets", similarity: true, inner: true },
  "unlabelled-f": { group: "brackets", similarity: true },
  "unlabelled-precision": { group: "brackets", similarity: true, inner: true },
  "unlabelled-recall": { group: "brackets", similarity: true, inner: true },
  crossing: { group: "brackets", value: "count" },
  complete: { group: "brackets", similarity: true, value: "whether" },
  tags: { group: "brackets", similarity: true },
  "tree-edit": { group: "edits", value: "count" },
  "robinson-foulds": { group: "splits" },
  "robinson-foulds-generalized": { group: "splits", inner: true },
  quartets: { group: "quartets" },
  "quartets-generalized": { group: "quartets", inner: true },
  attachment: { group: "dependencies", similarity: true },
  "attachment-labelled": { group: "dependencies", similarity: true, inner: true },
  "attachment-labels": { group: "dependencies", similarity: true, inner: true },
  paths: { group: "dependencies" },
} as const satisfies Readonly<Record<string, Kind>>;

type Name = keyof typeof measures;
const kinds: Readonly<Record<Name, Kind>> = measures;

/** A figure, or that it is coming, or failed to load. */
type Figure =
  | Measure
  | { readonly kind: "undefined"; readonly reason: Why }
  | { readonly kind: "waiting" }
  | Extract<Asked<never>, { readonly kind: "failed" }>;

/** One measure of a pair. */
export interface Row<Named extends Name = Name> extends Kind {
  readonly name: Named;
  readonly measure: Figure;
}

/** A measure that there is. */
export type Ok = Extract<Measure, { kind: "ok" }>;

/** One measure of a pair that has it. */
export interface Counted<Named extends Name = Name> extends Row<Named> {
  readonly measure: Ok;
}

/** The rows of a pair, in order. */
export function rowsOf(
  props: Pick<DistancesProps, "distances" | "paths" | "edit" | "chosen">,
): readonly Row[] {
  const { distances, paths, edit, chosen } = props;
  const { attachment, brackets } = distances;
  const { f } = brackets.labelled;
  // Where there are no brackets, or they cannot be compared, it is said once.
  const counted = f.kind === "undefined" ? undefined : brackets;
  const figures: Readonly<Record<Name, Figure | undefined>> = {
    "brackets-f": f,
    "brackets-precision": counted?.labelled.precision,
    "brackets-recall": counted?.labelled.recall,
    "unlabelled-f": counted?.unlabelled.f,
    "unlabelled-precision": counted?.unlabelled.precision,
    "unlabelled-recall": counted?.unlabelled.recall,
    crossing: counted?.crossing,
    complete: counted?.complete,
    tags: brackets.table && brackets.tags,
    "tree-edit": editOf(edit, chosen),
    "robinson-foulds": distances.robinsonFoulds,
    "robinson-foulds-generalized": distances.generalizedRobinsonFoulds,
    quartets: distances.quartetDistance,
    "quartets-generalized": distances.generalizedQuartets,
    attachment: attachment.unlabelled,
    "attachment-labelled": attachment.labelled,
    "attachment-labels": attachment.labels,
    paths: paths && pathsOf(paths),
  };
  return (Object.keys(kinds) as Name[]).flatMap((name) => {
    const measure = figures[name];
    return measure === undefined ? [] : [{ ...kinds[name], name, measure }];
  });
}

/** The tree edits as a share of what it costs to delete all of A and insert all of B. */
function editOf(asked: Asked<TreeEditResult>, chosen: Chosen): Figure {
  if (asked.kind === "failed") return asked;
  // A text with errors is no pair.
  if (asked.kind === "pending" || asked.answer.kind === "rejected") return { kind: "waiting" };
  if (asked.answer.kind === "undefined") return asked.answer;
  const { distance, left, right } = asked.answer.edit;
  const { delete: deleting, insert } = costsOf(chosen);
  const whole = deleting * left.length + insert * right.length;
  return { kind: "ok", part: distance, whole, flag: undefined };
}

/** The path measure as the distance that it is. */
function pathsOf(paths: Ratio | Why): Figure {
  if ("code" in paths) return { kind: "undefined", reason: paths };
  const { distance, maximum } = paths;
  return { kind: "ok", part: distance, whole: maximum, flag: undefined };
}

/** What is chosen; where a link names what there is not, nothing. */
export function known(chosen: Chosen) {
  const measure = Object.hasOwn(kinds, chosen.measure) ? chosen.measure : firstChosen.measure;
  return { ...chosen, measure, evalb: evalbOf(chosen) };
}

/** The row looked into; the first where none is of that name. */
export function rowOf(rows: readonly Row[], { measure }: Pick<Chosen, "measure">): Row | undefined {
  return rows.find(({ name }) => name === measure) ?? rows[0];
}

/** The value of a measure, from 0 to 1. */
export function shareOf(measure: Ok): number {
  return measure.whole === 0 ? 0 : measure.part / measure.whole;
}

/** What is lost: nothing where both are equal, all of it where they are as far apart as can be. */
export function lostOf({ measure, similarity }: Pick<Counted, "measure" | "similarity">): Ok {
  return similarity ? { ...measure, part: measure.whole - measure.part } : measure;
}

/** The value of a row as a figure or a word. */
export function valueText({ value, measure }: Pick<Counted, "value" | "measure">): string {
  if (value === "whether") return t(measure.part > 0 ? "distances-yes" : "distances-no");
  return t("results-figure", {
    value: value === "count" ? measure.part : similarity(shareOf(measure)),
  });
}

/** The name, the value, and what it is made of; a value by convention says so. */
export function headline(row: Counted, made: string): TemplateResult {
  const { flag } = row.measure;
  return html`<h3>${t(`distances-${row.name}-title`)}</h3>
    <p class="results-headline"><span class="figure results-big">${valueText(row)}</span>
      <span class="note results-fraction">${made}</span></p>
    ${flag === undefined ? "" : html`<p>${t(`distances-flag-${flag}`)}</p>`}`;
}
