/** A clause put together slot by slot; where nothing stands, a caret. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ClausePiece } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { withGaps } from "./layout/pieces.js";
import { pieceKinds } from "./slots.js";

interface PiecesLook {
  /** Whether a piece is lit. */
  readonly lit: ((piece: ClausePiece) => boolean) | undefined;
  /** The words of a modifier of the source clause, which stand where there is no translation. */
  readonly source?: (modifier: number) => string;
}

/** The pieces in order. */
export function piecesView(
  pieces: readonly ClausePiece[],
  { lit, source }: PiecesLook,
): TemplateResult {
  return html`<ol class="plain projection-pieces">${withGaps(pieces).map((one) => {
    if (one.kind === "gap") {
      return html`<li class="projection-gap"><span class="note projection-place">${one.place}</span><span
        class="projection-caret" aria-hidden="true"></span><span class="hidden">${t("projection-empty")}</span></li>`;
    }
    const { piece, modifier, text } = one.piece;
    const { slot, name } = pieceKinds[piece];
    const on = lit?.(one.piece) === true;
    const foreign = text === undefined && modifier !== undefined ? source?.(modifier) : undefined;
    return html`<li class="projection-piece slot-${slot}">
      <span class="projection-text ${on ? "projection-lit" : ""}">${
        text === undefined
          ? html`<i title=${t("projection-untranslated")}>${foreign ?? "…"}</i>`
          : text
      }</span>
      <span class="title projection-slot">${name}${modifier === undefined ? nothing : html` · ${modifier}`}</span></li>`;
  })}</ol>`;
}
