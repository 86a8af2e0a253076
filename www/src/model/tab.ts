/** What a tab remembers of its session while it is reloaded. A duplicate of the tab remembers it too. */

import { recall, remember } from "./memory.js";

/** The memory of one tab. Where storage is refused it forgets: a reload begins anew, and the session is offered as in a new tab. */
export type Tab = ReturnType<typeof browserTab>;

const ownKey = "twintree-session";
const openingKey = "twintree-opening";

/** A tab that remembers in `storage`, the session storage; `theme.js` reads it before the first paint. */
export function browserTab(storage: () => Storage) {
  return {
    /** The session of this tab. */
    own: () => recall(storage, ownKey),
    setOwn: (id: string | undefined) => remember(storage, ownKey, id),
    /** The session that was being opened, and had not come up, when the page was left or died. */
    opening: () => recall(storage, openingKey),
    setOpening: (id: string | undefined) => remember(storage, openingKey, id),
  };
}

/** Whether the tab showed this page before, which it has loaded once more. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
}
