/** Figures of all pairs on the command line: the commands that give them, their files, and signatures. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { copyButton } from "../../copy/button.js";
import { commandBody } from "../../copy/command.js";
import { saveButton } from "../../copy/download.js";
import { t } from "../../messages/index.js";
import type { Command, Figure } from "../measure/command.js";
import { nameOf } from "./names.js";
import type { Page } from "./page.js";

/** Whether the commands are shown: it passes, and is not saved. */
let open = false;

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
      ${records === undefined ? nothing : html`<p class="row note"><span>${t("pairs-commands-records")}</span> ${saveButton(app, records)}</p>`}
      ${commands.map(([name, command]) => html`<h4>${name}</h4>${commandView(command, page)}`)}`;
  };
  return html`<details class="pairs-systems pairs-commands" ?open=${open} @toggle=${toggle}>
    <summary>${t("pairs-commands")}</summary>
    ${open ? html`<div class="pairs-systems-body">${shown()}</div>` : nothing}
  </details>`;
}

/** A command with its files, or that there is none. */
export function commandView(command: Command | undefined, page: Page): TemplateResult {
  if (command === undefined) return html`<p class="note">${t("pairs-command-none")}</p>`;
  return commandBody(page.app, command);
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
  const name = t("pairs-signature-copy");
  return copyButton(page.app, key, text, { name, disabled: progress.state !== "done" });
}
