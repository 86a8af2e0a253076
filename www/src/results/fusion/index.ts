/** Sentences made of the two of a pair. */
import type { FusionResult, Merge, Side } from "../../engine/answers.js";
import { relateSuggested, suggestions } from "../../links/suggesting.js";
import type { App } from "../../model/app.js";
import type { Compared } from "../../model/snapshot.js";
import "../../copy/table.js";
import { keeping } from "../keeping.js";
import { copy } from "../showing.js";
import type { OpenTab } from "../tab.js";
import { fusionPanel } from "./panel.js";

interface Asking {
  readonly compared: Compared;
  readonly merge: Merge;
  readonly into: Side;
  readonly limit: number;
}

/** The Fusion tab. */
export function open(app: App): OpenTab {
  const { store } = app;
  const made = keeping(({ compared, merge, into, limit }: Asking, fusion: FusionResult) =>
    fusionPanel({
      left: compared.left,
      right: compared.right,
      merge,
      into,
      limit,
      fusion,
      links: compared.request.links,
      suggested: suggestions(app).size,
      onMerge: (next, side) => store.look({ fusion: { merge: next, into: side, limit } }),
      onLimit: (next) => store.look({ fusion: { merge, into, limit: next } }),
      onSuggested: () => relateSuggested(app),
      onLink: (link) => app.set("hotLink", link),
      onCopy: (text) => void copy(app, text),
    }),
  );
  return {
    panel(compared) {
      const { merge, into, limit } = store.state.view.fusion;
      const asked = app.answers.ask("fuse", compared.request, merge, into, limit);
      return made({ compared, merge, into, limit }, asked);
    },
  };
}
