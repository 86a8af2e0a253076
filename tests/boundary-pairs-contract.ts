/**
 * The fifth module as the page relies on it, written by hand: all pairs of a corpus at once.
 * `boundary-pairs-types.test.ts` holds the derived declarations against it.
 */
import type { Format, Options, ReadAs } from "./boundary-contract.js";

/** Sentences in one text, or in pieces of one. */
export interface ManyTexts {
  bytes: Uint8Array; // UTF-8
  places: Uint32Array; // the beginning and the end of each sentence, in bytes
  format: Format;
  columns?: string | undefined; // CoNLL-U Plus: the line that names them
}
export type MeasureGroup = "paths" | "distances" | "crossings" | "agreement";
export interface PairsRequest {
  left: ManyTexts;
  right: ManyTexts; // as many
  links: Uint32Array; // left, right, 1 if possible only and 2 × the place of the relation from 1
  linkPlaces: Uint32Array; // where those of each pair begin, in links; one more than there are pairs
  sameWords: boolean; // equal words are linked 1-1, and links are set aside
  options: Options;
  readAs?: ReadAs | undefined;
  byLinks?: boolean | undefined; // distances match words over links
  parameters?: string | undefined; // of EVALB: a text, or a name
  theirs?: readonly (string | undefined)[] | undefined; // a line of another annotator for each pair
  groups: MeasureGroup[];
}
/**
 * Denominators: 1 and more, a value; 0.5, 0 of 0, which is 0 by convention; 0, none, for the reason whose
 * place is the numerator; -1, the pair could not be read; -2, so for this column alone, by the code whose
 * place is the numerator; NaN, not measured yet.
 */
export interface MeasuredColumn {
  name: string;
  numerators: Float64Array;
  denominators: Float64Array;
  reasons: string[];
}
export interface RefusedPair {
  pair: number; // from 0
  codes: string[];
}
export interface ReplacedInPairs {
  what: "direction" | "label";
  left: string | undefined;
  right: string | undefined;
  times: number;
  pairs: number[]; // from 0
  each: number[]; // how often in each of them
}
export interface MeasuredChunk {
  columns: MeasuredColumn[];
  refused: RefusedPair[];
  replaced: ReplacedInPairs[]; // the most frequent first
}
export interface ColumnSummary {
  read: number;
  refused: number;
  undefined: number;
  scored: number;
  part: number;
  whole: number;
  micro: number | undefined; // part / whole
  macro: number | undefined; // the mean
  median: number | undefined;
  quartiles: [number, number] | undefined;
  equal: number; // how many have the best value: 1, or 0 where less is better
}
/** From start up to, and without, start + width; the last one with it. */
export interface HistogramBin {
  start: number;
  width: number;
  count: number;
  chosen: number;
}
export interface ScatterAxis {
  bins: number;
  width: number;
  greatest: number;
}
export interface ScatterPlot {
  x: ScatterAxis;
  y: ScatterAxis;
  cells: Uint32Array; // column, row, pairs, chosen ones; of those with pairs, row by row
  pairs: number; // of those chosen; so are the two after it
  pearson: number | undefined;
  spearman: number | undefined;
}
export interface Bootstrap {
  trials: number;
  reached: number;
  p: number;
  won: number;
  lost: number;
  interval: [number, number];
}
export interface Randomisation {
  trials: number;
  reached: number;
  p: number;
}
export interface Significance {
  measure: string; // by its name in the command line
  pairs: number;
  undefined: number;
  refused: number;
  scores: [number | undefined, number | undefined];
  difference: number | undefined;
  won: number;
  lost: number;
  equal: number;
  bootstrap: Bootstrap | undefined;
  randomisation: Randomisation | undefined;
  signature: string;
}
export type Attribute = "deprel" | "upos" | "lemma" | "form" | "label";

export declare function measure_pairs(request: PairsRequest): MeasuredChunk;
export declare function read_rows(rows: string[]): MeasuredChunk; // each as JSON without blanks
export declare function summarize_column(
  numerators: Float64Array,
  denominators: Float64Array,
  more_is_better: boolean,
  chosen: Uint8Array | undefined,
): ColumnSummary;
export declare function histogram_of(
  numerators: Float64Array,
  denominators: Float64Array,
  bins: number,
  chosen: Uint8Array | undefined, // by pair, anything but 0; all where nothing is given
): HistogramBin[];
export declare function scatter_of(
  x_numerators: Float64Array,
  x_denominators: Float64Array,
  y_numerators: Float64Array,
  y_denominators: Float64Array,
  columns: number,
  rows: number,
  chosen: Uint8Array | undefined,
): ScatterPlot;
/** name: that of the column; bootstrap, randomisation: how many trials. */
export declare function significance_of(
  name: string,
  first_numerators: Float64Array,
  first_denominators: Float64Array,
  second_numerators: Float64Array,
  second_denominators: Float64Array,
  more_is_better: boolean,
  bootstrap: number,
  randomisation: number,
  seed: number,
): Significance;
/** By sentence 1 or 0; `nmod*` is whatever begins with nmod. */
export declare function find_pairs(
  texts: ManyTexts,
  read_as: ReadAs | undefined,
  attribute: Attribute,
  value: string,
): Uint8Array;
