/** Texts in fields, to be copied by the button beside them or by hand. */
import { html, type TemplateResult } from "lit/html.js";
import { copyButton } from "../copy/button.js";
import { type Label, t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { frameCode } from "../share/embedding.js";
import "./texts/en.ftl";

/** A text in a field with a name. */
export function copiedField(app: App, name: Label, text: string): TemplateResult {
  const select = (event: Event) => (event.currentTarget as HTMLTextAreaElement).select();
  return html`<div class="exercise-copied">
    <label class="labelled">${t(name)} <textarea class="field field-code" readonly rows="2" spellcheck="false" .value=${text} @focus=${select}></textarea></label>
    ${copyButton(app, text, () => text, { kind: "action" })}
  </div>`;
}

/** The code of a frame, in which answers can be copied and a lesson fills the screen. */
export function copiedFrame(
  app: App,
  address: string,
  title: string,
  height: number,
): TemplateResult {
  const allowed = 'allow="clipboard-write; fullscreen"';
  return copiedField(app, "exercise-made-frame", frameCode(address, title, height, allowed));
}
