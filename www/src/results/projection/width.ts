/** How many prefixes a beam keeps, to be chosen. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";

/** A list of widths; one that came with a link and is none of them stands among them in its order. */
export function widthChoice(
  widths: readonly number[],
  chosen: number,
  onChoose: (width: number) => void,
): TemplateResult {
  const known = widths.includes(chosen) ? widths : [...widths, chosen].sort((a, b) => a - b);
  const choose = (event: Event) =>
    onChoose(Number((event.currentTarget as HTMLSelectElement).value));
  return html`<label class="line"><span>${t("projection-beam")}</span>
    <select class="field" @change=${choose}>
      ${known.map((width) => html`<option value=${width} ?selected=${width === chosen}>${width}</option>`)}
    </select></label>`;
}
