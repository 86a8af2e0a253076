/** The picture of a pair in rows. */
import { guard } from "lit/directives/guard.js";
import { html, nothing, type SVGTemplateResult, svg, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import type * as Enhanced from "../draw/enhanced.js";
import { drawLinks } from "../draw/links.js";
import { classes, type PairLook, signsOf, type TreeLook, timesOf } from "../draw/look.js";
import { treesOf } from "../draw/pair.js";
import { drawConnection } from "../draw/tree.js";
import { drawFoldMark, drawOption, drawOptions, drawPort, drawWrong } from "../draw/words.js";
import { boxOf } from "../layout/box.js";
import { round } from "../layout/measure.js";
import type { PlacedConnection } from "../layout/tree.js";
import {
  type Band,
  type PlacedBlock,
  type RowsLayout,
  type RowTree,
  type RowWord,
  sizes,
} from "./layout/rows.js";
import { wrapped } from "./layout/wrapped.js";

/** What of a picture in rows is neither in its layout nor in its look. */
export interface RowsLook extends PairLook {
  readonly bands: readonly Band[];
  /** "11 words alike". */
  readonly alike: (words: number) => string;
  /** What a side is called above its column. */
  readonly letter: Readonly<Record<Side, string>>;
}

/** The picture as an `svg` element; `enhanced` draws the dependencies of trees that have some. */
export function drawRows(
  pair: RowsLayout,
  look: RowsLook,
  scale: number,
  enhanced?: Pick<typeof Enhanced, "drawEnhanced">,
): TemplateResult {
  const trees = treesOf(pair, look);
  const differs = trees.some(({ look: { charged } }) => (charged?.size ?? 0) > 0);
  const style = classes("canvas-drawing canvas-rows", {
    "canvas-dimmed": look.shown === "pinned" && !differs,
    "canvas-previewed": look.shown === "preview" && !differs,
    "canvas-overlaid": look.overlay !== undefined,
    "canvas-growing": look.growth !== undefined,
    "canvas-differing": differs,
  });
  const missing = (["left", "right"] as const).filter((side) => !pair[side]);
  return html`<svg xmlns="http://www.w3.org/2000/svg" class=${style}
    viewBox="0 0 ${pair.width} ${pair.height}" width=${Math.round(pair.width * scale)} height=${Math.round(pair.height * scale)}
    role="group" aria-label=${look.title}>
    ${trees.map(({ tree }) => drawLetter(tree, look.letter[tree.side]))}
    ${missing.map((side) => drawMissing(look.missing(side), (pair.width / 4) * (side === "left" ? 1 : 3), pair.rows[side]))}
    ${trees.map(({ tree, look }) => enhanced?.drawEnhanced(tree, look.stale))}
    ${trees.map(({ tree, look: { walk, charged, hotArc, stale } }) =>
      guard([tree, walk, charged, hotArc, stale], () =>
        drawLines(tree, { walk, charged, hotArc, stale }),
      ),
    )}
    ${trees.map(({ tree }) => look.overlay?.(tree, pair))}
    <g class="canvas-bands" aria-hidden="true">${look.bands.map((band) => svg`<path class="canvas-band" d=${bandPath(band)}></path>`)}</g>
    ${drawLinks(look.links, look.growth)}
    ${trees.map(({ tree, look: own }) =>
      drawOptions(
        tree,
        own,
        look,
        tree.words.map((word) => drawWord(tree, word, own, look)),
        "vertical",
      ),
    )}
    ${trees.map(({ tree, look: { walk, drawStep, charged, hotArc, stale } }) =>
      guard([tree, walk, charged, hotArc, stale], () =>
        drawLabels(tree, { walk, drawStep, charged, hotArc, stale }),
      ),
    )}
    <path class="canvas-rubber" d=""></path>
  </svg>`;
}

/** What is said in the place of a tree, in short lines. */
function drawMissing(text: string, x: number, y: number): SVGTemplateResult[] {
  const words = text.split(" ").map((form, id) => ({ id, form }));
  const lines = wrapped(words, -1, 24, ({ length }) => length);
  return lines.map(
    (line, n) =>
      svg`<text class="canvas-missing" x=${x} y=${y + 14 + 18 * n}>${line.map((piece) => piece.text)}</text>`,
  );
}

/** The letter of a side over its column. */
function drawLetter({ side, words, left, right }: RowTree, name: string): SVGTemplateResult {
  const x = (words[0]?.x ?? (side === "left" ? right : left)) + (side === "left" ? -18 : 18);
  return svg`<g class="canvas-letter-of" aria-hidden="true"><rect x=${x - 9} y="10" width="18" height="18" rx="3"></rect>
    <text x=${x} y="23.5">${name}</text></g>`;
}

/**
 * Brackets, tokens and empty nodes: what lies under the words. Where it is shown what differs, a path is no more
 * than heavier brackets; else each step of it is drawn, above.
 */
function drawLines(
  tree: RowTree,
  look: Pick<TreeLook, "walk" | "charged" | "hotArc" | "stale">,
): SVGTemplateResult {
  const walked = new Set(look.walk?.steps.map(({ dependent }) => dependent));
  const isCharged = ({ dependent }: PlacedConnection) => look.charged?.has(dependent) ?? false;
  const isWalked = ({ dependent }: PlacedConnection) => walked.has(dependent);
  const quiet = tree.connections.filter((one) => look.charged !== undefined || !isWalked(one));
  // What differs lies over what does not.
  const lines = [...quiet.filter((one) => !isCharged(one)), ...quiet.filter(isCharged)];
  return svg`<g class=${classes("canvas-tree", { "canvas-stale": look.stale })} aria-hidden="true">
    ${lines.map((one) =>
      isWalked(one)
        ? svg`<g class="canvas-walked">${drawConnection(one, tree, look)}</g>`
        : drawConnection(one, tree, look),
    )}
    ${tree.tokens.map(
      (token) => svg`<g class="canvas-token"><title>${token.title}</title>
        <path d="M${token.x1 + tree.away * 4} ${token.y}H${token.x1}V${token.y2 ?? token.y}h${tree.away * 4}"></path>
        <text x=${token.textX} y=${token.textY + 4}>${token.text}</text></g>`,
    )}
    ${tree.ghosts.map(
      (ghost) => svg`<g class="canvas-ghost"><title>${ghost.title}</title>
        <rect x=${ghost.x - ghost.width / 2 - 5} y=${(ghost.y ?? 0) - 9} width=${ghost.width + 10} height="18" rx="5"></rect>
        <text x=${ghost.x} y=${(ghost.y ?? 0) + 4}>${ghost.text}</text></g>`,
    )}
  </g>`;
}

/** Roots, labels and the path that stands out: what lies over the words, and takes nothing from them. */
function drawLabels(
  tree: RowTree,
  look: Pick<TreeLook, "walk" | "drawStep" | "charged" | "hotArc" | "stale">,
): SVGTemplateResult {
  const steps = new Map(look.walk?.steps.map((step) => [step.dependent, step]));
  const words = new Map(tree.words.map((word) => [word.id, word]));
  return svg`<g class=${classes("canvas-tree canvas-over", { "canvas-stale": look.stale })} aria-hidden="true">
    ${tree.roots.map((root) => svg`<circle class="canvas-root" cx=${root.x} cy=${root.y} r="3.5"></circle>`)}
    ${tree.connections.map((one) => {
      const step = look.charged === undefined ? steps.get(one.dependent) : undefined;
      if (step) return look.drawStep?.(one, step, one.dependent === look.hotArc);
      return drawLabel(one, tree, words.get(one.dependent), look);
    })}
  </g>`;
}

/**
 * The label of a relation where its bracket ends, with a sign of what differs; where there is no room for labels, the
 * sign alone, at its word.
 */
function drawLabel(
  one: PlacedConnection,
  tree: RowTree,
  word: RowWord | undefined,
  { charged, hotArc }: Pick<TreeLook, "charged" | "hotArc">,
): SVGTemplateResult | typeof nothing {
  const difference = charged?.get(one.dependent);
  // Down the page the order turns up and down.
  const signs = difference ? signsOf(difference).replace("⇄", "⇅") : "";
  const times = difference ? timesOf(difference) : "";
  const { label } = one;
  if (!label && (!difference || !word)) return nothing;
  const isBeside = !label && word && !word.block;
  const x = isBeside ? word.textX + tree.away * (word.width + 8) : one.x1 - tree.away * 5;
  const style = classes("canvas-label", {
    "canvas-charged": difference !== undefined,
    "canvas-hot": one.dependent === hotArc,
    "canvas-extended": one.extended ?? false,
    [(tree.side === "left") === (isBeside ?? false) ? "canvas-to" : "canvas-from"]: true,
  });
  const text = label ? `${signs} ${label.text} ${times}`.trim() : signs;
  const drawn = svg`<text class=${style} x=${round(x)} y=${one.y1 + 4}>${text}</text>`;
  if (!difference) return drawn;
  const width = (label?.width ?? 0) + signs.length * signWidth + (label && times ? 20 : 0) + 8;
  const start = style.includes("canvas-to") ? x - width + 4 : x - 4;
  return svg`<rect class="canvas-chip" x=${round(start)} y=${one.y1 - 9} width=${round(width)} height="18" rx="4"></rect>${drawn}`;
}

/** About how wide a sign is, in pixels. */
const signWidth = 10;

function drawWord(tree: RowTree, word: RowWord, look: TreeLook, pair: RowsLook): unknown {
  return drawOption(tree, word, look, pair, () => {
    const { x, textX, linkY, width, height, hidden, block } = word;
    const { away, direction } = tree;
    const box = boxOf(tree, word);
    const outer = textX + away * (width + 6);
    const room = [Math.min(x - away * 8, tree.edge), Math.max(x - away * 8, tree.edge)] as const;
    return svg`<rect class="canvas-room" x=${room[0]} y=${linkY - height / 2} width=${room[1] - room[0]} height=${height}></rect>
      ${
        block
          ? // Where there is no room for labels there is none for a sentence, either.
            drawBlock(tree, block, tree.hasLabels ? pair.alike(hidden + 1) : `${hidden + 1}`)
          : svg`<rect class="canvas-box" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="5"></rect>
      <text class=${`canvas-row-word canvas-${anchor(tree)}`} x=${textX} y=${linkY + 5} direction=${direction}>${word.text}</text>
      ${hidden > 0 ? drawFoldMark(textX + away * (width - 6), linkY, word.id) : nothing}`
      }
      ${look.linked.has(word.id) || block ? nothing : drawPort(x, linkY)}
      ${word.wrong ? drawWrong(outer, linkY) : nothing}`;
  });
}

/** The end of a text at which it stands: that at the links. */
function anchor({ side, direction }: RowTree): "from" | "to" {
  return (side === "left") === (direction === "rtl") ? "from" : "to";
}

/** What is alike, as a box with all its words. */
function drawBlock(
  tree: RowTree,
  { x, y, width, height, lines }: PlacedBlock,
  title: string,
): SVGTemplateResult {
  const { side, direction } = tree;
  const at = side === "left" ? x + width - 10 : x + 10;
  const ends = side === "left" ? "canvas-to" : "canvas-from";
  return svg`<rect class="canvas-box" x=${x} y=${y} width=${width} height=${height} rx="6"></rect>
    <text class=${`canvas-alike ${ends}`} x=${at} y=${y + 16.5}>▸ ${title}</text>
    ${lines.map(
      (line, n) =>
        svg`<text class=${`canvas-block-line canvas-${anchor(tree)}`} x=${at} y=${y + 37 + n * (sizes.block + 5)} direction=${direction}>${line.map(
          ({ text, isHead }) => (isHead ? svg`<tspan class="canvas-head">${text}</tspan>` : text),
        )}</text>`,
    )}`;
}

/** Its upper edge to B, its lower one back. */
function bandPath({ x1, top1, end1, x2, top2, end2 }: Band): string {
  const middle = round((x1 + x2) / 2);
  return [
    `M${x1} ${round(top1)}C${middle} ${round(top1)} ${middle} ${round(top2)} ${x2} ${round(top2)}`,
    `V${round(end2)}C${middle} ${round(end2)} ${middle} ${round(end1)} ${x1} ${round(end1)}Z`,
  ].join("");
}
