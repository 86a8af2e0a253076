/** From one pair to all pairs and back, also by the browser's own way back. */
import type { App } from "../model/app.js";
import { allShown } from "./all-shown.js";

/** What the browser keeps of the page beside its address. */
interface Kept {
  readonly all?: boolean;
}

/** Shows all pairs, or one; the browser's way back leads to what was shown before. */
export function showAll(app: App, all: boolean): void {
  if (allShown(app.store.state) === all) return;
  try {
    const kept: Kept = (history.state as Kept | null) ?? {};
    history.replaceState({ ...kept, all: !all } satisfies Kept, "");
    history.pushState({ ...kept, all } satisfies Kept, "");
  } catch {
    // Too often for this browser: there is one step less to go back.
  }
  put(app, all);
}

/** Follows the browser's way back and forth. */
export function followBack(app: App): void {
  addEventListener("popstate", ({ state }: PopStateEvent) => {
    const all = (state as Kept | null)?.all;
    if (typeof all === "boolean" && app.store.state.work.pairs.length > 1) put(app, all);
  });
}

function put({ store, dismiss }: App, all: boolean): void {
  const { tabs } = store.state.view;
  if ((tabs.pairs?.open === true) === all) return;
  // It has been found.
  if (all) dismiss("opened");
  store.look({ tabs: { ...tabs, pairs: { ...tabs.pairs, open: all } } });
}
