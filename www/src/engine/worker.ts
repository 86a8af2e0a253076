/** The worker: owns one instance of one module of the core and answers for it. */
import * as measure from "../pkg/twintree_measure.js";
import type { Order, Reply } from "./protocol.js";
import { serve } from "./serve.js";

const scope = self as unknown as DedicatedWorkerGlobalScope;
// What a first visit needs comes with the worker.
const answer = serve(
  async (part) => (part === "measure" ? measure : import("../pkg/twintree_workbench.js")),
  (reply: Reply) => scope.postMessage(reply),
);
scope.onmessage = (event: MessageEvent<Order>) => {
  answer(event.data).catch((error) => {
    scope.postMessage({ kind: "failed", message: String(error) } satisfies Reply);
  });
};
