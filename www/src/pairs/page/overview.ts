/** Above the table: the summary of a measure, how often its values are, against another, what differs. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ColumnSummary } from "../../engine/answers.js";
import { type Label, t } from "../../messages/index.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Measure } from "../measure/columns.js";
import type { Column } from "../measured.js";
import type { OverviewProps } from "./figures.js";
import { histogramView } from "./histogram.js";
import { isNumber, nameOf, numberText, reasonText, valueText } from "./names.js";
import { replacedTable } from "./replaced.js";
import { scatterView } from "./scatter.js";

/** The four parts. */
export function overview(props: OverviewProps): TemplateResult {
  return html`<div class="overview">
    ${summaryView(props)}${histogramView(props)}${scatterView(props)}${replacedTable(props)}
  </div>`;
}

function summaryView(props: OverviewProps): TemplateResult {
  const { figures, chosen, measured } = props;
  const { measure } = chosen;
  const { summary } = figures;
  const count = measured.progress.count;
  return html`<section class="results-block overview-summary" aria-label=${t("pairs-summary")}>
    <h3>${t("pairs-summary-title", { name: nameOf(measure), count })}</h3>
    ${summary === undefined ? html`<p class="note overview-wait">…</p>` : numbers(measure, summary)}
    ${summary === undefined || summary.scored > 0 ? nothing : why(measured.columns.get(measure), props)}
  </section>`;
}

/** Why no pair has a value, and what would give them one. */
function why(column: Column | undefined, { onRead, onLink }: OverviewProps) {
  const reason = column && mainReason(column);
  if (reason === undefined) return nothing;
  const out = (press: () => void, label: Label) =>
    html`<p><button type="button" class="action" @click=${press}>${t(label)}</button></p>`;
  return html`<p class="note">${t("pairs-why", { reason: reasonText(reason) })}</p>
    ${reason === "no-dependencies" && onRead ? out(onRead, "pairs-read") : nothing}
    ${reason === "no-links" && onLink ? out(onLink, "pairs-link-same") : nothing}`;
}

/** Why most of the pairs have no value that have none. */
const mainReason = memoizeLast((column: Column): string | undefined => {
  const counts = column.reasons.map(() => 0);
  column.denominators.forEach((denominator, pair) => {
    const reason = column.numerators[pair] ?? 0;
    if (denominator === 0) counts[reason] = (counts[reason] ?? 0) + 1;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : column.reasons[counts.indexOf(most)];
});

function numbers(measure: Measure, summary: ColumnSummary): TemplateResult {
  const { micro, macro, median, quartiles, part, whole, scored } = summary;
  const fact = (
    name: "macro" | "median" | "middle" | "equal" | "undefined" | "refused",
    value: string,
  ) =>
    html`<div class="line apart"><dt class="note">${t(`pairs-${name}`)}</dt><dd>${value}</dd></div>`;
  const text = (value: number | undefined, digits: number) =>
    value === undefined ? "–" : valueText(measure, value, digits);
  return html`<p class="results-headline"><span class="figure results-big overview-big">${text(micro, 2)}</span></p>
    ${
      isNumber(measure) || scored === 0
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
      ${isNumber(measure) ? nothing : fact("equal", numberText(summary.equal))}
      ${fact("undefined", numberText(summary.undefined))}
      ${summary.refused === 0 ? nothing : fact("refused", numberText(summary.refused))}
    </dl>`;
}
