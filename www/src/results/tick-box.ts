/** A box to tick: an option of a tab that is on or off. */
import { html, type TemplateResult } from "lit/html.js";

/** What a box says, whether it is ticked, and who is told that it was changed. */
interface TickBox {
  readonly text: string;
  readonly ticked: boolean;
  onTick(ticked: boolean): void;
}

/** The box and its text, both of which can be clicked. */
export function tickBox({ text, ticked, onTick }: TickBox): TemplateResult {
  const change = (event: Event) => onTick((event.currentTarget as HTMLInputElement).checked);
  return html`<label class="tick"><input type="checkbox" .checked=${ticked} @change=${change}>
    <span>${text}</span></label>`;
}
