/** The columns of the table: their names, what measures them, and what stands in them. */
import type { MeasuredColumn, MeasureGroup } from "../../engine/answers.js";
import type { Column } from "../measured.js";

/** What is always measured. */
export const always = ["words.left", "words.right", "links", "coverage"] as const;

/** What each group measures besides, in the order in which it is offered. */
export const measuresOf = {
  paths: ["similarity"],
  distances: [
    "brackets.f",
    "brackets.precision",
    "brackets.recall",
    "brackets.unlabelled.f",
    "brackets.unlabelled.precision",
    "brackets.unlabelled.recall",
    "brackets.crossing",
    "brackets.complete",
    "brackets.tags",
    "treeEdit",
    "robinsonFoulds",
    "generalizedRobinsonFoulds",
    "quartets.distance",
    "quartets.generalized",
    "attachment.unlabelled",
    "attachment.labelled",
    "attachment.labels",
    "leaves",
  ],
  crossings: ["crossings.head", "crossings.modifier"],
  agreement: [
    "agreement.f",
    "agreement.precision",
    "agreement.recall",
    "agreement.both",
    "agreement.mine",
    "agreement.theirs",
    "agreement.relations",
  ],
} as const satisfies Readonly<Record<MeasureGroup, readonly string[]>>;

/** What is measured of a pair. */
export type Measure = (typeof always)[number] | (typeof measuresOf)[MeasureGroup][number];

/** All groups, in the order in which they are offered. */
export const groups = Object.keys(measuresOf) as readonly MeasureGroup[];

/** The columns that come of these groups. */
export function namesOf(wanted: readonly MeasureGroup[]): readonly string[] {
  return [...always, ...wanted.flatMap((group) => measuresOf[group])];
}

/** The group that measures a column; undefined of what is always measured, and of what is no column. */
export function groupOf(name: string): MeasureGroup | undefined {
  const base = baseOf(name);
  return groups.find((group) => measuresOf[group].some((measure) => measure === base));
}

/** Columns that are numbers of things. */
const numbers: readonly string[] = [
  ...["number", "words.left", "words.right", "links", "leaves"],
  ...["agreement.both", "agreement.mine", "agreement.theirs"],
];

/** Whether a column is a share of something, from 0 to 1, and no number of things. */
export function isShare(name: string): boolean {
  return !numbers.includes(baseOf(name));
}

/** What stands in a column for a pair: a value, or why there is none; undefined where it is not measured yet. */
export type Cell =
  | {
      readonly kind: "value";
      readonly value: number;
      readonly part: number;
      readonly whole: number;
    }
  | { readonly kind: "undefined"; readonly reason: string }
  /** With the code of the error where it is no error of the whole pair. */
  | { readonly kind: "refused"; readonly code?: string | undefined };

/** The denominator of what could not be read for one column, while others have values. */
const refusedAlone = -2;

/** What stands in a column for a pair. */
export function cellOf(column: Column | undefined, pair: number): Cell | undefined {
  const numerator = column?.numerators[pair] ?? 0;
  const denominator = column?.denominators[pair] ?? Number.NaN;
  if (column === undefined || Number.isNaN(denominator)) return undefined;
  if (denominator === refusedAlone) return { kind: "refused", code: column.reasons[numerator] };
  if (denominator < 0) return { kind: "refused" };
  if (denominator === 0) return { kind: "undefined", reason: column.reasons[numerator] ?? "" };
  // ½ stands for nothing of nothing, which is 0 by convention.
  if (denominator < 1) return { kind: "value", value: 0, part: 0, whole: 0 };
  return { kind: "value", value: numerator / denominator, part: numerator, whole: denominator };
}

/** The value of a pair; undefined where there is none (yet). */
export function valueAt(column: Column | undefined, pair: number): number | undefined {
  const cell = cellOf(column, pair);
  return cell?.kind === "value" ? cell.value : undefined;
}

/** The value of a pair; NaN where it has none. */
export function numberOf(column: Column, pair: number): number {
  return valueAt(column, pair) ?? Number.NaN;
}

/** A column of which nothing is known yet. */
export function emptyColumn(name: string, count: number): MeasuredColumn {
  return {
    name,
    numerators: new Float64Array(count),
    denominators: new Float64Array(count).fill(Number.NaN),
    reasons: [],
  };
}

/** Takes over what was measured of a pair, which is the one at `at` of those measured. */
export function take(column: MeasuredColumn, pair: number, measured: MeasuredColumn, at: number) {
  const denominator = measured.denominators[at] ?? Number.NaN;
  let numerator = measured.numerators[at] ?? 0;
  if (denominator === 0 || denominator === refusedAlone) {
    numerator = placeOf(measured.reasons[numerator] ?? "", column);
  }
  column.numerators[pair] = numerator;
  column.denominators[pair] = denominator;
}

/** The place of a reason among those of a column, which may be a new one. */
export function placeOf(reason: string, { reasons }: MeasuredColumn): number {
  const known = reasons.indexOf(reason);
  return known === -1 ? reasons.push(reason) - 1 : known;
}

/** Notes that a pair was refused. */
export function refuse(column: MeasuredColumn, pair: number): void {
  column.numerators[pair] = 0;
  column.denominators[pair] = -1;
}

/** How much more the first of two columns has than the second, pair by pair; exact where both are. */
export function differenceOf(first: Column, second: Column): Column {
  const count = first.numerators.length;
  const made = emptyColumn(`difference.${first.name}`, count);
  for (let pair = 0; pair < count; pair += 1) {
    const [one, other] = [cellOf(first, pair), cellOf(second, pair)];
    if (one === undefined || other === undefined) continue;
    if (one.kind === "value" && other.kind === "value") {
      const [below, beside] = [Math.max(1, one.whole), Math.max(1, other.whole)];
      made.denominators[pair] = below * beside;
      made.numerators[pair] = one.part * beside - other.part * below;
    } else if (one.kind === "refused" || other.kind === "refused") refuse(made, pair);
    else {
      const missing = one.kind === "undefined" ? one : other;
      made.numerators[pair] = placeOf("reason" in missing ? missing.reason : "", made);
      made.denominators[pair] = 0;
    }
  }
  return made;
}

/** The column that a name is about: those of the second file and differences have names of their own. */
export function baseOf(name: string): string {
  return name.replace(/^(?:second|difference)\./, "");
}
