/** A sign on each phrase that crosses another one: beside its label, or at the corner of its word. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { boxOf } from "../../../stage/layout/box.js";
import { round } from "../../../stage/layout/measure.js";
import type { Tone } from "../../../stage/layout/tones.js";
import type { PlacedTree } from "../../../stage/layout/tree.js";

/** The signs of a tree, by the ids of words and phrases; ink where there is no tone. */
type Signs = ReadonlyMap<number, Tone>;

/** The signs of a tree; one that is folded away has none. */
export function drawSigns(tree: PlacedTree, signs: Signs): SVGTemplateResult {
  const words = tree.words.map((word) => {
    const { x, y, width, height } = boxOf(tree, word);
    // Away from the links: in a row of words at a corner, in rows beside the word.
    if (word.height !== undefined)
      return { id: word.id, x: tree.away < 0 ? x - 7 : x + width + 7, y: y + height / 2 };
    return { id: word.id, x: x + width + 1, y: tree.rowY + tree.away * 13 };
  });
  const phrases = tree.phrases?.nodes.map(({ id, x, y, width }) => ({
    id,
    x: x + width / 2 + 15,
    y,
  }));
  return svg`<g aria-hidden="true">${[...words, ...(phrases ?? [])].map(({ id, x, y }) => {
    const tone = signs.get(id);
    return tone === undefined ? nothing : drawSign(x, y, tone);
  })}</g>`;
}

function drawSign(x: number, y: number, tone: Tone) {
  const [left, top, right, bottom] = [x - 2.6, y - 2.6, x + 2.6, y + 2.6].map(round);
  return svg`<g class="canvas-crosses canvas-tone-${tone}">
    <circle cx=${round(x)} cy=${round(y)} r="6"></circle>
    <path class="canvas-cross" d="M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}"></path>
  </g>`;
}
