/** Which sessions are open in a tab: each tab claims its own for as long as it lives. */

import { isReloaded } from "./tab.js";

/** Lets a claim go. */
export type Release = () => void;

/** The claims of all tabs. */
export type SessionClaims = ReturnType<typeof browserClaims>;

const prefix = "twintree-session ";

/**
 * How long a claim may be held by the page that a tab showed before, in milliseconds. One that is reloaded
 * had it most likely itself, and with a large corpus takes its time to go; a duplicate waits for nothing.
 */
const patience = { reloaded: 1500, other: 300 } as const;

/** Claims by the browser's locks, which end with the tab however it ends. */
export function browserClaims(locks: LockManager) {
  return {
    /** Claims a session; undefined where another tab has it. */
    claim(id: string): Promise<Release | undefined> {
      return new Promise((resolve) => {
        const time = isReloaded() ? patience.reloaded : patience.other;
        const hold = () => new Promise<void>((release) => resolve(release));
        // Never granted in time, or refused altogether: another tab has it, as far as can be known.
        locks
          .request(prefix + id, { signal: AbortSignal.timeout(time) }, hold)
          .catch(() => resolve(undefined));
      });
    },
    /** The sessions that are claimed by any tab. */
    async claimed(): Promise<ReadonlySet<string>> {
      const { held = [] } = await locks.query();
      const ids = held.flatMap(({ name }) =>
        name?.startsWith(prefix) ? name.slice(prefix.length) : [],
      );
      return new Set(ids);
    },
  };
}
