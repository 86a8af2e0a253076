/** A text of one's own that says how something is counted, typed or from a file, with what is wrong at its place. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Diagnostic } from "../engine/answers.js";
import { t } from "../messages/index.js";
import { fileButton } from "../shell/fields.js";
import { wording } from "../text/diagnostics/wording.js";
import "./texts/en.ftl";

/** So many problems are listed. */
const listed = 20;

/** The text, and what is said of it. */
export interface OwnText {
  /** What it is, such as `Head rules`. */
  readonly label: string;
  readonly example: string;
  /** How it is written. */
  readonly how: string;
  readonly text: string;
  /** What is wrong with it. */
  readonly problems: readonly Diagnostic[];
  onText(text: string): void;
  onFile(file: File): void;
}

/** The text, the file, and the problems; one of them leads to its place in the text. */
export function ownText(props: OwnText): TemplateResult {
  const { label, example, how, text, problems, onText, onFile } = props;
  const input = (event: Event) => onText((event.currentTarget as HTMLTextAreaElement).value);
  const wrong = problems.some(({ severity }) => severity === "error");
  return html`<section class="results-ruled results-own" aria-label=${label}>
    <label class="labelled"><span>${label}</span>
      <textarea class="field field-code" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off"
        placeholder=${example} aria-invalid=${wrong ? "true" : nothing}
        aria-describedby="results-own-problems" .value=${text} @input=${input}></textarea></label>
    <div>
      ${fileButton(t("results-own-file"), ([file]) => onFile(file))}
      <p class="note">${how}</p>
    </div>
    <ul class="plain results-own-problems" id="results-own-problems" aria-live="polite">
      ${problems.slice(0, listed).map((one) => problem(one))}
    </ul>
  </section>`;
}

function problem(diagnostic: Diagnostic) {
  const { line, column } = diagnostic.span;
  return html`<li data-severity=${diagnostic.severity}>
    <button type="button" class="figure results-number" @click=${(event: Event) => goTo(event, diagnostic)}
      >${t("results-own-place", { line: String(line), column: String(column) })}</button>
    ${wording(diagnostic)}</li>`;
}

/** Puts the cursor on what is wrong. Columns count characters, of which some are two of the text's units. */
function goTo(event: Event, { span }: Diagnostic): void {
  const section = (event.currentTarget as Element).closest(".results-own");
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
