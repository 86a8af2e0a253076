/**
 * Trees in two colours: words and the lines above them in the tone of the half they lie in, what stands
 * between the halves in ink, a line that is cut, phrases in which lines meet.
 */
import { nothing, type SVGTemplateResult, svg } from "lit/html.js";
import { round } from "../layout/measure.js";
import type { Tone, Tones } from "../layout/tones.js";
import type { PlacedPhrase, PlacedTree, PlacedWord } from "../layout/tree.js";
import { branchPath, connectionPath } from "./path.js";

/** What is laid over one tree. */
export function drawTones(tree: PlacedTree, tones: Tones): SVGTemplateResult {
  const lines = [
    ...(tree.phrases?.branches.map((one) => ({
      id: one.child,
      path: branchPath(one),
      ...middle(one),
    })) ?? []),
    ...tree.connections.map((one) => ({
      id: one.dependent,
      path: connectionPath(one),
      ...middle(one),
    })),
  ];
  return svg`<g class="canvas-tones" aria-hidden="true">
    ${lines.map(({ id, path }) => {
      const tone = id === tones.cut ? "between" : tones.lines.get(id);
      return tone === undefined
        ? nothing
        : svg`<path class="canvas-tone canvas-tone-${tone}" d=${path}></path>`;
    })}
    ${lines.map(({ id, x, y }) => (id === tones.cut ? drawCut(x, y) : nothing))}
    ${tree.words.map((word) => (tones.lit.has(word.id) ? drawBox(tree, word, "canvas-ground") : nothing))}
    ${rows(tree, tones).map(
      ({ x1, x2, tone }) =>
        svg`<path class="canvas-half canvas-tone-${tone}" d="M${round(x1)} ${round(tree.rowY - tree.away * 18)}H${round(x2)}"></path>`,
    )}
    ${tree.phrases?.nodes.map((node) => (tones.meets.has(node.id) ? drawMeeting(node) : nothing))}
    ${tree.phrases === undefined ? tree.words.map((word) => (tones.meets.has(word.id) ? drawBox(tree, word, "canvas-meeting") : nothing)) : nothing}
  </g>`;
}

/** Where a line that is cut is cut: in the middle of what is slanting, or highest of an arc. */
function middle(one: { x1: number; x2: number; y2: number; bend?: number; top?: number }): {
  readonly x: number;
  readonly y: number;
} {
  const y = one.top ?? (one.y2 + (one.bend ?? one.y2)) / 2;
  return { x: (one.x1 + one.x2) / 2, y };
}

/** Two strokes across a line. */
function drawCut(x: number, y: number): SVGTemplateResult {
  const stroke = (at: number) =>
    `M${round(at - 3)} ${round(y - 6)}L${round(at + 3)} ${round(y + 6)}`;
  return svg`<path class="canvas-cut-ground" d="M${round(x - 3.5)} ${round(y)}H${round(x + 3.5)}"></path>
    <path class="canvas-cut" d="${stroke(x - 3)}${stroke(x + 3)}"></path>`;
}

/** A box behind a word: the ground of what is lit, or the frame of a head in which lines meet. */
function drawBox(tree: PlacedTree, word: PlacedWord, style: string): SVGTemplateResult {
  const half = Math.max(12, word.width / 2 + 6);
  return svg`<rect class=${style} x=${round(word.x - half)} y=${tree.rowY - 14} width=${round(half * 2)} height="28" rx="6"></rect>`;
}

function drawMeeting({ x, y, width }: PlacedPhrase): SVGTemplateResult {
  return svg`<rect class="canvas-meeting" x=${round(x - width / 2 - 6)} y=${round(y - 11)} width=${round(width + 12)} height="22" rx="5"></rect>`;
}

/** The lines along the words: neighbours of one tone have one line. */
function rows(
  { words }: PlacedTree,
  tones: Tones,
): readonly { readonly x1: number; readonly x2: number; readonly tone: Tone }[] {
  const found: { x1: number; x2: number; tone: Tone; rank: number }[] = [];
  for (const word of words.toSorted((a, b) => a.rank - b.rank)) {
    const tone = tones.words.get(word.id);
    if (tone === undefined) continue;
    const [x1, x2] = [word.x - word.width / 2 - 3, word.x + word.width / 2 + 3];
    const before = found.at(-1);
    if (before?.tone === tone && before.rank === word.rank - 1) {
      before.x2 = x2;
      before.rank = word.rank;
    } else found.push({ x1, x2, tone, rank: word.rank });
  }
  return found;
}
