/** Acts on links from where the part that does them may not have come yet. */
import { type App, sayMissing } from "../model/app.js";
import type * as Linking from "./linking.js";

let part: typeof Linking | undefined;
/** What is to be done once the part is there, in the order in which it was wanted. */
const waiting: ((part: typeof Linking) => void)[] = [];

/** Does something to the links of the pair shown: at once, or as soon as the part for it is there. */
export function linkBy(app: App, act: (part: typeof Linking) => void): void {
  if (part !== undefined) {
    act(part);
    return;
  }
  const { subject } = app.store;
  waiting.push((come) => subject === app.store.subject && act(come));
  if (waiting.length === 1) fetchPart(app);
}

function fetchPart(app: App): void {
  import("./linking.js").then(
    (come) => {
      part = come;
      for (const act of waiting.splice(0)) act(come);
    },
    (error: unknown) => sayMissing(app, "linking")(String(error), () => fetchPart(app)),
  );
}
