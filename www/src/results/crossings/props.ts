/** What the Crossings tab is told and what it tells. */
import type { AlignmentType, CrossingsResult, Representation } from "../../engine/answers.js";
import type { App } from "../../model/app.js";
import type { Paired } from "../../model/snapshot.js";
import type { Failed } from "../keeping.js";

/** Nothing chosen yet. */
export const firstChosen = {
  /** What the phrases are; empty for what the format of A says. */
  representation: "",
  alignment: "sure" as AlignmentType,
  /** Whether phrasal translations are left out. */
  filter: true,
  /** Which head rules: the default ones, `semantic`, or one's `own`. */
  rules: "default",
  /** The head rules of one's own as typed; they stay where others are chosen. */
  text: "",
  /** Whether pairs that do not cross are put away. */
  only: false,
  /** The pair looked at, by its name; empty for the first one that crosses. */
  pair: "",
};

/** What is chosen in the tab. */
export type Chosen = Readonly<typeof firstChosen>;

/** All representations, in the order of the source. */
export const representations: readonly Representation[] = ["phrases", "flattened", "dependencies"];
/** All types of alignment. */
export const alignments: readonly AlignmentType[] = ["sure", "mixed", "all"];
/** The head rules there are. */
export const rulesets = ["default", "semantic", "own"] as const;

/** Everything the panel shows and tells. */
export interface CrossingsProps extends Paired {
  readonly app: App;
  /** The crossings, or what stands in the way: that they failed to load may be by what is chosen. */
  readonly found: CrossingsResult | Failed;
  readonly chosen: Chosen;
  /** How many rows are shown. */
  readonly shown: number;
  onChoose(change: Partial<Chosen>): void;
  /** Shows more rows. */
  onMore(): void;
  /** A pair is pointed at, by its name; undefined when it is left. */
  onPoint(pair: string | undefined): void;
  /** A file with head rules was chosen. */
  onFile(file: File): void;
}
