/** Something offered as a file. */
import { html, type TemplateResult } from "lit/html.js";
import { type App, warning } from "../model/app.js";
import "./texts/en.ftl";

/** A file that is made when it is saved. */
export interface MadeFile {
  readonly name: string;
  /** Undefined, or rejects, where what it is made of cannot be read any longer. */
  content(): string | Promise<Blob | undefined>;
}

/** Has the browser save `content` under a name. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser has taken the address by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves a file once it is made, or says that it cannot be. */
export async function save(app: Pick<App, "notify">, { name, content }: MadeFile): Promise<void> {
  try {
    const made = await content();
    if (made === undefined) throw new Error("nothing was made");
    download(name, typeof made === "string" ? "text/plain" : made.type, made);
  } catch {
    app.notify(warning("save", { id: "file-not-saved" }));
  }
}

/** A button with the name of a file, which saves it. */
export function saveButton(app: Pick<App, "notify">, file: MadeFile): TemplateResult {
  return html`<button type="button" class="action action-small"
    @click=${() => void save(app, file)}><bdi>${file.name}</bdi></button>`;
}
