/** Both plots side by side, as a picture that leaves the page. */
import { svg, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import type { Chosen } from "./chosen.js";
import { drawHistogram } from "./draw/histogram.js";
import { drawScatter } from "./draw/scatter.js";
import type { Figures } from "./figures.js";
import { histogramLayout, histogramLook } from "./histogram.js";
import { layoutScatter } from "./layout/scatter.js";
import { limitAt } from "./limit.js";
import { nameOf, numberText } from "./names.js";
import { scatterLook } from "./scatter.js";

/** A drawing with the classes of the page. */
export interface Plot {
  readonly title: string;
  /** What is to be seen, for those who do not see it. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly content: TemplateResult;
}

/** Room for what a plot is called. */
const head = 26;
const between = 40;

/** The plots; nothing of a pointer or the focus is in them. */
export function corpusPlot(chosen: Chosen, figures: Figures): Plot {
  const { measure, against } = chosen;
  const { scatter } = figures;
  const histogram = histogramLayout(chosen, figures);
  const look = histogramLook(histogram, measure, figures);
  const grid = scatter?.grid ?? { columns: 1, rows: 1, greatestX: 1, greatestY: 1 };
  const limit = limitAt(chosen.condition, measure);
  const dots = layoutScatter(scatter?.cells ?? [], grid, undefined, limit);
  const count = scatter?.pairs ?? 0;
  const of = { name: nameOf(measure), against: nameOf(against) };
  const r = scatter?.pearson === undefined ? "" : `, r = ${numberText(scatter.pearson, 2)}`;
  const title = t("pairs-scatter-of", { ...of, count });
  return {
    title,
    description: `${t("pairs-histogram-of", { name: of.name })}; ${title}${r}`,
    width: histogram.width + between + dots.width,
    height: head + Math.max(histogram.height, dots.height),
    content: svg`<text class="plot-strong" x="0" y="12">${of.name}</text>
      <g transform="translate(0 ${head})">${drawHistogram(histogram, look)}</g>
      <text class="plot-strong" x=${histogram.width + between} y="12">${title}${r}</text>
      <g transform="translate(${histogram.width + between} ${head})">${drawScatter(dots, scatterLook(chosen))}</g>` as unknown as Plot["content"],
  };
}
