/** A choice of one of the measures. */
import { html, type TemplateResult } from "lit/html.js";
import { measures, nameOf } from "./names.js";

/** A choice of one of the measures. */
export function measureChoice(
  label: string,
  chosen: string,
  onChoose: (name: string) => void,
): TemplateResult {
  return html`<select class="shell-select" aria-label=${label}
    @change=${(event: Event) => onChoose((event.currentTarget as HTMLSelectElement).value)}>
    ${measures.map((name) => html`<option value=${name} ?selected=${name === chosen}>${nameOf(name)}</option>`)}
  </select>`;
}
