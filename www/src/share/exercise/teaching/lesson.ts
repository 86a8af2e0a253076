/** A lesson is put together: links and captions, a step a line. */
import { html, type TemplateResult } from "lit";
import { t } from "../../../messages/index.js";
import type { App } from "../../../model/app.js";
import { openDialog } from "../../../shell/dialog.js";
import { lessonOf } from "../../lesson/lesson.js";
import { linkTo, permalink } from "../../link/permalink.js";
import { openCopying } from "./copying.js";
import "./texts/en.ftl";

/** What was written, for as long as the page is open: a lesson is made of one pair after the other. */
let text = "";

/** Opens the dialog in which a lesson is put together. */
export function openLesson(app: App): void {
  let hash: string | undefined;
  /** Why there is no link, or no further step. */
  let fault: "lesson-none" | "lesson-long" | "pair-long" | undefined;
  let asked = 0;

  async function make(): Promise<void> {
    asked += 1;
    const mine = asked;
    const lesson = lessonOf(text);
    const made = lesson && (await linkTo(JSON.stringify({ lesson })));
    if (mine !== asked) return;
    hash = made;
    fault = undefined;
    if (text.trim() !== "" && made === undefined)
      fault = lesson === undefined ? "lesson-none" : "lesson-long";
    dialog.draw();
  }

  async function onAdd(): Promise<void> {
    const link = await permalink(app.store.state);
    if (link === undefined) {
      fault = "pair-long";
      dialog.draw();
      return;
    }
    text = `${text.trimEnd()}${text.trim() === "" ? "" : "\n"}${link} `;
    await make();
    const field = document.querySelector<HTMLTextAreaElement>("#exercise-lesson");
    field?.focus();
    field?.setSelectionRange(text.length, text.length);
  }

  function made(): TemplateResult {
    const why =
      fault && html`<p class="exercise-secret" role="status">${t(`exercise-${fault}`)}</p>`;
    if (hash === undefined) return html`${why}`;
    const address = new URL("embed.html", document.baseURI);
    address.search = "readonly";
    address.hash = hash;
    return html`${why}<div class="exercise-made">${copying.field("exercise-made-link", address.href)}
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

  const copying = openCopying(() => dialog.draw());
  const dialog = openDialog({ id: "exercise", title: "exercise-lesson", content });
  void make();
}
