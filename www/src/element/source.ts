/** Where the modules of the core come from in a page of somebody else. */
import type { Part } from "../engine/protocol.js";

/** Compiles each module once; what could not be had is tried again. */
export function compiledOnce(
  load: (part: Part) => Promise<BufferSource>,
): (part: Part) => Promise<WebAssembly.Module> {
  const compiled = new Map<Part, Promise<WebAssembly.Module>>();
  return (part) => {
    const known = compiled.get(part);
    if (known !== undefined) return known;
    const made = load(part)
      .then((bytes) => WebAssembly.compile(bytes))
      .catch((error: unknown) => {
        compiled.delete(part);
        throw error;
      });
    compiled.set(part, made);
    return made;
  };
}
