/** An instance of the core on this thread, where no worker is available or wanted. */
import type { Module, Order, Port } from "./protocol.js";
import type { Bindings } from "./serve.js";

/** Where an instance comes from. */
export interface Source {
  /** The module, compiled once. */
  module(name: Module): Promise<WebAssembly.Module>;
  /** Bindings of its own for each instance, since they hold one. */
  bindings(name: Module): Promise<Bindings>;
}

/** An instance on this thread. */
export function openHere(name: Module, { module, bindings }: Source): Port {
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
  Promise.all([module(name), import("./serve.js")])
    .then(([compiledModule, { serve }]) => {
      if (closed) return undefined;
      port.receive({ kind: "started" });
      answer = serve(bindings, (reply) => port.receive(reply));
      return answer({ kind: "start", name, module: compiledModule });
    })
    .catch((error: unknown) => port.fail(String(error)));
  return port;
}
