/** The name `twin-tree` gets its meaning, once on a page, whatever number of copies are loaded. */
import type { Source } from "../engine/here.js";
import type { Module } from "../engine/protocol.js";
import { sharedCore } from "./core.js";
import { twinTree } from "./twin-tree.js";

/** The modules that answer about one pair: nothing here asks for another. */
export type OfPair = Exclude<Module, "pairs">;

const name = "twin-tree";

/** Defines the element over the modules of `source`; `site` is where the whole of Twintree is. */
export function define(source: Source, site: string | undefined): void {
  if (customElements.get(name) === undefined)
    customElements.define(name, twinTree({ core: sharedCore(source), site }));
}
