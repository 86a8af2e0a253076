/** The two places where an instance of the core can run: a worker, or, where none is to be had, here. */
import bindingsUrl from "../pkg/twintree_wasm.js?url&no-inline";
import wasmUrl from "../pkg/twintree_wasm_bg.wasm?url";
import { trusted, workerAddress } from "./policy.js";
import type { Order, Port, Reply } from "./protocol.js";
import { type Bindings, serve } from "./serve.js";

let compiled: Promise<WebAssembly.Module> | undefined;

/** The module of the core, fetched and compiled once. */
export function module(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = undefined;
    throw error;
  });
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl}: ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  // Some static hosts do not know the type; streaming insists on it.
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/** An instance in a worker. Throws where workers are refused (a sandboxed frame). */
function openWorker(): Port {
  const worker = new Worker(trusted(workerAddress), { type: "module", name: "twintree" });
  const port: Port = {
    post: (order) => worker.postMessage(order),
    close: () => worker.terminate(),
    receive: () => {},
    fail: () => {},
  };
  worker.onmessage = (event: MessageEvent<Reply>) => port.receive(event.data);
  worker.onerror = (event) => port.fail(event.message);
  worker.onmessageerror = () => port.fail("messageerror");
  module().then(
    (compiledModule) =>
      worker.postMessage({ kind: "start", module: compiledModule } satisfies Order),
    (error) => port.fail(String(error)),
  );
  return port;
}

let copies = 0;

/** An instance on this thread. Each needs bindings of its own, since they hold one instance each. */
function openHere(): Port {
  let answer: ((order: Order) => void) | undefined;
  const port: Port = {
    post: (order) => void Promise.resolve().then(() => answer?.(order)),
    close: () => {
      answer = undefined;
    },
    receive: () => {},
    fail: () => {},
  };
  copies += 1;
  const url = new URL(bindingsUrl, import.meta.url);
  url.searchParams.set("copy", String(copies));
  Promise.all([import(/* @vite-ignore */ url.href) as Promise<Bindings>, module()]).then(
    ([bindings, compiledModule]) => {
      answer = serve(bindings, (reply) => port.receive(reply));
      answer({ kind: "start", module: compiledModule });
    },
    (error) => port.fail(String(error)),
  );
  return port;
}

let refused = false;

/** An instance of the core: in a worker, or on this thread once a worker has been refused. */
export function openPort(): Port {
  if (!refused) {
    try {
      return watched(openWorker());
    } catch {
      refused = true;
    }
  }
  return openHere();
}

/** A worker that fails before it was ready counts as refused: some browsers say no only then. */
function watched(port: Port): Port {
  let ready = false;
  const inner = { receive: port.receive, fail: port.fail };
  const outer: Port = { ...port, ...inner };
  port.receive = (reply) => {
    ready ||= reply.kind === "ready";
    outer.receive(reply);
  };
  port.fail = (reason) => {
    refused ||= !ready;
    outer.fail(reason);
  };
  return outer;
}
