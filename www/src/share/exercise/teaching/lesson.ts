/** A lesson is put together: links and captions, a step a line. */
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../../messages/index.js";
import type { App } from "../../../model/app.js";
import { openDialog } from "../../../shell/dialog.js";
import { lessonOf } from "../../lesson/lesson.js";
import { encode, longest } from "../../link/payload.js";
import { permalink } from "../../link/permalink.js";
import { copied } from "./copying.js";
import "./texts/en.ftl";

/** What was written, for as long as the page is open: a lesson is made of one pair after the other. */
let text = "";

/** Opens the dialog in which a lesson is put together. */
export function openLesson(app: App): void {
  let hash: string | undefined;
  let isLong = false;
  let asked = 0;

  async function make(): Promise<void> {
    asked += 1;
    const mine = asked;
    const lesson = lessonOf(text);
    const payload = lesson && (await encode(JSON.stringify({ lesson })));
    if (mine !== asked) return;
    isLong = payload !== undefined && payload.length > longest;
    hash = payload === undefined || isLong ? undefined : `#1.${payload}`;
    dialog.draw();
  }

  async function onAdd(): Promise<void> {
    const link = await permalink(app.store.state);
    if (link === undefined) return;
    text = `${text.trimEnd()}${text.trim() === "" ? "" : "\n"}${link} `;
    await make();
    const field = document.querySelector<HTMLTextAreaElement>("#exercise-lesson");
    field?.focus();
    field?.setSelectionRange(text.length, text.length);
  }

  function made(): unknown {
    if (isLong) return html`<p class="exercise-secret">${t("exercise-lesson-long")}</p>`;
    if (text.trim() !== "" && hash === undefined)
      return html`<p class="exercise-secret">${t("exercise-lesson-none")}</p>`;
    if (hash === undefined) return nothing;
    const address = new URL("embed.html", document.baseURI);
    address.search = "readonly";
    address.hash = hash;
    return html`<div class="exercise-made">${copied(app, "exercise-made-link", address.href)}
      <p><a href=${address.href} target="_blank" rel="noopener">${t("exercise-lesson-try")}</a></p></div>`;
  }

  function content(): TemplateResult {
    return html`<div class="exercise-form">
      <p class="exercise-aside">${t("exercise-lesson-how")}</p>
      <div class="exercise-hand"><button type="button" class="shell-button shell-button-strong" @click=${() => void onAdd()}>${t("exercise-lesson-add")}</button></div>
      <label class="exercise-lesson">${t("exercise-lesson-steps")}
        <textarea id="exercise-lesson" rows="8" spellcheck="true" wrap="off" .value=${text} @input=${(
          event: Event,
        ) => {
          text = (event.target as HTMLTextAreaElement).value;
          void make();
        }}></textarea></label>
      ${made()}
    </div>`;
  }

  const dialog = openDialog({ id: "exercise", title: "exercise-lesson", content });
  void make();
}
