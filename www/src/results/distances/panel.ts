/** The panel: what is compared, a row for each measure, and what the chosen one is made of. */

import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import type { Asked } from "../../engine/asked.js";
import { readBrackets } from "../../links/heads.js";
import { type Label, t } from "../../messages/index.js";
import { evalbOf, evalbs } from "../../model/evalb.js";
import type { Paired } from "../../model/snapshot.js";
import { segments, select } from "../../shell/fields.js";
import { missing } from "../../shell/missing.js";
import { tickBox } from "../../shell/tick-box.js";
import type { Failed } from "../keeping.js";
import { ownText } from "../own-text.js";
import { attachmentDetail } from "./attachment.js";
import { bracketsDetail } from "./brackets.js";
import { distancesCommand } from "./command.js";
import { editOptions } from "./costs.js";
import { editsDetail } from "./edits.js";
import {
  type Group,
  groups,
  lostOf,
  type Row,
  rowOf,
  rowsOf,
  shareOf,
  valueText,
} from "./measures.js";
import type { Chosen, DistancesProps } from "./props.js";
import { quartetsDetail } from "./quartets.js";
import { isReadable, shortReason, undefinedDetail } from "./reason.js";
import { splitsDetail } from "./splits.js";

type Choosing = Pick<DistancesProps, "chosen" | "problems" | "onChoose" | "onFile">;

/**
 * What there is where the distances failed to load, perhaps by what is chosen, which can be taken back; or
 * where the parameters of EVALB have errors.
 */
type Without = Choosing & { readonly failed: Failed | undefined };

/** The Distances tab over one pair. */
export function distancesPanel(props: DistancesProps | Without): TemplateResult {
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && "picking" in props && props.picking) props.onPick(false);
  };
  return html`<div class="results-panel" @keydown=${onKey}><div class="results-single">
    ${controls(props)}
    ${
      !("failed" in props)
        ? html`${measures(props)}
            ${commandView(props.app, props.request, distancesCommand(props.request, props.chosen))}`
        : props.failed === undefined
          ? html`<p class="note">${t("distances-evalb-refused")}</p>`
          : missing(props.failed)
    }
    <p class="note">${t("distances-sources")}</p>
  </div></div>`;
}

/** From this width on the explanation stands beside the table, else below the row that it is of. */
const beside = 760;

function measures(props: DistancesProps) {
  const rows = rowsOf(props);
  const row = rowOf(rows, props.chosen);
  const { told, width } = props.room;
  const isBeside = width !== undefined && width >= beside;
  // Where it stands is known with the width.
  const explained =
    row === undefined || width === undefined
      ? undefined
      : html`<section class="results-block distances-explained" aria-label=${t(`distances-${row.name}-title`)}>${detail(props, row)}</section>`;
  // How many words are not compared, and why.
  const { left = [], leftOutLeft = [], leftOutRight = [] } = props.distances.words ?? {};
  const leftOut = { compared: left.length, a: leftOutLeft.length, b: leftOutRight.length };
  return html`<results-room .told=${told}><div class=${isBeside ? "distances distances-beside" : "distances"}>
      <section class="results-block" aria-label=${t("distances-measures")}>
        ${measuresTable(props, rows, isBeside ? undefined : explained)}
        <p class="note">${t("distances-bars")}</p>
        ${leftOut.a + leftOut.b === 0 ? nothing : html`<p class="note">${t("distances-left-out", leftOut)}</p>`}
      </section>
      ${isBeside ? explained : nothing}
    </div></results-room>`;
}

function detail(props: DistancesProps, row: Row) {
  const { measure } = row;
  const words = wordCount(props);
  const stop = () => {
    const { app, chosen, request } = props;
    app.answers.stop("treeEdit", request, editOptions(chosen.relations, chosen.costs));
  };
  const titled = (content: unknown) => html`<h3>${t(`distances-${row.name}-title`)}</h3>${content}`;
  switch (measure.kind) {
    case "undefined":
      return undefinedDetail(props, row, measure.reason);
    case "waiting":
      if (words <= long) return titled(html`<p>${t("results-explaining")}</p>`);
      return titled(computing(words, stop));
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

function controls({ chosen, problems, onChoose, onFile }: Choosing) {
  // What was looked at is none of what is counted otherwise.
  const count = (change: Partial<Chosen>) => onChoose({ ...change, split: [], four: [], place: 0 });
  const either = (name: "rooted" | "byLinks", label: Label, off: Label, on: Label) => {
    const text = (value: boolean) => t(value ? on : off);
    return segments(t(label), [false, true], chosen[name], text, (value) =>
      count({ [name]: value }),
    );
  };
  return html`<div class="row results-controls results-ruled">
    ${either("rooted", "distances-root", "distances-unrooted", "distances-rooted")}
    ${either("byLinks", "distances-leaves", "distances-by-position", "distances-by-links")}
    ${(["shared", "withoutPunctuation", "strict"] as const).map((name) =>
      tickBox(t(`distances-${name}`), chosen[name], (ticked) => count({ [name]: ticked })),
    )}
    ${select(
      t("distances-evalb-parameters"),
      evalbs,
      evalbOf(chosen),
      (name) => t(`distances-evalb-${name}`),
      (evalb) => onChoose({ evalb, bracket: "" }),
    )}
  </div>
  ${
    evalbOf(chosen) === "own"
      ? ownText({
          label: t("distances-evalb-text"),
          example: t("distances-evalb-example"),
          how: t("distances-evalb-how"),
          text: chosen.evalbText,
          problems,
          onText: (evalbText) => onChoose({ evalbText, bracket: "" }),
          onFile,
        })
      : nothing
  }`;
}

/** Of more words than this a pair takes so long that it can be stopped. */
export const long = 200;

/** How many words the longer sentence has. */
export function wordCount({ left, right }: Pick<Paired, "left" | "right">): number {
  return Math.max(left.words.length, right.words.length);
}

/** It is being computed. */
export function computing(words: number, onStop: () => void): TemplateResult {
  return html`<div class="stack distances-long" role="status">
    <p>${t("distances-computing", { words })}</p>
    <progress aria-label=${t("distances-computing", { words })}></progress>
    <button type="button" class="action" @click=${onStop}>${t("distances-stop")}</button>
  </div>`;
}

/** It failed to load, or was stopped. */
export function failed(asked: Extract<Asked<unknown>, { readonly kind: "failed" }>, words: number) {
  if (asked.why !== "stopped") return html`${missing(asked)}`;
  return html`<div class="stack distances-long">
    <p>${t("distances-stopped-long", { words })}</p>
    <button type="button" class="action" @click=${() => asked.again()}>${t("distances-compute")}</button>
  </div>`;
}

/** The table, a group of rows for each kind of measure; below the row that is looked into what explains it. */
function measuresTable(
  props: DistancesProps,
  rows: readonly Row[],
  explained: TemplateResult | undefined,
): TemplateResult {
  const shown = rowOf(rows, props.chosen);
  const group = (name: Group, inside: readonly Row[]) => html`<tbody>
    <tr><th class="distances-group" scope="rowgroup" colspan="4">${t(`distances-group-${name}`)}
      ${name === "dependencies" ? reading(props, inside) : nothing}</th></tr>
    ${inside.map(measure)}
  </tbody>`;
  const measure = (row: Row) => {
    const { name, inner } = row;
    const on = row === shown;
    return html`<tr class="results-row ${on ? "results-row--pinned" : ""}" @click=${() => props.onChoose({ measure: name })}>
      <th scope="row" class=${inner ? "distances-inner" : ""}><button type="button" class="results-row-button" aria-pressed=${on ? "true" : "false"}>${t(`distances-${name}`)}</button></th>
      ${figures(row)}
    </tr>${on && explained ? html`<tr class="distances-below"><td colspan="4">${explained}</td></tr>` : nothing}`;
  };
  return html`<table class="table distances-table">
    <thead><tr>
      <th scope="col">${t("distances-measure")}</th>
      <th scope="col" class="figure">${t("distances-value")}</th>
      <th scope="col" class="figure">${t("distances-lost")}</th>
      <th scope="col" class="distances-scale"><span>0</span><span>1</span><span class="hidden">${t("distances-scale")}</span></th>
    </tr></thead>
    ${groups.map((name) =>
      group(
        name,
        rows.filter((row) => row.group === name),
      ),
    )}
  </table><table-copy .rows=${() => copied(rows)}></table-copy>`;
}

/** What is copied: the measures, their values, and what is lost. */
function copied(rows: readonly Row[]) {
  const heads = [t("distances-measure"), t("distances-value"), t("distances-lost")];
  const cells = (row: Row) => {
    const { measure } = row;
    if (measure.kind !== "ok") return ["", ""];
    const counted = { ...row, measure };
    return [
      valueText(counted),
      row.value === "whether" ? "" : t("distances-fraction", lostOf(counted)),
    ];
  };
  return [heads, ...rows.map((row) => [t(`distances-${row.name}`), ...cells(row)])];
}

/** Where brackets say nothing of heads: the click that gives them. */
function reading({ app }: DistancesProps, rows: readonly Row[]) {
  const bare = rows.some(
    ({ measure }) => measure.kind === "undefined" && measure.reason.code === "no-dependencies",
  );
  if (!bare || !isReadable(app)) return nothing;
  return html`<button type="button" class="action action-link action-inline distances-reading" @click=${() => readBrackets(app)}>${t("distances-read")}</button>`;
}

function figures(row: Row) {
  const { measure } = row;
  const none = (text: string) => html`<td colspan="3" class="note">${text}</td>`;
  switch (measure.kind) {
    case "undefined":
      return none(shortReason(measure.reason));
    case "waiting":
      return none(t("distances-waiting"));
    case "failed":
      return none(t(measure.why === "stopped" ? "distances-stopped" : "distances-failed"));
    case "ok": {
      const counted = { ...row, measure };
      const lost = lostOf(counted);
      return html`<td class="figure">${valueText(counted)}</td>
        <td class="figure">${row.value === "whether" ? nothing : t("distances-fraction", lost)}</td>
        <td class="distances-bar"><svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          ${svg`<rect class="bar-rest" width="100" height="6" rx="1"></rect>
          <rect class="distances-lost" width=${Math.round(shareOf(lost) * 1000) / 10} height="6" rx="1"></rect>`}
        </svg></td>`;
    }
  }
}
