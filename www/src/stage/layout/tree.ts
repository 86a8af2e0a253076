/** What a tree is once it has been laid out: numbers and texts, ready to be drawn. */
import type { Side } from "../../engine/answers.js";
import type { Direction } from "./direction.js";
import type { WordUnit } from "./unit.js";

/** A way from a node to another: along the row as the eye sees it, along the tree, or to an end of the sentence. */
export type Way = "left" | "right" | "head" | "dependent" | "first" | "last";

/** A point of a drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line of a drawing, from one end to the other. */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A word, or a folded subtree in one box. */
export interface PlacedWord
  extends Omit<WordUnit, "kind" | "head" | "label" | "depth" | "crossing"> {
  /** Place in the row from left to right, from 0, empty nodes included. */
  readonly rank: number;
  /** Middle of the word. */
  readonly x: number;
  /** Width of its text. */
  readonly width: number;
  /** Where links leave it: below a multiword token's bracket, if it is in one; in a row of its own its middle. */
  readonly linkY: number;
  /** Of a row of its own; then links leave it at `x`. */
  readonly height?: number | undefined;
}

/** An empty node. */
export interface PlacedGhost extends Pick<PlacedWord, "x" | "width" | "text" | "title"> {
  /** In a row of its own. */
  readonly y?: number | undefined;
}

/** The bracket of a multiword token. */
export interface PlacedToken extends Pick<PlacedWord, "text" | "title"> {
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
  /** Its other end, where its words stand below each other. */
  readonly y2?: number | undefined;
  /** Middle of the surface form. */
  readonly textX: number;
  readonly textY: number;
}

/** A label with its room, at the middle of its line of text. */
export interface PlacedLabel extends Point {
  readonly text: string;
  readonly width: number;
}

/** A line from the dependent to the head. */
interface Connection extends Line {
  readonly dependent: number;
  readonly head: number;
  /** Non-projective. */
  readonly crossing: boolean;
  /** Absent where labels are hidden. */
  readonly label: PlacedLabel | undefined;
  /** The whole label, for a tooltip. */
  readonly title: string;
  /** The label is the longer one of the enhanced graph. */
  readonly extended?: boolean | undefined;
}

/** An arc: up from both feet to `top`, with corners of `radius`. */
export interface PlacedArc extends Connection {
  readonly kind: "arc";
  readonly top: number;
  readonly radius: number;
}

/** An edge of a stemma: from the head slantwise to (x1, bend), then straight to the dependent. */
export interface PlacedEdge extends Connection {
  readonly kind: "edge";
  readonly bend: number;
}

/** A bracket beside rows: from both ends out to `out`, with corners of `radius`. */
export interface PlacedBracket extends Connection {
  readonly kind: "bracket";
  readonly out: number;
  readonly radius: number;
}

/** A curve of a stemma beside its edges, drawn towards (cx, cy). */
export interface PlacedCurve extends Connection {
  readonly kind: "curve";
  readonly cx: number;
  readonly cy: number;
}

/** What the enhanced graph has that the basic tree has not. */
export interface PlacedEnhanced {
  readonly connections: readonly (PlacedArc | PlacedBracket | PlacedCurve)[];
  readonly roots: readonly PlacedRoot[];
}

/** What joins a dependent to its head. */
export type PlacedConnection = PlacedArc | PlacedBracket | PlacedEdge;

/** A node of a stemma, and the end of the line that ties it to its word. */
export interface PlacedNode extends Point {
  readonly id: number;
  readonly foot: number;
}

/** A root's marker: a ring at (x, y) on a stem from (x, foot). */
export type PlacedRoot = PlacedNode;

/** A phrase of the tree, by its id: those of phrases come after those of words. Its label is at the point. */
export interface PlacedPhrase extends Point {
  readonly id: number;
  /** The ids of its first and its last word. */
  readonly first: number;
  readonly last: number;
  readonly width: number;
  /** Empty where it has none, or where labels are hidden: a dot. */
  readonly label: string;
  readonly functions: string;
  /** The whole label, for a tooltip. */
  readonly title: string;
}

/** A line from a phrase at (x2, y2) slantwise to (x1, bend), then straight to what it holds. */
export interface PlacedBranch extends Line {
  readonly parent: number;
  readonly child: number;
  readonly bend: number;
}

/** The part of speech over a word. */
export interface PlacedTag extends PlacedLabel {
  readonly word: number;
  readonly title: string;
}

/** Everything of a tree of phrases that is not its row. */
export interface PlacedPhrases {
  readonly nodes: readonly PlacedPhrase[];
  readonly branches: readonly PlacedBranch[];
  readonly tags: readonly PlacedTag[];
}

/** One tree and its row of words. */
export interface PlacedTree {
  readonly side: Side;
  readonly direction: Direction;
  /** −1 where the tree grows up, +1 where it grows down. */
  readonly away: -1 | 1;
  /** Middle of the row of words. */
  readonly rowY: number;
  /** From left to right. */
  readonly words: readonly PlacedWord[];
  readonly ghosts: readonly PlacedGhost[];
  readonly tokens: readonly PlacedToken[];
  readonly connections: readonly PlacedConnection[];
  /** Only where they are drawn. */
  readonly enhanced?: PlacedEnhanced | undefined;
  /** Only in a stemma. */
  readonly nodes: readonly PlacedNode[];
  /** One, but in a broken sentence. */
  readonly roots: readonly PlacedRoot[];
  /** Only in a tree of phrases; empty over words alone. */
  readonly phrases?: PlacedPhrases | undefined;
  /** For each word (index = id − 1) the id of the word that shows it; of a tree of phrases, for each node. */
  readonly owner: readonly number[];
  readonly left: number;
  readonly right: number;
}
