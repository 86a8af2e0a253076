/** A button that lets a file be chosen. */
import { html, nothing, type TemplateResult } from "lit/html.js";

/** What a button says, which files it offers, and who is given the one that is chosen. */
interface FileButton {
  readonly text: string;
  /** Endings and types, as `accept` lists them; all files without it. */
  readonly accept?: string;
  onFile(file: File): void;
}

/** The button; it is the label of a field that no one sees. */
export function fileButton({ text, accept, onFile }: FileButton): TemplateResult {
  const choose = (event: Event) => {
    const field = event.currentTarget as HTMLInputElement;
    const [file] = field.files ?? [];
    if (file) onFile(file);
    // The same file chosen once more is read once more.
    field.value = "";
  };
  return html`<label class="action">${text}<input type="file" class="hidden"
    accept=${accept ?? nothing} @change=${choose}></label>`;
}
