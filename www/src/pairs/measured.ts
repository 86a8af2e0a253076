/**
 * All pairs of a corpus, measured: what the table of pairs, its plots and its summary are drawn from. Who
 * measures them fills it; who draws them only reads.
 */
import type { Phrase } from "../messages/index.js";

/** One number of every pair, as exact ratios. */
export interface Column {
  /** `number`, `words.left`, `links`, `coverage`, `similarity`, `robinsonFoulds`, …: the names of the command line. */
  readonly name: string;
  /** By pair, whole numbers. Beside a denominator of 0 or −2 it is the place of the reason in `reasons`. */
  readonly numerators: Float64Array;
  /**
   * By pair: 1 and more where there is a value, ½ where it is 0 by convention, being 0 of 0; 0 where it is
   * not defined, −1 where the pair was refused, −2 where it was for this column alone, NaN where it was not
   * measured yet.
   */
  readonly denominators: Float64Array;
  /** The stable names of the reasons why there is no value, and codes of errors. */
  readonly reasons: readonly string[];
}

/** How far the measuring is. */
export interface MeasuringProgress {
  readonly count: number;
  readonly done: number;
  /** `stopped` by the reader, with what was done until then; `failed` where the core failed to load. */
  readonly state: "measuring" | "stopped" | "done" | "failed";
}

/** One replacement of relations on the paths, over all pairs measured. */
export interface ReplacedRow {
  readonly what: "direction" | "label" | "all";
  readonly left: string | undefined;
  readonly right: string | undefined;
  /** So much it adds to ΣL. */
  readonly times: number;
  /** In these pairs, from 0, sorted, each as often as it is replaced there; of `all` none are listed. */
  readonly places: readonly number[];
  /** How many pairs these are. */
  readonly pairs: number;
}

/** What is known of the pairs now. A new object whenever more is known. */
export interface MeasuredPairs {
  readonly progress: MeasuringProgress;
  /** Those that were asked for, by name; all as long as the corpus. */
  readonly columns: ReadonlyMap<string, Column>;
  /**
   * Why a pair could not be measured: codes of its errors, and of its links where their text could not be
   * read; `trapped` where the core broke over it, `no-partner`, `unreadable` where its file is gone,
   * `unanswered` where the core did not say what its links are, `words-differ` where a second file has
   * other words than those to which the links belong.
   */
  refused(pair: number): readonly string[];
  /** Where relations were asked for; the most frequent first, `all` at the end. */
  readonly replaced: readonly ReplacedRow[];
}

/** What the table is told to show. */
export interface Shown {
  /** The numbers of the pairs, from 0, filtered and sorted. */
  readonly rows: Uint32Array;
  /** More pairs may come, as not all that is asked for has been looked for or measured yet. */
  readonly pending: boolean;
  /** Where a filter is typed that cannot be read: where, and what says so. */
  readonly problem: { readonly at: number; readonly phrase: Phrase } | undefined;
}
