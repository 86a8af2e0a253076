/** What differs: which relation on the paths was replaced by which, and what it adds to ΣL. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { keyOf } from "./corpus.js";
import { numberText } from "./names.js";
import type { Page } from "./page.js";

/** So many rows are shown at first. */
const few = 6;
/** Whether all rows are shown: it passes, and is not saved. */
let all = false;

/** The table. */
export function replacedTable({ app, measured, replaced, chosen, choose }: Page): TemplateResult {
  const rows = replaced.filter(({ what }) => what !== "all");
  const total = replaced.find(({ what }) => what === "all")?.times;
  const most = rows[0]?.times ?? 1;
  const shown = all ? rows : rows.slice(0, few);
  const name = (label: string | undefined) =>
    label === undefined
      ? html`<span class="note replaced-none">${t("pairs-replaced-none")}</span>`
      : html`<bdi>${label}</bdi>`;
  const isAwaited = rows.length === 0 && measured.progress.state !== "done";
  return html`<section class="results-block overview-replaced" data-awaited=${isAwaited ? "" : nothing} aria-label=${t("pairs-replaced")}>
    <div class="line overview-head"><h3>${t("pairs-replaced")}</h3><span class="note figure overview-r">${t("pairs-replaced-on")}</span></div>
    <div class="scroll" tabindex=${all ? 0 : nothing}><table class="table replaced">
      <thead><tr><th scope="col">${t("pairs-replaced-left")}</th><th scope="col">${t("pairs-replaced-right")}</th>
        <th scope="col" class="figure">${t("pairs-replaced-times")}</th><td></td>
        <th scope="col" class="figure">${t("pairs-replaced-pairs")}</th></tr></thead>
      <tbody>${shown.map((row) => {
        const key = keyOf(row);
        const isChosen = key === chosen.replaced;
        return html`<tr class="results-row ${isChosen ? "results-row--pinned" : ""}" @click=${() => choose({ replaced: isChosen ? "" : key })}>
          ${row.what === "direction" ? html`<td colspan="2">${t("pairs-replaced-direction")}</td>` : html`<td>${name(row.left)}</td><td>${name(row.right)}</td>`}
          <td class="figure">${numberText(row.times)}</td>
          <td><svg width="64" height="6" aria-hidden="true"><rect class="bar-done" width=${(64 * row.times) / most} height="6" rx="3"></rect></svg></td>
          <td class="figure"><button type="button" class="results-row-button" aria-pressed=${isChosen ? "true" : "false"}
            aria-label=${t("pairs-replaced-show", { count: row.pairs })}>${numberText(row.pairs)}</button></td>
        </tr>`;
      })}</tbody>
      ${total === undefined ? nothing : html`<tfoot><tr><th scope="row" colspan="2">${t("pairs-replaced-all")}</th><td class="figure">${numberText(total)}</td><td></td><td></td></tr></tfoot>`}
    </table></div>
    ${rows.length > 0 || isAwaited ? nothing : html`<p class="note">${t("pairs-replaced-empty")}</p>`}
    ${
      rows.length <= few
        ? nothing
        : html`<button type="button" class="action action-bare note table-copy" aria-expanded=${all ? "true" : "false"} @click=${() => {
            all = !all;
            app.draw();
          }}>${t(all ? "pairs-replaced-fewer" : "pairs-replaced-more", { count: rows.length })}</button>`
    }
  </section>`;
}
