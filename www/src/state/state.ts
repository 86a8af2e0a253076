/**
 * The State: everything the page shows follows from this one value and the answers to it. It is plain
 * data, so that it can be saved, shared and compared; its changes are the transitions beside this file.
 */
import type { Link, Options, Relation, Side } from "../engine/answers.js";

/** How the sentences of two files were paired: by `# parallel_id`, by equal `sent_id`, by order. */
export type Pairing = "parallel-id" | "sent-id" | "order";

/** The words two texts had when the links between them were last known to fit. */
export interface Forms {
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** Two sentences, by their blocks, with the links between them, sorted by (left, right), each once. */
export interface Pair {
  readonly left: number;
  readonly right: number;
  readonly links: readonly Link[];
  readonly forms: Forms | undefined;
}

/** What the user makes; every change of it is a step that can be undone. */
export interface Work {
  /** The raw text of each sentence of A; never empty, though a block may be. */
  readonly left: readonly string[];
  readonly right: readonly string[];
  /** Never empty; each block index exists. */
  readonly pairs: readonly Pair[];
  readonly pairing: Pairing;
  /** The pair shown. */
  readonly pair: number;
  readonly options: Options;
  /** The synonym table of the aligner, as typed: a line per group of words. */
  readonly synonyms: string;
  /** The links of a second annotator, pair by pair; undefined while there is none. */
  readonly second: readonly (readonly Link[])[] | undefined;
}

export type SourceTab = Side | "links";
export type ResultsTab = "score" | "edges" | "spanning";
export type Drawing = "arcs" | "stemma";
export type Zoom = "fit" | "full";
export type Algorithm = "kruskal" | "prim";

/** An edge of the meta-graph, by its links and not by its place, which changes as links come and go. */
export interface Selection {
  readonly from: Link;
  readonly to: Link;
}

/** Where the reader of the spanning tree is: `position` steps have been taken. */
export interface Stepper {
  readonly algorithm: Algorithm;
  readonly position: number;
  readonly predict: boolean;
}

/** How the work is looked at; saved, but no step of the history. */
export interface View {
  readonly sourceTab: SourceTab;
  readonly resultsTab: ResultsTab;
  readonly drawing: Drawing;
  readonly zoom: Zoom;
  readonly selection: Selection | undefined;
  readonly stepper: Stepper;
  /** Whether the links' text counts words from 0, as Pharaoh's notation does. */
  readonly zeroBased: boolean;
  /** Whether the source is unfolded where the page is narrow. */
  readonly sourceOpen: boolean;
  /** The text of the links while it differs from their notation: half-typed or with errors. */
  readonly linksDraft: string | undefined;
}

/** The whole page as a value. */
export interface State {
  readonly work: Work;
  readonly view: View;
}

/** The order of links everywhere: by the word of A, then by that of B. */
export function compareLinks(a: Link, b: Link): number {
  return a.left - b.left || a.right - b.right;
}

/** Whether two links join the same words, whatever their relations. */
export function sameLink(a: Link, b: Link): boolean {
  return a.left === b.left && a.right === b.right;
}

/** A link as it stands in a State. */
export function link(left: number, right: number, relation?: Relation): Link {
  return { left, right, relation };
}

export const plainOptions: Options = { stripSubtypes: false, ignorePunctuation: false };

/** A work of one pair. */
export function singlePair(left: string, right: string, links: readonly Link[]): Work {
  return {
    left: [left],
    right: [right],
    pairs: [{ left: 0, right: 0, links: [...links].sort(compareLinks), forms: undefined }],
    pairing: "order",
    pair: 0,
    options: plainOptions,
    synonyms: "",
    second: undefined,
  };
}

/** How a page looks that nobody has touched. */
export const firstView: View = {
  sourceTab: "left",
  resultsTab: "score",
  drawing: "arcs",
  zoom: "fit",
  selection: undefined,
  stepper: { algorithm: "kruskal", position: 0, predict: false },
  zeroBased: false,
  sourceOpen: false,
  linksDraft: undefined,
};

const noPair: Pair = { left: 0, right: 0, links: [], forms: undefined };

/** The pair shown. */
export function currentPair(work: Work): Pair {
  return work.pairs[work.pair] ?? noPair;
}

/** The text shown on one side. */
export function currentText(work: Work, side: Side): string {
  return work[side][currentPair(work)[side]] ?? "";
}
