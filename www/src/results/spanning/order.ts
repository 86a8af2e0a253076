import { repeat } from "lit/directives/repeat.js";
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Edge } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { EdgeRef } from "../../model/refs.js";
import { edgeName } from "../names.js";
import { pin, preview } from "../pinning.js";
import "../scroller.js";
import { edgeText, place, sameEdge } from "../../model/triangle.js";
import type { TreeProps } from "./stepper.js";

/** How many rows are drawn on either side of the current one. */
const reach = 120;

const marks = { taken: "✓", rejected: "✕", open: "" } as const;
type Fate = keyof typeof marks;

/** The edges lightest first, each with what became of it so far; the one considered now is marked. */
export function orderTable(props: TreeProps, onGuess: (edge: EdgeRef) => void): TemplateResult {
  const { app, names, order, pinned, stepper, steps } = props;
  const made = steps.slice(0, stepper.at);
  const fates = new Map(made.map((step) => [place(step.edge), step.verdict]));
  const now = made.at(-1)?.edge;
  const current = now ? order.findIndex((edge) => sameEdge(edge, now)) : -1;
  const first = Math.max(0, current - reach);
  const shown = order.slice(first, Math.max(0, current) + reach);
  const all = (names.length * (names.length - 1)) / 2;
  const rest = all - first - shown.length;
  const row = (edge: Edge) => {
    const fate: Fate = fates.get(place(edge)) ?? "open";
    const isCurrent = edge === order[current];
    const { from, to } = edge;
    const held = sameEdge(edge, pinned);
    const look = () => preview(app, { from, to });
    const leave = () => preview(app, undefined);
    const act = () =>
      stepper.predict ? onGuess({ from, to }) : pin(app, props, held ? undefined : { from, to });
    const name = `results-row ${isCurrent ? "results-row--now" : ""} results-row--${fate}`;
    return html`<tr class=${name} aria-current=${isCurrent ? "step" : nothing}
      @pointerenter=${look} @pointerleave=${leave} @click=${act}>
      <td class="results-tick">${
        fate === "open"
          ? nothing
          : html`<span role="img" aria-label=${t(`results-fate-${fate}`)}>${marks[fate]}</span>`
      }</td>
      <td><button type="button" class="results-row-button" aria-pressed=${
        stepper.predict ? nothing : held ? "true" : "false"
      } aria-label=${edgeText(names, edge)} @focus=${look} @blur=${leave}
        >${edgeName(names, edge)}</button></td>
      <td class="figure">${edge.distance}</td>
      <td class="figure">${edge.maximum}</td>
    </tr>`;
  };
  return html`<results-scroller class="scroll" role="group" tabindex="0" .current=${current}
    aria-label=${t("results-order-title")}>
    <table class="table">
      <thead><tr>
        <th scope="col"><span class="hidden">${t("results-fate")}</span></th>
        <th scope="col">${t("results-edge")}</th>
        <th scope="col" class="figure" title=${t("results-distance-title")}>${t("results-weight")}</th>
        <th scope="col" class="figure" title=${t("results-maximum-title")}>${t("results-most")}</th>
      </tr></thead>
      <tbody>${first > 0 ? gap(first) : nothing}${repeat(shown, place, row)}${rest > 0 ? gap(rest) : nothing}</tbody>
    </table>
  </results-scroller><table-copy></table-copy>`;
}

function gap(count: number) {
  return html`<tr class="results-gap-row"><td></td><td colspan="3">${t("results-order-more", { count })}</td></tr>`;
}
