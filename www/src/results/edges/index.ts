/** The edges of the meta-graph; of the one looked at, what its weight is made of. */
import { html, nothing } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { pathsCommand } from "../../model/command.js";
import type { Compared } from "../../model/snapshot.js";
import { block } from "../block.js";
import { linkNames } from "../names.js";
import { drawnComparison, pathOf, pin, pinnedEdge, preview } from "../pinning.js";
import { noEdge } from "../refusal.js";
import { openRoom } from "../room.js";
import { edgesListed } from "../showing.js";
import type { OpenTab } from "../tab.js";
import { edgeView } from "./edge.js";
import { heaviest } from "./heaviest.js";
import { matrixLegend, matrixView } from "./matrix.js";
import { type EdgesProps, firstEdges } from "./props.js";
import { edgeTable } from "./table.js";
import "../../copy/table.js";
import "./texts/en.ftl";

/** The Edges tab. Until an edge is chosen or let go, the heaviest of the spanning tree is looked at. */
export function open(app: App): OpenTab {
  /** How the list is sorted, and how long it is. */
  let sorted = firstEdges;
  const room = openRoom(app.draw);
  /** The pair of which the reader has let go of the edge. */
  let released: number | undefined;

  function first(compared: Compared) {
    const chosen = app.moment.preview ?? pinnedEdge(app, compared);
    return chosen === undefined && released !== compared.subject
      ? heaviest(compared.comparison)
      : undefined;
  }

  return {
    panel(compared) {
      const instead = noEdge(compared);
      if (instead !== undefined) return instead;
      const { left, right, comparison } = compared;
      const pinned = pinnedEdge(app, compared);
      const previewed = app.moment.preview ?? first(compared);
      const looked = previewed ?? pinned;
      const explaining =
        looked && app.answers.ask("explain", compared.request, looked.from, looked.to);
      return edgesPanel({
        ...compared,
        app,
        names: linkNames(left, right, comparison.links),
        pinned,
        previewed,
        explaining,
        room,
        ui: { ...sorted, ...edgesListed(app).now() },
        onUi(change) {
          sorted = { ...sorted, ...change };
          app.draw();
        },
        onPin(edge) {
          released = edge === undefined ? compared.subject : undefined;
          if (edge === undefined) preview(app, undefined);
          pin(app, compared, edge);
        },
      });
    },
    lacks: (compared) => noEdge(compared) !== undefined,
    marks() {
      const compared = drawnComparison(app);
      const edge = compared && first(compared);
      return compared && edge ? { preview: pathOf(app, compared, edge) } : {};
    },
  };
}

/** The meta-graph: as a matrix, as a table, and the edge that is looked at, down to its labels. */
function edgesPanel(props: EdgesProps) {
  const { comparison, pinned, previewed, onPin } = props;
  const { links, spanningTree } = comparison;
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
    ${block(
      t("results-matrix-title"),
      html`${matrixView(props)}
      ${spanningTree.length > 0 ? matrixLegend(spanningTree.length) : nothing}`,
    )}
    <section class="results-block results-edges-one" aria-label=${t("results-edge-label")}>
      ${edgeView(props, onUnpin)}
    </section>
    ${block(t("results-table-title"), edgeTable(props), "results-edges-list")}
  </div>${commandView(props.app, props.request, pathsCommand(props.request, true))}</div>`;
}
