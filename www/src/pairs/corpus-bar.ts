/** Where in a corpus of several pairs the page is: previous, next, and the way to the picker. */
import { html, type TemplateResult } from "lit";
import { t } from "../messages/index.js";
import type { SourceProps } from "../text/panel/props.js";
import "./texts/en.ftl";

/** Nothing while there is a single pair. */
export function corpusBar(
  props: Pick<SourceProps, "corpus" | "onStep" | "onPick">,
): TemplateResult {
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
