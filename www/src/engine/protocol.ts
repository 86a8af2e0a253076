/** What the page and the engine say to each other: typed messages over one port. */

import type { Format, ReadAs, Request, Side } from "../pkg/twintree_measure.js";
import type * as Whole from "../pkg/twintree_whole.js";
import type { SentencesCalls } from "./sentences.js";
import type { ShownReading } from "./shown.js";
import type { TrainingCalls } from "./training.js";

/** A name as the page has it, `readLinks`, of what a module calls as Rust does, `read_links`. */
type Named<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<Named<Rest>>}`
  : Name;
/** What a module exports that is called otherwise, or for itself alone. */
type Apart =
  | "read"
  | "measure_pairs"
  | "write_rows"
  | "find_pairs"
  | "Trainer"
  | "initSync"
  | "default";

/** The functions of the core that can be called from afar, under the names the page uses. */
export type Calls = TrainingCalls &
  SentencesCalls & {
    readonly [Name in Exclude<keyof typeof Whole, Apart> as Named<Name>]: (typeof Whole)[Name];
  } & {
    /** What a text is on its own: nothing that stands on the other side has a part in the answer. */
    readonly read: (side: Side, text: string, format: Format, readAs?: ReadAs) => ShownReading;
  };

/** The name of a function that can be called. */
export type CallName = keyof Calls;

/** The modules of the core: what a first visit needs, and everything. */
export type Module = "measure" | "whole";

/**
 * Who answers, an instance each, so that what is quick does not wait for what is slow: a pair as it is
 * typed and drawn; the rest of paths, links and formats; the other methods; training; all pairs at once.
 */
export type Part = "measure" | "workbench" | "methods" | "training" | "pairs";

/** The module that a part is an instance of. */
export const moduleOf = (part: Part): Module => (part === "measure" ? "measure" : "whole");

/** Who answers a call about texts in CoNLL-U, where the workbench does not. */
const parts: Readonly<Partial<Record<CallName, Part>>> = {
  read: "measure",
  compare: "measure",
  isConllu: "measure",
  outline: "measure",
  readLinks: "measure",
  distances: "methods",
  quartet: "methods",
  differingQuartets: "methods",
  crossings: "methods",
  treeEdit: "methods",
  projections: "methods",
  readModel: "methods",
  predict: "methods",
  weigh: "methods",
};

/**
 * Who answers a call: the first module reads CoNLL-U alone. Calls about training are known by their names;
 * those about all pairs of a corpus are made to engines of their own.
 */
export function partOf(name: CallName, given: readonly unknown[]): Part {
  if (name.startsWith("train")) return "training";
  const [first, second, third] = given;
  const { leftFormat, rightFormat } = first as Request;
  const formats: Partial<Record<CallName, readonly unknown[]>> = {
    read: [third],
    compare: [leftFormat, rightFormat],
    outline: [second],
  };
  const isOther = formats[name]?.some((format) => format !== "conllu");
  return (!isOther && parts[name]) || "workbench";
}

/** What it is given. */
export type Arguments<Name extends CallName> = Parameters<Calls[Name]>;
/** What it answers. */
export type Answer<Name extends CallName> = ReturnType<Calls[Name]>;

/** What the page says. The module is compiled once and handed to each new instance. */
export type Order =
  | { readonly kind: "start"; readonly name: Module; readonly module: WebAssembly.Module }
  | {
      readonly kind: "call";
      readonly id: number;
      readonly name: CallName;
      readonly arguments: readonly unknown[];
    };

/** What of an order was made for it alone, and need not be copied: the links of pairs to be measured. */
export function handedOver(order: Order): Transferable[] {
  if (order.kind !== "call" || order.name !== "measurePairs") return [];
  const [{ links }] = order.arguments as Arguments<"measurePairs">;
  return [links.buffer as ArrayBuffer];
}

/**
 * What the engine says: `started` that the module has come, and an instance is being made of it. After `trapped` the instance is never called again; `failed` is one whose module
 * could not be loaded or started.
 */
export type Reply =
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "started" }
  | { readonly kind: "ready" }
  | { readonly kind: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly kind: "trapped"; readonly id: number; readonly message: string };

/** One instance of the core, wherever it runs. `receive` and `fail` are set by its owner. */
export interface Port {
  post(order: Order): void;
  /** How long, in milliseconds, it may be silent over a call that is given this; there is none where it cannot be given up. */
  readonly patienceOver?: (given: readonly unknown[]) => number;
  close(): void;
  /** Called with each reply. */
  receive: (reply: Reply) => void;
  /** Called when the instance cannot be reached (any longer). */
  fail: (message: string) => void;
}
