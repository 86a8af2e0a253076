/** What a tab was told, as part of the view: it is saved and travels in links like all of it. */
import type { App } from "../model/app.js";
import type { TabView } from "../model/state.js";
import { bringIntoSight } from "./in-sight.js";

/** The options of a tab. */
export interface Options<Chosen extends TabView> {
  /** What is chosen, and what `first` says where nothing is, or something of another kind. */
  now(): Chosen;
  /** Chooses, and brings what is then looked at into sight. */
  choose(change: Partial<Chosen>): void;
}

/** The options of the tab of this name. */
export function options<Chosen extends TabView>(
  app: App,
  name: string,
  first: Chosen,
): Options<Chosen> {
  const { store } = app;
  const kind = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);
  function now(): Chosen {
    const saved = Object.entries(store.state.view.tabs[name] ?? {});
    const known = saved.filter(
      ([option, value]) => Object.hasOwn(first, option) && kind(first[option]) === kind(value),
    );
    return { ...first, ...Object.fromEntries(known) };
  }
  return {
    now,
    choose(change) {
      const { tabs } = store.state.view;
      store.look({ tabs: { ...tabs, [name]: { ...now(), ...change } } });
      bringIntoSight(app);
    },
  };
}
