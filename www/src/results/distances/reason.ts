/** Why a measure is not defined for a pair, and what would make it so. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Reason } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { formOf } from "../names.js";
import { listed, rich, word } from "../rich.js";
import type { Row } from "./measures.js";
import type { DistancesProps } from "./props.js";

/** So many words that differ are named. */
const named = 6;

/** In a row of the table. */
export function shortReason(reason: Reason): string {
  return t(`distances-no-${reason.code}`, argumentsOf(reason));
}

function argumentsOf({ side, number, limit, what }: Reason) {
  return {
    side: side === "right" ? "B" : "A",
    number: number ?? 0,
    limit: limit ?? 0,
    what: what ?? "",
  };
}

/** In the place of what a measure is made of: the reason in full, and the way out. */
export function undefinedDetail(props: DistancesProps, row: Row, reason: Reason): TemplateResult {
  return html`<h3>${t(`distances-${row.name}-title`)}</h3>
    <p class="results-big results-big--none">${t("results-undefined")}</p>
    <p>${t(`distances-no-${reason.code}`, argumentsOf(reason))}</p>
    ${reason.code === "words-differ" ? differing(props, reason) : nothing}
    ${
      reason.code === "no-dependencies" && props.readable
        ? html`<p><button type="button" class="results-button" @click=${props.onReadBrackets}>${t("distances-read")}</button></p>`
        : nothing
    }`;
}

function differing({ left, right, onChoose }: DistancesProps, reason: Reason): TemplateResult {
  const side = (sentence: typeof left, ids: readonly number[], which: "a" | "b") => {
    if (ids.length === 0) return nothing;
    const forms = ids.slice(0, named).map((id) => word(formOf(sentence, id)));
    const more = Math.max(0, ids.length - named);
    return html`<p>${rich(`distances-only-${which}`, { words: listed(forms) }, { more })}</p>`;
  };
  return html`${side(left, reason.left, "a")}${side(right, reason.right, "b")}
    <p class="results-buttons">
      <button type="button" class="results-button" @click=${() => onChoose({ shared: true })}>${t("distances-compare-shared")}</button>
      <button type="button" class="results-button" @click=${() => onChoose({ byLinks: true })}>${t("distances-compare-links")}</button>
    </p>`;
}
