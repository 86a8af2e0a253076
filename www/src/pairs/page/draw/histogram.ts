/** The drawing of a histogram. */
import { svg, type TemplateResult } from "lit/html.js";
import type { Bar, HistogramLayout } from "../layout/histogram.js";

/** What a histogram says, and what can be done with its bars, unless it is a picture alone. */
export interface HistogramLook {
  /** The value of a mark. */
  tick(value: number): string;
  /** What a bar is. */
  name(bar: Bar): string;
  /** How many are in the highest bar. */
  readonly highest: string;
  readonly median: string;
  /** What stands beside a limit. */
  readonly limit?: string;
  /** The bar that the keys are on. */
  readonly active?: number;
  onBar?(bar: Bar): void;
  onMove?(event: KeyboardEvent): void;
}

/** The bars over their axis. */
export function drawHistogram(layout: HistogramLayout, look: HistogramLook): TemplateResult {
  const { bars, base, highest, left, right, limit, median } = layout;
  return svg`<g @keydown=${look.onMove}>${bars.map((bar, at) => drawBar(bar, at, layout, look))}</g>
    <line class="plot-axis" x1=${left} x2=${right} y1=${base + 0.5} y2=${base + 0.5}></line>
    ${layout.ticks.map(
      ({ at, value }) =>
        svg`<text class="plot-text" x=${at} y=${base + 18} text-anchor="middle">${look.tick(value)}</text>`,
    )}
    ${
      highest === undefined || highest.bin.count === 0
        ? ""
        : svg`<text class="plot-text" x=${highest.x + highest.width / 2} y=${highest.y - 6} text-anchor="middle">${look.highest}</text>`
    }
    ${
      median === undefined
        ? ""
        : svg`<path class="plot-median" d="M${median - 4.5} ${base + 32}h9l-4.5 -6z"></path>
            <text class="plot-text" x=${Math.max(left + 40, Math.min(right - 40, median))} y=${base + 45} text-anchor="middle">${look.median}</text>`
    }
    ${
      limit === undefined
        ? ""
        : svg`<line class="plot-limit" x1=${limit} x2=${limit} y1=${base} y2="38"></line>
            <text class="plot-strong" x=${limit < 130 ? limit + 6 : limit - 6} y="48" text-anchor=${limit < 130 ? "start" : "end"}>${look.limit}</text>`
    }`;
}

function drawBar(
  bar: Bar,
  at: number,
  { base }: HistogramLayout,
  look: HistogramLook,
): TemplateResult {
  return svg`<g class="plot-column" role="button" data-bar=${at} tabindex=${at === look.active ? 0 : -1}
      aria-label=${look.name(bar)} @click=${() => look.onBar?.(bar)}>
    <title>${look.name(bar)}</title>
    <rect class="plot-hit" x=${bar.x - 0.75} y="20" width=${bar.width + 1.5} height=${base - 20}></rect>
    <rect class="plot-bar" x=${bar.x} y=${bar.y} width=${bar.width} height=${base - bar.y} rx="1"></rect>
    <rect class="plot-on" x=${bar.x} y=${bar.chosenY} width=${bar.width} height=${base - bar.chosenY} rx="1"></rect>
  </g>`;
}
