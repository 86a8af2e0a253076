/** What the Distances tab is told and what it tells. */
import type {
  Distances,
  Quartet,
  Ratio,
  Reason,
  Side,
  TreeEdit,
  TreeEditResult,
} from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import type { Shown } from "../../engine/shown.js";
import type { WhyUndefined } from "../saying.js";

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
  /** The bracket looked at: its side, and its place there; none for the first that only one tree has. */
  readonly bracket: string;
  /** How many steps from the one tree to the other are made; less than 0 for all of them. */
  readonly step: number;
  /** Only steps that change something are gone through. */
  readonly changes: boolean;
  /** Of words with heads the relations alone are compared by edits. */
  readonly relations: boolean;
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
  bracket: "",
  step: -1,
  changes: false,
  relations: false,
};

/** What is looked at. */
export type Looked =
  | { readonly kind: "split"; readonly leaves: readonly number[] }
  | { readonly kind: "quartet"; readonly quartet: Quartet }
  /** Words that are chosen, before they are four. */
  | { readonly kind: "leaves"; readonly leaves: readonly number[] }
  | { readonly kind: "bracket"; readonly side: Side; readonly at: number }
  /** The steps up to this one. */
  | { readonly kind: "edit"; readonly edit: TreeEdit; readonly at: number }
  | { readonly kind: "word"; readonly left: number; readonly right: number };

/** Why there is no figure; of the path measure, as its own tab says it. */
export type Why = Omit<Reason, "code"> & {
  readonly code: Reason["code"] | `paths-${WhyUndefined}`;
};

/** Everything the panel shows and tells. */
export interface DistancesProps {
  readonly left: Shown;
  readonly right: Shown;
  readonly distances: Distances;
  /** The path measure of the same pair, for comparison; why there is none where there are no heads. */
  readonly paths: Ratio | Why | undefined;
  /** The tree edits of the same pair, which may take long. */
  readonly edit: Asked<TreeEditResult>;
  readonly chosen: Chosen;
  /** The four leaves looked at, once they are known. */
  readonly quartet: Asked<Quartet | undefined>;
  /** Whether the four words are being chosen on the trees. */
  readonly picking: boolean;
  /** Whether brackets can be read as dependencies. */
  readonly readable: boolean;
  onChoose(change: Partial<Chosen>): void;
  /** Goes on (1) or back (-1) among the different quartets. */
  onStep(by: 1 | -1): void;
  /** Something that both trees can show is pointed at; undefined when it is left. */
  onPoint(looked: Looked | undefined): void;
  /** Stops the search for the tree edits. */
  onStopEdit(): void;
  /** Lets the four words be chosen on the trees, or no longer. */
  onPick(picking: "begin" | "end"): void;
  onReadBrackets(): void;
}
