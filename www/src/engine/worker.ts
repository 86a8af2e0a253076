/** The worker: owns one instance of the core and answers for it. */
import * as core from "../pkg/twintree_wasm.js";
import type { Order, Reply } from "./protocol.js";
import { serve } from "./serve.js";

const scope = self as unknown as DedicatedWorkerGlobalScope;
const answer = serve(core, (reply: Reply) => scope.postMessage(reply));
scope.onmessage = (event: MessageEvent<Order>) => answer(event.data);
