/** The words of a tree: one row, one stop of the Tab key, one option per word. */

import { guard } from "lit/directives/guard.js";
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { boxOf } from "../layout/box.js";
import { slants } from "../layout/form.js";
import type { PlacedTree, PlacedWord } from "../layout/tree.js";
import { classes, type PairLook, type TreeLook } from "./look.js";

/** The id of the element that shows a word. */
export function wordId(prefix: string, side: "left" | "right", word: number): string {
  return `${prefix}-${side}-${word}`;
}

/** The row of words of a tree; `phrases` are further options of its listbox. */
export function drawWords(
  tree: PlacedTree,
  look: TreeLook,
  pair: PairLook,
  phrases: unknown,
): SVGTemplateResult {
  const words = tree.words.map((word) => drawWord(tree, word, look, pair));
  return drawOptions(tree, look, pair, [words, phrases]);
}

/** The listbox of a tree: one stop of the Tab key, with what can be chosen in it. */
export function drawOptions(
  tree: PlacedTree,
  look: TreeLook,
  pair: PairLook,
  options: unknown,
  orientation: "horizontal" | "vertical" = "horizontal",
): SVGTemplateResult {
  const { prefix, interactive } = pair;
  const active = look.active === undefined ? nothing : wordId(prefix, tree.side, look.active);
  const row = classes("canvas-row", {
    "canvas-stale": look.stale,
    "canvas-targets": look.target,
    "canvas-focused": look.focused,
  });
  return svg`<g class=${row} id="${prefix}-${tree.side}" data-side=${tree.side} data-tree=${tree.side}
    role=${interactive ? "listbox" : "list"} tabindex=${interactive ? "0" : nothing}
    aria-label=${look.title} aria-orientation=${interactive ? orientation : nothing}
    aria-disabled=${look.stale ? "true" : nothing}
    aria-activedescendant=${interactive ? active : nothing}
    >${options}</g>`;
}

/** An option for a word, drawn again only where it looks otherwise: of a long sentence few do. `inside` is what is seen of it. */
export function drawOption(
  tree: PlacedTree,
  word: PlacedWord,
  look: TreeLook,
  pair: PairLook,
  inside: () => unknown,
): unknown {
  const linked = look.linked.has(word.id);
  const armed = look.armed === word.id;
  const style = classes("canvas-word", {
    "canvas-apart": !linked,
    "canvas-slanted": !linked && slants(word.text),
    "canvas-unaligned": !linked && pair.markUnaligned,
    "canvas-folded": word.hidden > 0,
    "canvas-wrong": word.wrong ?? false,
    "canvas-differs": look.charged?.has(word.id) ?? false,
    "canvas-on-path": look.walk?.words.has(word.id) ?? false,
    "canvas-end": look.ends.has(word.id),
    "canvas-turn": look.walk?.turn === word.id,
    "canvas-lit": look.lit.has(word.id),
    "canvas-active": look.active === word.id,
    "canvas-armed": armed,
    "canvas-over": look.over === word.id,
  });
  const name = look.name(word.id);
  const draw = () => svg`<g class=${style} id=${wordId(pair.prefix, tree.side, word.id)}
    role=${pair.interactive ? "option" : "listitem"} data-side=${tree.side} data-word=${word.id}
    aria-label=${name} aria-selected=${pair.interactive ? (armed ? "true" : "false") : nothing}>
    <title>${word.title}</title>
    ${inside()}
  </g>`;
  // Whether it is linked or armed is in its style.
  return guard([word, style, name], draw);
}

function drawWord(tree: PlacedTree, word: PlacedWord, look: TreeLook, pair: PairLook): unknown {
  return drawOption(tree, word, look, pair, () => {
    const folded = word.hidden > 0;
    const { x, width } = boxOf(tree, word);
    const textX = folded ? word.x + (tree.direction === "rtl" ? -10 : 10) : word.x;
    return svg`<rect class="canvas-room" x=${x} y=${tree.rowY - 20} width=${width} height="40"></rect>
    <rect class="canvas-box" x=${x} y=${tree.rowY - 14} width=${width} height="28" rx="6"></rect>
    ${folded && !tree.phrases ? drawFoldMark(word.x + (tree.direction === "rtl" ? 1 : -1) * (word.width / 2 - 5), tree.rowY, word.id) : nothing}
    <text x=${textX} y=${tree.rowY + 5.5} direction=${tree.direction}>${word.text}</text>
    ${look.linked.has(word.id) || folded ? nothing : drawPort(word.x, word.linkY + tree.away * 0.5)}
    ${word.wrong ? drawWrong(x + width - 1, tree.rowY - tree.away * 13) : nothing}`;
  });
}

/** An open dot where no link ends; links bring dots of their own. */
export function drawPort(x: number, y: number): SVGTemplateResult {
  return svg`<circle class="canvas-port-open" cx=${x} cy=${y} r="2.4"></circle>`;
}

/** A sign beside a word in which something is wrong, on the side of the links, where no arc stands. */
export function drawWrong(x: number, y: number): SVGTemplateResult {
  return svg`<circle class="canvas-wrong-sign" cx=${x} cy=${y} r="6.5"></circle>
    <text class="canvas-wrong-sign" x=${x} y=${y + 4}>!</text>`;
}

/** The boxed plus: there is more inside. */
export function drawFoldMark(x: number, y: number, word: number): SVGTemplateResult {
  return svg`<g class="canvas-fold" data-unfold=${word}>
    <rect x=${x - 6} y=${y - 6} width="12" height="12" rx="2.5"></rect>
    <path d="M${x - 3} ${y}h6M${x} ${y - 3}v6"></path>
  </g>`;
}
