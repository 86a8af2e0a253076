/** The core as the page calls it: an engine for each of its modules, opened when it is first needed. */
import { createEngine, type Engine, type EngineOptions } from "./client.js";
import { type Part, type Port, partOf } from "./protocol.js";

/** How the engines are run: as one is, with the module that an instance is to be of. */
export interface CoreOptions extends Omit<EngineOptions, "open"> {
  readonly open: (part: Part) => Port;
}

/** One engine over both modules. The one for the measure is opened at once. */
export function createCore(options: CoreOptions): Engine {
  const engines = new Map<Part, Engine>();
  const engine = (part: Part): Engine => {
    const known = engines.get(part);
    if (known) return known;
    const opened = createEngine({ ...options, open: () => options.open(part) });
    engines.set(part, opened);
    return opened;
  };
  engine("measure");
  return {
    ask: (name, given, channel) => engine(partOf[name]).ask(name, given, channel),
    close() {
      for (const opened of engines.values()) opened.close();
    },
  };
}
