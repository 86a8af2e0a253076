/** Beside what is shown of a pair: the command that gives the same. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { filesOf, type PairCommand, type Subject } from "../model/command.js";
import { copySaying } from "./clipboard.js";
import { download } from "./download.js";
import "./texts/en.ftl";

/** The command with what it reads, of two texts where they are given; why there is none, where it is missing. At first it is open or closed. */
export function commandView(
  app: App,
  of: Pick<Subject, "leftFormat" | "rightFormat"> | undefined,
  command: PairCommand | undefined,
  at: "open" | "closed" = "closed",
): TemplateResult {
  return html`<details class="results-command" ?open=${at === "open"}>
    <summary>${t("command-title")}</summary>
    ${command === undefined ? html`<p class="note">${t("command-none")}</p>` : shown(app, of, command)}
  </details>`;
}

function shown(app: App, of: Parameters<typeof commandView>[1], { text, files }: PairCommand) {
  return html`${of === undefined ? nothing : html`<p class="note">${t("command-hint", filesOf(of))}</p>`}
    <div class="command">
      <code class="card" tabindex="0">${text}</code>
      <button type="button" class="action" @click=${() => void copySaying(app, text)}>${t("text-copy")}</button>
    </div>
    ${
      files.length === 0
        ? nothing
        : html`<p class="row note"><span>${t("command-files")}</span> ${files.map(
            ({ name, content }) =>
              html`<button type="button" class="action action-small"
                @click=${() => download(name, "text/plain", content())}><bdi>${name}</bdi></button>`,
          )}</p>`
    }`;
}
