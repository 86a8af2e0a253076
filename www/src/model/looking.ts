/** How the page was looked at when it was left, for when it is reloaded: the memory of one tab. */
import type { State, View } from "./state.js";
import { dropLostSelection } from "./view.js";

const key = "twintree-view";

/** Remembers how a State is looked at. Looking is no work: it is kept by the tab alone. */
export function rememberView(storage: () => Storage, { work, view }: State): void {
  try {
    storage().setItem(key, JSON.stringify({ pair: work.pair, view }));
  } catch {
    // Then a reload looks as the session did when it was kept.
  }
}

/**
 * How the State was looked at when this tab was left; its own view where that is not known. That is told once:
 * a tab that is duplicated later was looked at otherwise since.
 */
export async function recallView(storage: () => Storage, { work, view }: State): Promise<View> {
  try {
    const text = storage().getItem(key);
    storage().removeItem(key);
    const left: unknown = text === null ? undefined : JSON.parse(text);
    if (typeof left !== "object" || left === null) return view;
    if (!("pair" in left && "view" in left) || left.pair !== work.pair) return view;
    const { readView } = await import("./read.js");
    const links = work.pairs[work.pair]?.links ?? [];
    return dropLostSelection(readView(left.view) ?? view, links);
  } catch {
    return view;
  }
}
