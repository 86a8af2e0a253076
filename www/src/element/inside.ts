/** `embed-whole.js`: `<twin-tree>` in one file, the core inside it, for notebooks and bundlers; and a widget of notebooks. */

import { once } from "../engine/files.js";
import type { Module } from "../engine/protocol.js";
import methods from "../pkg/twintree_methods.js?factory";
import methodsWasm from "../pkg/twintree_methods_bg.wasm?base64";
import projection from "../pkg/twintree_projection.js?factory";
import projectionWasm from "../pkg/twintree_projection_bg.wasm?base64";
import workbench from "../pkg/twintree_workbench.js?factory";
import workbenchWasm from "../pkg/twintree_workbench_bg.wasm?base64";
import { define, type OfPair } from "./define.js";

export { default } from "./widget.js";

const wasm = { workbench: workbenchWasm, methods: methodsWasm, projection: projectionWasm };
const factories = { workbench, methods, projection };

/** The workbench can do all that the first module can. */
const inside = (name: Module) =>
  name === "measure" ? "workbench" : (name as Exclude<OfPair, "measure">);

const compiled = once(async (name: keyof typeof wasm) => WebAssembly.compile(bytesOf(wasm[name])));

define(
  {
    module: (name) => compiled(inside(name)),
    bindings: async (name) => factories[inside(name)](),
  },
  undefined,
);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
