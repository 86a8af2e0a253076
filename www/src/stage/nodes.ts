/** The line below the drawing: what the nodes that are looked at stand for. */
import { guard } from "lit/directives/guard.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import { type Label, language, t } from "../messages/index.js";
import type { PairLayout } from "./layout/pair.js";
import type { CanvasProps } from "./props.js";

/** What dashes mean, where there are any. */
function legend({ left, right }: PairLayout): TemplateResult | typeof nothing {
  const crossing = [left, right].some((tree) => tree?.connections.some((one) => one.crossing));
  if (!crossing) return nothing;
  return html`<p class="line canvas-node-line canvas-legend">
    <svg width="30" height="8" aria-hidden="true"><path d="M1 4h28"></path></svg>
    ${t("canvas-crossing")}
  </p>`;
}

/** What a click on a word shows: only where there are heads, its phrase. */
function hint({ left, right }: CanvasProps): Label {
  const shown = [left.sentence, right.sentence];
  const heads = shown.some(
    (one) => one?.phrases === undefined && one?.words.some(({ head }) => head >= 0),
  );
  if (heads) return "canvas-nothing-focused";
  const phrases = shown.some((one) => one?.phrases?.length);
  return phrases ? "canvas-nothing-focused-phrases" : "canvas-nothing-focused-words";
}

/** The lines about what is looked at; while there are none, what would give some. */
export function canvasNodes(props: CanvasProps, pair: PairLayout, lines: unknown): TemplateResult {
  const own =
    lines ?? html`<p class="line canvas-node-line canvas-node-hint">${t(hint(props))}</p>`;
  return html`<div class="note canvas-nodes">${own}${guard([pair, language()], () => legend(pair))}</div>`;
}
