/** What is chosen on the page of all pairs; it is saved with the view. */
import type { Measure } from "../measure/columns.js";
import { type Group, groupsAlone, type Heading, measuresIn, measuresNamed } from "./names.js";

/** The options as they are saved: a link may name what is not offered. */
export type Saved = {
  readonly open: boolean;
  /** The measures in columns, by their names, with blanks between them. */
  readonly columns: string;
  /** What the rows are sorted by: a column, or their number. */
  readonly sort: string;
  readonly descending: boolean;
  /** Which rows are shown, as typed. */
  readonly condition: string;
  /** The measure of the plots, and what it is drawn against. */
  readonly measure: string;
  readonly against: string;
  /** The replacement whose pairs alone are shown; none where it is empty. */
  readonly replaced: string;
  /** Links are set aside, and equal words linked one to one. */
  readonly sameWords: boolean;
  /** Distances match words over links, not by their places. */
  readonly byLinks: boolean;
  /** The measure by which two hypotheses are compared. */
  readonly judged: string;
  /** Of two systems, the pairs in which the first one won, lost, or is equal; all of them where it is empty. */
  readonly versus: string;
  /** How far the page was scrolled when a pair was opened. */
  readonly place: number;
};

/** The options, of what is offered. */
export type Chosen = Saved & {
  readonly sort: Heading;
  readonly measure: Measure;
  readonly against: Measure;
  readonly judged: Measure;
};

/** Nothing chosen yet. */
export const firstChosen: Chosen = {
  open: false,
  columns: "words.left words.right links coverage similarity",
  sort: "number",
  descending: false,
  condition: "",
  measure: "similarity",
  against: "coverage",
  replaced: "",
  sameWords: false,
  byLinks: false,
  judged: "similarity",
  versus: "",
  place: 0,
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
