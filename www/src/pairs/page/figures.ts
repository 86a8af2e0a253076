/** What the plots and the summary of a corpus are drawn from: figures that the core makes of its columns, and what is chosen. */
import type { ScatterPlot } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Measuring } from "../measure/index.js";
import type { MeasuredPairs, ReplacedRow } from "../measured.js";
import type { Chosen, Saved } from "./chosen.js";
import type { Cell } from "./layout/scatter.js";
import type { Group } from "./names.js";

/** What is known of them now. */
export type Figures = ReturnType<typeof figuresOf>;
/** Two measures against each other. */
export type Scatter = ReturnType<typeof scatterOf>;

const bins = 20;
/** A cell is some three pixels wide. */
const cells = { columns: 94, rows: 52 };

/** The figures of these measures; `rows` are those that are shown, where not all are. */
export function figuresOf(
  measuring: Measuring,
  { measure, against }: { readonly measure: string; readonly against: string },
  rows: Uint32Array | undefined,
) {
  const made = ready(measuring.histogram(measure, bins, rows));
  const plot = ready(measuring.scatter(against, measure, cells, rows));
  return {
    summary: ready(measuring.summary(measure)),
    // Where all pairs are shown, none stands out.
    bins: rows === undefined ? made?.map((bin) => ({ ...bin, chosen: 0 })) : made,
    scatter: plot && scatterOf(plot, rows !== undefined),
  };
}

const scatterOf = memoizeLast((plot: ScatterPlot, some: boolean) => {
  const found: Cell[] = [];
  for (let at = 0; at + 3 < plot.cells.length; at += 4) {
    const [column = 0, row = 0, count = 0, chosen = 0] = plot.cells.subarray(at, at + 4);
    found.push({ column, row, count, chosen: some ? chosen : 0 });
  }
  const { x, y, pairs, pearson, spearman } = plot;
  return {
    cells: found,
    grid: {
      columns: x.bins,
      rows: y.bins,
      greatestX: x.bins * x.width,
      greatestY: y.bins * y.width,
    },
    pairs,
    pearson,
    spearman,
  };
});

/** What stands above the table shows and tells. */
export interface OverviewProps {
  readonly measured: MeasuredPairs;
  readonly figures: Figures;
  readonly chosen: Chosen;
  /** The groups whose measures can be chosen. */
  readonly offered: readonly Group[];
  /** The pair looked at. */
  readonly active: number;
  /** How many pairs are shown, where not all are. */
  readonly found: number | undefined;
  /** Reads the brackets as dependencies, where there are any that are not. */
  readonly onRead: (() => void) | undefined;
  /** Links equal words, where both sentences of a pair have the same. */
  readonly onLink: (() => void) | undefined;
  /** Draws anew what only the pointer changed. */
  onRedraw(): void;
  onChoose(change: Partial<Saved>): void;
  /** The pairs of this row of replacements alone; all again for the one that is chosen. */
  onReplaced(row: ReplacedRow): void;
}
