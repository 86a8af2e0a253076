/** The two places where an instance of the core can run: a worker, or, where none is to be had, here. */
import measureUrl from "../pkg/twintree_measure.js?url&no-inline";
import measureWasmUrl from "../pkg/twintree_measure_bg.wasm?url";
import workbenchUrl from "../pkg/twintree_workbench.js?url&no-inline";
import workbenchWasmUrl from "../pkg/twintree_workbench_bg.wasm?url";
import { trusted, workerAddress } from "./policy.js";
import type { Order, Part, Port, Reply } from "./protocol.js";
import { type Bindings, serve } from "./serve.js";

/** Where the modules and their bindings are. */
const addresses: Readonly<Record<Part, { readonly bindings: string; readonly wasm: string }>> = {
  measure: { bindings: measureUrl, wasm: measureWasmUrl },
  workbench: { bindings: workbenchUrl, wasm: workbenchWasmUrl },
};

const compiled = new Map<Part, Promise<WebAssembly.Module>>();

/** A module of the core, fetched and compiled once. */
export function module(part: Part): Promise<WebAssembly.Module> {
  const known = compiled.get(part);
  if (known) return known;
  const made = compile(addresses[part].wasm).catch((error: unknown) => {
    compiled.delete(part);
    throw error;
  });
  compiled.set(part, made);
  return made;
}

async function compile(wasmUrl: string): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl}: ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  // Some static hosts do not know the type; streaming insists on it.
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

let refused = false;

/** An instance in a worker. Throws where workers are refused (a sandboxed frame). */
function openWorker(part: Part): Port {
  const worker = new Worker(trusted(workerAddress), { type: "module", name: "twintree" });
  const port: Port = {
    post: (order) => worker.postMessage(order),
    close: () => worker.terminate(),
    receive: () => {},
    fail: () => {},
  };
  let ready = false;
  const broken = (reason: string) => {
    // Some browsers refuse a worker only when it starts.
    refused ||= !ready;
    port.fail(reason);
  };
  worker.onmessage = (event: MessageEvent<Reply>) => {
    ready ||= event.data.kind === "ready";
    port.receive(event.data);
  };
  worker.onerror = (event) => broken(event.message);
  worker.onmessageerror = () => broken("messageerror");
  module(part).then(
    (compiledModule) =>
      worker.postMessage({ kind: "start", part, module: compiledModule } satisfies Order),
    (error) => port.fail(String(error)),
  );
  return port;
}

let copies = 0;

/** An instance on this thread. Each needs bindings of its own, since they hold one instance each. */
function openHere(part: Part): Port {
  let answer: ((order: Order) => Promise<void>) | undefined;
  const port: Port = {
    post: (order) => void Promise.resolve().then(() => answer?.(order)),
    close: () => {
      answer = undefined;
    },
    receive: () => {},
    fail: () => {},
  };
  copies += 1;
  const url = new URL(addresses[part].bindings, import.meta.url);
  url.searchParams.set("copy", String(copies));
  answer = serve(
    () => import(/* @vite-ignore */ url.href) as Promise<Bindings>,
    (reply) => port.receive(reply),
  );
  module(part)
    .then((compiledModule) => answer?.({ kind: "start", part, module: compiledModule }))
    .catch((error: unknown) => port.fail(String(error)));
  return port;
}

/** An instance of the core: in a worker, or on this thread once a worker has been refused. */
export function openPort(part: Part): Port {
  if (!refused) {
    try {
      return openWorker(part);
    } catch {
      refused = true;
    }
  }
  return openHere(part);
}
