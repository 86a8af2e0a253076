/** A pair from elsewhere becomes the work, in one step that can be undone. */
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import type { Origin, State } from "../../model/state.js";
import "../texts/en.ftl";

/** Brings in a pair: out of a link, or handed over by another page. */
export function bring(app: App, state: State, by: Origin["by"]): void {
  const { work, view } = brought(state, by);
  app.sayWithScore(t(`say-opened-${by}`));
  app.store.change({ id: `step-opened-${by}` }, work, { fresh: true });
  app.store.look(view);
}

/** The State, which is not the reader's own. */
export function brought({ work, view }: State, by: Origin["by"]): State {
  return { work: { ...work, from: { by } }, view };
}
