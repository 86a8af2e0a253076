/** The graph over the links: what hangs together tinted, the edges with their weights, and the links as dots. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { boxOf } from "../layout/box.js";
import { round as n } from "../layout/measure.js";
import type { PairLayout } from "../layout/pair.js";
import type { Point } from "../layout/tree.js";
import { classes, type GrowthLook, type LinkLook, tintClass } from "./look.js";

/** The graph over these links, each at its place, where one may stand for several. */
export function drawGraph(
  pair: PairLayout,
  vertices: ReadonlyMap<LinkLook, Point>,
  edges: readonly GrowthLook[],
): SVGTemplateResult {
  const dots = new Map<Point, LinkLook>();
  for (const [link, point] of vertices) if (!dots.has(point)) dots.set(point, link);
  return svg`<g class="canvas-graph" aria-hidden="true">
    ${tints(pair, [...vertices.keys()])}
    ${edges.map(
      ({ state, from, bend, to }) =>
        svg`<path class="canvas-growth canvas-growth-${state}" pathLength=${state === "now" ? 1 : nothing}
          d="M${n(from.x)} ${n(from.y)}Q${n(bend.x)} ${n(bend.y)} ${n(to.x)} ${n(to.y)}"></path>`,
    )}
    ${edges.map(drawWeight)}
    ${[...dots].map(drawVertex)}
  </g>`;
}

/** The words of what hangs together on both sides, in its tint. */
function tints(pair: PairLayout, links: readonly LinkLook[]) {
  return (["left", "right"] as const).map((side) => {
    const tree = pair[side];
    if (tree === undefined) return nothing;
    const tint = new Map<number | undefined, number>();
    for (const link of links)
      if (typeof link.component === "number") tint.set(tree.owner[link[side] - 1], link.component);
    return tree.words.map((word) => {
      const component = tint.get(word.id);
      if (component === undefined) return nothing;
      const { x, y, width, height } = boxOf(tree, word);
      return svg`<rect class="canvas-tint ${tintClass(component)}" x=${n(x)} y=${n(y)} width=${n(width)} height=${n(height)} rx="6"></rect>`;
    });
  });
}

/** The weight on its edge; a rejected edge is crossed out, so that no colour has to say it. */
function drawWeight({ state, weight, weightAt: { x, y } }: GrowthLook) {
  if (weight === undefined) return nothing;
  return svg`<g class=${`canvas-weight canvas-weight-${weight === 0 ? "none" : "some"} canvas-weight-${state}`}><circle cx=${x} cy=${y} r=${weight === 0 && state === "taken" ? 7.5 : 9.5}></circle><text x=${x} y=${n(y + 4)}>${state === "rejected" ? "✕" : weight}</text></g>`;
}

function drawVertex([{ x, y }, link]: readonly [Point, LinkLook]) {
  const { component = "alone", title, lit, left, right } = link;
  const look = classes(`canvas-vertex ${tintClass(component)}`, { "canvas-lit": lit });
  return svg`<g class=${look} data-link="${left}-${right}"><title>${title}</title>
    <circle class="canvas-vertex-reach" cx=${x} cy=${y} r="11"></circle><circle class="canvas-vertex-dot" cx=${x} cy=${y} r="4.5"></circle></g>`;
}
