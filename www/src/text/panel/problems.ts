/** The list of everything that is wrong, in all three texts, with a way to each place. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Diagnostic } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { countOf } from "../diagnostics/count.js";
import { inOrder } from "../diagnostics/stepping.js";
import { pieces, sourceLabel } from "../diagnostics/wording.js";
import { button } from "./button.js";
import { countFrom, goTo } from "./edits.js";
import type { SourceTexts } from "./shown.js";

/** A list longer than this is not read; the steps of F8 reach the rest. */
const listed = 100;

/** Errors open, warnings folded away while there are many of them or errors above. */
export function problemList(app: App, source: SourceTexts): TemplateResult {
  const all = inOrder(source.diagnostics);
  const errors = all.filter((diagnostic) => diagnostic.severity === "error");
  const warnings = all.filter((diagnostic) => diagnostic.severity === "warning");
  if (all.length === 0) return html``;
  return html`<section class="source-problems" aria-label=${t("source-problems")}>
    ${
      errors.length === 0
        ? nothing
        : html`<div class="line apart">
            <h3 class="title">${t("source-errors", { count: countOf(errors) })}</h3>
            <span class="note source-keys">${t("source-steps")}</span>
          </div>
          ${list(app, errors, source)}`
    }
    ${
      warnings.length === 0
        ? nothing
        : html`<details class="source-warnings" ?open=${errors.length === 0 && warnings.length < 4}>
            <summary>${t("source-warnings", { count: countOf(warnings) })}</summary>
            ${list(app, warnings, source)}
          </details>`
    }
  </section>`;
}

function list(app: App, diagnostics: readonly Diagnostic[], source: SourceTexts): TemplateResult {
  const zeroBased = countsOtherwise(source) ? !source.zeroBased : undefined;
  return html`<ul class="plain source-list">
      ${diagnostics.slice(0, listed).map((diagnostic) => item(app, diagnostic, zeroBased))}
    </ul>
    ${
      diagnostics.length > listed
        ? html`<p class="note">${t("source-more-problems", { count: countOf(diagnostics) - listed })}</p>`
        : nothing
    }`;
}

/**
 * Whether the ids of the links seem to count from the other number: there is a word 0 where they count
 * from 1, or where they count from 0 all that are out of range are so by one.
 */
export function countsOtherwise({
  diagnostics,
  zeroBased,
}: Pick<SourceTexts, "diagnostics" | "zeroBased">): boolean {
  const links = diagnostics.filter(({ source }) => source === "links");
  if (!zeroBased) return links.some(({ code }) => code === "link-zero");
  const beyond = links.filter(({ code }) => code === "link-out-of-range");
  return (
    beyond.length > 0 &&
    beyond.every(({ arguments: { id, words } }) => Number(id) === Number(words))
  );
}

/** A problem; `zeroBased` says how the ids of the links seem to be meant, where that is otherwise. */
function item(app: App, diagnostic: Diagnostic, zeroBased: boolean | undefined): TemplateResult {
  const { code, severity, source, span, field, related } = diagnostic;
  const place = `${sourceLabel(source)}:${span.line}`;
  const act = (words: string, onClick: () => void, label?: string) =>
    button(words, onClick, "action action-link action-inline", label);
  const go = t("source-go-to-line");
  return html`<li class="source-problem source-${severity}" data-code=${code}>
    <span class="source-sign" role="img" aria-label=${t(`source-${severity}`)}></span>
    <span class="figure source-place">${place}</span>
    <span class="source-words"
      >${
        field === undefined ? nothing : html`<span class="badge">${field.toUpperCase()}</span> `
      }${sentence(diagnostic)}
      ${act(go, () => goTo(app, diagnostic), `${go}, ${place}`)}
      ${
        zeroBased !== undefined && code === (zeroBased ? "link-zero" : "link-out-of-range")
          ? act(t(`source-count-from-${zeroBased ? 0 : 1}`), () => countFrom(app, zeroBased))
          : nothing
      }
      ${
        related === undefined || related.line === span.line
          ? nothing
          : act(t("source-related", { line: related.line }), () =>
              goTo(app, { ...diagnostic, span: related }),
            )
      }
    </span>
  </li>`;
}

/** The words, quoted text kept from turning them around. The column is named once: before them. */
function sentence(diagnostic: Diagnostic): (string | TemplateResult)[] {
  const field = diagnostic.field?.toUpperCase();
  return pieces(diagnostic).flatMap(({ text, quoted }, at): (string | TemplateResult)[] => {
    const isFirst = at === 0 && field !== undefined;
    if (isFirst && text === field) return [];
    const words = isFirst && text.startsWith(`${field} `) ? text.slice(field.length + 1) : text;
    if (!quoted) return [words];
    return [html`<bdi class=${words.length < 20 ? "source-quoted" : ""}>${words}</bdi>`];
  });
}
