/** The core as the page calls it: an engine for each of its parts, opened when it is first needed. */
import { asking, createEngine, type Engine, type EngineOptions } from "./client.js";
import { type Part, type Port, partOf } from "./protocol.js";

/** How the engines are run: as one is, with the part that an instance is to be. */
interface CoreOptions extends Pick<EngineOptions, "onTrap"> {
  readonly open: (part: Part) => Port;
  /** No instance of a part could be brought to answer. */
  readonly onDead: (part: Part) => void;
  /** One that could not be brought to answer has answered. */
  readonly onRevived: (part: Part) => void;
}

/** One engine over all parts. The one for the measure is opened at once. */
export function createCore(options: CoreOptions): Engine {
  const engines = new Map<Part, Engine>();
  const dead = new Set<Part>();
  const engine = (part: Part): Engine => {
    const known = engines.get(part);
    if (known) return known;
    const opened = createEngine({
      open: () => options.open(part),
      onTrap: options.onTrap,
      onDead() {
        // It may only have missed its connection: the next call tries again.
        engines.delete(part);
        dead.add(part);
        options.onDead(part);
      },
    });
    engines.set(part, opened);
    return opened;
  };
  /** Who finds the sentences of a file: of several that are opened two are read side by side. */
  const readers = new WeakMap<object, Part>();
  let files = 0;
  function readerOf(file: object): Part {
    const known = readers.get(file) ?? (files++ % 2 === 0 ? "workbench" : "methods");
    readers.set(file, known);
    return known;
  }
  const call: Engine["call"] = async (name, given, wanted) => {
    const [first] = given;
    const part = first instanceof Blob ? readerOf(first) : partOf(name, given);
    const outcome = await engine(part).call(name, given, wanted);
    if (outcome.kind === "answered" && dead.delete(part)) options.onRevived(part);
    return outcome;
  };
  engine("measure");
  return {
    ask: asking(call),
    call,
    stop: (name, given) => engine(partOf(name, given)).stop(name, given),
    close() {
      for (const opened of engines.values()) opened.close();
    },
  };
}
