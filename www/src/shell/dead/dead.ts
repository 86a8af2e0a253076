/** Why nothing is computed. Elements fetch this when that happens. */
import type { Label, Phrase } from "../../messages/index.js";
import "./texts/en.ftl";

/** That a module of the core does not run: WebAssembly is forbidden here, or else what `id` says. */
export function whyDead(id: Label): Phrase {
  return { id: canCompile() ? id : "notice-forbidden" };
}

/** A browser may have no WebAssembly, and the policy of a page may forbid it. */
function canCompile(): boolean {
  try {
    return !!new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch {
    return false;
  }
}
