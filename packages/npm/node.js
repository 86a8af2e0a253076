/** Twintree in Node: the module is read from the disk and ready as soon as this is imported. */
import { readFileSync } from "node:fs";
import { initSync } from "./twintree.js";

const exported = initSync({
  module: readFileSync(new URL("./twintree_bg.wasm", import.meta.url)),
});

export * from "./twintree.js";

/** What a browser has to wait for; here it is there already. */
export default async function init() {
  return exported;
}
