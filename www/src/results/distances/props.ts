/** What the Distances tab is told and what it tells. */
import type { Distances, Quartet, Reason, Score } from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import type { Shown } from "../../engine/shown.js";

/** What is chosen in the tab. */
export type Chosen = {
  readonly rooted: boolean;
  readonly byLinks: boolean;
  readonly shared: boolean;
  readonly withoutPunctuation: boolean;
  readonly strict: boolean;
  /** The measure looked into, by the name of its row. */
  readonly measure: string;
  /** The split looked at, by its leaves; none for the first that only one tree has. */
  readonly split: readonly number[];
  /** Four leaves; where none are chosen, the different quartet at this place. */
  readonly four: readonly number[];
  readonly place: number;
};

/** Nothing chosen yet. */
export const firstChosen: Chosen = {
  rooted: false,
  byLinks: false,
  shared: false,
  withoutPunctuation: false,
  strict: false,
  measure: "robinson-foulds",
  split: [],
  four: [],
  place: 0,
};

/** What is looked at. */
export type Looked =
  | { readonly kind: "split"; readonly leaves: readonly number[] }
  | { readonly kind: "quartet"; readonly quartet: Quartet }
  | { readonly kind: "word"; readonly word: number };

/** Everything the panel shows and tells. */
export interface DistancesProps {
  readonly left: Shown;
  readonly right: Shown;
  readonly distances: Distances;
  /** The path measure of the same pair, for comparison; why there is none where there are no heads. */
  readonly paths: Score | Reason | undefined;
  readonly chosen: Chosen;
  /** The four leaves looked at, once they are known. */
  readonly quartet: Asked<Quartet | undefined>;
  /** Whether brackets can be read as dependencies. */
  readonly readable: boolean;
  onChoose(change: Partial<Chosen>): void;
  /** Goes on (1) or back (-1) among the different quartets. */
  onStep(by: 1 | -1): void;
  /** A split, or a word that is attached otherwise, is pointed at; undefined when it is left. */
  onPoint(looked: Looked | undefined): void;
  onReadBrackets(): void;
}
