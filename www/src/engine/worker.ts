/** The worker: owns one instance of one module of the core and answers for it. */
import * as measure from "../pkg/twintree_measure.js";
import type { Module, Order, Reply } from "./protocol.js";
import { type Bindings, serve } from "./serve.js";

const scope = self as unknown as DedicatedWorkerGlobalScope;
// What a first visit needs comes with the worker.
const bindings: Readonly<Record<Module, () => Promise<Bindings>>> = {
  measure: async () => measure,
  whole: () => import("../pkg/twintree_whole.js"),
};
const answer = serve(
  (name) => bindings[name](),
  (reply: Reply) => scope.postMessage(reply),
);
scope.onmessage = (event: MessageEvent<Order>) => {
  answer(event.data).catch((error) => {
    scope.postMessage({ kind: "failed", message: String(error) } satisfies Reply);
  });
};
