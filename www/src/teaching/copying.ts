/** Copying: buttons that say what became of it, and texts in fields, to be read and copied by hand. */
import { html, type TemplateResult } from "lit/html.js";
import { copyText } from "../copy/clipboard.js";
import { type Label, t } from "../messages/index.js";
import { frameCode } from "../share/embedding.js";
import "./texts/en.ftl";

/** Buttons of what is drawn by `draw`. */
export function openCopying(draw: () => void) {
  /** What was copied last, and what became of it. */
  let last: { readonly text: string; readonly told: "copied-now" | "copy-failed" } | undefined;

  async function copy(text: string): Promise<void> {
    const told = await copyText(text).then(
      () => "copied-now" as const,
      () => "copy-failed" as const,
    );
    last = { text, told };
    draw();
  }

  /** A button that copies a text. */
  function button(label: Label, text: string): TemplateResult {
    // What stands there now may be another text than was copied.
    const told = last?.text === text ? last.told : undefined;
    return html`<button type="button" class="action" @click=${() => void copy(text)}
      >${t(told === "copied-now" ? "exercise-copied-now" : label)}</button>
      <span role="status" class=${told === "copy-failed" ? "note" : "hidden"}
      >${told === undefined ? "" : t(`exercise-${told}`)}</span>`;
  }

  /** A text in a field with a name, and its button. */
  function field(name: Label, text: string): TemplateResult {
    const select = (event: Event) => (event.currentTarget as HTMLTextAreaElement).select();
    return html`<div class="exercise-copied">
      <label class="labelled">${t(name)} <textarea class="field field-code" readonly rows="2" spellcheck="false" .value=${text} @focus=${select}></textarea></label>
      ${button("exercise-copy-now", text)}
    </div>`;
  }

  /** The code of a frame, in which answers can be copied and a lesson fills the screen. */
  function frame(address: string, title: string, height: number): TemplateResult {
    const allowed = 'allow="clipboard-write; fullscreen"';
    return field("exercise-made-frame", frameCode(address, title, height, allowed));
  }

  return { button, field, frame };
}
