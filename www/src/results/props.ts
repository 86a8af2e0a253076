import type {
  Agreement,
  Algorithm,
  Comparison,
  Explanation,
  FusionResult,
  Link,
  Merge,
  Options,
  Relation,
  Sentence,
  Side,
  StepsResult,
} from "../engine/answers.js";
import type { Decisions } from "./agreement/adjudication.js";
import type { Stepper } from "./spanning/stepper.js";

/** An edge of the meta-graph by its two vertices (places in `Comparison.links`), `from` < `to`. */
export interface EdgeRef {
  readonly from: number;
  readonly to: number;
}

/** The arc that joins `word` to its head: the one a label tile stands for. */
export interface ArcRef {
  readonly side: Side;
  readonly word: number;
}

/** The width of `text` in pixels, set in the page's font at `size` pixels. */
export type Measure = (text: string, size: number) => number;

/** What every panel about one pair is told: two sentences and how they compare. */
export interface PairProps {
  readonly left: Sentence;
  readonly right: Sentence;
  readonly comparison: Comparison;
}

/** Where a number leads: what it is made of. */
export type Place =
  /** The edges tab, all of them or only those of the spanning tree. */
  | { readonly kind: "edges"; readonly treeOnly: boolean }
  /** The edges tab with this edge pinned. */
  | { readonly kind: "edge"; readonly edge: EdgeRef }
  /** The spanning tree, step by step. */
  | { readonly kind: "tree" }
  /** A word on the canvas. */
  | { readonly kind: "word"; readonly side: Side; readonly word: number };

/** Shows `place`: switches the tab, moves the focus. */
export type Show = (place: Place) => void;

/** Puts `text` on the clipboard and says that it did. */
export type Copy = (text: string) => void;

/** The score with everything it is made of. */
export interface ScoreProps extends PairProps {
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
  readonly onShow: Show;
  readonly onCopy: Copy;
  /** Lights the edge on the canvas while it is hovered or focused; `undefined` ends it. */
  readonly onPreview: (edge: EdgeRef | undefined) => void;
}

/** The columns by which the table of edges can be sorted. */
export type EdgeColumn = "from" | "to" | "distance" | "maximum" | "tree";

/** What the edges panel remembers between drawings. */
export interface EdgesUi {
  readonly column: EdgeColumn;
  readonly descending: boolean;
  readonly treeOnly: boolean;
  /** How many rows of the table are drawn; "show more" adds to it. */
  readonly rows: number;
}

/** How the edges panel starts: lightest edges first, all of them, as many rows as are read at a glance. */
export const firstEdgesUi: EdgesUi = {
  column: "distance",
  descending: false,
  treeOnly: false,
  rows: 60,
};

/** The meta-graph as a matrix and as a table, and the edge that is looked at. */
export interface EdgesProps extends PairProps {
  /** The edge held by a click. */
  readonly pinned: EdgeRef | undefined;
  /** The edge under the pointer or the focus; it is shown in place of the pinned one. */
  readonly previewed: EdgeRef | undefined;
  /** What is known of `previewed ?? pinned`; `undefined` while it is being asked for. */
  readonly explanation: Explanation | undefined;
  readonly ui: EdgesUi;
  readonly measure: Measure;
  readonly onUi: (ui: EdgesUi) => void;
  readonly onPreview: (edge: EdgeRef | undefined) => void;
  readonly onPin: (edge: EdgeRef | undefined) => void;
  /** Lights the arc on the canvas while its tile is hovered or focused. */
  readonly onHotArc: (arc: ArcRef | undefined) => void;
  readonly onShow: Show;
}

/** The spanning tree as it grows. */
export interface TreeProps extends PairProps {
  readonly algorithm: Algorithm;
  /** The steps of `algorithm`; `undefined` while they are being asked for. */
  readonly steps: StepsResult | undefined;
  readonly stepper: Stepper;
  readonly pinned: EdgeRef | undefined;
  readonly measure: Measure;
  readonly onAlgorithm: (algorithm: Algorithm) => void;
  readonly onStepper: (stepper: Stepper) => void;
  readonly onPreview: (edge: EdgeRef | undefined) => void;
  readonly onPin: (edge: EdgeRef | undefined) => void;
}

/** Two annotations of the same pair, and the third that is made of them. */
export interface AgreementProps {
  readonly left: Sentence;
  readonly right: Sentence;
  readonly mine: readonly Link[];
  /** The other person's links of this pair; `undefined` until there are some. */
  readonly theirs: readonly Link[] | undefined;
  /** How many pairs both have; the figures are over all of them, the list below is of the one shown. */
  readonly pairs: number;
  /** Where they have more or fewer lines than there are pairs, both numbers. */
  readonly missing: { readonly lines: number; readonly pairs: number } | undefined;
  /** Mine are the real links, theirs the predicted ones. */
  readonly agreement: Agreement | undefined;
  /** The other person's links as they were typed, a line a pair, and what is wrong with them. */
  readonly text: string;
  readonly problems: readonly string[];
  /** The cell of the confusion table whose links are chosen. */
  readonly cell: ConfusionCell | undefined;
  readonly decisions: Decisions;
  /** How many links the third set has, and how many are undecided, over all pairs. */
  readonly third: number;
  readonly undecided: number;
  /** The next other pair with something undecided. */
  readonly elsewhere: number | undefined;
  readonly onText: (text: string) => void;
  /** A file of links, or a session. */
  readonly onFile: (file: File) => void;
  /** Ends the comparison. */
  readonly onForget: () => void;
  readonly onCell: (cell: ConfusionCell | undefined) => void;
  readonly onDecisions: (decisions: Decisions) => void;
  /** Lights this link on the canvas. */
  readonly onLink: (link: Link | undefined) => void;
  /** Shows another pair. */
  readonly onPair: (index: number) => void;
  /** Makes the third set mine, in every pair. */
  readonly onAdopt: () => void;
  readonly onCopy: () => void;
  /** Gives the third set as a file, a line a pair. */
  readonly onSave: () => void;
}

/** A cell of the confusion table: what I said, what they said; "none" is a link without a relation. */
export interface ConfusionCell {
  readonly mine: Relation | "none";
  readonly theirs: Relation | "none";
}

/** Sentences out of the two of a pair. */
export interface FusionProps {
  readonly left: Sentence;
  readonly right: Sentence;
  readonly merge: Merge;
  readonly into: Side;
  /** How many sentences are made at most. */
  readonly limit: number;
  readonly fusion: FusionResult | undefined;
  /** For how many links without a relation one is suggested. */
  readonly suggested: number;
  readonly onMerge: (merge: Merge, into: Side) => void;
  readonly onLimit: (limit: number) => void;
  /** Gives those links the relations suggested. */
  readonly onSuggested: () => void;
  /** Lights the link a replaced part came from. */
  readonly onLink: (link: Link | undefined) => void;
  readonly onCopy: Copy;
}
