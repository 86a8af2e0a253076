/** The spans of two phrases along the words of B, one above the other, and a ground under the words that both hold. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import type { TestedPhrase } from "../../../engine/answers.js";
import { idsBetween } from "../../../stage/layout/between.js";
import { type Box, boxAround, boxOf } from "../../../stage/layout/box.js";
import { round } from "../../../stage/layout/measure.js";
import type { PlacedTree, PlacedWord } from "../../../stage/layout/tree.js";

/** The tones of two phrases. */
const tones = ["first", "second"] as const;

/** The spans along the row of a tree, on the side of the links. */
export function drawSpans(
  tree: PlacedTree,
  phrases: readonly Pick<TestedPhrase, "span" | "linked">[],
  shared: readonly [number, number] | undefined,
): SVGTemplateResult {
  if (tree.words.some(({ height }) => height !== undefined))
    return drawUpright(tree, phrases, shared);
  // Below the brackets of multiword tokens, where there are any.
  const base = Math.max(17, ...tree.words.map(({ linkY }) => Math.abs(linkY - tree.rowY)));
  const y = (place: number) => round(tree.rowY - tree.away * (base + 4 + place * 7));
  const box = shared && stretch(tree, shared);
  const [top, bottom] = [
    tree.rowY - tree.away * (base + 5 + phrases.length * 7),
    tree.rowY + tree.away * 14,
  ];
  return svg`<g aria-hidden="true">
    ${
      box === undefined
        ? nothing
        : svg`<rect class="canvas-shared" x=${round(box.x1 - 3)} y=${round(Math.min(top, bottom))} width=${round(box.x2 - box.x1 + 6)} height=${round(Math.abs(bottom - top))} rx="5"></rect>`
    }
    ${phrases.map(({ span, linked }, place) => {
      const tone = tones[place];
      const whole = span && stretch(tree, span);
      if (whole === undefined) return nothing;
      return svg`<path class="canvas-reach canvas-tone-${tone}" d="M${round(whole.x1)} ${y(place)}H${round(whole.x2)}"></path>
        ${units(tree, linked).map(({ x, width }) => svg`<path class="canvas-reached canvas-tone-${tone}" d="M${round(x - width / 2)} ${y(place)}H${round(x + width / 2)}"></path>`)}`;
    })}
  </g>`;
}

/** The same where words stand below each other: the spans run down beside them. */
function drawUpright(
  tree: PlacedTree,
  phrases: readonly Pick<TestedPhrase, "span" | "linked">[],
  shared: readonly [number, number] | undefined,
): SVGTemplateResult {
  const boxes = (words: readonly PlacedWord[]) => words.map((word) => boxOf(tree, word));
  const port = tree.words[0]?.x ?? 0;
  const x = (place: number) => round(port - tree.away * (5 + place * 7));
  const both = shared && boxAround(boxes(units(tree, idsBetween(...shared))));
  const line = ({ y, height }: Box, place: number) => `M${x(place)} ${round(y)}v${round(height)}`;
  return svg`<g aria-hidden="true">
    ${both ? svg`<rect class="canvas-shared" x=${round(both.x)} y=${round(both.y)} width=${round(both.width)} height=${round(both.height)} rx="5"></rect>` : nothing}
    ${phrases.map(({ span, linked }, place) => {
      const tone = tones[place];
      const whole = span && boxAround(boxes(units(tree, idsBetween(...span))));
      if (whole === undefined) return nothing;
      return svg`<path class="canvas-reach canvas-tone-${tone}" d=${line(whole, place)}></path>
        ${boxes(units(tree, linked)).map((box) => svg`<path class="canvas-reached canvas-tone-${tone}" d=${line(box, place)}></path>`)}`;
    })}
  </g>`;
}

/** What shows some words: themselves, or what they are folded into, each once. */
function units(tree: PlacedTree, ids: readonly number[]) {
  const shown = new Set(ids.map((id) => tree.owner[id - 1]));
  return tree.words.filter(({ id }) => shown.has(id));
}

function stretch(tree: PlacedTree, [first, last]: readonly [number, number]) {
  const shown = units(tree, idsBetween(first, last));
  if (shown.length === 0) return undefined;
  return {
    x1: Math.min(...shown.map(({ x, width }) => x - width / 2)),
    x2: Math.max(...shown.map(({ x, width }) => x + width / 2)),
  };
}
