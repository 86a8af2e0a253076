/** `embed.js`: `<twin-tree>` as a module; the modules of the core lie beside it. */

import { fetched, once } from "../engine/files.js";
import measureWasm from "../pkg/twintree_measure_bg.wasm?url";
import methodsWasm from "../pkg/twintree_methods_bg.wasm?url";
import projectionWasm from "../pkg/twintree_projection_bg.wasm?url";
import workbenchWasm from "../pkg/twintree_workbench_bg.wasm?url";
import { define, type OfPair } from "./define.js";

const addresses = {
  measure: measureWasm,
  workbench: workbenchWasm,
  methods: methodsWasm,
  projection: projectionWasm,
};
const bindings = {
  measure: () => import("../pkg/twintree_measure.js?factory"),
  workbench: () => import("../pkg/twintree_workbench.js?factory"),
  methods: () => import("../pkg/twintree_methods.js?factory"),
  projection: () => import("../pkg/twintree_projection.js?factory"),
};

define(
  {
    module: once(async (name) => {
      // Wanted as soon as the module is there; whoever asks for them is told where they are not to be had.
      void bindings[name as OfPair]().catch(() => undefined);
      const response = await fetched(addresses[name as OfPair]);
      return WebAssembly.compile(await response.arrayBuffer());
    }),
    bindings: async (name) => (await bindings[name as OfPair]()).default(),
  },
  new URL("./", import.meta.url).href,
);
