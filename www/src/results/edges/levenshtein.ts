import { html, nothing, type TemplateResult } from "lit/html.js";
import type { EditTrace } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Half } from "./layout/trace.js";

/** The table behind one half of the trace, the chosen way through it marked, and how many are as cheap. */
export function levenshteinTable(
  half: Half,
  trace: EditTrace,
  left: readonly string[],
  right: readonly string[],
): TemplateResult | typeof nothing {
  if (left.length === 0 && right.length === 0) return nothing;
  const way = new Set(trace.cells.map(([row, column]) => row * trace.width + column));
  const cell = (row: number, column: number) => {
    const at = row * trace.width + column;
    const end = row === left.length && column === right.length;
    const name = way.has(at) ? `results-way${end ? " results-way--end" : ""}` : "";
    return html`<td class=${name}>${
      way.has(at) ? html`<b>${trace.table[at] ?? 0}</b>` : (trace.table[at] ?? 0)
    }</td>`;
  };
  const start = html`<span title=${t("results-lev-start")}>–</span>`;
  return html`<figure>
    <figcaption class="title">${t(`results-lev-${half}`)}</figcaption>
    <div class="scroll">
    <table class=${`table figure results-lev-table results-${half}`}>
      <thead><tr><th scope="col">${t("results-lev-corner")}</th><th scope="col">${start}</th>${right.map(
        (label) => html`<th scope="col"><bdi>${label}</bdi></th>`,
      )}</tr></thead>
      <tbody>${[start, ...left].map(
        (label, row) =>
          html`<tr><th scope="row"><bdi>${label}</bdi></th>${Array.from(
            { length: right.length + 1 },
            (_, column) => cell(row, column),
          )}</tr>`,
      )}</tbody>
    </table>
    </div>
    <table-copy></table-copy>
    <p class="note">${t("results-lev-ways", { count: trace.scripts })}</p>
  </figure>`;
}
