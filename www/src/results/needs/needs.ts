/** In place of a measure that needs another reading of the texts: what it needs, and the click that gives it. */
import { html, type TemplateResult } from "lit";
import type { Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { setReadAs } from "../../model/documents.js";
import "./texts/en.ftl";

/** What the paths need of the `sides` that say nothing of heads. Brackets can be read as dependencies. */
export function needs({ store }: App, sides: readonly Side[]): TemplateResult {
  const { formats } = store.state.work;
  const without = sides.find((side) => formats[side] !== "brackets");
  if (without !== undefined) {
    const side = without === "left" ? "A" : "B";
    return html`<p class="shell-empty">${t("needs-heads", { side, format: formats[without] })}</p>`;
  }
  const read = () =>
    store.change({ id: "step-read-dependencies" }, setReadAs(store.state.work, "dependencies"));
  return html`<p class="shell-empty">${t("needs-dependencies")}
    <button type="button" class="shell-button shell-button-link shell-button-inline" @click=${read}>${t("needs-read")}</button>
    ${t("needs-how")}</p>`;
}
