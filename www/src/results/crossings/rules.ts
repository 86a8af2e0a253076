/** Head rules of one's own: as text or from a file, with what is wrong with them at its place. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { CrossingsResult, Diagnostic } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { fileButton } from "../../shell/fields.js";
import { wording } from "../../text/diagnostics/wording.js";
import type { CrossingsProps } from "./props.js";

/** So many problems are listed. */
const listed = 20;

/** An answer that says why there is none. */
export type Rejected = Extract<CrossingsResult, { kind: "rejected" }>;

/** What of that is about the head rules. */
export function rulesOf({ diagnostics }: Rejected): readonly Diagnostic[] {
  return diagnostics.filter(({ source }) => source === "head-rules");
}

/** The text, the file, and the problems; one of them leads to its place in the text. */
export function rulesEditor({ chosen, found, onChoose, onFile }: CrossingsProps): TemplateResult {
  const diagnostics =
    found.kind === "rejected"
      ? rulesOf(found)
      : found.kind === "ok"
        ? found.crossings.diagnostics
        : [];
  const input = (event: Event) =>
    onChoose({ text: (event.currentTarget as HTMLTextAreaElement).value });
  const wrong = diagnostics.some(({ severity }) => severity === "error");
  return html`<section class="results-ruled crossings-rules" aria-label=${t("crossings-rules-own")}>
    <label class="labelled"><span>${t("crossings-rules-text")}</span>
      <textarea class="field field-code" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off"
        placeholder=${t("crossings-rules-example")} aria-invalid=${wrong ? "true" : nothing}
        aria-describedby="crossings-problems" .value=${chosen.text} @input=${input}></textarea></label>
    <div>
      ${fileButton(t("crossings-rules-file"), ([file]) => onFile(file))}
      <p class="note">${t("crossings-rules-how")}</p>
    </div>
    <ul class="plain crossings-problems" id="crossings-problems" aria-live="polite">
      ${diagnostics.slice(0, listed).map((one) => problem(one))}
    </ul>
  </section>`;
}

function problem(diagnostic: Diagnostic) {
  const { line, column } = diagnostic.span;
  return html`<li data-severity=${diagnostic.severity}>
    <button type="button" class="figure results-number" @click=${(event: Event) => goTo(event, diagnostic)}
      >${t("crossings-place", { line: String(line), column: String(column) })}</button>
    ${wording(diagnostic)}</li>`;
}

/** Puts the cursor on what is wrong. Columns count characters, of which some are two of the text's units. */
function goTo(event: Event, { span }: Diagnostic): void {
  const section = (event.currentTarget as Element).closest(".crossings-rules");
  const field = section?.querySelector("textarea");
  if (!field) return;
  const lines = field.value.split("\n");
  const place = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) +
    Array.from(lines[line - 1] ?? "")
      .slice(0, column - 1)
      .join("").length;
  field.focus();
  field.setSelectionRange(place(span.line, span.column), place(span.endLine, span.endColumn));
}
