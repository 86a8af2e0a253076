/** Words that the two trees have otherwise, in a table; each is lit in both while it is pointed at. */
import { html, type TemplateResult } from "lit/html.js";
import { formOf } from "../names.js";
import { word } from "../rich.js";
import type { DistancesProps } from "./props.js";

/** A word of both sentences, and what stands beside it. */
interface WordRow {
  readonly left: number;
  readonly right: number;
  readonly cells: readonly unknown[];
}

/** The table of these words. */
export function wordsTable(
  { left: sentence, onPoint }: DistancesProps,
  heads: readonly string[],
  rows: readonly WordRow[],
): TemplateResult {
  const leave = () => onPoint(undefined);
  return html`<div class="scroll"><table class="table">
    <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(({ left, right, cells }) => {
      const point = () => onPoint({ kind: "word", left, right });
      return html`<tr @pointerenter=${point} @pointerleave=${leave}>
        <th scope="row"><button type="button" class="results-row-button" @focus=${point} @blur=${leave}>${word(formOf(sentence, left))}</button></th>
        ${cells.map((cell) => html`<td>${cell}</td>`)}
      </tr>`;
    })}</tbody>
  </table></div><table-copy></table-copy>`;
}
