/** What the panels of the results have in common. */
import type { Comparison, Sentence, Side } from "../engine/answers.js";
import type { EdgeRef } from "../model/refs.js";

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
