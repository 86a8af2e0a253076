/** Sentences made of the two of a pair. */
import type { FusionResult } from "../../engine/answers.js";
import { suggestions } from "../../links/suggesting.js";
import type { App } from "../../model/app.js";
import { options } from "../../model/options.js";
import type { Compared } from "../../model/snapshot.js";
import "../../copy/table.js";
import { keeping } from "../keeping.js";
import type { OpenTab } from "../tab.js";
import { firstChosen, fusionPanel, merges, type Wanted } from "./panel.js";

const most = 1001;

/** What is wanted, where the view says it rightly. */
function wantedOf({ merge, into, limit }: typeof firstChosen): Wanted {
  return {
    merge: merges.find((one) => one === merge) ?? "restate",
    into: into === "right" ? "right" : "left",
    limit: Number.isInteger(limit) && limit >= 1 && limit <= most ? limit : firstChosen.limit,
  };
}

/** The Fusion tab. */
export function open(app: App): OpenTab {
  const { now, choose } = options(app.store, "fusion", firstChosen);
  const made = keeping((given: Compared & Wanted, fusion: FusionResult) =>
    fusionPanel({
      ...given,
      app,
      fusion,
      links: given.request.links,
      suggested: suggestions(app).size,
      onChoose: choose,
    }),
  );
  return {
    panel(compared) {
      const wanted = wantedOf(now());
      const { merge, into, limit } = wanted;
      const asked = app.answers.ask("fuse", compared.request, merge, into, limit);
      return made({ ...compared, ...wanted }, asked);
    },
  };
}
