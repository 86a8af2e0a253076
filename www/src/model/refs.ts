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

/** A link as text: "4-3". */
export function keyOf({ left, right }: LinkKey): string {
  return `${left}-${right}`;
}

/** Whether both are of the same two words. */
export function sameLink(a: LinkKey | undefined, b: LinkKey | undefined): boolean {
  return a !== undefined && b !== undefined && a.left === b.left && a.right === b.right;
}
