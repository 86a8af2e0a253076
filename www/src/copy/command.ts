/** The command that gives what is shown. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { filesOf, type Subject } from "../model/command.js";
import { copyButton } from "./button.js";
import { type MadeFile, saveButton } from "./download.js";
import "./texts/en.ftl";

/** A command, and the files that it names besides the two texts. */
export interface Command {
  readonly text: string;
  readonly files: readonly MadeFile[];
}

/** Of a pair: the command with what it reads, of two texts where they are given; why there is none, where it is missing. At first it is open or closed. */
export function commandView(
  app: App,
  of: Pick<Subject, "leftFormat" | "rightFormat"> | undefined,
  command: Command | undefined,
  at: "open" | "closed" = "closed",
): TemplateResult {
  const hint =
    of === undefined ? nothing : html`<p class="note">${t("command-hint", filesOf(of))}</p>`;
  return html`<details class="results-command" ?open=${at === "open"}>
    <summary>${t("command-title")}</summary>
    ${command === undefined ? html`<p class="note">${t("command-none")}</p>` : html`${hint}${commandBody(app, command)}`}
  </details>`;
}

/** A command, which can be copied, and files that it names, which can be saved. */
export function commandBody(app: App, { text, files }: Command): TemplateResult {
  return html`<div class="command">
      <code class="card" tabindex="0">${text}</code>
      ${copyButton(app, text, () => text)}
    </div>
    ${
      files.length === 0
        ? nothing
        : html`<p class="row note"><span>${t("command-files")}</span> ${files.map((file) => saveButton(app, file))}</p>`
    }`;
}
