/** `embed-whole.js`: `<twin-tree>` in one file, the core inside it, for notebooks and bundlers; and a widget of notebooks. */
import bindings from "../pkg/twintree_workbench.js?factory";
import wasm from "../pkg/twintree_workbench_bg.wasm?base64";
import { define } from "./define.js";
import { compiledOnce } from "./source.js";

export { render } from "./widget.js";

// The workbench has every function: one module answers for both.
const whole = compiledOnce(() => Promise.resolve(bytesOf(wasm)));

define(
  { module: () => whole("workbench"), bindings: () => Promise.resolve(bindings()) },
  undefined,
);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
