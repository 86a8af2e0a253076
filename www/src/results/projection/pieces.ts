/** A clause put together slot by slot; where nothing stands, a caret. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ClausePiece } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { withGaps } from "./layout/pieces.js";
import { pieceKinds } from "./slots.js";

/** The pieces in order, some lit; `source` gives the words of a modifier where there is no translation. */
export function piecesView(
  pieces: readonly ClausePiece[],
  isLit: (piece: ClausePiece) => boolean,
  source?: (modifier: number) => string,
): TemplateResult {
  return html`<ol class="plain projection-pieces">${withGaps(pieces).map((one) => {
    if (one.kind === "gap") {
      return html`<li class="projection-gap"><span class="note projection-place">${one.place}</span><span
        class="projection-caret" aria-hidden="true"></span><span class="hidden">${t("projection-empty")}</span></li>`;
    }
    const { piece, modifier, text } = one.piece;
    const { slot, name } = pieceKinds[piece];
    const foreign = text === undefined && modifier !== undefined ? source?.(modifier) : undefined;
    return html`<li class="projection-piece slot-${slot}">
      <span class="projection-text ${isLit(one.piece) ? "projection-lit" : ""}">${
        text === undefined
          ? html`<i title=${t("projection-untranslated")}>${foreign ?? "…"}</i>`
          : text
      }</span>
      <span class="title projection-slot">${name}${modifier === undefined ? nothing : html` · ${modifier}`}</span></li>`;
  })}</ol>`;
}
