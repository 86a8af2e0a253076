/**
 * Trees in two colours: words and the lines above them in the tone of the half they lie in, what stands
 * between the halves in ink, a line that is cut, phrases in which lines meet.
 */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { boxAround, boxOf } from "../layout/box.js";
import { round } from "../layout/measure.js";
import type { Tone, Tones } from "../layout/tones.js";
import type {
  PlacedArc,
  PlacedBracket,
  PlacedBranch,
  PlacedEdge,
  PlacedPhrase,
  PlacedTree,
  PlacedWord,
} from "../layout/tree.js";
import { branchPath, connectionPath } from "./path.js";
import { drawLabel } from "./tree.js";

/** What is laid over one tree. */
export function drawTones(tree: PlacedTree, tones: Tones): SVGTemplateResult {
  const { words, connections, phrases } = tree;
  const branches = phrases?.branches ?? [];
  const nodes = phrases?.nodes ?? [];
  const lines = [
    ...branches.map((one) => ({ id: one.child, path: branchPath(one), cut: slanting(one) })),
    ...connections.map((one) => ({
      id: one.dependent,
      path: connectionPath(one),
      cut: one.kind === "edge" ? slanting(one) : leg(one),
    })),
  ];
  return svg`<g class="canvas-tones" aria-hidden="true">
    ${lines.map(({ id, path }) => {
      const tone = id === tones.cut ? "between" : tones.lines.get(id);
      return tone === undefined
        ? nothing
        : svg`<path class="canvas-tone canvas-tone-${tone}" d=${path}></path>`;
    })}
    ${connections.map((one) =>
      // The labels of brackets stand where no line goes.
      tones.lines.has(one.dependent) && one.kind !== "bracket" ? drawLabel(one, false) : nothing,
    )}
    ${lines.map(({ id, cut }) => (id === tones.cut ? drawCut(cut) : nothing))}
    ${words.map((word) => (tones.lit.has(word.id) ? drawBox(tree, word, "canvas-ground") : nothing))}
    ${nodes.map((node) => (tones.lit.has(node.id) ? drawNode(node, "canvas-ground") : nothing))}
    ${rows(tree, tones).map(
      ({ path, tone }) => svg`<path class="canvas-half canvas-tone-${tone}" d=${path}></path>`,
    )}
    ${nodes.map((node) => (tones.meets.has(node.id) ? drawNode(node, "canvas-meeting") : nothing))}
    ${phrases === undefined ? words.map((word) => (tones.meets.has(word.id) ? drawBox(tree, word, "canvas-meeting") : nothing)) : nothing}
  </g>`;
}

/** Where a line is cut, and whether it goes up and down there. */
interface Cut {
  readonly x: number;
  readonly y: number;
  readonly upright: boolean;
}

/** In the middle of what is slanting of a line. */
function slanting({ x1, x2, y2, bend }: PlacedBranch | PlacedEdge): Cut {
  return { x: (x1 + x2) / 2, y: (y2 + bend) / 2, upright: false };
}

/** In the leg of an arc over its dependent: the middle has the label; in the middle of a bracket. */
function leg(one: PlacedArc | PlacedBracket): Cut {
  if (one.kind === "bracket") return { x: one.out, y: (one.y1 + one.y2) / 2, upright: true };
  return { x: one.x1, y: (one.y1 + one.top) / 2, upright: true };
}

/** Two strokes across a line. */
function drawCut({ x, y, upright }: Cut): SVGTemplateResult {
  const at = (along: number, across: number) =>
    upright
      ? `${round(x + across)} ${round(y + along)}`
      : `${round(x + along)} ${round(y + across)}`;
  const stroke = (along: number) => `M${at(along - 3, -6)}L${at(along + 3, 6)}`;
  return svg`<path class="canvas-cut-ground" d="M${at(-3.5, 0)}L${at(3.5, 0)}"></path>
    <path class="canvas-cut" d="${stroke(-3)}${stroke(3)}"></path>`;
}

/** A box behind a word: the ground of what is lit, or the frame of a head in which lines meet. */
function drawBox(tree: PlacedTree, word: PlacedWord, style: string): SVGTemplateResult {
  const { x, y, width, height } = boxOf(tree, word);
  return svg`<rect class=${style} x=${round(x)} y=${round(y)} width=${round(width)} height=${height} rx="6"></rect>`;
}

/** A box behind a phrase. */
function drawNode({ x, y, width }: PlacedPhrase, style: string): SVGTemplateResult {
  return svg`<rect class=${style} x=${round(x - width / 2 - 6)} y=${round(y - 11)} width=${round(width + 12)} height="22" rx="5"></rect>`;
}

/** The lines along the words, at the side of the links: neighbours of one tone have one line. */
function rows(
  tree: PlacedTree,
  tones: Tones,
): readonly { readonly path: string; readonly tone: Tone }[] {
  const found: { words: PlacedWord[]; tone: Tone }[] = [];
  for (const word of tree.words.toSorted((a, b) => a.rank - b.rank)) {
    const tone = tones.words.get(word.id);
    if (tone === undefined) continue;
    const before = found.at(-1);
    if (before?.tone === tone && before.words.at(-1)?.rank === word.rank - 1)
      before.words.push(word);
    else found.push({ words: [word], tone });
  }
  return found.map(({ words, tone }) => ({ path: linePath(tree, words), tone }));
}

function linePath(tree: PlacedTree, words: readonly PlacedWord[]): string {
  const box = boxAround(words.map((word) => boxOf(tree, word)));
  const [first] = words;
  if (!box || !first) return "";
  if (first.height !== undefined)
    return `M${round(first.x - tree.away * 1)} ${round(box.y)}v${round(box.height)}`;
  const ends = words.flatMap(({ x, width }) => [x - width / 2 - 3, x + width / 2 + 3]);
  return `M${round(Math.min(...ends))} ${round(tree.rowY - tree.away * 18)}H${round(Math.max(...ends))}`;
}
