import type { Agreement, Link, Relation, Sentence } from "../../engine/answers.js";
import type { Decisions } from "../../model/state.js";

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
  /** Shows all pairs, the least agreement first; undefined where there is one pair alone. */
  readonly onAll: (() => void) | undefined;
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
