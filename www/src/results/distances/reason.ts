/** Why a measure is not defined for a pair, and what would make it so. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { readBrackets, withoutHeads } from "../../links/heads.js";
import { type Label, t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { hasColumns } from "../../model/formats.js";
import { formOf } from "../names.js";
import { listed, rich, word } from "../rich.js";
import type { Row } from "./measures.js";
import type { DistancesProps, Why } from "./props.js";
import { apartOf } from "./words.js";

/** What brackets and edits are compared by, and nothing else. */
const asTheyStand = /^(?:brackets|tree-edit)/;

/** So many words that differ are named. */
const named = 6;

/** Whether brackets of the pair can be read as dependencies, and nothing else lacks heads. */
export function isReadable({ store }: App): boolean {
  const { formats } = store.state.work;
  const bare = (["left", "right"] as const).filter((side) => !hasColumns(formats[side]));
  return bare.length > 0 && withoutHeads(formats, bare) === undefined;
}

/** In a row of the table. */
export function shortReason(reason: Why): string {
  return t(`distances-no-${reason.code}`, argumentsOf(reason));
}

function argumentsOf({ side, number = 0, limit = 0, what = "" }: Why) {
  return { side: side === "right" ? "B" : "A", number, limit, what: what.replaceAll(" ", "-") };
}

/** In the place of what a measure is made of: the reason in full, and the way out. */
export function undefinedDetail(props: DistancesProps, row: Row, reason: Why): TemplateResult {
  const { app } = props;
  return html`<h3>${t(`distances-${row.name}-title`)}</h3>
    <p class="figure results-big results-big--none">${t("results-undefined")}</p>
    <p>${t(`distances-no-${reason.code}`, argumentsOf(reason))}</p>
    ${reason.code === "words-differ" ? differing(props, row, reason) : nothing}
    ${reason.code === "order-differs" || reason.code === "no-phrases" ? instead(props, row) : nothing}
    ${
      reason.code === "no-dependencies" && isReadable(app)
        ? html`<p><button type="button" class="action" @click=${() => readBrackets(app)}>${t("distances-read")}</button></p>`
        : nothing
    }`;
}

function differing(props: DistancesProps, row: Row, reason: Why) {
  const { left, right, onChoose } = props;
  const formsOf = (sentence: typeof left, ids: readonly number[] = []) =>
    ids.map((id) => formOf(sentence, id));
  const apart = apartOf(formsOf(left, reason.left), formsOf(right, reason.right));
  const words = (["a", "b", "order"] as const).map((which) => {
    const forms = apart[which];
    if (forms.length === 0) return nothing;
    const more = Math.max(0, forms.length - named);
    const some = listed(forms.slice(0, named).map(word));
    return html`<p>${rich(`distances-only-${which}`, { words: some }, { more })}</p>`;
  });
  if (asTheyStand.test(row.name)) return html`${words}${instead(props, row)}`;
  return html`${words}
    <p class="row">
      <button type="button" class="action" @click=${() => onChoose({ shared: true })}>${t("distances-compare-shared")}</button>
      <button type="button" class="action" @click=${() => onChoose({ byLinks: true })}>${t("distances-compare-links")}</button>
    </p>`;
}

/** What is close to brackets where these cannot be compared: rooted splits are brackets without labels. */
function instead({ onChoose, distances }: DistancesProps, { name }: Row) {
  if (!asTheyStand.test(name)) return nothing;
  const rooted = { measure: "robinson-foulds", rooted: true, split: [], four: [], place: 0 };
  const to = (change: Parameters<typeof onChoose>[0], label: Label) =>
    html`<button type="button" class="action" @click=${() => onChoose({ ...rooted, ...change })}>${t(label)}</button>`;
  const differ =
    distances.robinsonFoulds.kind === "undefined" &&
    distances.robinsonFoulds.reason.code === "words-differ";
  return html`<p>${t("distances-instead")}</p>
    <p class="row">${
      differ
        ? html`${to({ shared: true }, "distances-instead-shared")}${to({ byLinks: true }, "distances-instead-links")}`
        : to({}, "distances-instead-rooted")
    }</p>`;
}
