/** `embed.js`: `<twin-tree>` as a module; the modules of the core lie beside it. */

import { fetched, once } from "../engine/files.js";
import measureWasm from "../pkg/twintree_measure_bg.wasm?url";
import wholeWasm from "../pkg/twintree_whole_bg.wasm?url";
import { define } from "./define.js";

const addresses = { measure: measureWasm, whole: wholeWasm };
const bindings = {
  measure: () => import("../pkg/twintree_measure.js?factory"),
  whole: () => import("../pkg/twintree_whole.js?factory"),
};

define(
  {
    module: once(async (name) => {
      // Wanted as soon as the module is there; anyone who asks for them is told where they are not available.
      void bindings[name]().catch(() => undefined);
      const response = await fetched(addresses[name]);
      return WebAssembly.compile(await response.arrayBuffer());
    }),
    bindings: async (name) => (await bindings[name]()).default(),
  },
  new URL("./", import.meta.url).href,
);
