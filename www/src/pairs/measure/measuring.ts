/** What the table of pairs, its plots and its summary ask of the measuring, and what they are told. */
import type {
  ColumnSummary,
  HistogramBin,
  MeasureGroup,
  ScatterPlot,
  Significance,
} from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import type { Engine, EngineOptions } from "../../engine/client.js";
import type { Work } from "../../model/state.js";
import type { PickerEntry } from "../entry.js";
import type { Column, MeasuredPairs, Shown } from "../measured.js";

/** By what rows are sorted. */
export interface Sort {
  /** The name of a column; `number` and `id` besides. */
  readonly by: string;
  readonly descending: boolean;
}

interface MeasuringOptions {
  /** The links are not those of the work: equal words are linked, each with the one in its place. */
  readonly sameWords: boolean;
  /** Distances match words over links, not by their places. */
  readonly byLinks: boolean;
}

/** Two hypotheses, tested against each other. */
interface Test {
  readonly moreIsBetter: boolean;
  /** How many samples the paired bootstrap draws, and how often scores change places. */
  readonly bootstrap: number;
  readonly randomisation: number;
  readonly seed: number;
}

/** The other system of a work, set against its pairs. */
export interface OtherSystem {
  readonly name: string;
  /** How many of its sentences no pair has, and how many pairs have none of them. */
  readonly alone: number;
  readonly missing: number;
}

/** The measuring of all pairs of a corpus. */
export interface Measuring {
  /**
   * Measures these pairs, and where the work has another system, those with its sentences as well: each
   * stands in the place of the one of B with the same partner. To be called whenever the page is drawn:
   * what was measured already is not measured again, and of pairs that have changed only those.
   */
  start(work: Work, groups: readonly MeasureGroup[], options: MeasuringOptions): void;
  /** Stops at once; what is measured stays. */
  stop(): void;
  /** Goes on after it was stopped, or could not be done. */
  resume(): void;
  /** Gives everything up that is measured. */
  close(): void;
  /** What is known now; the same object as long as nothing more is. */
  now(): MeasuredPairs;
  /**
   * A column as far as it is known; of two systems, what the second one has is `second.…`, and how much more
   * the first one has `difference.…`.
   */
  column(name: string): Column | undefined;
  /** The pairs for which a condition is true, sorted; the same object as long as it would say the same. */
  rows(condition: string, sort: Sort): Shown;
  /** The ids and the texts of a pair. */
  entry(pair: number): PickerEntry;
  /**
   * Answers of the core about columns; undefined as long as the column is not measured at all. While more
   * is measured the answer before stays until there is a newer one. `chosen` are rows, all where it is missing.
   */
  summary(column: string): Asked<ColumnSummary> | undefined;
  histogram(
    column: string,
    bins: number,
    chosen?: Uint32Array,
  ): Asked<readonly HistogramBin[]> | undefined;
  scatter(
    x: string,
    y: string,
    cells: { readonly columns: number; readonly rows: number },
    chosen?: Uint32Array,
  ): Asked<ScatterPlot> | undefined;
  /** The work's other system; undefined where there is none. */
  second(): OtherSystem | undefined;
  /** What is known of the pairs with its sentences; undefined where there is none. */
  secondNow(): MeasuredPairs | undefined;
  /** The first hypothesis against the second; undefined until both have been measured whole. */
  significance(column: string, test: Test): Asked<Significance> | undefined;
  /** The rows as a file, with these columns; in pieces, as a table may be long. */
  tsv(rows: Uint32Array, columns: readonly string[]): Blob;
  jsonLines(rows: Uint32Array, columns: readonly string[]): Blob;
}

/** What the measuring is put together of: `openMeasuring` of `index.ts` is given it. */
export interface MeasuringSource {
  /** Opens an engine over the module that measures pairs; it is closed when nothing is left to be measured. */
  openEngine(told: Pick<EngineOptions, "onTrap" | "onDead">): Engine;
  /** Answers what a text or the links of a pair are read as, and finds the sentences of a file. */
  readonly engine: Engine;
  /** How many engines may work at once. */
  readonly cores: number;
  /** More is known. */
  onChange(): void;
}

/** Opens the measuring; nothing is asked of the core before it is started. */
export type OpenMeasuring = (source: MeasuringSource) => Measuring;
