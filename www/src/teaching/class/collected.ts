/** The table of what was handed in: files that were dropped or chosen, and links that were pasted. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyButton } from "../../copy/button.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { markLeft } from "../../model/areas.js";
import { fileButton } from "../../shell/fields.js";
import {
  answersIn,
  answersOf,
  faultsOf,
  type ReadFile,
  type ResultRow,
  triesOf,
  tsvOf,
} from "./results.js";
import "../texts/en.ftl";

/** What was handed in, for as long as the page is open. */
let rows: readonly ResultRow[] = [];
/** The names of files that held no answers. */
let others: readonly string[] = [];

/** Shows the answers in files, where there are any; false where they hold none, and are for others to open. */
export async function collect(app: App, files: readonly File[]): Promise<boolean> {
  const read = await Promise.all(files.map(answersOf));
  if (read.every(({ answers }) => answers.length === 0)) return false;
  add(read);
  markLeft();
  location.hash = "teaching/class";
  app.draw();
  return true;
}

function add(more: readonly ReadFile[]): void {
  const found = more.flatMap(({ name, answers }) =>
    answers.map((answer) => ({ name: answer.name ?? name, answer })),
  );
  rows = [...rows, ...found];
  const empty = more.filter(({ answers }) => answers.length === 0);
  others = [...others, ...empty.map(({ name }) => name)];
}

/** The answers as a table. */
export function openClass(app: App) {
  /** Whether links were pasted that hold no answers: they stay in the field. */
  let leavesLinks = false;

  async function onFiles(files: readonly File[]): Promise<void> {
    add(await Promise.all(files.map(answersOf)));
    app.draw();
  }

  async function onLinks(event: Event): Promise<void> {
    const field = event.target as HTMLTextAreaElement;
    const found = await answersIn(field.value);
    const before = rows.length;
    const answers = found.answers.map((answer, at) => ({
      name: answer.name ?? t("exercise-link-number", { number: before + at + 1 }),
      answer,
    }));
    rows = [...rows, ...answers];
    field.value = found.others.join("\n");
    leavesLinks = found.others.length > 0;
    app.draw();
  }

  const heads = () =>
    (["file", "task", "score", "tries", "wrong", "missing"] as const).map((name) =>
      t(`exercise-column-${name}`),
    );

  function table(): TemplateResult {
    const tasks = [...new Set(rows.map(({ answer }) => answer.task))];
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t("exercise-collected")}><table class="table">
      <thead><tr>${heads().map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
      <tbody>${rows.map(({ name, answer }) => {
        const list = (which: "wrong" | "missing") =>
          faultsOf(answer, which, answer.answers.length > 1);
        return html`<tr><th scope="row"><bdi>${name}</bdi></th>
          <td title=${answer.text === "" ? nothing : answer.text}>${t(`exercise-kind-${answer.kind}`)}${
            tasks.length > 1
              ? html` <span class="note">${tasks.indexOf(answer.task) + 1}</span>`
              : nothing
          }</td>
          <td class="figure">${t("exercise-percentage", { percent: Math.round(100 * answer.score) })}</td>
          <td class="figure">${triesOf(answer)}</td>
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

  function copyTable(): TemplateResult {
    const text = tsvOf(rows, heads());
    const look = { name: t("exercise-copy-table"), kind: "action" } as const;
    return copyButton(app, text, () => text, look);
  }

  function content(): TemplateResult {
    return html`<div class="stack exercise-form">
      <p class="note">${t("exercise-collect-how")}</p>
      ${rows.length === 0 ? nothing : html`${table()}<p role="status">${mean()}</p>`}
      ${others.length === 0 ? nothing : html`<p class="exercise-secret">${t("exercise-no-answers", { names: others.join(", ") })}</p>`}
      <div class="row">
        ${fileButton(t("exercise-open-files"), (files) => void onFiles(files), { accept: ".json,application/json", multiple: true })}
        ${rows.length === 0 ? nothing : copyTable()}
      </div>
      <label class="exercise-row"><span>${t("exercise-paste-links")}</span>
        <textarea class="field field-code" rows="2" spellcheck="false" @change=${(event: Event) => void onLinks(event)}></textarea></label>
      ${leavesLinks ? html`<p class="exercise-secret" role="status">${t("exercise-links-left")}</p>` : nothing}
    </div>`;
  }

  return { content };
}
