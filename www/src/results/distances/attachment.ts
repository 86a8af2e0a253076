/** Attachment: the words that hang on another head, or by another relation. */
import { html, type TemplateResult } from "lit/html.js";
import type { AttachedWord, Measure } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { formOf } from "../names.js";
import { word } from "../rich.js";
import { headline } from "./headline.js";
import { attachedOtherwise } from "./looking.js";
import type { Row } from "./measures.js";
import type { DistancesProps } from "./props.js";

/** What an attachment score is made of. */
export function attachmentDetail(
  props: DistancesProps,
  row: Row<`attachment${"" | "-labelled" | "-labels"}`>,
  measure: Extract<Measure, { kind: "ok" }>,
): TemplateResult {
  const { attachment } = props.distances;
  const differing = attachedOtherwise(attachment, row.name);
  const { part, whole } = measure;
  return html`${headline(row, measure, t("distances-fraction", { part, whole }))}
    <p>${t(`distances-${row.name}-said`, { part, whole })}</p>
    ${
      differing.length === 0
        ? html`<p>${t("distances-attached-alike")}</p>`
        : html`<div class="scroll"><table class="table">
      <thead><tr><th scope="col">${t("distances-word")}</th><th scope="col">${t("distances-in-a")}</th><th scope="col">${t("distances-in-b")}</th></tr></thead>
      <tbody>${differing.map((one) => wordRow(props, one))}</tbody>
    </table></div><table-copy></table-copy>`
    }`;
}

function wordRow(props: DistancesProps, one: AttachedWord): TemplateResult {
  const { left, right, onPoint } = props;
  const head = (sentence: typeof left, id: number) =>
    id === 0
      ? html`<span class="note">${t("distances-root-word")}</span>`
      : word(formOf(sentence, id));
  const point = () => onPoint({ kind: "word", left: one.word, right: one.word });
  const leave = () => onPoint(undefined);
  return html`<tr @pointerenter=${point} @pointerleave=${leave}>
    <th scope="row"><button type="button" class="results-row-button" @focus=${point} @blur=${leave}>${word(formOf(left, one.word))}</button></th>
    <td>${head(left, one.leftHead)} <span class="note">${one.leftRelation}</span></td>
    <td>${head(right, one.rightHead)} <span class="note">${one.rightRelation}</span></td>
  </tr>`;
}
