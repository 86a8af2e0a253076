/** What stands in the place of an answer: why the core refused what was asked, or why there is nothing to ask. */
import { html, type TemplateResult } from "lit/html.js";
import type { Diagnostic } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { Compared } from "../model/snapshot.js";
import { wording } from "../text/diagnostics/wording.js";
import { whyUndefined } from "./saying.js";

/** Why it refused. */
export function refusal(diagnostics: readonly Diagnostic[]): TemplateResult {
  return html`<p>${refusalText(diagnostics)}</p>`;
}

/** The same as a text. */
export function refusalText(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(wording).join(" ");
}

/** Why a comparison has no edge; undefined where it has one. */
export function noEdge(compared: Compared): TemplateResult | undefined {
  if (compared.comparison.links.length > 1) return undefined;
  return html`<div class="note empty"><p>${t(`results-undefined-${whyUndefined(compared)}`)}</p></div>`;
}
