/** What the plots and the summary of a corpus are drawn from: figures that the core makes of its columns. */
import type { ColumnSummary, ScatterPlot } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Measuring } from "../measure/measuring.js";
import type { Bin } from "./layout/histogram.js";
import type { Cell, Grid } from "./layout/scatter.js";

/** Two measures against each other. */
export interface Scatter {
  readonly cells: readonly Cell[];
  readonly grid: Grid;
  readonly pearson: number | undefined;
  readonly spearman: number | undefined;
  readonly pairs: number;
}

/** What is known of them now. */
export interface Figures {
  readonly summary: ColumnSummary | undefined;
  readonly bins: readonly Bin[] | undefined;
  readonly scatter: Scatter | undefined;
}

const bins = 20;
/** A cell is some three pixels wide. */
const cells = { columns: 94, rows: 52 };

/** The figures of these measures; `rows` are those that are shown, where not all are. */
export function figuresOf(
  measuring: Measuring,
  { measure, against }: { readonly measure: string; readonly against: string },
  rows: Uint32Array | undefined,
): Figures {
  const asked = {
    summary: measuring.summary(measure),
    bins: measuring.histogram(measure, bins, rows),
    scatter: measuring.scatter(against, measure, cells, rows),
  };
  const made = asked.bins && ready(asked.bins);
  const plot = asked.scatter && ready(asked.scatter);
  return {
    summary: asked.summary && ready(asked.summary),
    // Where all pairs are shown, none stands out.
    bins: rows === undefined ? made?.map((bin) => ({ ...bin, chosen: 0 })) : made,
    scatter: plot && scatterOf(plot, rows !== undefined),
  };
}

const scatterOf = memoizeLast((plot: ScatterPlot, some: boolean): Scatter => {
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
    ...{ pairs, pearson, spearman },
  };
});
