/** A step of a path that stands out: its arc or edge, which way it is walked, and its number. */
import { type SVGTemplateResult, svg } from "lit/html.js";
import type { PlacedConnection } from "../layout/tree.js";
import type { WalkStep } from "../layout/walk.js";
import { classes } from "./look.js";
import { connectionPath, tipPath } from "./path.js";
import { drawLabel } from "./tree.js";

/** One step, in the place of its arc or edge. */
export function drawStep(one: PlacedConnection, step: WalkStep, hot: boolean): SVGTemplateResult {
  return svg`<g class=${classes(`canvas-step canvas-${step.way}`, { "canvas-step-hot": hot })}><title>${one.title}</title>
    <path class=${classes("canvas-step-line", { "canvas-crossing": one.crossing })} d=${connectionPath(one)}></path>
    <path class="canvas-step-tip" d=${tipPath(step.tipX, step.tipY, step.directionX, step.directionY, one.kind === "edge" ? 3.5 : 4.5)}></path>
    ${drawLabel(one, false)}
    <circle class="canvas-step-number" cx=${step.x} cy=${step.y} r="7.5"></circle>
    <text class="canvas-step-number" x=${step.x} y=${step.y + 3.5}>${step.number}</text>
  </g>`;
}
