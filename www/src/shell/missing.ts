/** In place of what was asked for and is not there: nothing while it is coming, else why, and another try. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Asked } from "../engine/asked.js";
import { t } from "../messages/index.js";

/** Says why something failed to load, and offers to ask again. */
export function missing(asked: Asked<unknown>): TemplateResult | typeof nothing {
  if (asked.kind !== "failed") return nothing;
  return html`<p class="note empty" data-failed>
    ${t("shell-failed", { why: asked.why })}
    <button type="button" class="action action-bare" @click=${() => asked.again()}>
      ${t("shell-again")}
    </button>
  </p>`;
}
