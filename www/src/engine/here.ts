/** An instance of the core on this thread, where no worker is to be had or wanted. */
import type { Order, Part, Port } from "./protocol.js";
import type { Bindings } from "./serve.js";

/** Where an instance comes from. */
export interface Source {
  /** The module, compiled once. */
  module(part: Part): Promise<WebAssembly.Module>;
  /** Bindings of its own for each instance, since they hold one. */
  bindings(part: Part): Promise<Bindings>;
}

/** An instance on this thread. */
export function openHere(part: Part, { module, bindings }: Source): Port {
  let closed = false;
  let answer: ((order: Order) => Promise<void>) | undefined;
  const port: Port = {
    post: (order) => void Promise.resolve().then(() => answer?.(order)),
    close: () => {
      closed = true;
      answer = undefined;
    },
    receive: () => {},
    fail: () => {},
  };
  // Where there are workers, this side of it is never needed here.
  Promise.all([module(part), import("./serve.js")])
    .then(([compiledModule, { serve }]) => {
      if (closed) return undefined;
      answer = serve(bindings, (reply) => port.receive(reply));
      return answer({ kind: "start", part, module: compiledModule });
    })
    .catch((error: unknown) => port.fail(String(error)));
  return port;
}
