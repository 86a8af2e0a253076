/** The drawing of a scatter plot. */
import { svg, type TemplateResult } from "lit/html.js";
import type { Dot, ScatterLayout } from "../layout/scatter.js";

/** What a scatter plot says. */
export interface ScatterLook {
  tickX(value: number): string;
  tickY(value: number): string;
  /** The part that is being marked, from one corner to the other. */
  readonly marked?: readonly [x: number, y: number, toX: number, toY: number] | undefined;
  /** The dot pointed at. */
  readonly pointed?: Dot | undefined;
}

/** The dots between their axes. */
export function drawScatter(layout: ScatterLayout, look: ScatterLook): TemplateResult {
  const { left, right, top, base, dots, ring, limit } = layout;
  const { pointed } = look;
  return svg`<rect class="plot-hit" x=${left} y=${top - 6} width=${right - left + 6} height=${base - top + 12}></rect>
    <path class="plot-axis" d="M${left - 6} ${top - 6}V${base + 6}H${right + 6}"></path>
    ${layout.ticksX.map(
      ({ at, value }) =>
        svg`<text class="plot-text" x=${at} y=${base + 24} text-anchor="middle">${look.tickX(value)}</text>`,
    )}
    ${layout.ticksY.map(
      ({ at, value }) =>
        svg`<text class="plot-text" x=${left - 12} y=${at + 4} text-anchor="end">${look.tickY(value)}</text>`,
    )}
    ${[0, 1, 2].map((size) => path(dots, size))}
    <path class="plot-dots plot-dots-on" d=${dots
      .filter(({ chosen }) => chosen)
      .map(point)
      .join("")}></path>
    ${limit === undefined ? "" : svg`<line class="plot-limit" x1=${left - 6} x2=${right + 6} y1=${limit} y2=${limit}></line>`}
    ${ring === undefined ? "" : svg`<circle class="plot-ring" cx=${ring.x} cy=${ring.y} r="6.5"></circle>`}
    ${pointed === undefined ? "" : svg`<circle class="plot-pointed" cx=${pointed.x} cy=${pointed.y} r="5"></circle>`}
    ${look.marked === undefined ? "" : marked(look.marked)}`;
}

function path(dots: readonly Dot[], size: number): TemplateResult {
  const own = dots.filter((dot) => !dot.chosen && dot.size === size);
  return svg`<path class="plot-dots plot-dots-${size}" d=${own.map(point).join("")}></path>`;
}

function point({ x, y }: Dot): string {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
}

function marked([x, y, toX, toY]: NonNullable<ScatterLook["marked"]>): TemplateResult {
  return svg`<rect class="plot-marked" x=${Math.min(x, toX)} y=${Math.min(y, toY)}
    width=${Math.abs(toX - x)} height=${Math.abs(toY - y)}></rect>`;
}
