/** What takes long: that it is being computed, and can be stopped; or that it was. */
import { html, type TemplateResult } from "lit/html.js";
import type { Asked } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import { missing } from "../../shell/missing.js";

/** Of more words than this a pair takes so long that it can be stopped. */
export const long = 200;

/** It is being computed. */
export function computing(words: number, onStop: () => void): TemplateResult {
  return html`<div class="stack distances-long" role="status">
    <p>${t("distances-computing", { words })}</p>
    <progress aria-label=${t("distances-computing", { words })}></progress>
    <button type="button" class="action" @click=${onStop}>${t("distances-stop")}</button>
  </div>`;
}

/** It failed to load, or was stopped. */
export function failed(
  asked: Extract<Asked<unknown>, { readonly kind: "failed" }>,
  words: number,
): TemplateResult {
  if (asked.why !== "stopped") return html`${missing(asked)}`;
  return html`<div class="stack distances-long">
    <p>${t("distances-stopped-long", { words })}</p>
    <button type="button" class="action" @click=${() => asked.again()}>${t("distances-compute")}</button>
  </div>`;
}
