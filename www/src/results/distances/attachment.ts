/** Attachment: the words that hang on another head, or by another relation. */
import { html, type TemplateResult } from "lit/html.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import { formOf } from "../names.js";
import { word } from "../rich.js";
import { attachedOtherwise } from "./looking.js";
import { type Counted, headline } from "./measures.js";
import type { DistancesProps } from "./props.js";
import { wordsTable } from "./words-table.js";

/** What an attachment score is made of. */
export function attachmentDetail(
  props: DistancesProps,
  row: Counted<`attachment${"" | "-labelled" | "-labels"}`>,
): TemplateResult {
  const { measure, name } = row;
  const root = html`<span class="note">${t("distances-root-word")}</span>`;
  const head = (sentence: Shown, id: number, relation: string) =>
    html`${id === 0 ? root : word(formOf(sentence, id))} <span class="note">${relation}</span>`;
  const heads = [t("distances-word"), t("distances-in-a"), t("distances-in-b")];
  const rows = attachedOtherwise(props.distances.attachment, name).map((one) => {
    const left = head(props.left, one.leftHead, one.leftRelation);
    const right = head(props.right, one.rightHead, one.rightRelation);
    return { left: one.word, right: one.word, cells: [left, right] };
  });
  return html`${headline(row, t("distances-fraction", measure))}
    <p>${t(`distances-${name}-said`, measure)}</p>
    ${
      rows.length === 0
        ? html`<p>${t("distances-attached-alike")}</p>`
        : wordsTable(props, heads, rows)
    }`;
}
