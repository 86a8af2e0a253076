/** What the plots and the summary of a corpus are drawn from: figures that the core makes of its columns. */
import type { ScatterPlot } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Measuring } from "../measure/index.js";
import type { Cell } from "./layout/scatter.js";

/** What is known of them now. */
export type Figures = ReturnType<typeof figuresOf>;
/** Two measures against each other. */
export type Scatter = ReturnType<typeof scatterOf>;

const bins = 20;
/** A cell is some three pixels wide. */
const cells = { columns: 94, rows: 52 };

const none = new Uint32Array(0);

/** The figures of these measures; `rows` are those that are shown, where not all are. */
export function figuresOf(
  measuring: Measuring,
  { measure, against }: { readonly measure: string; readonly against: string },
  rows: Uint32Array | undefined,
) {
  // Where all pairs are shown, none stands out.
  const chosen = rows ?? none;
  const plot = ready(measuring.scatter(against, measure, cells, chosen));
  return {
    summary: ready(measuring.summary(measure)),
    bins: ready(measuring.histogram(measure, bins, chosen)),
    scatter: plot && scatterOf(plot),
  };
}

const scatterOf = memoizeLast((plot: ScatterPlot) => {
  const found: Cell[] = [];
  for (let at = 0; at + 3 < plot.cells.length; at += 4) {
    const [column = 0, row = 0, count = 0, chosen = 0] = plot.cells.subarray(at, at + 4);
    found.push({ column, row, count, chosen });
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
