/** The enhanced dependencies of a tree, under its own arcs or edges. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { round } from "../layout/measure.js";
import type { PlacedCurve, PlacedTree } from "../layout/tree.js";
import { classes } from "./look.js";
import { connectionPath, tipPath } from "./path.js";
import { tipOf } from "./tree.js";

/** Arcs or curves with their labels, and the markers of further roots; nothing here takes the focus. */
export function drawEnhanced(
  { enhanced, away }: PlacedTree,
  stale: boolean,
): SVGTemplateResult | typeof nothing {
  if (!enhanced) return nothing;
  const { connections, roots } = enhanced;
  return svg`<g class=${classes("canvas-enhanced", { "canvas-stale": stale })} aria-hidden="true">
    ${connections.map(
      (one) => svg`<g><title>${one.title}</title>
        <path d=${one.kind === "curve" ? curvePath(one) : connectionPath(one)}></path>
        <path class="canvas-tip" d=${one.kind === "curve" ? curveTip(one) : tipOf(one, { away }, 3.5)}></path></g>`,
    )}
    ${roots.map(({ x, y, foot }) =>
      foot === y
        ? svg`<circle cx=${x} cy=${y} r="7.5"></circle>`
        : svg`<g><path d="M${x} ${foot}V${round(y - away * 4)}"></path>
        <circle cx=${x} cy=${y} r="4"></circle></g>`,
    )}
    ${connections.map(({ label }) =>
      label
        ? svg`<text class="canvas-label" x=${label.x} y=${label.y + 4}>${label.text}</text>`
        : nothing,
    )}
  </g>`;
}

function curvePath({ x1, y1, x2, y2, cx, cy }: PlacedCurve): string {
  return `M${x2} ${y2}Q${cx} ${cy} ${x1} ${y1}`;
}

/** The arrowhead at the dependent's end of a curve, which keeps clear of the node. */
function curveTip({ x1, y1, cx, cy }: PlacedCurve): string {
  const length = Math.hypot(x1 - cx, y1 - cy) || 1;
  const [dx, dy] = [(x1 - cx) / length, (y1 - cy) / length];
  return tipPath(x1 - dx * 4.5, y1 - dy * 4.5, dx, dy, 3.5);
}
