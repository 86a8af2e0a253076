/** The phrases of a tree: lines, parts of speech, the words a phrase spans, and the labels themselves. */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { round } from "../layout/measure.js";
import type { PlacedPhrase, PlacedTree, PlacedWord } from "../layout/tree.js";
import { classes, type PairLook, signsOf, type TreeLook } from "./look.js";
import { branchPath } from "./path.js";
import { wordId } from "./words.js";

/** Lines, parts of speech, and the span of the phrase that is looked at; nothing here takes the focus. */
export function drawBranches(tree: PlacedTree, look: TreeLook): SVGTemplateResult | typeof nothing {
  const { phrases } = tree;
  if (!phrases) return nothing;
  const phrase = phrases.nodes.find((node) => look.lit.has(node.id));
  // All that the phrase that is looked at holds; lines come in the order of their phrases.
  const inside = new Set([phrase?.id]);
  for (const { parent, child } of phrases.branches) if (inside.has(parent)) inside.add(child);
  const signAt = (id: number) => {
    const difference = look.charged?.get(id);
    return difference ? `${signsOf(difference)} ` : "";
  };
  return svg`<g class=${classes("canvas-tree", { "canvas-stale": look.stale })} aria-hidden="true">
    ${phrases.branches.map(
      (one) =>
        svg`<path class=${classes("canvas-branch", { "canvas-hot": inside.has(one.parent), "canvas-charged": look.charged?.has(one.child) ?? false })} d=${branchPath(one)}></path>`,
    )}
    ${phrases.tags.map(
      (tag) =>
        svg`<text class=${classes("canvas-tag", { "canvas-charged": look.charged?.has(tag.word) ?? false })} x=${tag.x} y=${round(tag.y + 4)}><title>${tag.title}</title>${signAt(tag.word)}${tag.text}</text>`,
    )}
    ${phrase ? drawSpan(tree, phrase) : nothing}
  </g>`;
}

function drawSpan(
  tree: PlacedTree,
  { first, last }: PlacedPhrase,
): SVGTemplateResult | typeof nothing {
  const shown = new Set(tree.owner.slice(first - 1, last));
  const words = tree.words.filter((word) => shown.has(word.id));
  const left = Math.min(...words.map((word) => word.x - word.width / 2));
  const right = Math.max(...words.map((word) => word.x + word.width / 2));
  const y = round(tree.rowY - tree.away * 15.5);
  return words.length === 0
    ? nothing
    : svg`<path class="canvas-span" d="M${round(left - 3)} ${y}H${round(right + 3)}"></path>`;
}

/** The labels, each an option of the tree's listbox; `scale` keeps them large enough for a finger. */
export function drawPhrases(
  tree: PlacedTree,
  look: TreeLook,
  pair: PairLook,
  scale: number,
): readonly SVGTemplateResult[] {
  const { phrases } = tree;
  if (!phrases) return [];
  const roofs = tree.words.filter((word) => word.hidden > 0).map((word) => drawRoof(tree, word));
  const tall = Math.min(40, Math.max(24, 24 / scale));
  const nodes = phrases.nodes.map((node) => {
    const { id, x, y, width, label } = node;
    const difference = look.charged?.get(id);
    const style = classes("canvas-phrase", {
      "canvas-lit": look.lit.has(id),
      "canvas-active": look.active === id,
      "canvas-charged": difference !== undefined,
    });
    const wide = Math.max(tall, width + 12);
    return svg`<g class=${style} id=${wordId(pair.prefix, tree.side, id)}
      role=${pair.interactive ? "option" : "listitem"} data-side=${tree.side} data-word=${id}
      aria-label=${look.name(id)} aria-selected=${pair.interactive ? (look.active === id ? "true" : "false") : nothing}>
      <title>${node.title}</title>
      <rect class="canvas-room" x=${round(x - wide / 2)} y=${round(y - tall / 2)} width=${round(wide)} height=${round(tall)}></rect>
      <rect class="canvas-box" x=${round(x - width / 2 - 5)} y=${round(y - 10)} width=${round(width + 10)} height="20" rx="5"></rect>
      ${
        label === ""
          ? svg`<circle class="canvas-phrase-dot" cx=${x} cy=${y} r="3"></circle>`
          : svg`<text x=${x} y=${round(y + 4.5)}>${label}${node.functions === "" ? nothing : svg`<tspan class="canvas-functions">${node.functions}</tspan>`}</text>`
      }
      ${difference ? svg`<text class="canvas-label canvas-sign" x=${round(x + width / 2 + 10)} y=${round(y + 4)}>${signsOf(difference)}</text>` : nothing}
    </g>`;
  });
  return [...roofs, ...nodes];
}

/** The roof beside a phrase that is put away: a click on it unfolds the phrase. */
function drawRoof(tree: PlacedTree, word: PlacedWord): SVGTemplateResult {
  const x = round(word.x + (tree.direction === "rtl" ? 1 : -1) * (word.width / 2 - 5));
  const [y, foot, top] = [tree.rowY, tree.rowY - tree.away * 5, tree.rowY + tree.away * 5];
  return svg`<g class="canvas-fold" aria-hidden="true" data-unfold=${word.id} data-side=${tree.side} data-word=${word.id}>
    <rect class="canvas-room" x=${round(x - 12)} y=${round(y - 12)} width="24" height="24"></rect>
    <path class="canvas-roof" d="M${round(x - 6)} ${round(foot)}L${x} ${round(top)}L${round(x + 6)} ${round(foot)}Z"></path>
  </g>`;
}
