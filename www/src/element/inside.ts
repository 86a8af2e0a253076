/** `embed-whole.js`: `<twin-tree>` in one file, the core inside it, for notebooks and bundlers; and a widget of notebooks. */

import { once } from "../engine/files.js";
import whole from "../pkg/twintree_whole.js?factory";
import wasm from "../pkg/twintree_whole_bg.wasm?base64";
import { define } from "./define.js";

export { default } from "./widget.js";

/** Compiled once, for every part: it can do all that the first module can. */
const compiled = once(async (_: "whole") => WebAssembly.compile(bytesOf(wasm)));

define({ module: () => compiled("whole"), bindings: async () => whole() }, undefined);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
