/** The measures of pairs: which there are, what they are called, how their values are written. */
import { language, t } from "../../messages/index.js";
import { fileNames } from "../../model/slice.js";
import { hasRowsAlone, type Work } from "../../model/state.js";
import { always, isShare, type Measure, measuresOf } from "../measure/columns.js";

/** What measures are of; the names of a group are measured together. */
export const groups = { pairs: always, ...measuresOf } as const;

/** The name of a group. */
export type Group = keyof typeof groups;

/** What rows are sorted by. */
export type Heading = Measure | "number" | "id" | "second" | "difference";

/** The measures of these groups, in order. */
export function measuresIn(offered: readonly Group[]): readonly Measure[] {
  return offered.flatMap((group): readonly Measure[] => groups[group]);
}

/** Those of these measures that a text names, in its order. */
export function measuresNamed(text: string, of = measuresIn(all)): readonly Measure[] {
  return text.split(" ").flatMap((name) => of.filter((measure) => measure === name));
}

/** The groups that are offered: agreement only where there are links of another annotator, or figures of it. */
export function offeredGroups(
  work: Pick<Work, "theirs" | "second" | "left" | "right">,
): readonly Group[] {
  return work.theirs.trim() !== "" || hasRowsAlone(work) ? all : groupsAlone;
}
const all = Object.keys(groups) as readonly Group[];

/** The groups that ask no one else; of agreement two systems over the same links have the same. */
export const groupsAlone: readonly Group[] = all.filter((group) => group !== "agreement");

/** Of these less is better: they are 0 where two trees, or the links of two annotators, are equal. */
const distances = new Set([
  "brackets.crossing",
  "treeEdit",
  "robinsonFoulds",
  "generalizedRobinsonFoulds",
  "quartets.distance",
  "quartets.generalized",
  "crossings.head",
  "crossings.modifier",
  "agreement.mine",
  "agreement.theirs",
]);

/** Whether more of it is better. */
export function moreIsBetter(name: string): boolean {
  return !distances.has(name);
}

/** Which say by their best value no more than that all of one, or none of it, is so. */
const parts = new Set([
  "coverage",
  "brackets.precision",
  "brackets.recall",
  "brackets.unlabelled.precision",
  "brackets.unlabelled.recall",
  "brackets.crossing",
  "crossings.head",
  "crossings.modifier",
  "agreement.precision",
  "agreement.recall",
]);

/** Whether what has the best value of a measure is equal in what is measured. */
export function isEqualAtBest(name: string): boolean {
  return !parts.has(name);
}

/** Two systems by what their files are called, the one of B first; where that is the same, by a number as well. */
export type Systems = readonly [first: string, second: string];

/** What the systems of a work are called; B where its sentences came in no file. */
export function systemsOf({ names, right, second }: Work): Systems {
  const first = names?.right ?? fileNames(right)[0] ?? "B";
  const other = second?.name ?? "";
  return [first, other === first ? `${other} (2)` : other];
}

/** What a measure is called where there is room for it; what another system has is called by it. */
export function nameOf(name: Heading, [, second]: Systems = ["", ""]): string {
  return name === "second" ? second : t(`pairs-name-${idOf(name)}`);
}

/** What it is called at the head of a column. */
export function headOf(name: Heading, [, second]: Systems): string {
  return name === "second" ? second : t(`pairs-head-${idOf(name)}`);
}

/** Dots are no part of an id. */
type IdOf<Name> = Name extends `${infer First}.${infer Rest}` ? `${First}-${IdOf<Rest>}` : Name;
function idOf<Name extends string>(name: Name): IdOf<Name> {
  // The compiler follows what this does in types alone.
  return name.replaceAll(".", "-") as IdOf<Name>;
}

/** Why a measure has no value; one that has no words here is named as it is. */
export function reasonText(reason: string): string {
  return t("pairs-reason", { reason });
}

/** A value of a measure in words of the reader's language. */
export function valueText(name: string, value: number, digits = 2): string {
  if (!isShare(name)) return numberText(value, Number.isInteger(value) ? 0 : 1);
  if (name === "coverage") return t("pairs-percent", { value: numberText(100 * value, 0) });
  if (name === "difference") return signedText(value, digits);
  return numberText(value, saysFalsely(value, digits) ? 4 : digits);
}

/** Whether a share would be written as 0 or 1 and is not, as no pair may say on its own page either. */
function saysFalsely(value: number, digits: number): boolean {
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits;
  return value > 0 && value < 1 && (rounded === 0 || rounded === 1);
}

/** A number with its sign, whichever that is. */
export function signedText(value: number, digits: number): string {
  const text = numberText(Math.abs(value), digits);
  return value < 0 ? `−${text}` : value > 0 ? `+${text}` : text;
}

const formats = new Map<string, Intl.NumberFormat>();

/** A number with so many digits after the point, as the reader's language writes it. */
export function numberText(value: number, digits = 0): string {
  const key = `${language()} ${digits}`;
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const format = formats.get(key) ?? new Intl.NumberFormat(language(), fixed);
  formats.set(key, format);
  return format.format(value).replace("-", "−");
}

/** How many digits after the point a mark between 0 and 1 has, two at most. */
export function digitsOf(value: number): number {
  return value === Math.round(value) ? 0 : value * 10 === Math.round(value * 10) ? 1 : 2;
}
