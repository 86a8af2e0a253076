/** The engine's side of the protocol, the same in a worker and on the main thread. */
import type * as Measure from "../pkg/twintree_measure.js";
import type * as Workbench from "../pkg/twintree_workbench.js";
import type { CallName, Order, Part, Reply } from "./protocol.js";

/** What the bindings of a module export. */
export type Bindings = typeof Measure | typeof Workbench;

/** The names under which the modules export what the page calls. */
const exported: Readonly<Record<CallName, string>> = {
  analyse: "analyse",
  explain: "explain",
  steps: "steps",
  outline: "outline",
  outlineFile: "outline_file",
  outlinePiece: "outline_piece",
  readLinks: "read_links",
  provokePanic: "provoke_panic",
  align: "align",
  suggest: "suggest",
  agreement: "agreement",
  fuse: "fuse",
};

/** Answers orders with an instance of its own, made of the module in the first of them. */
export function serve(
  load: (part: Part) => Promise<Bindings>,
  reply: (reply: Reply) => void,
): (order: Order) => Promise<void> {
  let calls: Readonly<Record<string, unknown>> = {};
  return async (order) => {
    if (order.kind === "start") {
      const bindings = await load(order.part);
      bindings.initSync({ module: order.module });
      calls = { ...bindings };
      reply({ kind: "ready" });
      return;
    }
    const call = calls[exported[order.name]] as (...given: readonly unknown[]) => unknown;
    try {
      reply({ kind: "answer", id: order.id, answer: call(...order.arguments) });
    } catch (error) {
      reply({ kind: "trapped", id: order.id, message: String(error) });
    }
  };
}
