/** Figures of all pairs on the command line: the commands that give them, their files, and signatures. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyText } from "../../copy/clipboard.js";
import { download } from "../../copy/download.js";
import { t } from "../../messages/index.js";
import type { Command, Figure } from "../measure/command.js";
import type { CorpusFile } from "../measure/files.js";
import { nameOf } from "./names.js";
import type { Page } from "./page.js";

/** Whether the commands are shown: it passes, and is not saved. */
let open = false;
/** What was copied last: it is said of nothing else. */
let copied: string | undefined;

/** The commands for the figures above the rows. */
export function commandsView(page: Page): TemplateResult {
  const { measuring, chosen, app } = page;
  const figures: readonly (readonly [string, Figure])[] = [
    [nameOf(chosen.measure), { of: "measure", name: chosen.measure }],
    [t("pairs-replaced"), { of: "replaced" }],
  ];
  const toggle = (event: Event) => {
    const { open: is } = event.currentTarget as HTMLDetailsElement;
    if (is === open) return;
    open = is;
    app.draw();
  };
  const shown = () => {
    const commands = figures.map(([name, of]) => [name, measuring.command(of)] as const);
    const records = measuring.records();
    return html`<p class="note">${t("pairs-commands-hint")}</p>
      ${records === undefined ? nothing : html`<p class="row note"><span>${t("pairs-commands-records")}</span> ${saveButton(records, page)}</p>`}
      ${commands.map(([name, command]) => html`<h4>${name}</h4>${commandView(command, page)}`)}`;
  };
  return html`<details class="pairs-systems pairs-commands" ?open=${open} @toggle=${toggle}>
    <summary>${t("pairs-commands")}</summary>
    ${open ? html`<div class="pairs-systems-body">${shown()}</div>` : nothing}
  </details>`;
}

/** A command, and what it reads. */
export function commandView(command: Command | undefined, page: Page): TemplateResult {
  if (command === undefined) return html`<p class="note">${t("pairs-command-none")}</p>`;
  const { text, files } = command;
  return html`<div class="command">
      <code class="card" tabindex="0">${text}</code>
      ${copyButton(text, t("pairs-command-copy"), () => text, page)}
    </div>
    <p class="row note"><span>${t("pairs-command-files")}</span> ${files.map((file) => saveButton(file, page))}</p>`;
}

/** A button that copies the signature of a figure, once it is measured whole; nothing where it has none. */
export function signatureButton(figure: Figure, page: Page): TemplateResult | typeof nothing {
  const { measuring, chosen, progress, shown } = page;
  // Of pairs chosen by a condition no command gives a figure.
  const isOfAll = shown.rows.length === progress.count;
  if (!isOfAll || !measuring.isSigned(figure)) return nothing;
  const text = async () => {
    const signed = measuring.command(figure)?.signed;
    if (signed === undefined) throw new Error("no signature");
    return await measuring.signature(signed);
  };
  const key = `signature ${JSON.stringify([figure, chosen.sameWords, chosen.byLinks])}`;
  return copyButton(key, t("pairs-signature-copy"), text, page, progress.state !== "done");
}

/** A button that copies a text, and says that it has. */
export function copyButton(
  key: string,
  name: string,
  text: () => string | Promise<string>,
  { app }: Page,
  disabled = false,
): TemplateResult {
  const copy = async () => {
    copied = await copyText(text()).then(
      () => key,
      () => undefined,
    );
    if (copied === undefined) app.say(t("pairs-systems-not-copied"));
    app.draw();
  };
  return html`<span class="line"><button type="button" class="action action-small" ?disabled=${disabled} @click=${() => void copy()}>${name}</button>
    <span class="note" role="status">${copied === key ? t("pairs-systems-copied") : ""}</span></span>`;
}

function saveButton(file: CorpusFile, { app }: Page): TemplateResult {
  return html`<button type="button" class="action action-small"
    @click=${() => void saveBlob(app, file.name, file.content)}><bdi>${file.name}</bdi></button>`;
}

/** Saves a file once it is made, or says that it cannot be. */
export async function saveBlob(
  app: Page["app"],
  name: string,
  make: () => Promise<Blob | undefined>,
): Promise<void> {
  const content = await make().catch(() => undefined);
  if (content === undefined) app.say(t("pairs-out-failed"));
  else download(name, content.type, content);
}
