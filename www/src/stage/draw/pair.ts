/** The whole picture of a pair. */
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import type { PairLayout } from "../layout/pair.js";
import { drawLinks } from "./links.js";
import { classes, type PairLook } from "./look.js";
import { drawTree } from "./tree.js";
import { drawWords } from "./words.js";

/** The picture as an `svg` element of `scale` times its size. */
export function drawPair(pair: PairLayout, look: PairLook, scale = 1): TemplateResult {
  const style = classes("canvas-drawing", {
    "canvas-dimmed": look.shown === "pinned",
    "canvas-previewed": look.shown === "preview",
    "canvas-growing":
      look.growth.length > 0 || look.links.some((link) => link.component !== undefined),
  });
  return html`<svg xmlns="http://www.w3.org/2000/svg" class=${style}
    viewBox="0 0 ${pair.width} ${pair.height}" width=${Math.round(pair.width * scale)} height=${Math.round(pair.height * scale)}
    role="group" aria-label=${look.title}>
    ${pair.left ? drawTree(pair.left, look.left) : drawMissing(pair, "left", look)}
    ${pair.right ? drawTree(pair.right, look.right) : drawMissing(pair, "right", look)}
    ${drawLinks(look.links, look.growth)}
    ${pair.left ? drawWords(pair.left, look.left, look) : nothing}
    ${pair.right ? drawWords(pair.right, look.right, look) : nothing}
    <path class="canvas-rubber" d=""></path>
  </svg>`;
}

function drawMissing(pair: PairLayout, side: "left" | "right", look: PairLook): SVGTemplateResult {
  return svg`<text class="canvas-missing" x=${pair.width / 2} y=${pair.rows[side] + 4}>${look.missing[side]}</text>`;
}
