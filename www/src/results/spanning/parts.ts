import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Step } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { insideOf, takenBefore } from "../../model/growth.js";
import { tintClass } from "../../stage/draw/look.js";
import { grouped } from "../../stage/layout/grouped.js";
import { edgeName } from "../names.js";
import { listed, rich, word } from "../rich.js";
import type { TreeProps } from "./stepper.js";

/** What hangs together so far (Kruskal), or the tree and the edges that leave it (Prim); and the cost. */
export function partsView(props: TreeProps): TemplateResult {
  const { names, steps, stepper, algorithm } = props;
  const last = steps[stepper.at - 1];
  const taken = takenBefore(steps, stepper.at).length;
  return html`<dl class="row results-running">
      <div><dt class="note">${t("results-cost-so-far")}</dt><dd>${last?.distance ?? 0}</dd></div>
      <div><dt class="note">${t("results-maximum-so-far")}</dt><dd>${last?.maximum ?? 0}</dd></div>
      <div><dt class="note">${t("results-edges-so-far")}</dt><dd>${t("results-of", { count: taken, all: names.length - 1 })}</dd></div>
    </dl>
    ${algorithm === "kruskal" ? components(names, last) : frontier(props)}`;
}

function components(names: readonly string[], last: Step | undefined) {
  const groups = grouped(names.keys(), (vertex) => last?.components[vertex] ?? vertex);
  const several = [...groups.values()].filter((group) => group.length > 1);
  const single = [...groups.values()].filter((group) => group.length === 1).flat();
  return html`<h4>${t("results-components", { count: groups.size })}</h4>
    <ul class="plain row">
      ${several.map(
        // In the tint that it has on the trees.
        (group, n) =>
          html`<li class=${`chip results-group ${tintClass(n)}`}>${listed(
            group.map((vertex) => word(names[vertex] ?? "")),
          )}</li>`,
      )}
      ${
        single.length === 0
          ? nothing
          : html`<li class="note">${rich(
              "results-alone",
              { links: listed(single.map((vertex) => word(names[vertex] ?? ""))) },
              { count: single.length },
            )}</li>`
      }
    </ul>`;
}

function frontier({ names, steps, stepper }: TreeProps) {
  const inside = insideOf(steps, stepper.at);
  // Of the edges known some have come to lie within the tree; they wait to be rejected.
  const known = steps[stepper.at - 1]?.frontier ?? [];
  const leaving = known.filter(({ from, to }) => inside.has(from) !== inside.has(to));
  const shown = leaving.slice(0, 8);
  const rest = inside.size * (names.length - inside.size) - shown.length;
  return html`<h4>${t("results-inside", { count: inside.size })}</h4>
    <ul class="plain row"><li class="chip results-group canvas-component-0">${listed(
      [...inside].map((vertex) => word(names[vertex] ?? "")),
    )}</li></ul>
    ${
      shown.length === 0 || stepper.predict
        ? nothing
        : html`<h4>${t("results-frontier")}</h4>
          <ol class="list note">${shown.map(
            (edge) =>
              html`<li class="line apart figure"><span>${edgeName(names, edge)}</span><span>${edge.distance}</span></li>`,
          )}</ol>
          ${
            rest > 0
              ? html`<p class="note">${t("results-frontier-more", { count: rest })}</p>`
              : nothing
          }`
    }`;
}
