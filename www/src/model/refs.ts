/** How the parts of the page name what they all show. */
import type { Side } from "../engine/answers.js";

/** A word of one side, by its id (from 1). */
export interface WordRef {
  readonly side: Side;
  readonly word: number;
}

/** The two words of a link, by their ids (from 1). */
export interface LinkKey {
  readonly left: number;
  readonly right: number;
}

/** An edge of the meta-graph by its two vertices (places in `Comparison.links`), `from` < `to`. */
export interface EdgeRef {
  readonly from: number;
  readonly to: number;
}
