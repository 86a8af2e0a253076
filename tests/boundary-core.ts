/** Instances of the built WebAssembly module, for the tests. */
import { readFileSync } from "node:fs";

/** The module's functions. */
export type Core = typeof import("../www/src/pkg/twintree_wasm.js");

const place = new URL("../www/src/pkg/", import.meta.url);
const compiled = new WebAssembly.Module(readFileSync(new URL("twintree_wasm_bg.wasm", place)));
let copies = 0;

/** An instance that nobody has used. The bindings hold one instance each, so each needs a copy of them. */
export async function freshCore(): Promise<Core> {
  copies += 1;
  const bindings = new URL(`twintree_wasm.js?copy=${copies}`, place).href;
  const core = (await import(/* @vite-ignore */ bindings)) as Core;
  core.initSync({ module: compiled });
  return core;
}
