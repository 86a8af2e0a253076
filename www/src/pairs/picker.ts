/** The picker: a dialog over all pairs of a corpus, with a search over their ids and texts. */
import { html, type TemplateResult } from "lit/html.js";
import type { PickerEntry } from "./entry.js";
import { definePicker } from "./picker-element.js";

/** What the picker shows, and what was picked. */
export interface PickerProps {
  readonly open: boolean;
  /** The pairs; asked for when the dialog opens. */
  readonly entries: () => readonly PickerEntry[];
  /** How many errors the sentences of each pair have; asked for when the dialog opens. */
  readonly errors: () => Promise<readonly number[]>;
  /** The pair shown. */
  readonly current: number;
  onChoose(index: number): void;
  onClose(): void;
}

/** The dialog; it is there, and closed, even while there is nothing to pick. */
export function pickerDialog(props: PickerProps): TemplateResult {
  definePicker();
  return html`<twintree-picker
    .entries=${props.entries}
    .errors=${props.errors}
    .current=${props.current}
    .open=${props.open}
    @picker-choose=${(event: CustomEvent<number>) => props.onChoose(event.detail)}
    @picker-close=${() => props.onClose()}
  ></twintree-picker>`;
}
