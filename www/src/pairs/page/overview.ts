/** Above the table: the summary of a measure, how often its values are, against another, what differs. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ColumnSummary } from "../../engine/answers.js";
import { type Label, t } from "../../messages/index.js";
import { setReadAs } from "../../model/documents.js";
import { hasColumns, hasPhrases } from "../../model/formats.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Work } from "../../model/state.js";
import { isShare, type Measure } from "../measure/columns.js";
import type { Measuring } from "../measure/index.js";
import type { Column } from "../measured.js";
import { signatureButton } from "./commands.js";
import { histogramView } from "./histogram.js";
import { isEqualAtBest, moreIsBetter, nameOf, numberText, reasonText, valueText } from "./names.js";
import type { Page } from "./page.js";
import { replacedTable } from "./replaced.js";
import { scatterView } from "./scatter.js";

/** The four parts. */
export function overview(page: Page): TemplateResult {
  return html`<div class="overview">
    ${summaryView(page)}${histogramView(page)}${scatterView(page)}${page.isAlone ? nothing : replacedTable(page)}
  </div>`;
}

function summaryView(page: Page): TemplateResult {
  const { figures, chosen, measured, shown, some } = page;
  const { measure } = chosen;
  const { summary } = figures;
  const count = shown.rows.length;
  return html`<section class="results-block overview-summary" aria-label=${t("pairs-summary")}>
    <h3>${t("pairs-summary-title", { name: nameOf(measure), count })}</h3>
    ${summary === undefined ? html`<p class="note overview-wait">…</p>` : numbers(measure, summary, page)}
    ${summary === undefined || summary.scored > 0 ? nothing : why(mainReason(measured.columns.get(measure), some), page)}
  </section>`;
}

/** Why no pair has a value, and what would give them one. */
function why(reason: string | undefined, { app, chosen, choose, measuring }: Page) {
  const { store } = app;
  const { work } = store.state;
  if (reason === undefined) return nothing;
  const out = (press: () => void, label: Label) =>
    html`<p><button type="button" class="action" @click=${press}>${t(label)}</button></p>`;
  // In one step that can be undone; what is measured by dependencies is measured then.
  const read = () => store.change({ id: "step-pairs-read" }, setReadAs(work, "dependencies"));
  const isToLink = !chosen.sameWords && isOftenSame(work, measuring);
  return html`<p class="note">${t("pairs-why", { reason: reasonText(reason) })}</p>
    ${reason === "no-dependencies" && canBeRead(work) ? out(read, "pairs-read") : nothing}
    ${reason === "no-links" && isToLink ? out(() => choose({ sameWords: true }), "pairs-link-same") : nothing}`;
}

/** Whether phrase trees are all that keeps the pairs from being dependencies. */
function canBeRead({ formats, readAs }: Work): boolean {
  const sides = [formats.left, formats.right];
  const fit = sides.every((format) => hasPhrases(format) || hasColumns(format));
  return readAs === undefined && fit && sides.some(hasPhrases);
}

/** So many pairs tell whether they are parses of the same sentences. */
const mostLookedAt = 50;

/** Whether some of the pairs are two parses of one sentence. */
function isOftenSame({ pairs }: Work, { entry }: Measuring): boolean {
  return pairs.slice(0, mostLookedAt).some((_, pair) => {
    const { leftText, rightText } = entry(pair);
    return leftText !== "" && leftText === rightText;
  });
}

/** Why most of the pairs have no value that have none. */
const mainReason = memoizeLast((column: Column | undefined, some?: Uint32Array) => {
  if (column === undefined) return undefined;
  const counts = column.reasons.map(() => 0);
  for (const pair of some ?? column.denominators.keys()) {
    const reason = column.numerators[pair] ?? 0;
    if (column.denominators[pair] === 0) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : column.reasons[counts.indexOf(most)];
});

function numbers(measure: Measure, summary: ColumnSummary, page: Page): TemplateResult {
  const { micro, macro, median, quartiles, part, whole, scored } = summary;
  const fact = (name: "macro" | "median" | "middle" | "undefined" | "refused", value: string) =>
    row(t(`pairs-${name}`), value);
  const row = (name: string, value: string) =>
    html`<div class="line apart"><dt class="note">${name}</dt><dd>${value}</dd></div>`;
  const best = moreIsBetter(measure) ? 1 : 0;
  const text = (value: number | undefined, digits: number) =>
    value === undefined ? "–" : valueText(measure, value, digits);
  return html`<p class="row apart results-headline"><span class="figure results-big overview-big">${text(micro, 2)}</span>${signatureButton({ of: "measure", name: measure }, page)}</p>
    ${
      !isShare(measure) || scored === 0
        ? nothing
        : html`<p class="note results-fraction overview-fraction">${
            measure === "similarity"
              ? t("pairs-micro-distance", {
                  part: numberText(whole - part),
                  whole: numberText(whole),
                })
              : measure === "coverage"
                ? nothing
                : t("pairs-micro-share", { part: numberText(part), whole: numberText(whole) })
          }</p>`
    }
    <dl class="figure list overview-facts">
      ${fact("macro", text(macro, 3))}
      ${fact("median", text(median, 3))}
      ${quartiles === undefined ? nothing : fact("middle", t("pairs-range", { from: text(quartiles[0], 2), to: text(quartiles[1], 2) }))}
      ${!isShare(measure) ? nothing : row(t(isEqualAtBest(measure) ? "pairs-equal" : "pairs-best", { best }), numberText(summary.equal))}
      ${fact("undefined", numberText(summary.undefined))}
      ${summary.refused === 0 ? nothing : fact("refused", numberText(summary.refused))}
    </dl>`;
}
