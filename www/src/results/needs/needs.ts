/** In place of a measure that needs another reading of the texts: what it needs, and the click that gives it. */
import { html, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { readBrackets, withoutHeads } from "../../links/heads.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import "./texts/en.ftl";

/** What the paths need of the `sides` that say nothing of heads. Brackets can be read as dependencies. */
export function needs(app: App, sides: readonly Side[]): TemplateResult {
  const { formats } = app.store.state.work;
  const without = withoutHeads(formats, sides);
  if (without !== undefined) {
    const side = without === "left" ? "A" : "B";
    return html`<p class="shell-empty">${t("needs-heads", { side, format: formats[without] })}</p>`;
  }
  const read = () => readBrackets(app);
  return html`<p class="shell-empty">${t("needs-dependencies")}
    <button type="button" class="shell-button shell-button-link shell-button-inline" @click=${read}>${t("needs-read")}</button>
    ${t("needs-how")}</p>`;
}
