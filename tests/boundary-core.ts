/** Instances of the built WebAssembly modules, for the tests. */
import { existsSync, readFileSync } from "node:fs";

/** The functions of the module with everything. */
export type Core = typeof import("../www/src/pkg/twintree_whole.js");
/** Those of the module that a first visit loads. */
export type FirstCore = typeof import("../www/src/pkg/twintree_measure.js");

const place = new URL("../www/src/pkg/", import.meta.url);
const compiled = new Map<string, WebAssembly.Module>();
let copies = 0;

/** An instance that no one has used. The bindings hold one instance each, so each needs a copy of them. */
async function fresh(name: string): Promise<unknown> {
  const module =
    compiled.get(name) ?? new WebAssembly.Module(readFileSync(new URL(`${name}_bg.wasm`, place)));
  compiled.set(name, module);
  copies += 1;
  const bindings = await import(
    /* @vite-ignore */ new URL(`${name}.js?copy=${copies}`, place).href
  );
  bindings.initSync({ module });
  return bindings;
}

/** Whether the modules were built. */
export const built = existsSync(new URL("twintree_whole_bg.wasm", place));

/** An instance of the module with everything. */
export const freshCore = async () => (await fresh("twintree_whole")) as Core;

/** An instance of the first module. */
export const freshFirstCore = async () => (await fresh("twintree_measure")) as FirstCore;
