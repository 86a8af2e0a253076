/** Where the modules of the core come from in a page of somebody else. */
import type { Module } from "../engine/protocol.js";

/** The modules that answer about one pair: all that there are in a page of somebody else. */
export type OfPair = Exclude<Module, "pairs">;

/** Compiles each module once; what could not be had is tried again. */
export function compiledOnce(
  load: (name: Module) => Promise<BufferSource>,
): (name: Module) => Promise<WebAssembly.Module> {
  const compiled = new Map<Module, Promise<WebAssembly.Module>>();
  return (name) => {
    let made = compiled.get(name);
    if (made === undefined) {
      made = load(name).then(WebAssembly.compile);
      made.catch(() => compiled.delete(name));
      compiled.set(name, made);
    }
    return made;
  };
}
