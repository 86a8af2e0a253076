/** A measure in large: its value and the sum that it is. */
import { html, type TemplateResult } from "lit/html.js";
import type { Measure } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { similarity } from "../rich.js";
import { type Row, shareOf } from "./measures.js";

/** The name, the value, and what it is made of; a value by convention says so. */
export function headline(
  { name }: Row,
  measure: Extract<Measure, { kind: "ok" }>,
  made: string,
): TemplateResult {
  return html`<h3>${t(`distances-${name}-title`)}</h3>
    <p class="results-headline"><span class="results-big">${t("results-figure", { value: similarity(shareOf(measure)) })}</span>
      <span class="results-fraction">${made}</span></p>
    ${measure.flag === undefined ? "" : html`<p>${t(`distances-flag-${measure.flag}`)}</p>`}`;
}
