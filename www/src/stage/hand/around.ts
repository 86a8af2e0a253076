/** A sentence of the catalogue with a template in it. */
import { html, type TemplateResult } from "lit/html.js";

/** `part` in the place that the sentence gives to its mark. */
export function around(part: TemplateResult, sentence: (mark: string) => string): TemplateResult {
  const [before = "", after = ""] = sentence("\u0000").split("\u0000");
  return html`${before}${part}${after}`;
}
