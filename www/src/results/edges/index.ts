/** The edges of the meta-graph; of the one looked at, what its weight is made of. */
import { ready } from "../../engine/asked.js";
import type { App } from "../../model/app.js";
import { missing } from "../../shell/missing.js";
import { pin, pinnedEdge, preview } from "../pinning.js";
import { show } from "../showing.js";
import type { OpenTab } from "../tab.js";
import { textWidth } from "../text-width.js";
import { edgesPanel } from "./panel.js";
import { firstEdgesUi } from "./props.js";

/** The Edges tab. */
export function open(app: App): OpenTab {
  let ui = firstEdgesUi;
  return {
    panel(compared) {
      const pinned = pinnedEdge(app, compared);
      const previewed = app.moment.preview;
      const looked = previewed ?? pinned;
      const { treeOnly } = app.moment;
      const explaining =
        looked && app.answers.ask("explain", compared.request, looked.from, looked.to);
      return edgesPanel({
        ...compared,
        pinned,
        previewed,
        explanation: ready(explaining),
        failed: explaining?.kind === "failed" ? missing(explaining) : undefined,
        ui: { ...ui, treeOnly },
        measure: textWidth,
        onUi(next) {
          ui = next;
          app.set("treeOnly", next.treeOnly);
          app.draw();
        },
        onPreview: (edge) => preview(app, edge),
        onPin: (edge) => pin(app, compared, edge),
        onHotArc: (arc) => app.set("hotArc", arc),
        onShow: (place) => show(app, compared, place),
      });
    },
  };
}
