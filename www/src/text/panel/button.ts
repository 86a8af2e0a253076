/** The buttons of the source. */
import { html, nothing, type TemplateResult } from "lit/html.js";

/** A button; `label` is what it is called where its words alone do not say it. */
export function button(
  words: string,
  onClick: () => void,
  style = "action",
  label?: string,
): TemplateResult {
  return html`<button type="button" class=${style} aria-label=${label ?? nothing} @click=${onClick}>${words}</button>`;
}
