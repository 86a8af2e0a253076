/** How often the values of a measure are. */

import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { isShare, type Measure } from "../measure/columns.js";
import type { Chosen } from "./chosen.js";
import { drawHistogram, type HistogramLook } from "./draw/histogram.js";
import type { Figures } from "./figures.js";
import { type Bar, type HistogramLayout, layoutHistogram } from "./layout/histogram.js";
import { limitAt, limitOf } from "./limit.js";
import { measureChoice } from "./measure-choice.js";
import { digitsOf, nameOf, numberText, valueText } from "./names.js";
import type { Page } from "./page.js";

/** The bar that the keys are on: it passes, and is not saved. */
let active = 0;

/** The histogram, with the choice of its measure. */
export function histogramView(page: Page): TemplateResult {
  const { chosen, figures, offered, choose } = page;
  return html`<section class="results-block" aria-label=${t("pairs-histogram")}>
    <div class="line overview-head"><h3>${t("pairs-histogram")}</h3>
      ${measureChoice(t("pairs-measure"), chosen.measure, offered, (measure) => choose({ measure }))}
    </div>
    ${figures.bins === undefined ? html`<p class="note overview-wait plot-wait">…</p>` : picture(page)}
  </section>`;
}

function picture({ chosen, figures, some, choose }: Page): TemplateResult {
  const { measure, condition } = chosen;
  const limit = limitOf(condition);
  const layout = histogramLayout(chosen, figures);
  active = Math.min(active, Math.max(0, layout.bars.length - 1));
  const select = ({ bin }: Bar) => {
    const last = layout.bars.at(-1)?.bin === bin;
    choose({ condition: between(measure, bin.start, bin.start + bin.width, last) });
  };
  const look = histogramLook(layout, measure, figures);
  return html`<svg class="plot plot-histogram" viewBox="0 0 ${layout.width} ${layout.height}" width=${layout.width} height=${layout.height}
    role="group" aria-label=${t("pairs-histogram-of", { name: nameOf(measure) })}>${drawHistogram(
      layout,
      {
        ...look,
        active,
        limit:
          some === undefined || limit === undefined
            ? ""
            : t("pairs-limit", { count: some.length, sign: limit.sign, value: limit.value }),
        onBar: select,
        onMove: (event) => move(event, layout.bars, select),
      },
    )}</svg>`;
}

/** The bars of the measure chosen. */
export function histogramLayout(
  { measure, condition }: Chosen,
  { bins, summary }: Figures,
): HistogramLayout {
  return layoutHistogram(bins ?? [], summary?.median, limitAt(condition, measure));
}

/** What a histogram says that nothing can be done with. */
export function histogramLook(
  layout: HistogramLayout,
  measure: Measure,
  { summary, isSome }: Figures,
): HistogramLook {
  const text = (value: number) => valueText(measure, value);
  return {
    tick: (value) => numberText(value, isShare(measure) ? digitsOf(value) : 0),
    name({ bin: { start, width, count, chosen } }) {
      const [from, to] = [text(start), text(start + width)];
      // What is left out is drawn, and counted nowhere.
      return t("pairs-bar", { name: nameOf(measure), from, to, count: isSome ? chosen : count });
    },
    highest: isSome ? "" : numberText(layout.highest?.bin.count ?? 0),
    median: t("pairs-median-at", { value: text(summary?.median ?? 0) }),
  };
}

/** The arrow keys go from bar to bar, Enter chooses. */
function move(event: KeyboardEvent, bars: readonly Bar[], select: (bar: Bar) => void): void {
  const on = (event.target as Element).closest<SVGElement>("[data-bar]");
  const at = Number(on?.dataset.bar ?? Number.NaN);
  const bar = bars[at];
  if (bar === undefined) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    select(bar);
    return;
  }
  const last = bars.length - 1;
  const to: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: last,
  };
  const next = to[event.key];
  if (next === undefined) return;
  event.preventDefault();
  active = Math.max(0, Math.min(last, next));
  const target = on?.parentElement?.querySelector<SVGElement>(`[data-bar="${active}"]`);
  on?.setAttribute("tabindex", "-1");
  target?.setAttribute("tabindex", "0");
  target?.focus();
}

/** The condition for values in a stretch; one that ends the axis includes its end. */
export function between(name: string, from: number, to: number, last: boolean): string {
  const number = (value: number) => String(Number(value.toFixed(6)));
  if (!isShare(name)) {
    const least = Math.ceil(from - 1e-9);
    const most = last ? Math.floor(to + 1e-9) : Math.ceil(to - 1e-9) - 1;
    if (least === most) return `${name} = ${least}`;
    return `${name} >= ${least} and ${name} <= ${most}`;
  }
  return `${name} >= ${number(from)} and ${name} ${last ? "<=" : "<"} ${number(to)}`;
}
