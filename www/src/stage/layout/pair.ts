/**
 * Two trees that face each other: A above, growing up, B below, growing down, the gap for links between
 * their rows.
 */

import type { Shown } from "../../engine/shown.js";
import type { Drawing } from "../../model/state.js";
import { arcTree } from "./arc-tree.js";
import { type Frame, frameOf, type Given, heights } from "./frame.js";
import { type Measure, round } from "./measure.js";
import type { phraseTree as PhraseTree } from "./phrases.js";
import { shift, type TreeDrawing } from "./standing.js";
import type { stemma as Stemma } from "./stemma.js";
import type { PlacedTree } from "./tree.js";
import type { Block } from "./unit.js";

export type { Drawing };

/** One side to be drawn; without a sentence its half stays empty. */
export interface PairSide {
  /** What can be drawn of the text; `undefined` where there is nothing. */
  readonly sentence: Shown | undefined;
  /** Ids of the words, or of the phrases, whose subtree is folded into one box. */
  readonly folded: ReadonlySet<number>;
}

/** How a pair is laid out. */
export interface PairOptions {
  readonly drawing: Drawing;
  /** What is alike on both sides and drawn as one. */
  readonly blocks?: Readonly<Record<Given["side"], readonly Block[]>> | undefined;
  readonly labels: boolean;
  readonly measure: Measure;
  /** Lays out stemmas; until it is there they are drawn as arcs. */
  readonly stemma?: typeof Stemma | undefined;
  /** Adds what the enhanced graph has to the frame of a tree; without it only the tree is drawn. */
  readonly withEnhanced?: ((frame: Frame) => Frame) | undefined;
  /** Lays out trees of phrases; until it is there their words stand without them. */
  readonly phraseTree?: typeof PhraseTree | undefined;
}

/** Both trees in one frame of coordinates, from (0, 0) to (width, height), in pixels at 100 %. */
export interface PairLayout {
  readonly drawing: Drawing;
  readonly width: number;
  readonly height: number;
  readonly left: PlacedTree | undefined;
  readonly right: PlacedTree | undefined;
  /** Middles of the two rows; also of a row that is empty. */
  readonly rows: { readonly left: number; readonly right: number };
}

/**
 * Sentences longer than this, empty nodes included, are not drawn: neither an eye nor a browser would
 * find its way about them.
 */
export const mostWords = 1000;
/** Nor are trees of more phrases than this. */
export const mostPhrases = 2000;

const margin = { side: 24, end: 14 } as const;
const emptyReach = 56;

/** Lays out a pair. Words keep their order in the sentence. O(words²) at most, see `arcTree`. */
export function layoutPair(left: PairSide, right: PairSide, options: PairOptions): PairLayout {
  const upper = draw("left", left, options);
  const lower = draw("right", right, options);
  const widest = Math.max(upper?.right ?? 0, lower?.right ?? 0, 160);
  const width = Math.ceil(widest + 2 * margin.side);
  const above = margin.end + (upper?.reach ?? emptyReach);
  const between = gapHeight(widest, [upper, lower]);
  const below = margin.end + (lower?.reach ?? emptyReach);
  const rows = { left: round(above), right: round(above + between) };
  const centred = (tree: TreeDrawing | undefined, y: number): PlacedTree | undefined => {
    if (!tree) return undefined;
    const { reach: _, ...placed } = shift(tree, (width - tree.right) / 2, y);
    return placed;
  };
  return {
    drawing: options.drawing,
    width,
    height: Math.ceil(above + between + below),
    left: centred(upper, rows.left),
    right: centred(lower, rows.right),
    rows,
  };
}

/** How many words and empty nodes a sentence has. */
export function lengthOf(sentence: Shown): number {
  return sentence.words.length + sentence.emptyNodes.length;
}

function draw(side: Given["side"], one: PairSide, options: PairOptions): TreeDrawing | undefined {
  const { sentence, folded } = one;
  if (!sentence || lengthOf(sentence) > mostWords) return undefined;
  const { labels, measure, phraseTree, stemma } = options;
  const { phrases } = sentence;
  const given = { side, sentence, folded, blocks: options.blocks?.[side], labels, measure };
  if (phrases && phraseTree) {
    return phrases.length > mostPhrases ? undefined : phraseTree(given);
  }
  const plain = frameOf(given);
  const frame = options.withEnhanced?.(plain) ?? plain;
  const asArcs = phrases !== undefined || options.drawing !== "stemma" || !stemma;
  return asArcs ? arcTree(frame) : stemma(frame);
}

/** Wide pairs get more height between the rows, so that long links do not lie flat. */
function gapHeight(widest: number, trees: readonly (TreeDrawing | undefined)[]): number {
  const tokens = trees.filter((tree) => tree && tree.tokens.length > 0).length;
  const wide = Math.min(110, Math.max(0, widest - 500) * 0.07);
  return 130 + wide + tokens * (heights.below - heights.link);
}
