/** The edges of the meta-graph; of the one looked at, what its weight is made of. */
import { ready } from "../../engine/asked.js";
import type { App } from "../../model/app.js";
import type { Compared } from "../../model/snapshot.js";
import "../../copy/table.js";
import { missing } from "../../shell/missing.js";
import { drawnComparison, pathOf, pin, pinnedEdge, preview } from "../pinning.js";
import { edgesListed, show } from "../showing.js";
import type { OpenTab } from "../tab.js";
import { textWidth } from "../text-width.js";
import { heaviest } from "./heaviest.js";
import { edgesPanel } from "./panel.js";
import { firstEdges } from "./props.js";

/** The Edges tab. Until an edge is chosen or let go, the heaviest of the spanning tree is looked at. */
export function open(app: App): OpenTab {
  /** How the list is sorted, and how long it is. */
  let sorted = firstEdges;
  const listed = edgesListed(app);
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
      const pinned = pinnedEdge(app, compared);
      const previewed = app.moment.preview ?? first(compared);
      const looked = previewed ?? pinned;
      const explaining =
        looked && app.answers.ask("explain", compared.request, looked.from, looked.to);
      return edgesPanel({
        ...compared,
        pinned,
        previewed,
        explanation: ready(explaining),
        failed: explaining?.kind === "failed" ? missing(explaining) : undefined,
        ui: { ...sorted, ...listed.now() },
        measure: textWidth,
        onUi({ treeOnly, ...next }) {
          sorted = next;
          if (treeOnly === listed.now().treeOnly) app.draw();
          else listed.choose({ treeOnly });
        },
        onPreview: (edge) => preview(app, edge),
        onPin(edge) {
          released = edge === undefined ? compared.subject : undefined;
          if (edge === undefined) preview(app, undefined);
          pin(app, compared, edge);
        },
        onHotArc: (arc) => app.set("hotArc", arc),
        onShow: (place) => show(app, compared, place),
      });
    },
    marks() {
      const compared = drawnComparison(app);
      const edge = compared && first(compared);
      return compared && edge ? { preview: pathOf(app, compared, edge) } : {};
    },
  };
}
