/** What spoke for and against values: a row for each property of the source clause, its weights as figures and bars. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { WeighedFeature, Weighing } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { similarity } from "../rich.js";

/** So many rows are listed. */
const listed = 10;

/** The table: a column for each value, in short, and the stem behind which it was decided where that tells them apart. */
export function weightsView(
  { values, features }: Weighing,
  short: (value: string) => string,
  behind: readonly string[],
): TemplateResult {
  if (features.length === 0) return html`<p class="note">${t("projection-no-weights")}</p>`;
  const most = Math.max(...features.flatMap(({ weights }) => weights.map(Math.abs)), 1e-9);
  const rest = features.slice(listed);
  return html`<div class="scroll projection-weights-box" tabindex="0" role="group" aria-label=${t("projection-weights")}><table class="table projection-weights">
    <thead><tr><th scope="col">${t("projection-property")}</th>
      ${values.map(
        ({ value, gold }, nth) =>
          html`<th scope="col" class="figure" colspan="2"><bdi title=${value}>${short(value)}</bdi>${
            gold
              ? html` <span class="results-tick" title=${t("projection-is-gold")}>✓<span class="hidden">${t("projection-is-gold")}</span></span>`
              : nothing
          }${behind[nth] ? html`<span class="note">${t("projection-behind", { stem: behind[nth] ?? "" })}</span>` : nothing}</th>`,
      )}</tr></thead>
    <tbody>${features.slice(0, listed).map((feature) => row(feature, most))}
      ${
        rest.length === 0
          ? nothing
          : html`<tr><th scope="row" class="projection-property">${t("projection-other-features", { count: rest.length })}</th>
            ${values.map((_, at) => weight(rest.reduce((sum, { weights }) => sum + (weights[at] ?? 0), 0)))}</tr>`
      }</tbody>
    <tfoot><tr><th scope="row">${t("projection-sum")}</th>
      ${values.map(({ sum }) => html`<td class="figure">${figure(sum)}</td><td></td>`)}</tr></tfoot>
  </table></div><table-copy></table-copy>`;
}

const figure = (value: number) =>
  t("projection-signed", {
    sign: value < 0 ? "minus" : "plus",
    value: similarity(Math.abs(value)),
  });

function row({ function: number, text, weights }: WeighedFeature, most: number) {
  const name =
    number === undefined
      ? t("projection-alone", { decisions: text })
      : t("projection-of-source", { name: t(`projection-function-${number}`), text });
  return html`<tr><th scope="row" class="projection-property" title=${name}>${name}</th>
    ${weights.map((one) => weight(one, most))}</tr>`;
}

function weight(value: number, most?: number) {
  const long = most === undefined ? 0 : Math.round((Math.abs(value) / most) * 26);
  return html`<td class="figure">${value === 0 ? "" : figure(value)}</td>
    <td class="projection-bar-cell">${
      long === 0
        ? nothing
        : html`<svg class="projection-weight" width="56" height="10" viewBox="0 0 56 10" aria-hidden="true">
          ${svg`<path d="M28 0V10"></path><rect class=${value < 0 ? "projection-less" : "projection-greater"} x=${value < 0 ? 28 - long : 28} y="2" width=${long} height="6" rx="3"></rect>`}</svg>`
    }</td>`;
}
