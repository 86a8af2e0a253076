/** A panel that needs answers of its own: until they have come, the one before stays, greyed and whole. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Asked } from "../engine/asked.js";
import { t } from "../messages/index.js";
import { missing } from "../shell/missing.js";

/** Draws what was given with the answer to it, else the last that was complete. */
type Keeping<Given, Answer> = (given: Given, asked: Asked<Answer>) => TemplateResult;

/** That something failed to load. */
export type Failed = Extract<Asked<never>, { readonly kind: "failed" }>;

/** The same, to have failed being an answer, too: over that a panel keeps what was chosen within reach. */
export function answeredOf<Answer>(asked: Asked<Answer>): Asked<Answer | Failed> {
  return asked.kind === "failed" ? { kind: "ready", answer: asked } : asked;
}

/** A panel over `draw`, which is only ever given what belongs together. */
export function keeping<Given, Answer>(
  draw: (given: Given, answer: Answer) => unknown,
): Keeping<Given, Answer> {
  let whole: { readonly given: Given; readonly answer: Answer } | undefined;
  return (given, asked) => {
    if (asked.kind === "ready") whole = { given, answer: asked.answer };
    else if (asked.kind === "failed") whole = undefined;
    const waiting =
      asked.kind === "pending" && whole === undefined
        ? html`<div class="note empty"><p>${t("results-explaining")}</p></div>`
        : nothing;
    // One template for all, so that the panel stays the same one while it waits.
    return html`${missing(asked)}${waiting}
      <div class=${asked.kind === "pending" ? "shell-greyed" : ""}>
        ${whole === undefined ? nothing : draw(whole.given, whole.answer)}
      </div>`;
  };
}
