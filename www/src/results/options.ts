/** What a tab was told. */
import type { App } from "../model/app.js";
import { type Options, options as ofPart } from "../model/options.js";
import type { TabView } from "../model/state.js";
import { bringIntoSight } from "./in-sight.js";

/**
 * The options of the tab of this name; whatever is chosen is brought into sight, once the core has told where
 * it is.
 */
export function options<Chosen extends TabView>(
  app: App,
  name: string,
  first: Chosen,
  isPending: () => boolean = () => false,
): Options<Chosen> {
  const { now, choose } = ofPart(app.store, name, first);
  let giveUp = () => {};
  return {
    now,
    choose(change) {
      choose(change);
      giveUp();
      giveUp = bringIntoSight(app, isPending);
    },
  };
}
