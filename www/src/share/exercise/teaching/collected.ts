/** The table of what was handed in: files that were dropped or chosen, and links that were pasted. */
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../../messages/index.js";
import type { App } from "../../../model/app.js";
import { type Opened, openDialog } from "../../../shell/dialog.js";
import { copy } from "./copying.js";
import { answersIn, faultsOf, type ResultRow, triesOf, tsvOf } from "./results.js";
import "./texts/en.ftl";

/** A file of a student is far smaller, in bytes. */
const largest = 1024 * 1024;

/** Shows the answers in files, where there are any; false where they hold none, and are for others to open. */
export async function collect(app: App, files: readonly File[]): Promise<boolean> {
  const read = await Promise.all(
    files.map(async (file) => {
      const text = file.size > largest ? "" : await file.text().catch(() => "");
      return { name: file.name, ...(await answersIn(text)) };
    }),
  );
  if (read.every(({ answers }) => answers.length === 0)) return false;
  openCollected(app, read);
  return true;
}

/** What was read of one file. */
type Read = { readonly name: string } & Awaited<ReturnType<typeof answersIn>>;

/** Opens the table, with what is there already. */
export function openCollected(app: App, read: readonly Read[] = []): void {
  let rows: readonly ResultRow[] = [];
  /** What held no answers. */
  let others: readonly string[] = [];
  let dialog: Opened | undefined;

  function add(more: readonly Read[]): void {
    rows = [
      ...rows,
      ...more.flatMap(({ name, answers }) => answers.map((answer) => ({ name, answer }))),
    ];
    others = [
      ...others,
      ...more.filter(({ answers }) => answers.length === 0).map(({ name }) => name),
    ];
    dialog?.draw();
  }

  async function onFiles(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    input.value = "";
    add(
      await Promise.all(
        files.map(async (file) => {
          const text = file.size > largest ? "" : await file.text().catch(() => "");
          return { name: file.name, ...(await answersIn(text)) };
        }),
      ),
    );
  }

  async function onLinks(event: Event): Promise<void> {
    const field = event.target as HTMLTextAreaElement;
    const found = await answersIn(field.value);
    const before = rows.length;
    const answers = found.answers.map((answer, at) => ({
      name: t("exercise-link-number", { number: before + at + 1 }),
      answer,
    }));
    rows = [...rows, ...answers];
    if (answers.length > 0) field.value = "";
    dialog?.draw();
  }

  const heads = () =>
    ["file", "task", "score", "tries", "wrong", "missing"].map((name) =>
      t(`exercise-column-${name}`),
    );

  function table(): TemplateResult {
    const tasks = [...new Set(rows.map(({ answer }) => answer.task))];
    return html`<div class="exercise-wide" tabindex="0" role="region" aria-label=${t("exercise-collected")}><table class="exercise-table">
      <thead><tr>${heads().map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map(({ name, answer }) => {
        const faults = faultsOf(answer);
        const list = (which: "wrong" | "missing") =>
          faults
            .filter((fault) => fault[which] !== "")
            .map((fault) =>
              answer.answers.length > 1 ? `${fault.number}: ${fault[which]}` : fault[which],
            )
            .join("; ");
        return html`<tr><th scope="row"><bdi>${name}</bdi></th>
          <td title=${answer.text === "" ? nothing : answer.text}>${t(`exercise-kind-${answer.kind}`)}${
            tasks.length > 1
              ? html` <span class="exercise-aside">${tasks.indexOf(answer.task) + 1}</span>`
              : nothing
          }</td>
          <td class="exercise-figure">${t("exercise-percentage", { percent: Math.round(100 * answer.score) })}</td>
          <td class="exercise-figure">${triesOf(answer)}</td>
          <td>${list("wrong")}</td><td>${list("missing")}</td></tr>`;
      })}</tbody></table></div>`;
  }

  function mean(): string {
    const sum = rows.reduce((so, { answer }) => so + answer.score, 0);
    return t("exercise-mean", {
      count: rows.length,
      percent: Math.round((100 * sum) / rows.length),
    });
  }

  function content(): TemplateResult {
    return html`<div class="exercise-form">
      <p class="exercise-aside">${t("exercise-collect-how")}</p>
      ${rows.length === 0 ? nothing : html`${table()}<p role="status">${mean()}</p>`}
      ${others.length === 0 ? nothing : html`<p class="exercise-secret">${t("exercise-no-answers", { names: others.join(", ") })}</p>`}
      <div class="exercise-hand">
        <label class="shell-button shell-button-strong exercise-file">${t("exercise-open-files")}
          <input type="file" accept=".json,application/json" multiple @change=${(event: Event) => void onFiles(event)}></label>
        ${
          rows.length === 0
            ? nothing
            : html`<button type="button" class="shell-button shell-button-strong" @click=${(
                event: Event,
              ) => {
                const button = event.currentTarget as HTMLElement;
                void copy(app, tsvOf(rows, heads())).then(() => {
                  button.textContent = t("exercise-copied-now");
                });
              }}>${t("exercise-copy-table")}</button>`
        }
      </div>
      <label class="exercise-row"><span>${t("exercise-paste-links")}</span>
        <textarea rows="2" spellcheck="false" @change=${(event: Event) => void onLinks(event)}></textarea></label>
    </div>`;
  }

  add(read);
  dialog = openDialog({ id: "exercise", title: "exercise-collected", content });
}
