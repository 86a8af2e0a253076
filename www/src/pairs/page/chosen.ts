/** What is chosen on the page of all pairs; it is saved with the view. */
import type { Measure } from "../measure/columns.js";
import { type Group, groupsAlone, type Heading, measuresIn, measuresNamed } from "./names.js";

/** Nothing chosen yet. */
export const firstChosen = {
  open: false,
  /** The measures in columns, by their names, with blanks between them. */
  columns: "words.left words.right links coverage similarity",
  /** What the rows are sorted by: a column, or their number. */
  sort: "number" as Heading,
  descending: false,
  /** Which rows are shown, as typed. */
  condition: "",
  /** The measure of the plots, and what it is drawn against. */
  measure: "similarity" as Measure,
  against: "coverage" as Measure,
  /** The replacement whose pairs alone are shown; none where it is empty. */
  replaced: "",
  /** Links are set aside, and equal words linked one to one. */
  sameWords: false,
  /** Distances match words over links, not by their places. */
  byLinks: false,
  /** The measure by which two hypotheses are compared. */
  judged: "similarity" as Measure,
  /** Of two systems, the pairs in which the first one won, lost, or is equal; all of them where it is empty. */
  versus: "",
  /** How far the page was scrolled when a pair was opened. */
  place: 0,
};

/** The options, of what is offered. */
export type Chosen = Readonly<typeof firstChosen>;

/** The options as they are saved: a link may name what is not offered. */
export type Saved = {
  readonly [Option in keyof Chosen]: Chosen[Option] extends string ? string : Chosen[Option];
};

/** What rows are sorted by besides measures. */
const others = ["number", "id"] as const;
const ofTwo = [...others, "second", "difference"] as const;

/** What is chosen, of the measures of these groups, and of two systems where there are two. */
export function withMeasures(saved: Saved, offered: readonly Group[], two: boolean): Chosen {
  const { columns, sort, measure, against, judged } = saved;
  const measures = measuresIn(offered);
  const alone = measuresIn(groupsAlone);
  const one = (name: string, of: readonly Measure[], first: Measure) =>
    of.find((measure) => measure === name) ?? first;
  const sorted = [...measures, ...(two ? ofTwo : others)].find((heading) => heading === sort);
  return {
    ...saved,
    columns: measuresNamed(columns, measures).join(" "),
    sort: sorted ?? firstChosen.sort,
    descending: sorted ? saved.descending : firstChosen.descending,
    measure: one(measure, measures, firstChosen.measure),
    against: one(against, measures, firstChosen.against),
    judged: one(judged, alone, firstChosen.judged),
  };
}
