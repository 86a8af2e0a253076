/** What the plots and the summary of a corpus are drawn from: figures that the core makes of its columns. */
import type { HistogramBin, ScatterPlot } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Measuring } from "../measure/index.js";
import type { Cell } from "./layout/scatter.js";
import { moreIsBetter } from "./names.js";

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
  const isSome = rows !== undefined;
  const histogram = ready(measuring.histogram(measure, bins, rows));
  const plot = ready(measuring.scatter(against, measure, cells, rows));
  return {
    summary: ready(measuring.summary(measure, moreIsBetter(measure), rows)),
    bins: histogram && binsOf(histogram, isSome),
    scatter: plot && scatterOf(plot, isSome),
    /** Whether some pairs stand out against the others. */
    isSome,
  };
}

const binsOf = memoizeLast((bins: readonly HistogramBin[], isSome: boolean) =>
  isSome ? bins : bins.map((bin) => ({ ...bin, chosen: 0 })),
);

const scatterOf = memoizeLast((plot: ScatterPlot, isSome: boolean) => {
  const found: Cell[] = [];
  for (let at = 0; at + 3 < plot.cells.length; at += 4) {
    const [column = 0, row = 0, count = 0, chosen = 0] = plot.cells.subarray(at, at + 4);
    found.push({ column, row, count, chosen: isSome ? chosen : 0 });
  }
  const { x, y } = plot;
  return {
    ...plot,
    cells: found,
    grid: {
      columns: x.bins,
      rows: y.bins,
      greatestX: x.bins * x.width,
      greatestY: y.bins * y.width,
    },
  };
});
