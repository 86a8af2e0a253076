/** A small drawing of four words as one tree pairs them. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { PlacedButterfly } from "../layout/butterfly.js";

/** The drawing; what it shows is said in words beside it. */
export function butterfly({ width, height, ends, nodes }: PlacedButterfly): TemplateResult {
  const [from, to] = nodes;
  return html`<svg class="distances-pairs" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${ends.map(({ line, tone }) => svg`<path class="canvas-tone-${tone}" d="M${line.x1} ${line.y1}L${line.x2} ${line.y2}"></path>`)}
    ${from && to ? svg`<path class="canvas-tone-between" d="M${from.x} ${from.y}H${to.x}"></path>` : nothing}
    ${nodes.map(({ x, y }) => svg`<circle class="distances-node" cx=${x} cy=${y} r="4"></circle>`)}
    ${ends.map(({ text, x, y, anchor }) => svg`<text x=${x} y=${y} text-anchor=${anchor}>${text}</text>`)}
  </svg>`;
}
