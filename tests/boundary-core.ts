/** Instances of the built WebAssembly modules, for the tests. */
import { existsSync, readFileSync } from "node:fs";

/** The functions of the second module: all that is done with paths and links. */
export type Core = typeof import("../www/src/pkg/twintree_workbench.js");
/** Those of the third module: the further methods. */
export type MethodsCore = typeof import("../www/src/pkg/twintree_methods.js");
/** Those of the fourth module: projections of clauses. */
export type ProjectionCore = typeof import("../www/src/pkg/twintree_projection.js");
/** Those of the fifth module: all pairs of a corpus. */
export type PairsCore = typeof import("../www/src/pkg/twintree_pairs.js");
/** Those of the module that a first visit loads. */
export type FirstCore = typeof import("../www/src/pkg/twintree_measure.js");

const place = new URL("../www/src/pkg/", import.meta.url);
const compiled = new Map<string, WebAssembly.Module>();
let copies = 0;

/** An instance that nobody has used. The bindings hold one instance each, so each needs a copy of them. */
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

/** Whether the second module was built. */
export const built = existsSync(new URL("twintree_workbench_bg.wasm", place));

/** An instance of the second module. */
export const freshCore = async () => (await fresh("twintree_workbench")) as Core;

/** An instance of the first module. */
export const freshFirstCore = async () => (await fresh("twintree_measure")) as FirstCore;

/** An instance of the third module. */
export const freshMethodsCore = async () => (await fresh("twintree_methods")) as MethodsCore;

/** An instance of the fourth module. */
export const freshProjectionCore = async () =>
  (await fresh("twintree_projection")) as ProjectionCore;

/** An instance of the fifth module. */
export const freshPairsCore = async () => (await fresh("twintree_pairs")) as PairsCore;
