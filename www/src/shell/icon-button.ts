/** Buttons that show a picture alone. */
import { html, type nothing, type TemplateResult } from "lit/html.js";

/** A button with a name; a pointer that rests on it is told `title`. */
export function iconButton(
  label: string,
  icon: TemplateResult,
  act: () => void,
  title: string | typeof nothing = label,
): TemplateResult {
  return html`<button type="button" class="action action-bare action-icon" aria-label=${label} title=${title} @click=${act}>
    ${icon}
  </button>`;
}
