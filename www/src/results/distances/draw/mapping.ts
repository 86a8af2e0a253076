/** The steps from one tree to the other, over both: what is mapped, renamed, deleted, inserted. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import type { PlacedMapping } from "../layout/mapping.js";

const round = (value: number) => Math.round(value * 10) / 10;

/** What is laid over the lines of both trees; the last step stands before all others. */
export function drawMapping({ mapped, edited }: PlacedMapping): SVGTemplateResult {
  const last = (one: { readonly now: boolean }) => (one.now ? 1 : 0);
  return svg`<g class="canvas-edits" aria-hidden="true">
    ${mapped.toSorted((a, b) => last(a) - last(b)).map(drawMapped)}
    ${edited.toSorted((a, b) => last(a) - last(b)).map(drawEdited)}
  </g>`;
}

function drawMapped({ x1, y1, x2, y2, across, edit, now }: PlacedMapping["mapped"][number]) {
  const pull = (across ? x2 - x1 : y2 - y1) * 0.4;
  const [dx, dy] = across ? [pull, 0] : [0, pull];
  const path = `M${round(x1)} ${round(y1)}C${round(x1 + dx)} ${round(y1 + dy)} ${round(x2 - dx)} ${round(y2 - dy)} ${round(x2)} ${round(y2)}`;
  return svg`<path class="canvas-mapped canvas-mapped-${edit} ${now ? "canvas-edit-now" : ""}" d=${path}></path>`;
}

/** A box round a node; one that is deleted is struck out. */
function drawEdited({ x, y, width, height, edit, now }: PlacedMapping["edited"][number]) {
  const [left, top] = [round(x - width / 2), round(y - height / 2)];
  return svg`<g class="canvas-edit canvas-edit-${edit} ${now ? "canvas-edit-now" : ""}">
    <rect x=${left} y=${top} width=${round(width)} height=${height} rx="6"></rect>
    ${
      edit === "delete"
        ? svg`<path class="canvas-edit-strike" d="M${round(left - 3)} ${round(y + 5)}L${round(left + width + 3)} ${round(y - 5)}"></path>`
        : nothing
    }
  </g>`;
}
