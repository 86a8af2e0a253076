/** What the Crossings tab is told and what it tells. */
import type {
  AlignmentType,
  Crossings,
  Diagnostic,
  Format,
  Link,
  Representation,
} from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import type { Failed } from "../keeping.js";

/** What is chosen in the tab. */
export type Chosen = {
  /** What the phrases are; empty for what the format of A says. */
  readonly representation: string;
  readonly alignment: string;
  /** Whether phrasal translations are left out. */
  readonly filter: boolean;
  /** Which head rules: the default ones, `semantic`, or one's `own`. */
  readonly rules: string;
  /** The head rules of one's own as typed; they stay where others are chosen. */
  readonly text: string;
  /** Whether pairs that do not cross are put away. */
  readonly only: boolean;
  /** The pair looked at, by its name; empty for the first one that crosses. */
  readonly pair: string;
};

/** Nothing chosen yet. */
export const firstChosen: Chosen = {
  representation: "",
  alignment: "sure",
  filter: true,
  rules: "default",
  text: "",
  only: false,
  pair: "",
};

/** All representations, in the order of the source. */
export const representations: readonly Representation[] = ["phrases", "flattened", "dependencies"];
/** All types of alignment. */
export const alignments: readonly AlignmentType[] = ["sure", "mixed", "all"];
/** The head rules there are. */
export const rulesets = ["default", "semantic", "own"] as const;

/** What there is to show: the crossings, or what stands in the way. */
export type Found =
  | { readonly kind: "ok"; readonly crossings: Crossings }
  | { readonly kind: "rules"; readonly diagnostics: readonly Diagnostic[] }
  /** They failed to load: perhaps by what is chosen, which can be taken back. */
  | Failed
  | { readonly kind: "unlinked" }
  /** A is words alone. */
  | { readonly kind: "treeless" };

/** Everything the panel shows and tells. */
export interface CrossingsProps {
  readonly left: Shown;
  readonly right: Shown;
  /** The links of the pair, by which it was tested. */
  readonly links: readonly Link[];
  /** The format of A, which says what its phrases may be. */
  readonly format: Format;
  readonly found: Found;
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
