/** What a repair would change, line by line: `<twintree-changes>`. The comparison is loaded on demand. */
import { html, nothing, render, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { type Later, later } from "../../model/later.js";
import { missing } from "../../shell/missing.js";
import { changedLines, type LineChange } from "../changes.js";
import { visible } from "../diagnostics/wording.js";

/** As many changed lines as one can take in; the rest is of the same kind. */
const listed = 40;

/** A text and what would become of it; `after` is asked for only when the change is to be seen. */
interface Change {
  readonly text: string;
  readonly after: () => string;
}

/** The change inside of a `<details>`, which says when it is opened. */
export class TwintreeChanges extends HTMLElement {
  #change: Change | undefined;
  #shown: string | undefined;
  #lines: Later<readonly LineChange[]> | undefined;

  set change(change: Change) {
    this.#change = change;
    this.show();
  }

  /** Shows it, unless it is folded away. */
  show(): void {
    const change = this.#change;
    const folded = this.parentElement instanceof HTMLDetailsElement && !this.parentElement.open;
    if (change === undefined || folded || change.text === this.#shown) return;
    this.#shown = change.text;
    this.#lines = later(
      () => changedLines(change.text, change.after()),
      () => this.#draw(),
    );
    this.#lines();
  }

  #draw(): void {
    const lines = this.#lines?.peek();
    if (lines) render(lines.kind === "ready" ? changeTable(lines.answer) : missing(lines), this);
  }
}

function changeTable(changes: readonly LineChange[]): TemplateResult {
  return html`<ol class="plain source-changes-list">
      ${changes.slice(0, listed).map(
        ({ before, after }) => html`<li>
          ${before === undefined ? nothing : line("before", before)}
          ${after === undefined ? nothing : line("after", after)}
        </li>`,
      )}
    </ol>
    ${
      changes.length > listed
        ? html`<p class="note">${t("source-more-changes", { count: changes.length - listed })}</p>`
        : nothing
    }`;
}

function line(which: "before" | "after", side: NonNullable<LineChange["before"]>): TemplateResult {
  const name = t(`source-line-${which}`);
  return html`<div class="source-change source-${which}">
    <span role="img" aria-label=${name}>${which === "before" ? "−" : "+"}</span>
    <span class="figure">${side.line}</span>
    <code
      >${side.parts.map(({ text, changed }) =>
        changed ? html`<mark>${seen(text)}</mark>` : seen(text),
      )}</code
    >
  </div>`;
}

/** Blanks written out: what changes is often nothing else. */
function seen(text: string): string {
  return visible(text.replaceAll(" ", "·").replaceAll("\u00a0", "⍽"))
    .replaceAll("U+000D", "␍")
    .replaceAll("⇥", "⇥\u200b");
}

/** Makes the element known, once. */
export function defineChanges(): void {
  if (!customElements.get("twintree-changes"))
    customElements.define("twintree-changes", TwintreeChanges);
}
