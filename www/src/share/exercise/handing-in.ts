/** Handing in what was answered: as a file, or as a link. */
import { html, nothing, type TemplateResult } from "lit";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { download } from "../download.js";
import { permalink } from "../link/permalink.js";
import type { AnswerFile } from "./answer-file.js";
import "./texts/en.ftl";

/** The buttons by which something is handed in. */
export function handedIn(
  app: App,
  { site }: { site(): string | undefined },
): (file: AnswerFile) => TemplateResult {
  let link: string | undefined;
  let copied: "copied" | "by-hand" | undefined;

  async function copy(answer: AnswerFile): Promise<void> {
    const hash = await permalink(app.store.state, "four", { answer });
    const there = site();
    if (hash === undefined || there === undefined) return;
    const address = new URL(there, document.baseURI);
    address.hash = hash;
    link = address.href;
    // In a frame that may not write to the clipboard the link is shown, to be copied by hand.
    copied = await navigator.clipboard.writeText(link).then(
      () => "copied" as const,
      () => "by-hand" as const,
    );
    app.say(t(`exercise-${copied}`));
    app.draw();
  }

  return (file) => html`<div class="exercise-hand">
    <button type="button" class="shell-button shell-button-strong"
      @click=${() => download("twintree-answer.json", "application/json", JSON.stringify(file, undefined, 1))}
    >${t("exercise-save")}</button>
    ${
      site() === undefined
        ? nothing
        : html`<button type="button" class="shell-button shell-button-strong" @click=${() => void copy(file)}
          >${t("exercise-copy")}</button>`
    }
    ${copied === undefined ? nothing : html`<span>${t(`exercise-${copied}`)}</span>`}
    ${
      copied === "by-hand"
        ? html`<input class="exercise-link" readonly aria-label=${t("exercise-link")} .value=${link ?? ""}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>`
        : nothing
    }
  </div>`;
}
