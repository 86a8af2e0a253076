/** A button that copies a text, and says beside itself that it has. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import { type App, warning } from "../model/app.js";
import { copyText } from "./clipboard.js";
import "./texts/en.ftl";

/** What was copied last: it is said of nothing else. */
let copied: unknown;

/** How a button is shown. */
interface Look {
  /** What it says. */
  readonly name?: string;
  /** What it is called, where what it says is not enough. */
  readonly label?: string;
  readonly kind?: "action" | "action action-small";
  readonly disabled?: boolean;
}

/** A button for a text; for one that is made when it is pressed `of` is what it is made of. */
export function copyButton(
  app: Pick<App, "draw" | "notify">,
  of: unknown,
  text: () => string | Promise<string>,
  { name = t("text-copy"), label, kind = "action action-small", disabled = false }: Look = {},
): TemplateResult {
  const copy = async () => {
    try {
      await copyText(text());
      copied = of;
    } catch {
      copied = undefined;
      app.notify(warning("copy", { id: "text-not-copied" }));
    }
    app.draw();
  };
  return html`<span class="line"><button type="button" class=${kind} aria-label=${label ?? nothing} ?disabled=${disabled} @click=${() => void copy()}>${name}</button>
    <span class="note" role="status">${copied === of ? t("text-copied") : ""}</span></span>`;
}
