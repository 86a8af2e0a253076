/** What is wrong with the texts and the links of an element, the first of it; the whole page tells the rest. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Diagnostic } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { sourceLabel, wording } from "../../text/diagnostics/wording.js";
import "./texts/en.ftl";

/** How many errors are told. */
const most = 5;

/** The errors, each with its place. */
export function faults(errors: readonly Diagnostic[]): TemplateResult {
  return html`<ul class="stack plain element-faults" part="errors">
    ${errors
      .slice(0, most)
      .map(
        (error) =>
          html`<li><b>${sourceLabel(error.source)}:${error.span.line}</b> ${wording(error)}</li>`,
      )}
    ${errors.length > most ? html`<li>${t("element-more", { count: errors.length - most })}</li>` : nothing}
  </ul>`;
}
