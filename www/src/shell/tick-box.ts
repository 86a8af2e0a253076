/** A box to tick: something that is on or off. It stands apart, as the first screen has one. */
import { html, type TemplateResult } from "lit/html.js";

/** The box and its text, both of which can be clicked; `onTick` is told that it was changed. */
export function tickBox(
  text: unknown,
  ticked: boolean,
  onTick: (ticked: boolean) => void,
  { disabled = false } = {},
): TemplateResult {
  const change = (event: Event) => onTick((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="tick"><input type="checkbox" .checked=${ticked}
    ?disabled=${disabled} @change=${change}>
    <span>${text}</span></label>`;
}
