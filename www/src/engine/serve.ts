/** The engine's side of the protocol, the same in a worker and on the main thread. */
import type * as Measure from "../pkg/twintree_measure.js";
import type * as Whole from "../pkg/twintree_whole.js";
import type { CallName, Calls, Module, Order, Reply } from "./protocol.js";
import { sentencesCalls } from "./sentences.js";
import { shownOf } from "./shown.js";
import { trainingCalls } from "./training.js";

/** What the bindings of a module export. */
export type Bindings = typeof Measure | typeof Whole;

/** The name under which the modules export what the page calls: they write names as Rust does. */
const exported = (name: CallName) => name.replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);

/** How pairs are compared has no part in reading. */
const options = { stripSubtypes: false, ignorePunctuation: false };

/** Answers orders with an instance of its own, made of the module in the first of them. */
export function serve(
  load: (name: Module) => Promise<Bindings>,
  reply: (reply: Reply) => void,
): (order: Order) => Promise<void> {
  let calls: Readonly<Record<string, unknown>> = {};

  return async (order) => {
    if (order.kind === "start") {
      const bindings = await load(order.name);
      // At once would be too large for the page's own thread in older browsers.
      await bindings.default({ module_or_path: order.module });
      const read: Calls["read"] = (side, text, format, readAs) => {
        const texts = { left: "", right: "", [side]: text };
        const formats = { leftFormat: format, rightFormat: format, readAs };
        const reading = bindings.read({ ...texts, ...formats, links: [], options }, side);
        return { ...reading, shown: shownOf(reading) };
      };
      const whole = "Trainer" in bindings ? bindings : undefined;
      const more = whole && { ...trainingCalls(whole.Trainer), ...sentencesCalls(whole) };
      calls = { ...bindings, ...more, read };
      reply({ kind: "ready" });
      return;
    }
    const { name } = order;
    try {
      const call = (calls[name] ?? calls[exported(name)]) as (...given: unknown[]) => unknown;
      const answer = call(...order.arguments);
      // Nearly all is known at once; what stands in files has to be read first.
      const known = answer instanceof Promise ? await answer : answer;
      reply({ kind: "answer", id: order.id, answer: known });
    } catch (error) {
      reply({ kind: "trapped", id: order.id, message: String(error) });
    }
  };
}
