/** Which sessions are open in a tab: each tab claims its own for as long as it lives. */

/** Lets a claim go. */
export type Release = () => void;

/** The claims of all tabs. */
export interface SessionClaims {
  /** Claims a session; undefined where another tab has it. */
  claim(id: string): Promise<Release | undefined>;
  /** The sessions that are claimed by any tab. */
  claimed(): Promise<ReadonlySet<string>>;
}

const prefix = "twintree-session ";

/**
 * How long a claim may be held by the page that a tab showed before, in milliseconds. One that is reloaded
 * had it most likely itself, and with a large corpus takes its time to go; a duplicate waits for nothing.
 */
const patience = { reloaded: 1500, other: 300 } as const;

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
}

/** Claims by the browser's locks, which end with the tab however it ends; undefined where there are none. */
export function browserClaims(locks: LockManager | undefined): SessionClaims | undefined {
  if (locks === undefined) return undefined;
  return {
    claim(id) {
      return new Promise((resolve) => {
        const time = isReloaded() ? patience.reloaded : patience.other;
        const { signal } = AbortSignal.timeout ? { signal: AbortSignal.timeout(time) } : {};
        const hold = () =>
          new Promise<void>((release) => {
            resolve(release);
          });
        // Never granted in time, or refused altogether: another tab has it, as far as can be known.
        locks
          .request(prefix + id, signal ? { signal } : { ifAvailable: true }, (lock) =>
            lock === null ? resolve(undefined) : hold(),
          )
          .catch(() => resolve(undefined));
      });
    },
    async claimed() {
      const { held = [] } = await locks.query();
      const names = held.flatMap(({ name }) => name ?? []);
      return new Set(
        names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
      );
    },
  };
}
