/** A pair from elsewhere becomes the work, in one step that can be undone. */
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import type { State } from "../../model/state.js";
import "../texts/en.ftl";

/** Brings in a pair: out of a link, or handed over by another page. */
export function bring(app: App, { work, view }: State, from: "link" | "message"): void {
  app.sayWithScore(t(`say-opened-${from}`));
  app.store.change({ id: `step-opened-${from}` }, work, { fresh: true });
  app.store.look(view);
}
