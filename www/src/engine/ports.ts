/** The two places where an instance of the core can run: a worker, or, where none is available, here. */
import measureUrl from "../pkg/twintree_measure.js?url&no-inline";
import measureWasmUrl from "../pkg/twintree_measure_bg.wasm?url";
import wholeUrl from "../pkg/twintree_whole.js?url&no-inline";
import wholeWasmUrl from "../pkg/twintree_whole_bg.wasm?url";
import { fetched, once } from "./files.js";
import { openHere } from "./here.js";
import { patienceOver } from "./patience.js";
import { trusted, workerAddress } from "./policy.js";
import {
  handedOver,
  type Module,
  moduleOf,
  type Order,
  type Part,
  type Port,
  type Reply,
} from "./protocol.js";
import type { Bindings } from "./serve.js";

/** Where the modules and their bindings are. */
const addresses: Readonly<Record<Module, { readonly bindings: string; readonly wasm: string }>> = {
  measure: { bindings: measureUrl, wasm: measureWasmUrl },
  whole: { bindings: wholeUrl, wasm: wholeWasmUrl },
};

/** A module of the core, fetched and compiled once. */
export const module = once(async (name: Module): Promise<WebAssembly.Module> => {
  const response = await fetched(addresses[name].wasm);
  const type = response.headers.get("content-type") ?? "";
  // Some static hosts do not know the type; streaming insists on it.
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
});

/** Workers are refused here: the core runs on this thread. */
let refused = false;

/** Whether the worker's script is available: a worker that did not start was then refused. */
const isThere = () =>
  fetched(workerAddress, "script").then(
    () => true,
    () => false,
  );

/** An instance in a worker. Throws where workers are refused (a sandboxed frame). */
function openWorker(part: Part): Port {
  const worker = new Worker(trusted(workerAddress), { type: "module", name: part });
  const port: Port = {
    post: (order) => worker.postMessage(order, handedOver(order)),
    patienceOver,
    close: () => worker.terminate(),
    receive: () => {},
    fail: () => {},
  };
  let heard = false;
  const broken = async (message: string) => {
    // Some browsers refuse a worker only when it starts; a lost connection looks the same.
    if (!heard && (await isThere())) refused = true;
    port.fail(message);
  };
  worker.onmessage = (event: MessageEvent<Reply>) => {
    heard = true;
    port.receive(event.data);
  };
  worker.onerror = (event) => void broken(event.message);
  worker.onmessageerror = () => void broken("messageerror");
  const name = moduleOf(part);
  module(name).then(
    (compiledModule) => {
      worker.postMessage({ kind: "start", name, module: compiledModule } satisfies Order);
      port.receive({ kind: "started" });
    },
    (error) => port.fail(String(error)),
  );
  return port;
}

let copies = 0;

/** Bindings that no other instance has: a module is loaded anew under another address. */
function bindings(name: Module): Promise<Bindings> {
  copies += 1;
  const url = new URL(addresses[name].bindings, import.meta.url);
  url.searchParams.set("copy", String(copies));
  return import(/* @vite-ignore */ url.href);
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
  return openHere(moduleOf(part), { module, bindings });
}
