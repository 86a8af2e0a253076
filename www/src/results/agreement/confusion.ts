import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Relation } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { relations } from "../../model/relations.js";
import type { ConfusionCell } from "./adjudication.js";
import type { AgreementProps } from "./props.js";

/** The rows and columns of the confusion table, in the order of the core. */
const relationOrder: readonly (Relation | "none")[] = [...relations, "none"];

/** How many links are in a cell. */
export function cellSaying(
  id: "agreement-cell" | "agreement-of-cell",
  { mine, theirs }: ConfusionCell,
  count: number,
): string {
  return t(id, { count, mine: t(`relation-${mine}`), theirs: t(`relation-${theirs}`) });
}

/**
 * The links in both sets, my relation by theirs. A cell with links in it is a button that chooses them
 * below; the diagonal, where both say the same, is ringed.
 */
export function confusionTable(
  { cell, onCell }: Pick<AgreementProps, "cell" | "onCell">,
  confusion: readonly (readonly number[])[],
): TemplateResult {
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  if (confusion.every((counts) => total(counts) === 0)) {
    return html`<p class="note">${t("agreement-disjoint")}</p>`;
  }
  const square = (row: number, column: number) => {
    const count = confusion[row]?.[column] ?? 0;
    const [mine, theirs] = [relationOrder[row] ?? "none", relationOrder[column] ?? "none"];
    const kind = row === column ? "results-confusion-same" : "";
    if (count === 0) return html`<td class=${`note ${kind}`}>0</td>`;
    const on = cell?.mine === mine && cell.theirs === theirs;
    const label = cellSaying("agreement-cell", { mine, theirs }, count);
    return html`<td class=${kind}><button type="button" class="results-confusion-cell"
      aria-pressed=${on ? "true" : "false"} aria-label=${label} title=${label}
      @click=${() => onCell(on ? undefined : { mine, theirs })}>${count}</button></td>`;
  };
  return html`<div class="scroll">
      <table class="table figure results-confusion">
        <thead><tr>
          <th scope="col">${t("agreement-corner")}</th>
          ${relationOrder.map((name) => html`<th scope="col">${t(`relation-${name}`)}</th>`)}
        </tr></thead>
        <tbody>${relationOrder.map((name, row) =>
          total(confusion[row] ?? []) === 0 &&
          total(confusion.map((counts) => counts[row] ?? 0)) === 0
            ? nothing
            : html`<tr><th scope="row">${t(`relation-${name}`)}</th>${relationOrder.map((_, column) => square(row, column))}</tr>`,
        )}</tbody>
      </table>
    </div>
    <table-copy></table-copy>
    <p class="note">${t("agreement-confusion-hint")}</p>`;
}
