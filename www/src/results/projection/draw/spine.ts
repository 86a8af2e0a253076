/** A spine as a picture: phrases as labels, slots as boxes in their colours. */
import { type SVGTemplateResult, svg } from "lit/html.js";
import type { PlacedSpineNode, SpineLayout } from "../layout/spine.js";

/** How a node looks: the class of its slot, its name, and whether it is filled from elsewhere. */
export interface SpineLook {
  readonly slot: string;
  readonly name: string;
  readonly open: boolean;
  readonly lit: boolean;
}

/** The picture; `look` says how a slot looks, and nothing of phrases. */
export function drawSpine(
  { lines, nodes }: SpineLayout,
  look: (node: PlacedSpineNode) => SpineLook | undefined,
): SVGTemplateResult {
  const drawn = nodes.map((node) => {
    const { x, y, width, label } = node;
    const how = look(node);
    if (how === undefined) return svg`<text x=${x} y=${y + 4.5}>${label}</text>`;
    const { slot, name, open, lit } = how;
    return svg`<g class=${`slot-${slot}`}>
      <rect class=${`spine-slot ${open ? "spine-open" : ""} ${lit ? "spine-lit" : ""}`} x=${x - width / 2} y=${y - 13} width=${width} height="26" rx="6"></rect>
      <text x=${x} y=${y + 4.5}>${label}</text>
      <text class="spine-slot-name" x=${x} y=${y + 29}>${name}</text>
    </g>`;
  });
  return svg`${lines.map(({ x1, y1, x2, y2 }) => svg`<path d=${`M${x1} ${y1}L${x2} ${y2}`}></path>`)}${drawn}`;
}
