/** The engine that all elements of a page share, on the thread of the page: a worker of another origin is refused. */
import type { Engine } from "../engine/client.js";
import { createCore } from "../engine/core.js";
import { openHere, type Source } from "../engine/here.js";
import { moduleOf } from "../engine/protocol.js";
import { type Notice, warning } from "../model/app.js";

/** The engine of all elements. */
export type SharedCore = ReturnType<typeof sharedCore>;

/** An engine over the modules of `source`. */
export function sharedCore(source: Source) {
  const listeners = new Set<(notice: Notice | undefined) => void>();
  const tell = (notice?: Notice) => {
    for (const listen of listeners) listen(notice);
  };
  let made: Engine | undefined;
  return {
    /** Made when it is first needed. */
    engine(): Engine {
      made ??= createCore({
        open: (part) => openHere(moduleOf(part), source),
        // What can be computed again is; of what cannot it is said where it would stand.
        onTrap: () => undefined,
        onDead: () => {
          const id = "notice-dead";
          import("../shell/dead/dead.js").then(
            ({ whyDead }) => tell(warning("dead", whyDead(id))),
            () => tell(warning("dead", { id })),
          );
        },
        onRevived: () => tell(),
      });
      return made;
    },
    /** Tells of what befalls it, and with undefined that all can be computed again, until the answer is called. */
    watch(listen: (notice: Notice | undefined) => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
