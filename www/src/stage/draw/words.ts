/** The words of a tree: one row, one stop of the Tab key, one option per word. */

import { guard } from "lit/directives/guard.js";
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
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
  const { prefix, interactive } = pair;
  const active = look.active === undefined ? nothing : wordId(prefix, tree.side, look.active);
  const row = classes("canvas-row", {
    "canvas-stale": look.stale,
    "canvas-targets": look.target,
    "canvas-focused": look.focused,
  });
  return svg`<g class=${row} id="${prefix}-${tree.side}" data-side=${tree.side} data-tree=${tree.side}
    role=${interactive ? "listbox" : "list"} tabindex=${interactive ? "0" : nothing}
    aria-label=${look.title} aria-orientation=${interactive ? "horizontal" : nothing}
    aria-disabled=${look.stale ? "true" : nothing}
    aria-activedescendant=${interactive ? active : nothing}
    >${tree.words.map((word) => drawWord(tree, word, look, pair))}${phrases}</g>`;
}

/** A word, drawn again only where it looks otherwise: of a long sentence few do. */
function drawWord(tree: PlacedTree, word: PlacedWord, look: TreeLook, pair: PairLook): unknown {
  const linked = look.linked.has(word.id);
  const armed = look.armed === word.id;
  const folded = word.hidden > 0;
  const style = classes("canvas-word", {
    "canvas-apart": !linked,
    "canvas-slanted": !linked && slants(word.text),
    "canvas-unaligned": !linked && pair.markUnaligned,
    "canvas-folded": folded,
    "canvas-wrong": word.wrong ?? false,
    "canvas-on-path": look.walk?.words.has(word.id) ?? false,
    "canvas-end": look.ends.has(word.id),
    "canvas-turn": look.walk?.turn === word.id,
    "canvas-lit": look.lit.has(word.id),
    "canvas-active": look.active === word.id,
    "canvas-armed": armed,
    "canvas-over": look.over === word.id,
  });
  const name = look.name(word.id);
  const half = Math.max(12, word.width / 2 + 6);
  const textX = folded ? word.x + (tree.direction === "rtl" ? -10 : 10) : word.x;
  const draw = () => svg`<g class=${style} id=${wordId(pair.prefix, tree.side, word.id)}
    role=${pair.interactive ? "option" : "listitem"} data-side=${tree.side} data-word=${word.id}
    aria-label=${name} aria-selected=${pair.interactive ? (armed ? "true" : "false") : nothing}>
    <title>${word.title}</title>
    <rect class="canvas-room" x=${word.x - half} y=${tree.rowY - 20} width=${half * 2} height="40"></rect>
    <rect class="canvas-box" x=${word.x - half} y=${tree.rowY - 14} width=${half * 2} height="28" rx="6"></rect>
    ${folded && !tree.phrases ? drawFoldMark(tree, word) : nothing}
    <text x=${textX} y=${tree.rowY + 5.5} direction=${tree.direction}>${word.text}</text>
    ${linked || folded ? nothing : drawPort(word, tree)}
    ${word.wrong ? drawWrong(word, tree, half) : nothing}
  </g>`;
  // Whether it is linked or armed is in its style.
  return guard([word, style, name], draw);
}

/** An open dot where no link ends; links bring dots of their own. */
function drawPort(word: PlacedWord, tree: PlacedTree): SVGTemplateResult {
  return svg`<circle class="canvas-port-open" cx=${word.x} cy=${word.linkY + tree.away * 0.5} r="2.4"></circle>`;
}

/** A sign beside a word in which something is wrong, on the side of the links, where no arc stands. */
function drawWrong(word: PlacedWord, tree: PlacedTree, half: number): SVGTemplateResult {
  const [x, y] = [word.x + half - 1, tree.rowY - tree.away * 13];
  return svg`<circle class="canvas-wrong-sign" cx=${x} cy=${y} r="6.5"></circle>
    <text class="canvas-wrong-sign" x=${x} y=${y + 4}>!</text>`;
}

/** The boxed plus: there is more inside. */
function drawFoldMark(tree: PlacedTree, word: PlacedWord): SVGTemplateResult {
  const x = word.x + (tree.direction === "rtl" ? 1 : -1) * (word.width / 2 - 5);
  const y = tree.rowY;
  return svg`<g class="canvas-fold" data-unfold=${word.id}>
    <rect x=${x - 6} y=${y - 6} width="12" height="12" rx="2.5"></rect>
    <path d="M${x - 3} ${y}h6M${x} ${y - 3}v6"></path>
  </g>`;
}
