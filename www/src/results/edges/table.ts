import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Comparison } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { edgeText, place, sameEdge, weighed } from "../../model/triangle.js";
import { tickBox } from "../../shell/tick-box.js";
import { preview } from "../pinning.js";
import { word } from "../rich.js";
import { edgesListed } from "../showing.js";
import { columns, type EdgeColumn, type EdgesProps, type EdgesUi } from "./props.js";

type EdgeRow = ReturnType<typeof weighed>[number];

/** How many rows "show more" adds. */
const page = 200;

/** Kept for the next drawing, since pointing at rows draws again. */
const sorted = memoizeLast(
  (comparison: Comparison, column: EdgeColumn, descending: boolean, treeOnly: boolean) => {
    const sign = descending ? -1 : 1;
    const by = (row: EdgeRow) => Number(column === "tree" ? !row.tree : row[column]);
    return weighed(comparison, comparison.links.length)
      .filter(({ tree }) => tree || !treeOnly)
      .sort(
        (a, b) =>
          sign * (by(a) - by(b)) ||
          a.distance - b.distance ||
          a.maximum - b.maximum ||
          a.from - b.from ||
          a.to - b.to,
      );
  },
);

/** The edges in the order asked for; equal ones lightest first, then by their links. O(e log e) for e edges. */
export function edgeRows(comparison: Comparison, ui: EdgesUi): readonly EdgeRow[] {
  return sorted(comparison, ui.column, ui.descending, ui.treeOnly);
}

/** The edges as a table to sort and filter; a row previews and pins as its square in the matrix does. */
export function edgeTable(props: EdgesProps): TemplateResult {
  const { app, comparison, ui, pinned, previewed, onUi } = props;
  const rows = edgeRows(comparison, ui);
  const shown = rows.slice(0, ui.rows);
  const pinnedShown = shown.some((row) => sameEdge(row, pinned));
  const extra = pinned && !pinnedShown ? rows.filter((row) => sameEdge(row, pinned)) : [];
  const listed = [...shown, ...extra];
  const stop = listed.find((row) => sameEdge(row, previewed ?? pinned)) ?? listed[0];
  return html`<div class="results-tools">
      ${tickBox(t("results-tree-only", { count: comparison.spanningTree.length }), ui.treeOnly, (treeOnly) => edgesListed(app).choose({ treeOnly }))}
    </div>
    <div class="scroll" role="group" tabindex="0" aria-label=${t("results-table-label")}>
      <table class="table results-edges-table">
        <thead><tr>${columns.map((column) => head(props, column))}</tr></thead>
        <tbody @keydown=${walkRows}>${repeat(listed, place, (row) =>
          tableRow(props, row, row === stop),
        )}</tbody>
      </table>
      ${
        rows.length > ui.rows
          ? html`<p class="shell-print">${t("results-cut", { shown: listed.length, count: rows.length })}</p>
            <button type="button" class="action results-more"
              @click=${() => onUi({ rows: ui.rows + page })}
              >${t("results-more", { count: Math.min(page, rows.length - ui.rows), rest: rows.length - ui.rows })}</button>`
          : nothing
      }
    </div><table-copy></table-copy>`;
}

function head({ ui, onUi }: EdgesProps, column: EdgeColumn) {
  const on = ui.column === column;
  const sort = on ? (ui.descending ? "descending" : "ascending") : "none";
  const figure = column === "distance" || column === "maximum";
  return html`<th scope="col" aria-sort=${sort} class=${figure ? "figure" : ""}>
    <button type="button" class="results-sort" title=${t(`results-column-${column}-title`)}
      @click=${() => onUi({ column, descending: on && !ui.descending })}
      >${t(`results-column-${column}`)}<span aria-hidden="true" class="results-sort-mark">${
        on ? (ui.descending ? "▾" : "▴") : ""
      }</span></button>
  </th>`;
}

function tableRow(
  { app, comparison, names, pinned, previewed, onPin }: EdgesProps,
  row: EdgeRow,
  stop: boolean,
) {
  const { from, to } = row;
  const held = sameEdge(row, pinned);
  const pinnedStyle = held ? "results-row--pinned" : "";
  const litStyle = sameEdge(row, previewed) ? "results-row--look" : "";
  const look = () => preview(app, { from, to });
  const leave = () => preview(app, undefined);
  const shared = row.maximum === 0 && comparison.links.length > 0;
  return html`<tr class="results-row ${pinnedStyle} ${litStyle}" @pointerenter=${look} @pointerleave=${leave}
    @click=${() => onPin(held ? undefined : { from, to })}>
    <td><button type="button" class="results-row-button" tabindex=${stop ? 0 : -1}
      aria-pressed=${held ? "true" : "false"} aria-label=${edgeText(names, row)}
      @focus=${look} @blur=${leave}>${word(names[from] ?? "")}</button></td>
    <td>${word(names[to] ?? "")}</td>
    <td class="figure">${row.distance}</td>
    <td class="figure" title=${shared ? t("results-shared-short") : ""}>${row.maximum}</td>
    <td class="results-tick">${row.tree ? html`<span role="img" aria-label=${t("results-in-tree")}>✓</span>` : nothing}</td>
  </tr>`;
}

/** ↑ and ↓ walk the rows, which are one tab stop together. */
function walkRows(event: KeyboardEvent): void {
  const row = (event.target as Element).closest("tr");
  const next =
    event.key === "ArrowDown"
      ? row?.nextElementSibling
      : event.key === "ArrowUp"
        ? row?.previousElementSibling
        : undefined;
  if (next === undefined) return;
  event.preventDefault();
  next?.querySelector("button")?.focus();
}
