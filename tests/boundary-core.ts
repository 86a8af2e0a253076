/** Instances of the built WebAssembly modules, for the tests. */
import { readFileSync } from "node:fs";

type Measure = typeof import("../www/src/pkg/twintree_measure.js");
type Workbench = typeof import("../www/src/pkg/twintree_workbench.js");

/** The functions of both modules. */
export type Core = Measure & Workbench;

const place = new URL("../www/src/pkg/", import.meta.url);
const compiled = new Map(
  ["twintree_measure", "twintree_workbench"].map((name) => [
    name,
    new WebAssembly.Module(readFileSync(new URL(`${name}_bg.wasm`, place))),
  ]),
);
let copies = 0;

/** Instances that nobody has used. The bindings hold one instance each, so each needs a copy of them. */
export async function freshCore(): Promise<Core> {
  copies += 1;
  const parts: object[] = [];
  for (const [name, module] of compiled) {
    const bindings = await import(
      /* @vite-ignore */ new URL(`${name}.js?copy=${copies}`, place).href
    );
    bindings.initSync({ module });
    parts.push(bindings);
  }
  return Object.assign({}, ...parts.reverse()) as Core;
}
