/** What a part of the page was told, as part of the view: it is saved and travels in links like all of it. */
import type { TabView } from "./state.js";
import type { Store } from "./store.js";

/** The options of a part. */
export type Options<Chosen extends TabView> = ReturnType<typeof options<Chosen>>;

/** The options of the part of this name. */
export function options<Chosen extends TabView>(store: Store, name: string, first: Chosen) {
  const kind = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);
  /** What is chosen, and what `first` says where nothing is, or something of another kind. */
  function now(): Chosen {
    const saved = Object.entries(store.state.view.tabs[name] ?? {});
    const known = saved.filter(
      ([option, value]) => Object.hasOwn(first, option) && kind(first[option]) === kind(value),
    );
    return { ...first, ...Object.fromEntries(known) };
  }
  return {
    now,
    choose(change: Partial<Chosen>): void {
      const { tabs } = store.state.view;
      store.look({ tabs: { ...tabs, [name]: { ...now(), ...change } } });
    },
  };
}
