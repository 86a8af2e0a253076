/** Ways to choose one of several: a list, or buttons side by side. */
import { html, nothing, type TemplateResult } from "lit/html.js";

/** A list with its label before it; `text` is what stands for each of the options. */
export function select<Option extends string | number>(
  label: string,
  options: readonly Option[],
  chosen: string | number,
  text: (option: Option) => unknown,
  onChoose: (option: Option) => void,
  style = "note",
): TemplateResult {
  const choose = (event: Event) => {
    const option = options[(event.currentTarget as HTMLSelectElement).selectedIndex];
    if (option !== undefined) onChoose(option);
  };
  return html`<label class="line ${style}"><span>${label}</span>
    <select class="field" @change=${choose}>${options.map(
      (option) =>
        html`<option value=${option} .selected=${option === chosen}>${text(option)}</option>`,
    )}</select></label>`;
}

/** A button for each of these; `text` is what stands on it. */
export function segments<Name>(
  label: string,
  names: readonly Name[],
  chosen: Name | undefined,
  text: (name: Name) => string,
  onChoose: (name: Name) => void,
  title?: (name: Name) => string,
): TemplateResult {
  return html`<div class="segments" role="group" aria-label=${label}>${names.map(
    (name) => html`<button type="button" class="segment"
      aria-pressed=${name === chosen ? "true" : "false"} title=${title?.(name) ?? nothing} @click=${() => onChoose(name)}>${text(name)}</button>`,
  )}</div>`;
}
