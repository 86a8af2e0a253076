/** Where in a corpus of several pairs the page is: previous, next, and the way to the picker. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { Pairing } from "../model/state.js";
import "./texts/en.ftl";

/** Where in a corpus of several pairs the page is. */
export interface CorpusPlace {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** What names the pair: its `sent_id`, else nothing. */
  readonly sentId: string | undefined;
  readonly pairing: Pairing;
}

/** The place, and the ways to another. */
export interface CorpusBarProps {
  /** The pair shown, when there are several. */
  readonly corpus: CorpusPlace | undefined;
  /** Previous (-1) or next (1) pair of the corpus. */
  onStep(direction: -1 | 1): void;
  /** Opens the picker. */
  onPick(): void;
}

/** Nothing while there is a single pair. */
export function corpusBar(props: CorpusBarProps): TemplateResult {
  const { corpus } = props;
  if (corpus === undefined || corpus.count < 2) return html``;
  const { index, count, sentId } = corpus;
  return html`<div class="source-corpus" role="group" aria-label=${t("source-pairs")}>
    <button
      type="button"
      class="source-arrow"
      aria-label=${t("source-previous")}
      title=${t("source-previous")}
      ?disabled=${index === 0}
      @click=${() => props.onStep(-1)}
    >
      ‹
    </button>
    <button
      type="button"
      class="source-arrow"
      aria-label=${t("source-next")}
      title=${t("source-next")}
      ?disabled=${index === count - 1}
      @click=${() => props.onStep(1)}
    >
      ›
    </button>
    <span class="source-number">${t("source-pair-number", { index: index + 1, count })}</span>
    <bdi class="source-id">${sentId ?? ""}</bdi>
    <button type="button" class="source-button source-pick" @click=${props.onPick}>
      ${t("source-pick")}
    </button>
  </div>`;
}
