/** A measure in large: its value and the sum that it is. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { similarity } from "../rich.js";
import { type Counted, shareOf } from "./measures.js";

/** The value of a row as a figure or a word. */
export function valueText({ value, measure }: Pick<Counted, "value" | "measure">): string {
  if (value === "whether") return t(measure.part > 0 ? "distances-yes" : "distances-no");
  return t("results-figure", {
    value: value === "count" ? measure.part : similarity(shareOf(measure)),
  });
}

/** The name, the value, and what it is made of; a value by convention says so. */
export function headline(row: Counted, made: string): TemplateResult {
  const { flag } = row.measure;
  return html`<h3>${t(`distances-${row.name}-title`)}</h3>
    <p class="results-headline"><span class="figure results-big">${valueText(row)}</span>
      <span class="note results-fraction">${made}</span></p>
    ${flag === undefined ? "" : html`<p>${t(`distances-flag-${flag}`)}</p>`}`;
}
