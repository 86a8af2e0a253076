/** Engines over the built modules for the tests of a corpus, and what can happen to them. */
import { readFileSync } from "node:fs";
import { createEngine, type Engine, type EngineOptions } from "../www/src/engine/client.js";
import { createCore } from "../www/src/engine/core.js";
import { openHere } from "../www/src/engine/here.js";
import { type Module, moduleOf, type Order, type Port } from "../www/src/engine/protocol.js";
import type { PlacedPairs } from "../www/src/engine/sentences.js";
import type { Bindings } from "../www/src/engine/serve.js";
import type { Measuring } from "../www/src/pairs/measure/index.js";

const place = new URL("../www/src/pkg/", import.meta.url);
const compiled = new Map<Module, WebAssembly.Module>();
let copies = 0;

/** An instance of a module, on this thread. */
export function openModule(name: Module): Port {
  return openHere(name, {
    async module(name) {
      const wasm = readFileSync(new URL(`twintree_${name}_bg.wasm`, place));
      const made = compiled.get(name) ?? new WebAssembly.Module(wasm);
      compiled.set(name, made);
      return made;
    },
    async bindings(name) {
      copies += 1;
      const url = new URL(`twintree_${name}.js?pairs=${copies}`, place);
      return (await import(/* @vite-ignore */ url.href)) as Bindings;
    },
  });
}

/** The core as the page has it. */
export const wholeCore = (): Engine =>
  createCore({
    open: (part) => openModule(moduleOf(part)),
    onTrap() {},
    onDead() {},
    onRevived() {},
  });

type Call = Extract<Order, { kind: "call" }>;

/** What is seen of the engines that measure, and what is done to them. */
export class Watched {
  readonly calls: Call[] = [];
  opened = 0;
  closed = 0;
  /** An instance breaks over a call of which this is true. */
  breaks: (call: Call) => boolean = () => false;
  /** No instance comes up. */
  isDead = false;
  /** Called before a call is made. */
  onCall: (call: Call) => void = () => undefined;

  readonly openEngine = (told: Pick<EngineOptions, "onTrap" | "onDead">): Engine => {
    this.opened += 1;
    const engine = createEngine({ ...told, open: () => this.#open() });
    return {
      ...engine,
      close: () => {
        this.closed += 1;
        engine.close();
      },
    };
  };

  #open(): Port {
    if (this.isDead) {
      const port: Port = { post() {}, close() {}, receive() {}, fail() {} };
      queueMicrotask(() => port.fail("no worker"));
      return port;
    }
    const port = openModule("whole");
    const { post } = port;
    port.post = (order) => {
      if (order.kind !== "call") return post(order);
      this.calls.push(order);
      this.onCall(order);
      if (this.breaks(order))
        queueMicrotask(() => port.receive({ kind: "trapped", id: order.id, message: "trap" }));
      else post(order);
    };
    return port;
  }

  /** Whether a call is about a typed sentence with this in it. */
  static isAbout(what: string, { arguments: [request] }: Call): boolean {
    const { files } = (request as PlacedPairs).left;
    return files.some(
      (one) => one instanceof Uint8Array && new TextDecoder().decode(one).includes(what),
    );
  }

  /** How many pairs each of the calls measured. */
  measured(): readonly number[] {
    return this.calls.flatMap(({ name, arguments: given }) => {
      const [request] = given as [{ left: { places: Uint32Array } }];
      return name === "measurePairs" ? [request.left.places.length / 3] : [];
    });
  }
}

/** Waits until something is so; what is waited for must come, or the test ends for want of time. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
}

/** Waits until all is measured. */
export const whole = (measuring: Measuring): Promise<void> =>
  until(() => measuring.now().progress.state === "done");
