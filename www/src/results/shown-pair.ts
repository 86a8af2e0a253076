/** The pair over whose trees a tab may lay what it shows. */
import type { App } from "../model/app.js";
import type { Paired } from "../model/snapshot.js";

/** The pair that is shown, where it is of the texts as they are; of older texts nothing is laid over the trees. */
export function shownPair({ snapshot }: App): Paired | undefined {
  const { paired, pairedStale } = snapshot;
  return pairedStale === undefined ? paired : undefined;
}
