/** The table of the measures: value, fraction, and a bar from equal to as far apart as can be. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { valueText } from "./headline.js";
import { distanceOf, type Group, groups, type Row, rowOf } from "./measures.js";
import type { DistancesProps } from "./props.js";
import { shortReason } from "./reason.js";

/** The table, a group of rows for each kind of measure. */
export function measuresTable(props: DistancesProps, rows: readonly Row[]): TemplateResult {
  return html`<table class="table distances-table">
    <thead><tr>
      <th scope="col">${t("distances-measure")}</th>
      <th scope="col" class="figure">${t("distances-value")}</th>
      <th scope="col" class="figure">${t("distances-made-of")}</th>
      <th scope="col" class="distances-scale"><span>0</span><span>1</span><span class="hidden">${t("distances-scale")}</span></th>
    </tr></thead>
    ${groups.map((group) =>
      groupRows(
        props,
        group,
        rows.filter((row) => row.group === group),
        rowOf(rows, props.chosen),
      ),
    )}
  </table><table-copy></table-copy>`;
}

function groupRows(
  props: DistancesProps,
  group: Group,
  rows: readonly Row[],
  shown: Row | undefined,
) {
  return html`<tbody>
    <tr><th class="distances-group" scope="rowgroup" colspan="4">${t(`distances-group-${group}`)}
      ${group === "dependencies" ? reading(props, rows) : nothing}</th></tr>
    ${rows.map((row) => measureRow(props, row, shown))}
  </tbody>`;
}

/** Where brackets say nothing of heads: the click that gives them. */
function reading({ readable, onReadBrackets }: DistancesProps, rows: readonly Row[]) {
  const bare = rows.some(
    ({ measure }) => measure.kind === "undefined" && measure.reason.code === "no-dependencies",
  );
  if (!readable || !bare) return nothing;
  return html`<button type="button" class="action action-link action-inline distances-reading" @click=${onReadBrackets}>${t("distances-read")}</button>`;
}

function measureRow(props: DistancesProps, row: Row, shown: Row | undefined) {
  const { onChoose } = props;
  const { name, inner } = row;
  const on = shown?.name === name;
  const choose = () => onChoose({ measure: name });
  return html`<tr class="results-row ${on ? "results-row--pinned" : ""}" @click=${choose}>
    <th scope="row" class=${inner ? "distances-inner" : ""}><button type="button" class="results-row-button" aria-pressed=${on ? "true" : "false"}>${t(`distances-${name}`)}</button></th>
    ${figures(row)}
  </tr>`;
}

function figures(row: Row) {
  const { measure } = row;
  const none = (text: string) => html`<td colspan="3" class="note">${text}</td>`;
  switch (measure.kind) {
    case "undefined":
      return none(shortReason(measure.reason));
    case "waiting":
      return none(t("distances-waiting"));
    case "failed":
      return none(t(measure.why === "stopped" ? "distances-stopped" : "distances-failed"));
    case "ok":
      return html`<td class="figure">${valueText({ ...row, measure })}</td>
        <td class="figure">${row.value === "whether" ? nothing : t("distances-fraction", measure)}</td>
        <td class="distances-bar">${bar(distanceOf(row) ?? 0)}</td>`;
  }
}

function bar(distance: number) {
  return html`<svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect class="bar-rest" width="100" height="6" rx="1"></rect>
    <rect class="bar-done" width=${Math.round(distance * 1000) / 10} height="6" rx="1"></rect>`}
  </svg>`;
}
