/** What the page and the engine say to each other: typed messages over one port. */

import type * as Measure from "../pkg/twintree_measure.js";
import type { Analysis, Format, ReadAs, Request, Side } from "../pkg/twintree_measure.js";
import type * as Methods from "../pkg/twintree_methods.js";
import type * as Pairs from "../pkg/twintree_pairs.js";
import type * as Projection from "../pkg/twintree_projection.js";
import type * as Workbench from "../pkg/twintree_workbench.js";
import type { ShownReading } from "./shown.js";
import type { TrainingCalls } from "./training.js";

/** The functions of the core that can be called from afar, under the names the page uses. */
export interface Calls extends TrainingCalls {
  /** What a text is on its own: nothing that stands on the other side has a part in the answer. */
  readonly read: (side: Side, text: string, format: Format, readAs?: ReadAs) => ShownReading;
  readonly compare: (request: Request) => Compared;
  readonly explain: typeof Workbench.explain;
  readonly steps: typeof Workbench.steps;
  readonly noticeFormat: typeof Measure.notice_format;
  readonly outline: typeof Measure.outline;
  readonly outlineFile: typeof Workbench.outline_file;
  readonly outlinePiece: typeof Workbench.outline_piece;
  readonly readLinks: typeof Measure.read_links;
  readonly readLinkTable: typeof Workbench.read_link_table;
  readonly align: typeof Workbench.align;
  readonly suggest: typeof Workbench.suggest;
  readonly agreement: typeof Workbench.agreement;
  readonly fuse: typeof Workbench.fuse;
  readonly distances: typeof Methods.distances;
  readonly quartet: typeof Methods.quartet;
  readonly differingQuartets: typeof Methods.differing_quartets;
  readonly crossings: typeof Methods.crossings;
  readonly treeEdit: typeof Methods.tree_edit;
  readonly projections: typeof Projection.projections;
  readonly readModel: typeof Projection.read_model;
  readonly predict: typeof Projection.predict;
  readonly weigh: typeof Projection.weigh;
  readonly measurePairs: typeof Pairs.measure_pairs;
  readonly summarizeColumn: typeof Pairs.summarize_column;
  readonly histogramOf: typeof Pairs.histogram_of;
  readonly scatterOf: typeof Pairs.scatter_of;
  readonly significanceOf: typeof Pairs.significance_of;
  readonly findPairs: typeof Pairs.find_pairs;
}

/** What comes of two texts and their links; the readings of the texts are answers to `read`. */
type Compared = Pick<Analysis, "links" | "result">;

/** The name of a function that can be called. */
export type CallName = keyof Calls;

/**
 * The modules of the core: what a first visit needs, all of paths and links, the methods besides, projections,
 * and all pairs of a corpus at once.
 */
export type Module = "measure" | "workbench" | "methods" | "projection" | "pairs";

/**
 * Who answers: an instance of one of the modules. Training has one of its own, so that nothing else waits
 * for it.
 */
export type Part = Module | "training";

/** Who answers a call about texts in CoNLL-U, where the workbench does not. */
const parts: Readonly<Partial<Record<CallName, Part>>> = {
  read: "measure",
  compare: "measure",
  noticeFormat: "measure",
  outline: "measure",
  readLinks: "measure",
  distances: "methods",
  quartet: "methods",
  differingQuartets: "methods",
  crossings: "methods",
  treeEdit: "methods",
  projections: "projection",
  readModel: "projection",
  predict: "projection",
  weigh: "projection",
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
  /** Called when the instance cannot be reached (any more). */
  fail: (message: string) => void;
}
