/** Where the modules of the core come from in a page of somebody else. */
import type { Module } from "../engine/protocol.js";

/** Compiles each module once; what could not be had is tried again. */
export function compiledOnce(
  load: (name: Module) => Promise<BufferSource>,
): (name: Module) => Promise<WebAssembly.Module> {
  const compiled = new Map<Module, Promise<WebAssembly.Module>>();
  return (name) => {
    const known = compiled.get(name);
    if (known !== undefined) return known;
    const made = load(name)
      .then((bytes) => WebAssembly.compile(bytes))
      .catch((error: unknown) => {
        compiled.delete(name);
        throw error;
      });
    compiled.set(name, made);
    return made;
  };
}
