/**
 * The session outlives a reload: the State is kept in the browser's own database, a moment after its
 * last change. Where storage is refused, full or absent the work stays in memory; that is said once.
 */
import { type Saved, save } from "./saved.js";
import type { State } from "./state.js";

/** What a session is kept in. */
export interface Keeper {
  get(): Promise<unknown>;
  set(saved: Saved): Promise<void>;
  clear(): Promise<void>;
}

/** The browser's database; its library comes only when it is first needed. */
export function browserKeeper(): Keeper {
  const key = "twintree-session";
  return {
    get: async () => (await import("idb-keyval")).get<unknown>(key),
    set: async (saved) => (await import("idb-keyval")).set(key, saved),
    clear: async () => (await import("idb-keyval")).del(key),
  };
}

/** The saved session of this page. */
export interface Session {
  /** The State kept from the last time; undefined where there is none or storage is refused. */
  restore(): Promise<State | undefined>;
  /** Keeps the state, soon. */
  keep(state: State): void;
  /** Keeps now what is still waiting; to be called when the page goes out of sight. */
  flush(): Promise<void>;
  /** Forgets what is kept. */
  forget(): Promise<void>;
}

/** How long the work must rest before it is written, in milliseconds. */
export const rest = 400;

/** A session in `keeper`; `onRefused` is called once, at the first time that storage fails. */
export function openSession(keeper: Keeper, onRefused: () => void): Session {
  let waiting: State | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refused = false;

  function refuse(): void {
    if (refused) return;
    refused = true;
    onRefused();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const state = waiting;
    waiting = undefined;
    if (state === undefined) return;
    try {
      await keeper.set(save(state));
    } catch {
      refuse();
    }
  }

  return {
    async restore() {
      try {
        const kept = await keeper.get();
        if (kept === undefined) return undefined;
        return (await import("./read.js")).read(kept);
      } catch {
        refuse();
        return undefined;
      }
    },
    keep(state) {
      waiting = state;
      // Once refused, each later change may still succeed (space was made), but is not announced.
      timer ??= setTimeout(() => void flush(), rest);
    },
    flush,
    async forget() {
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      try {
        await keeper.clear();
      } catch {
        refuse();
      }
    },
  };
}
