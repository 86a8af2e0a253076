/** A box to tick: an option of a tab that is on or off. */
import { html } from "lit/html.js";

/** The box and its text, both of which can be clicked; `onTick` is told that it was changed. */
export function tickBox(text: string, ticked: boolean, onTick: (ticked: boolean) => void) {
  const change = (event: Event) => onTick((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="tick"><input type="checkbox" .checked=${ticked} @change=${change}>
    <span>${text}</span></label>`;
}
