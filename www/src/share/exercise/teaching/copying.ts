/** A text to be copied: in a field that can be read, with a button. */
import { html, type TemplateResult } from "lit";
import { t } from "../../../messages/index.js";
import type { App } from "../../../model/app.js";

/** Copies a text, and says so. */
export async function copy(app: App, text: string): Promise<void> {
  const id = await navigator.clipboard.writeText(text).then(
    () => "exercise-copied-now",
    () => "exercise-copy-failed",
  );
  app.say(t(id));
}

/** The field and its button. */
export function copied(app: App, label: string, text: string): TemplateResult {
  const select = (event: Event) => (event.currentTarget as HTMLTextAreaElement).select();
  const onCopy = (event: Event) => {
    const button = event.currentTarget as HTMLElement;
    void copy(app, text).then(() => {
      button.textContent = t("exercise-copied-now");
      setTimeout(() => {
        button.textContent = t("exercise-copy-now");
      }, 2000);
    });
  };
  return html`<div class="exercise-copied">
    <label>${t(label)} <textarea readonly rows="2" spellcheck="false" .value=${text} @focus=${select}></textarea></label>
    <button type="button" class="shell-button shell-button-strong" @click=${onCopy}>${t("exercise-copy-now")}</button>
  </div>`;
}
