/** The engine's side of the protocol, the same in a worker and on the main thread. */
import type * as Core from "../pkg/twintree_wasm.js";
import type { Calls, Order, Reply } from "./protocol.js";

/** What the bindings of the core export. */
export type Bindings = typeof Core;

/** Answers orders with an instance of its own, made of the module in the first of them. */
export function serve(core: Bindings, reply: (reply: Reply) => void): (order: Order) => void {
  const calls: Calls = {
    analyse: core.analyse,
    explain: core.explain,
    steps: core.steps,
    outline: core.outline,
    readLinks: core.read_links,
    align: core.align,
    suggest: core.suggest,
    agreement: core.agreement,
    fuse: core.fuse,
    provokePanic: core.provoke_panic,
  };
  return (order) => {
    if (order.kind === "start") {
      core.initSync({ module: order.module });
      reply({ kind: "ready" });
      return;
    }
    const call = calls[order.name] as (...given: readonly unknown[]) => unknown;
    try {
      reply({ kind: "answer", id: order.id, answer: call(...order.arguments) });
    } catch (error) {
      reply({ kind: "trapped", id: order.id, message: String(error) });
    }
  };
}
