/** What the panels of the results have in common. */
import type { Comparison, Sentence } from "../engine/answers.js";

/** The width of `text` in pixels, set in the page's font at `size` pixels. */
export type Measure = (text: string, size: number) => number;

/** What every panel about one pair is told: two sentences and how they compare. */
export interface PairProps {
  readonly left: Sentence;
  readonly right: Sentence;
  readonly comparison: Comparison;
}

/** Puts `text` on the clipboard and says that it did. */
export type Copy = (text: string) => void;
