/** `embed.js`: `<twin-tree>` as a module; the modules of the core lie beside it. */

import measureWasm from "../pkg/twintree_measure_bg.wasm?url";
import methodsWasm from "../pkg/twintree_methods_bg.wasm?url";
import projectionWasm from "../pkg/twintree_projection_bg.wasm?url";
import workbenchWasm from "../pkg/twintree_workbench_bg.wasm?url";
import { define } from "./define.js";
import { compiledOnce, type OfPair } from "./source.js";

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
    module: compiledOnce(async (name) => {
      // Wanted as soon as the module is there; whoever asks for them is told where they are not to be had.
      void bindings[name as OfPair]().catch(() => undefined);
      const response = await fetch(addresses[name as OfPair]);
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
      return response.arrayBuffer();
    }),
    bindings: async (name) => (await bindings[name as OfPair]()).default(),
  },
  new URL("./", import.meta.url).href,
);
