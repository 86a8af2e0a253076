/** From the pair shown to the one before and after it, in the order in which the pairs are listed. */
import type { App } from "../model/app.js";
import { goToPair } from "./navigation.js";

/** Where a pair stands in the list. */
export interface PlaceInList {
  /** The pair before it, and the one after; of one that is not listed the first one comes after it. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** Its row, from 1; 0 where it is not listed. Undefined where all pairs are, by their numbers. */
  readonly row: number | undefined;
  /** How many are listed. */
  readonly found: number;
}

/** Where the pair shown, or the one that is coming, stands in the list. */
export function placeInList({ store, moment }: Pick<App, "store" | "moment">): PlaceInList {
  const { work, view } = store.state;
  const pair = moment.pairAhead ?? work.pair;
  const found = work.pairs.length;
  const list = view.tabs.pairs === undefined ? undefined : moment.listed?.();
  if (list === undefined || list.isWhole) {
    const inside = (next: number) => (next in work.pairs ? next : undefined);
    return { before: inside(pair - 1), after: inside(pair + 1), row: undefined, found };
  }
  const { rows } = list;
  const at = rows.indexOf(pair);
  const before = at === -1 ? undefined : rows[at - 1];
  return { before, after: rows[at + 1], row: at + 1, found: rows.length };
}

/** Shows the next (1) or the previous (-1) pair; whether there are several. */
export function turnPair(app: App, direction: 1 | -1): boolean {
  if (app.store.state.work.pairs.length < 2) return false;
  const { before, after } = placeInList(app);
  const pair = direction === 1 ? after : before;
  if (pair !== undefined) goToPair(app, pair);
  return true;
}
