/** Tree edit distance: the script as a table, gone through step by step. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side, TreeEdit, TreeEditStep } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { tickBox } from "../../shell/tick-box.js";
import { idsBetween } from "../../stage/layout/between.js";
import { formOf } from "../names.js";
import { listed, rich, word } from "../rich.js";
import "../scroller.js";
import { stepButton, stepOf as stepOfKey } from "../walk/walk.js";
import {
  costNames,
  costsOf,
  costsText,
  isPlain,
  leastCost,
  mostCost,
  nearestCost,
} from "./costs.js";
import { stepOf, stopsOf, walked } from "./looking.js";
import { type Counted, headline } from "./measures.js";
import type { DistancesProps } from "./props.js";

/** So many steps are listed at once around the one that is looked at. */
const most = 400;

/** A field for the cost of each edit. */
function costFields({ chosen, onChoose }: DistancesProps) {
  const costs = costsOf(chosen);
  const field = (name: (typeof costNames)[number]) => {
    const change = (event: Event) => {
      const input = event.currentTarget as HTMLInputElement;
      const cost = nearestCost(Number(input.value));
      // What it is taken for stands in the field, also where that is the cost it was before.
      input.value = String(cost);
      // With other costs it is another way, which has steps of its own.
      onChoose({ costs: costsText({ ...costs, [name]: cost }), step: -1 });
    };
    return html`<label class="line"><span>${t(`distances-edit-${name}`)}</span>
      <input class="field distances-cost" type="number" min=${leastCost} max=${mostCost} step="1" .value=${String(costs[name])} @change=${change}></label>`;
  };
  return html`<fieldset class="row distances-costs"><legend>${t("distances-costs")}</legend>${costNames.map(field)}</fieldset>`;
}

/** What the tree edit distance is made of. */
export function editsDetail(props: DistancesProps, row: Counted): TemplateResult {
  const { edit: asked, chosen, onChoose } = props;
  if (asked.kind !== "ready" || asked.answer.kind !== "ok") return html``;
  const { edit } = asked.answer;
  const at = stepOf(edit, chosen);
  const stops = stopsOf(edit, chosen.changes);
  const [first, last] = [stops[0] ?? 0, stops.at(-1) ?? 0];
  const go = (to: (stop: number) => number) => onChoose({ step: walked(stops, at, to) });
  const onKey = (event: KeyboardEvent) => {
    const to = stepOfKey(event, stops.length - 1);
    if (to === undefined || (event.target as Element).closest("input")) return;
    event.preventDefault();
    go(to);
  };
  const { part } = row.measure;
  const count = (kind: TreeEditStep["edit"]) =>
    edit.steps.filter((step) => step.edit === kind).length;
  const [renamed, deleted, inserted] = [count("rename"), count("delete"), count("insert")];
  const steps = renamed + deleted + inserted;
  const isCounted = isPlain(chosen);
  const made = t(isCounted ? "distances-of-nodes" : "distances-fraction", row.measure);
  return html`${headline(row, made)}
    <p>${t("distances-edits-said", { part: steps, renamed, deleted, inserted })}${isCounted ? nothing : ` ${t("distances-edits-cost", { cost: part })}`}</p>
    <div class="stack distances-steps" role="group" tabindex="0" aria-label=${t("distances-steps")} @keydown=${onKey}>
      <div class="row results-controls">
        <div class="line results-walk" role="group" aria-label=${t("results-walk")}>
          ${stepButton("first", at <= first, () => go(() => 0))}
          ${stepButton("back", at <= first, () => go((stop) => stop - 1))}
          ${stepButton("forward", at >= last, () => go((stop) => stop + 1))}
          ${stepButton("last", at >= last, () => go(() => stops.length - 1))}
        </div>
        <span class="note">${t("distances-step-at", { at, all: edit.steps.length })}</span>
      </div>
      <div class="row results-controls">${tickBox(t("distances-changes"), chosen.changes, (changes) => onChoose({ changes }))}${
        edit.left.some(({ relation }) => relation !== undefined)
          ? // With other costs it is another way, which has steps of its own.
            tickBox(t("distances-relations"), chosen.relations, (relations) =>
              onChoose({ relations, step: -1 }),
            )
          : nothing
      }</div>
      ${costFields(props)}
      <p aria-live="polite">${told(props, edit, at)}</p>
      ${script(props, edit, at)}
    </div>
    <p class="note">${t("distances-edits-how")}</p>`;
}

/** The last step in words. */
function told(props: DistancesProps, edit: TreeEdit, at: number) {
  const step = edit.steps[at - 1];
  if (step === undefined) return t("distances-step-none");
  return rich(
    `distances-step-${step.edit}`,
    { a: node(props, "left", edit, step.left), b: node(props, "right", edit, step.right) },
    { total: step.total },
  );
}

function script(props: DistancesProps, edit: TreeEdit, at: number) {
  const { chosen, onChoose } = props;
  const all = [...edit.steps.entries()].filter(([, step]) => !chosen.changes || step.cost > 0);
  const now = all.findIndex(([index]) => index === at - 1);
  const from = all.length > most ? Math.max(0, Math.min(now - most / 2, all.length - most)) : 0;
  const shown = all.slice(from, from + most);
  const row = (index: number, step: TreeEditStep) => {
    const isNow = index === at - 1;
    return html`<tr class=${`results-row ${isNow ? "results-row--now" : index >= at ? "note" : ""}`}
      aria-current=${isNow ? "step" : nothing} @click=${() => onChoose({ step: index + 1 })}>
      <td class="figure">${index + 1}</td>
      <td class="distances-edit-name"><button type="button" class="results-row-button">${t(`distances-edit-${step.edit}`)}</button></td>
      <td>${node(props, "left", edit, step.left)}</td><td>${node(props, "right", edit, step.right)}</td>
      <td class="figure">${step.cost}</td><td class="figure">${step.total}</td>
    </tr>`;
  };
  return html`<results-scroller class="scroll distances-script" .current=${at}>
    <table class="table">
      <caption class="hidden">${t("distances-steps")}</caption>
      <thead><tr>
        <th scope="col" class="figure">${t("distances-step")}</th><th scope="col">${t("distances-edit")}</th>
        <th scope="col">A</th><th scope="col">B</th>
        <th scope="col" class="figure">${t("distances-cost")}</th><th scope="col" class="figure">${t("distances-total")}</th>
      </tr></thead>
      <tbody>${shown.map(([index, step]) => row(index, step))}</tbody>
    </table>
    ${all.length === 0 ? html`<p class="note">${t("distances-edits-alike")}</p>` : nothing}
  </results-scroller>
  ${all.length > shown.length ? html`<p class="note">${t("distances-steps-more", { from: from + 1, to: from + shown.length, all: all.length })}</p>` : nothing}
  <table-copy></table-copy>`;
}

/** A node by its label, a phrase with its words, a word with its relation where that is compared. */
function node(props: DistancesProps, side: Side, edit: TreeEdit, index: number | undefined) {
  const found = index === undefined ? undefined : edit[side][index];
  if (found === undefined) return nothing;
  const form = (id: number) => word(formOf(props[side], id));
  const note = (text: unknown) => html` <span class="note">${text}</span>`;
  const { label, phrase: at, word: id = 0, relation } = found;
  if (at === undefined)
    return html`${form(id)}${relation === undefined ? nothing : note(relation)}`;
  const { first, last } = props[side].phrases?.[at] ?? { first: 1, last: 0 };
  // Of more than three words the first and the last.
  const words =
    last - first > 2
      ? html`${form(first)} … ${form(last)}`
      : listed(idsBetween(first, last).map(form), " ");
  return html`${label === "" ? html`<span class="note">${t("distances-node")}</span>` : html`<b>${label}</b>`}${last < first ? nothing : note(words)}`;
}
