import type { FusionResult, Link, Merge, Sentence, Side } from "../../engine/answers.js";
import type { Copy } from "../props.js";

/** Sentences out of the two of a pair. */
export interface FusionProps {
  readonly left: Sentence;
  readonly right: Sentence;
  readonly merge: Merge;
  readonly into: Side;
  /** How many sentences are made at most. */
  readonly limit: number;
  readonly fusion: FusionResult;
  /** The links of the pair, with their relations. */
  readonly links: readonly Link[];
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
