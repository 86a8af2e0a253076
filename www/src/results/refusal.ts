/** What the core says in the place of an answer: why it refused what was asked. */
import { html, type TemplateResult } from "lit/html.js";
import type { Diagnostic } from "../engine/answers.js";
import { wording } from "../text/diagnostics/wording.js";

/** Why it refused. */
export function refusal(diagnostics: readonly Diagnostic[]): TemplateResult {
  return html`<p>${refusalText(diagnostics)}</p>`;
}

/** The same as a text. */
export function refusalText(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map(wording).join(" ");
}
