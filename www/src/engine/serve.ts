/** The engine's side of the protocol, the same in a worker and on the main thread. */
import type * as Measure from "../pkg/twintree_measure.js";
import type * as Whole from "../pkg/twintree_whole.js";
import type { CallName, Calls, Module, Order, Reply } from "./protocol.js";
import { shownOf } from "./shown.js";
import { type TrainingCalls, trainingCalls } from "./training.js";

/** What the bindings of a module export. */
export type Bindings = typeof Measure | typeof Whole;

/** What is made of an exported function: the page asks for less at a time than it answers. */
const made: Partial<Readonly<Record<CallName, (analyse: typeof Measure.analyse) => unknown>>> = {
  read:
    (analyse): Calls["read"] =>
    (side, text, format, readAs) => {
      const reading = analyse({
        ...{ left: "", right: "", [side]: text },
        links: [],
        options: { stripSubtypes: false, ignorePunctuation: false },
        leftFormat: format,
        rightFormat: format,
        readAs,
      })[side];
      return { ...reading, shown: shownOf(reading) };
    },
  compare:
    (analyse): Calls["compare"] =>
    (request) => {
      const { links, result } = analyse(request);
      return { links, result };
    },
};

/** The name under which the modules export what the page calls: they write names as Rust does. */
const exported = (name: CallName) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

/** Answers orders with an instance of its own, made of the module in the first of them. */
export function serve(
  load: (name: Module) => Promise<Bindings>,
  reply: (reply: Reply) => void,
): (order: Order) => Promise<void> {
  let calls: Readonly<Record<string, unknown>> = {};
  let training: TrainingCalls | undefined;
  /** What answers calls of a name. */
  function callOf(name: CallName): (...given: readonly unknown[]) => unknown {
    const known = training?.[name as keyof TrainingCalls] ?? calls[exported(name)];
    return (made[name]?.(calls.analyse as typeof Measure.analyse) ?? known) as ReturnType<
      typeof callOf
    >;
  }

  return async (order) => {
    if (order.kind === "start") {
      const bindings = await load(order.name);
      bindings.initSync({ module: order.module });
      calls = { ...bindings };
      if ("Trainer" in bindings) training = trainingCalls(bindings.Trainer);
      reply({ kind: "ready" });
      return;
    }
    const { name } = order;
    try {
      const call = callOf(name);
      reply({ kind: "answer", id: order.id, answer: call(...order.arguments) });
    } catch (error) {
      reply({ kind: "trapped", id: order.id, message: String(error) });
    }
  };
}
