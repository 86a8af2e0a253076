/** What the Fusion tab is told. */
import type { Merge, Side } from "../../engine/answers.js";

/** Which sentences are made of the two of a pair. */
export interface Wanted {
  readonly merge: Merge;
  readonly into: Side;
  /** How many sentences are made at most. */
  readonly limit: number;
  /** The relations of modifiers that may be left out, with commas between them. */
  readonly modifiers: string;
}

/** Nothing chosen yet. */
export const firstChosen = {
  merge: "restate",
  into: "left",
  limit: 100,
  modifiers: "amod,advmod,nmod,obl,advcl,acl",
};
