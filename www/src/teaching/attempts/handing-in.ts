/** Handing in what was answered: as a file, or as a link, with a name in it where one is typed. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyText } from "../../copy/clipboard.js";
import { download } from "../../copy/download.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { permalink } from "../../share/link/permalink.js";
import type { AnswerFile } from "./answer-file.js";
import "../exercises/texts/en.ftl";

/** The buttons by which something is handed in. */
export function handedIn(
  app: App,
  { site, speak }: { site(): string | undefined; speak(): void },
): (file: AnswerFile) => TemplateResult {
  let name = "";
  let link: string | undefined;
  let told: "copied" | "by-hand" | "answers-long" | undefined;

  async function addressOf(answer: AnswerFile): Promise<string> {
    const [hash, there] = [await permalink(app.store.state, "four", { answer }), site()];
    if (hash === undefined || there === undefined) throw new Error("no link");
    const address = new URL(there, document.baseURI);
    address.hash = hash;
    return address.href;
  }

  async function copy(answer: AnswerFile): Promise<void> {
    const made = addressOf(answer);
    const copying = copyText(made).then(
      () => "copied" as const,
      () => "by-hand" as const,
    );
    link = await made.catch(() => undefined);
    // In a frame that may not write to the clipboard the link is shown, to be copied by hand.
    told = link === undefined ? "answers-long" : await copying;
    speak();
    app.say(t(`exercise-${told}`));
    app.draw();
  }

  const signed = (file: AnswerFile): AnswerFile =>
    name.trim() === "" ? file : { ...file, name: name.trim() };

  return (file) => html`<div class="row">
    <label class="row">${t("exercise-name")}
      <input class="field exercise-name" autocomplete="name" maxlength="200" placeholder=${t("exercise-name-why")} .value=${name}
        @input=${(event: Event) => {
          name = (event.target as HTMLInputElement).value;
          told = undefined;
          app.draw();
        }}></label>
    <button type="button" class="action"
      @click=${() => download(fileName(name), "application/json", JSON.stringify(signed(file), undefined, 1))}
    >${t("exercise-save")}</button>
    ${
      site() === undefined
        ? nothing
        : html`<button type="button" class="action" @click=${() => void copy(signed(file))}
          >${t("exercise-copy")}</button>`
    }
    ${told === undefined ? nothing : html`<span>${t(`exercise-${told}`)}</span>`}
    ${
      told === "by-hand"
        ? html`<input class="field exercise-link" readonly aria-label=${t("exercise-link")} .value=${link ?? ""}
          @focus=${(event: Event) => (event.target as HTMLInputElement).select()}>`
        : nothing
    }
  </div>`;
}

/** What the file is called: many of them end in one folder. */
function fileName(name: string): string {
  const words = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${["twintree-answer", ...words].join("-")}.json`;
}
