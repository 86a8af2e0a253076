/** The whole picture of a pair. */

import { guard } from "lit/directives/guard.js";
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import type { PairLayout } from "../layout/pair.js";
import type * as Enhanced from "./enhanced.js";
import { drawLinks } from "./links.js";
import { classes, type PairLook, type TreeLook } from "./look.js";
import type * as Phrases from "./phrases.js";
import { drawTree } from "./tree.js";
import { drawWords } from "./words.js";

/** The trees there are, each with its look. */
export function treesOf<Tree>(
  { left, right }: Readonly<Record<Side, Tree | undefined>>,
  look: Pick<PairLook, Side>,
): { readonly tree: Tree; readonly look: TreeLook }[] {
  const sides = [
    left && { tree: left, look: look.left },
    right && { tree: right, look: look.right },
  ];
  return sides.filter((side) => side !== undefined);
}

/** The picture as an `svg` element of `scale` times its size; `phrases` and `enhanced` draw those of trees that have some. */
export function drawPair(
  pair: PairLayout,
  look: PairLook,
  scale = 1,
  phrases?: Pick<typeof Phrases, "drawBranches" | "drawPhrases">,
  enhanced?: Pick<typeof Enhanced, "drawEnhanced">,
): TemplateResult {
  const trees = treesOf(pair, look);
  const style = classes("canvas-drawing", {
    "canvas-dimmed": look.shown === "pinned",
    "canvas-previewed": look.shown === "preview",
    "canvas-overlaid": look.overlay !== undefined,
    "canvas-growing": look.growth !== undefined,
  });
  return html`<svg xmlns="http://www.w3.org/2000/svg" class=${style}
    viewBox="0 0 ${pair.width} ${pair.height}" width=${Math.round(pair.width * scale)} height=${Math.round(pair.height * scale)}
    role="group" aria-label=${look.title}>
    ${pair.left ? nothing : drawMissing(pair, "left", look)}
    ${pair.right ? nothing : drawMissing(pair, "right", look)}
    ${trees.map(({ tree, look }) => enhanced?.drawEnhanced(tree, look.stale))}
    ${trees.map(({ tree, look: { walk, drawStep, charged, hotArc, stale } }) =>
      guard([tree, walk, charged, hotArc, stale], () =>
        drawTree(tree, { walk, drawStep, charged, hotArc, stale }),
      ),
    )}
    ${trees.map((side) => phrases?.drawBranches(side.tree, side.look) ?? nothing)}
    ${trees.map(({ tree }) => look.overlay?.(tree, pair))}
    ${drawLinks(look.links, look.growth)}
    ${trees.map(({ tree, look: own }) =>
      drawWords(tree, own, look, phrases?.drawPhrases(tree, own, look, scale) ?? nothing),
    )}
    <path class="canvas-rubber" d=""></path>
  </svg>`;
}

function drawMissing(pair: PairLayout, side: "left" | "right", look: PairLook): SVGTemplateResult {
  return svg`<text class="canvas-missing" x=${pair.width / 2} y=${pair.rows[side] + 4}>${look.missing(side)}</text>`;
}
