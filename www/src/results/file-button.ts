/** A button that lets a file be chosen. */
import { html, nothing } from "lit/html.js";

/**
 * The button, the label of a field that no one sees; `onFile` is given the file that is chosen of those
 * that `accept` lists by their endings and types, or of all files.
 */
export function fileButton(text: string, onFile: (file: File) => void, accept?: string) {
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
