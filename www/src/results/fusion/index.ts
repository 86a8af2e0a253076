/** Sentences made of the two of a pair. */
import type { FusionResult } from "../../engine/answers.js";
import { suggestions } from "../../links/suggesting.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { options } from "../../model/options.js";
import type { Compared } from "../../model/snapshot.js";
import "../../copy/table.js";
import { keeping } from "../keeping.js";
import type { OpenTab } from "../tab.js";
import { fusionPanel, merges } from "./panel.js";
import { firstChosen, type Wanted } from "./props.js";

const most = 1001;

/** The names in a text; the same list as long as it is the same. */
const listOf = memoizeLast((names: string) => names.split(","));

/** What is wanted, where the view says it rightly. */
function wantedOf({ merge, into, limit, modifiers }: typeof firstChosen): Wanted {
  return {
    merge: merges.find((one) => one === merge) ?? "restate",
    into: into === "right" ? "right" : "left",
    limit: Number.isInteger(limit) && limit >= 1 && limit <= most ? limit : firstChosen.limit,
    modifiers: modifiers === "" ? firstChosen.modifiers : modifiers,
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
      const { merge, into, limit, modifiers } = wanted;
      const asked = app.answers.ask(
        "fuse",
        compared.request,
        merge,
        into,
        limit,
        listOf(modifiers),
      );
      return made({ ...compared, ...wanted }, asked);
    },
  };
}
