/**
 * Sessions in the browser's own database. Each call is one transaction: it happens as a whole or not at
 * all, and what it decides holds when it writes.
 */
import { createStore, del, get, promisifyRequest } from "idb-keyval";
import { version } from "./saved.js";
import { type State, singlePair } from "./state.js";
import {
  type Change,
  changes,
  filesOf,
  type Head,
  putTogether,
  smallWork,
  type Written,
} from "./stored.js";

/** What sessions are kept in. */
export interface Keeper {
  /** The sessions there are. */
  heads(): Promise<readonly Head[]>;
  /** What is stored of a session, still to be read; undefined where there is none. */
  read(id: string): Promise<Loaded | undefined>;
  /**
   * Stores the state where `before` was, or under a name of its own where there was nothing. What another
   * page has written there since is left as it is: then the state is stored beside it, by another name.
   */
  write(state: State, before: Written | undefined): Writing;
  /** Stores the view alone; does nothing where the work that is stored is another one. */
  look(written: Written): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

/** What is stored of a session. */
export interface Loaded {
  readonly stamp: string;
  readonly saved: unknown;
  readonly files: Written["files"];
}

/** A write that is under way. */
export interface Writing {
  /** What will be known if nothing comes between; a later write may already build on it. */
  readonly written: Written;
  /** What is stored in the end. Rejects where storage is refused or full. */
  readonly done: Promise<Written>;
}

/** The session of an earlier version: one for all tabs, in one piece. */
export const former = "former";
const formerKey = "twintree-session";

/** The browser's database. `hasFormer` says whether a session of an earlier version may be there. */
export function browserKeeper(hasFormer: () => boolean): Keeper {
  const store = createStore("twintree", "sessions");
  /** What this page has found there or written itself. */
  const mine = new Set<string>();

  /** One transaction; what throws takes back what it did. */
  async function transact<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    return store(mode, async (opened) => {
      const { transaction } = opened;
      const ended = mode === "readwrite" ? promisifyRequest(transaction) : undefined;
      // It is waited for below; an end that comes earlier is not an unheard one.
      ended?.catch(() => undefined);
      let result: T;
      try {
        result = await act(opened);
      } catch (error) {
        if (mode === "readwrite") abort(transaction);
        throw error;
      }
      await ended;
      return result;
    });
  }

  const head = (opened: IDBObjectStore, id: string) =>
    promisifyRequest<Head | undefined>(opened.get(["head", id]));

  function put(opened: IDBObjectStore, list: readonly Change[]): void {
    for (const { key, value } of list) {
      if (value === undefined) opened.delete([...key] as IDBValidKey);
      else opened.put(value, [...key] as IDBValidKey);
    }
  }

  return {
    async heads() {
      const found = await transact("readonly", (opened) =>
        promisifyRequest<Head[]>(opened.getAll(within("head"))),
      );
      const heads = found.filter((item) => item.version === version);
      if (!hasFormer() || (await get(formerKey)) === undefined) return heads;
      const made: Head = {
        version,
        id: former,
        stamp: "",
        time: 0,
        count: 1,
        work: smallWork(singlePair("", "", [])),
      };
      return [...heads, made];
    },

    async read(id) {
      if (id === former) return { stamp: "", saved: await get(formerKey), files: [] };
      return transact("readonly", async (opened) => {
        const [at, keys, values] = await Promise.all([
          head(opened, id),
          promisifyRequest(opened.getAllKeys(within(id))),
          promisifyRequest<unknown[]>(opened.getAll(within(id))),
        ]);
        if (at === undefined) return undefined;
        mine.add(at.stamp);
        return { stamp: at.stamp, ...putTogether(at, keys, values) };
      });
    },

    write(state, before) {
      const files = filesOf(state.work, before?.files ?? []);
      const written: Written = { id: before?.id ?? name(), stamp: name(), state, files };
      mine.add(written.stamp);
      const done = transact("readwrite", async (opened) => {
        const there = before && (await head(opened, before.id));
        const foreign = there !== undefined && !mine.has(there.stamp);
        const next = foreign ? { ...written, id: name() } : written;
        // A write that failed, or a session that was taken away: nothing of it is relied upon.
        const base = there?.stamp === before?.stamp ? before : undefined;
        if (base === undefined) opened.delete(within(next.id));
        put(opened, changes(next, base));
        const made: Head = {
          version,
          id: next.id,
          stamp: next.stamp,
          time: Date.now(),
          count: state.work.pairs.length,
          work: smallWork(state.work),
        };
        opened.put(made, ["head", next.id]);
        return next;
      });
      return { written, done };
    },

    async look({ id, stamp, state }) {
      await transact("readwrite", async (opened) => {
        const there = await head(opened, id);
        if (there?.stamp === stamp) put(opened, [{ key: [id, "view"], value: state.view }]);
      });
    },

    async remove(ids) {
      if (ids.includes(former)) await del(formerKey);
      await transact("readwrite", async (opened) => {
        for (const id of ids) {
          opened.delete(["head", id]);
          opened.delete(within(id));
        }
      });
    },
  };
}

/** All keys that begin so. */
function within(first: string): IDBKeyRange {
  return IDBKeyRange.bound([first], [first, []]);
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** A name that nothing else has. */
function name(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(4));
  return [...numbers].map((number) => number.toString(36)).join("");
}
