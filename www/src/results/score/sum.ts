import { guard } from "lit/directives/guard.js";
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { edgeName } from "../edge-name.js";
import type { ScoreProps } from "./props.js";

/** The edges of the spanning tree as an addition: what the two numbers of the score are sums of. */
export function treeSum(
  { subject, comparison, onShow, onPreview }: ScoreProps,
  names: readonly string[],
): TemplateResult {
  const tree = comparison.spanningTree;
  if (tree.length === 0) return html`<p>${t("results-sum-none")}</p>`;
  const distance = tree.reduce((sum, edge) => sum + edge.distance, 0);
  const maximum = tree.reduce((sum, edge) => sum + edge.maximum, 0);
  return html`<div class="results-scroll results-scroll--short" tabindex="0" role="group"
    aria-label=${t("results-sum-title")}>
    <table class="results-table">
      <thead><tr>
        <th scope="col">${t("results-edge")}</th>
        <th scope="col" class="results-figure" title=${t("results-distance-title")}>${t("results-weight")}</th>
        <th scope="col" class="results-figure" title=${t("results-maximum-title")}>${t("results-most")}</th>
      </tr></thead>
      <tbody>${guard([subject, comparison], () =>
        tree.map((edge) => {
          const { from, to } = edge;
          const look = () => onPreview({ from, to });
          const leave = () => onPreview(undefined);
          return html`<tr @pointerenter=${look} @pointerleave=${leave}>
            <td><button type="button" class="results-row-button" @focus=${look} @blur=${leave}
              @click=${() => onShow({ kind: "edge", edge: { from, to } })}>${edgeName(names, edge)}</button></td>
            <td class="results-figure">${edge.distance}</td>
            <td class="results-figure">${edge.maximum}</td>
          </tr>`;
        }),
      )}</tbody>
      <tfoot><tr>
        <th scope="row">${t("results-sum")}</th>
        <td class="results-figure">${distance}</td>
        <td class="results-figure">${maximum}</td>
      </tr></tfoot>
    </table>
  </div><table-copy></table-copy>`;
}
