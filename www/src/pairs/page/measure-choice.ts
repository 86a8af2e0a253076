/** A choice of one of the measures. */
import { html, type TemplateResult } from "lit/html.js";
import { type Group, measuresIn, nameOf } from "./names.js";

/** A choice of one of the measures of these groups. */
export function measureChoice(
  label: string,
  chosen: string,
  offered: readonly Group[],
  onChoose: (name: string) => void,
): TemplateResult {
  return html`<select class="field" aria-label=${label}
    @change=${(event: Event) => onChoose((event.currentTarget as HTMLSelectElement).value)}>
    ${measuresIn(offered).map((name) => html`<option value=${name} ?selected=${name === chosen}>${nameOf(name)}</option>`)}
  </select>`;
}
