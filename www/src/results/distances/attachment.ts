/** Attachment: the words that hang on another head, or by another relation. */
import { html, type TemplateResult } from "lit/html.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import { formOf } from "../names.js";
import { word } from "../rich.js";
import { headline } from "./headline.js";
import { attachedOtherwise } from "./looking.js";
import type { Counted } from "./measures.js";
import type { DistancesProps } from "./props.js";
import { wordsTable } from "./words-table.js";

/** What an attachment score is made of. */
export function attachmentDetail(
  props: DistancesProps,
  row: Counted<`attachment${"" | "-labelled" | "-labels"}`>,
): TemplateResult {
  const { measure, name } = row;
  const differing = attachedOtherwise(props.distances.attachment, name);
  const head = (sentence: Shown, id: number, relation: string) =>
    html`${
      id === 0
        ? html`<span class="note">${t("distances-root-word")}</span>`
        : word(formOf(sentence, id))
    } <span class="note">${relation}</span>`;
  const heads = [t("distances-word"), t("distances-in-a"), t("distances-in-b")];
  const rows = differing.map((one) => ({
    left: one.word,
    right: one.word,
    cells: [
      head(props.left, one.leftHead, one.leftRelation),
      head(props.right, one.rightHead, one.rightRelation),
    ],
  }));
  return html`${headline(row, t("distances-fraction", measure))}
    <p>${t(`distances-${name}-said`, measure)}</p>
    ${
      rows.length === 0
        ? html`<p>${t("distances-attached-alike")}</p>`
        : wordsTable(props, heads, rows)
    }`;
}
