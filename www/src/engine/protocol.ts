/** What the page and the engine say to each other: typed messages over one port. */
import type * as Core from "../pkg/twintree_wasm.js";

/** The functions of the core that can be called from afar, under the names the page uses. */
export interface Calls {
  readonly analyse: typeof Core.analyse;
  readonly explain: typeof Core.explain;
  readonly steps: typeof Core.steps;
  readonly outline: typeof Core.outline;
  readonly readLinks: typeof Core.read_links;
  readonly align: typeof Core.align;
  readonly suggest: typeof Core.suggest;
  readonly agreement: typeof Core.agreement;
  readonly fuse: typeof Core.fuse;
  /** Panics; for the tests alone. */
  readonly provokePanic: typeof Core.provoke_panic;
}

/** The name of a function that can be called. */
export type CallName = keyof Calls;
/** What it is given. */
export type Arguments<Name extends CallName> = Parameters<Calls[Name]>;
/** What it answers. */
export type Answer<Name extends CallName> = ReturnType<Calls[Name]>;

/** What the page says. The module is compiled once and handed to each new instance. */
export type Order =
  | { readonly kind: "start"; readonly module: WebAssembly.Module }
  | {
      readonly kind: "call";
      readonly id: number;
      readonly name: CallName;
      readonly arguments: readonly unknown[];
    };

/** What the engine says. After `trapped` the instance is never called again. */
export type Reply =
  | { readonly kind: "ready" }
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "trapped"; readonly id: number; readonly message: string };

/** One instance of the core, wherever it runs. `receive` and `fail` are set by its owner. */
export interface Port {
  post(order: Order): void;
  close(): void;
  /** Called with each reply. */
  receive: (reply: Reply) => void;
  /** Called when the instance cannot be reached (any more). */
  fail: (reason: string) => void;
}
