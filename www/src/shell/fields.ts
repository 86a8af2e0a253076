/** Ways to choose: one of several out of a list or by buttons side by side, or files. */
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

/** Which files can be chosen: by their endings and types, of all files where it is not said, and how many. */
interface Files {
  readonly accept?: string;
  readonly multiple?: boolean;
}

/** A button that lets files be chosen: the label of a field that no one sees. `onFiles` is given one at least. */
export function fileButton(
  text: string,
  onFiles: (files: readonly [File, ...File[]]) => void,
  { accept, multiple = false }: Files = {},
): TemplateResult {
  const choose = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const [first, ...more] = field.files ?? [];
    // The same file chosen once more is read once more.
    field.value = "";
    if (first) onFiles([first, ...more]);
  };
  return html`<label class="action">${text}<input type="file" class="hidden" ?multiple=${multiple}
    accept=${accept ?? nothing} @change=${choose}></label>`;
}
