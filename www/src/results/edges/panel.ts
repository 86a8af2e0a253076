import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { linkNames } from "../names.js";
import { whyUndefined } from "../saying.js";
import { edgeView } from "./edge.js";
import { matrixLegend, matrixView } from "./matrix.js";
import type { EdgesProps } from "./props.js";
import { edgeTable } from "./table.js";
import "./texts/en.ftl";

/** The meta-graph: as a matrix, as a table, and the edge that is looked at, down to its labels. */
export function edgesPanel(props: EdgesProps): TemplateResult {
  const { comparison, pinned, previewed, onPin } = props;
  const { links, spanningTree } = comparison;
  if (links.length < 2) {
    return html`<div class="note empty"><p>${t(`results-undefined-${whyUndefined(props)}`)}</p></div>`;
  }
  const names = linkNames(props.left, props.right, links);
  // What has the focus may be of the edge that goes; the matrix is where the next one is chosen.
  const unpin = (panel: Element | null) => {
    const one = panel?.querySelector(".results-edges-one");
    if (one?.querySelector(":focus"))
      panel?.querySelector<HTMLElement>(".results-matrix")?.focus({ preventScroll: true });
    onPin(undefined);
  };
  const release = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (pinned ?? previewed)) {
      event.stopPropagation();
      unpin(event.currentTarget as Element);
    }
  };
  const onUnpin = (event: Event) =>
    unpin((event.currentTarget as Element).closest(".results-panel"));
  const size = links.length <= 10 ? "results-edges--few" : "results-edges--many";
  return html`<div class="results-panel" @keydown=${release}><div class=${`results-edges ${size}`}>
    <section class="results-block" aria-label=${t("results-matrix-title")}>
      <h3>${t("results-matrix-title")}</h3>
      <div class="results-matrix-scroll">${matrixView(props, names)}</div>
      ${spanningTree.length > 0 ? matrixLegend(spanningTree.length) : nothing}
    </section>
    <section class="results-block results-edges-one" aria-label=${t("results-edge-label")}>
      ${edgeView(props, names, onUnpin)}
    </section>
    <section class="results-block results-edges-list" aria-label=${t("results-table-title")}>
      <h3>${t("results-table-title")}</h3>
      ${edgeTable(props, names)}
    </section>
  </div></div>`;
}
