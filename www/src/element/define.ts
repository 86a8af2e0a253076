/** The name `twin-tree` gets its meaning, once on a page, whatever number of copies are loaded. */
import type { Source } from "../engine/here.js";
import { sharedCore } from "./core.js";
import { twinTree } from "./twin-tree.js";

const name = "twin-tree";

/** Defines the element over the modules of `source`; `site` is where the whole of Twintree is. */
export function define(source: Source, site: string | undefined): void {
  if (customElements.get(name) === undefined)
    customElements.define(name, twinTree({ core: sharedCore(source), site }));
}
