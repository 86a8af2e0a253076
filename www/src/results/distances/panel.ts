/** The panel: what is compared, a row for each measure, and what the chosen one is made of. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Asked } from "../../engine/asked.js";
import { type Label, t } from "../../messages/index.js";
import { missing } from "../../shell/missing.js";
import type { Failed } from "../keeping.js";
import { tickBox } from "../tick-box.js";
import { attachmentDetail } from "./attachment.js";
import { bracketsDetail } from "./brackets.js";
import { editsDetail } from "./edits.js";
import { type Row, rowOf, rowsOf } from "./measures.js";
import type { DistancesProps } from "./props.js";
import { quartetsDetail } from "./quartets.js";
import { undefinedDetail } from "./reason.js";
import { splitsDetail } from "./splits.js";
import { measuresTable } from "./table.js";

/** What there is where the distances failed to load: perhaps by what is chosen, which can be taken back. */
type Without = Pick<DistancesProps, "chosen" | "onChoose"> & { readonly failed: Failed };

/** The Distances tab over one pair. */
export function distancesPanel(props: DistancesProps | Without): TemplateResult {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && "picking" in props && props.picking) props.onPick("end");
  };
  return html`<div class="results-panel" @keydown=${onKey}><div class="results-single">
    ${controls(props)}
    ${"failed" in props ? missing(props.failed) : measures(props)}
    <p class="note">${t("distances-sources")}</p>
  </div></div>`;
}

function measures(props: DistancesProps) {
  const rows = rowsOf(props);
  const row = rowOf(rows, props.chosen);
  return html`<div class="distances">
      <section class="results-block" aria-label=${t("distances-measures")}>
        ${measuresTable(props, rows)}
        <p class="note">${t("distances-bars")}</p>
        ${leftOut(props)}
      </section>
      ${row ? html`<section class="results-block" aria-label=${t(`distances-${row.name}-title`)}>${detail(props, row)}</section>` : nothing}
    </div>`;
}

function detail(props: DistancesProps, row: Row) {
  const { measure } = row;
  const words = Math.max(props.left.words.length, props.right.words.length);
  const titled = (content: unknown) => html`<h3>${t(`distances-${row.name}-title`)}</h3>${content}`;
  switch (measure.kind) {
    case "undefined":
      return undefinedDetail(props, row, measure.reason);
    case "waiting":
      if (words <= long) return titled(html`<p>${t("results-explaining")}</p>`);
      return titled(computing(words, () => props.onStopEdit()));
    case "failed":
      return titled(failed(measure, words));
  }
  const { name, ...counted } = { ...row, measure };
  switch (name) {
    case "tree-edit":
      return editsDetail(props, { ...counted, name });
    case "robinson-foulds":
    case "robinson-foulds-generalized":
      return splitsDetail(props, { ...counted, name });
    case "quartets":
    case "quartets-generalized":
      return quartetsDetail(props, { ...counted, name });
    case "attachment":
    case "attachment-labelled":
    case "attachment-labels":
      return attachmentDetail(props, { ...counted, name });
    case "paths":
      return titled(html`<p>${t("distances-paths-where")}</p>`);
    default:
      return bracketsDetail(props, { ...counted, name });
  }
}

function controls({ chosen, onChoose }: Pick<DistancesProps, "chosen" | "onChoose">) {
  const pressed = (name: "rooted" | "byLinks", value: boolean, label: Label) =>
    html`<button type="button" class="segment" aria-pressed=${chosen[name] === value ? "true" : "false"}
      @click=${() => onChoose({ [name]: value, split: [], four: [], place: 0 })}>${t(label)}</button>`;
  return html`<div class="row results-controls results-ruled">
    <div class="segments" role="group" aria-label=${t("distances-root")}>
      ${pressed("rooted", false, "distances-unrooted")}${pressed("rooted", true, "distances-rooted")}
    </div>
    <div class="segments" role="group" aria-label=${t("distances-leaves")}>
      ${pressed("byLinks", false, "distances-by-position")}${pressed("byLinks", true, "distances-by-links")}
    </div>
    ${(["shared", "withoutPunctuation", "strict"] as const).map((name) =>
      tickBox(t(`distances-${name}`), chosen[name], (ticked) =>
        onChoose({ [name]: ticked, split: [], four: [], place: 0 }),
      ),
    )}
  </div>`;
}

/** How many words are not compared, and why. */
function leftOut({ distances: { words } }: DistancesProps) {
  if (words === undefined) return nothing;
  const [a, b] = [words.leftOutLeft.length, words.leftOutRight.length];
  if (a + b === 0) return nothing;
  return html`<p class="note">${t("distances-left-out", { compared: words.left.length, a, b })}</p>`;
}

/** Of more words than this a pair takes so long that it can be stopped. */
export const long = 200;

/** It is being computed. */
export function computing(words: number, onStop: () => void): TemplateResult {
  return html`<div class="stack distances-long" role="status">
    <p>${t("distances-computing", { words })}</p>
    <progress aria-label=${t("distances-computing", { words })}></progress>
    <button type="button" class="action" @click=${onStop}>${t("distances-stop")}</button>
  </div>`;
}

/** It failed to load, or was stopped. */
export function failed(
  asked: Extract<Asked<unknown>, { readonly kind: "failed" }>,
  words: number,
): TemplateResult {
  if (asked.why !== "stopped") return html`${missing(asked)}`;
  return html`<div class="stack distances-long">
    <p>${t("distances-stopped-long", { words })}</p>
    <button type="button" class="action" @click=${() => asked.again()}>${t("distances-compute")}</button>
  </div>`;
}
