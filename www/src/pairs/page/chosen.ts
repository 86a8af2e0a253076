/** What is chosen on the page of all pairs; it is saved with the view. */
import type { Measure } from "../measure/columns.js";
import {
  type Group,
  groupsAlone,
  type Heading,
  measuresIn,
  measuresNamed,
  moreIsBetter,
} from "./names.js";
import { asOpened, openingColumns } from "./opening.js";

/** Nothing chosen yet. */
export const firstChosen = {
  open: false,
  /** The measures in columns, by their names, with blanks between them. */
  columns: asOpened as string,
  /** What the rows are sorted by: a column, their number or id; as it is opened, the worst first. */
  sort: asOpened as string,
  descending: false,
  /** Which rows are shown, as typed. */
  condition: "",
  /** The measure of the plots, and what it is drawn against. */
  measure: asOpened as string,
  against: asOpened as string,
  /** The replacement whose pairs alone are shown; none where it is empty. */
  replaced: "",
  /** Links are set aside, and equal words linked one to one. */
  sameWords: false,
  /** Distances match words over links, not by their places. */
  byLinks: false,
  /** The measure by which two hypotheses are compared. */
  judged: asOpened as string,
  /** Of two systems, the pairs in which the first one won, lost, or is equal; all of them where it is empty. */
  versus: "",
  /** How far the page was scrolled when a pair was opened. */
  place: 0,
};

/** The options as they are saved: a link may name what is not offered. */
export type Saved = Readonly<typeof firstChosen>;

/** The options, of what is offered. */
export interface Chosen extends Saved {
  readonly sort: Heading;
  readonly measure: Measure;
  readonly against: Measure;
  readonly judged: Measure;
}

/** What rows are sorted by besides measures. */
const others = ["number", "id"] as const;
const ofTwo = [...others, "second", "difference"] as const;

/**
 * What is chosen, of the measures of these groups, and of two systems where there are two; what is not chosen
 * goes by the measure and the columns that the page opens on.
 */
export function withMeasures(
  saved: Saved,
  offered: readonly Group[],
  two: boolean,
  opening: Measure,
  opened: readonly Measure[] = openingColumns(opening),
): Chosen {
  const { columns, sort, measure, against, judged } = saved;
  const measures = measuresIn(offered);
  const alone = measuresIn(groupsAlone);
  const one = (name: string, of: readonly Measure[], first: Measure) =>
    of.find((measure) => measure === name) ?? first;
  const besides =
    opening === "similarity" ? "coverage" : opened.find((measure) => measure !== opening);
  const sorted = [...measures, ...(two ? ofTwo : others)].find((heading) => heading === sort);
  return {
    ...saved,
    columns: measuresNamed(columns.replace(asOpened, opened.join(" ")), measures).join(" "),
    sort: sorted ?? opening,
    descending: sorted ? saved.descending : !moreIsBetter(opening),
    measure: one(measure, measures, opening),
    against: one(against, measures, besides ?? "words.left"),
    judged: one(judged, alone, opening),
  };
}
