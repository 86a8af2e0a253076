/**
 * Sessions in the browser's own database. Each call is one transaction: it happens as a whole or not at
 * all, and what it decides holds when it writes.
 */
import { createStore, del, get, promisifyRequest } from "idb-keyval";
import type { Journal, LastWords } from "./journal.js";
import { isNewer, version } from "./saved.js";
import type { SentenceText } from "./slice.js";
import type { Origin, State, Work } from "./state.js";
import {
  type Change,
  changes,
  filesIn,
  filesOf,
  type Head,
  listIn,
  putTogether,
  smallWork,
  type Written,
  withFiles,
} from "./stored.js";

/** What sessions are kept in. */
export type Keeper = ReturnType<typeof browserKeeper>;

/** What is known of a session without reading it. */
export interface Known extends Pick<Head, "id" | "time" | "count"> {
  /** Undefined where it is the reader's own. */
  readonly by?: Origin["by"] | undefined;
  /** A newer Twintree keeps it: it cannot be read here, and stays as it is. */
  readonly isNewer?: boolean;
}

/** What is stored of a session. */
interface Loaded {
  /** Empty where what is stored is not this, which is still to be stored. */
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
/** So long, in milliseconds, what is handed over to be stored keeps the page from all else. */
const beat = 10;
/** So many records are taken at once. */
const together = 16;
/** How long the database may take for a piece, in milliseconds, before the last words of a page are taken without it. */
export const silence = 1500;

/**
 * The browser's database, with a journal for what it may not take in time. `hasFormer` says whether a
 * session of an earlier version may be there.
 */
export function browserKeeper(hasFormer: () => boolean, journal: Journal) {
  const store = createStore("twintree", "sessions");
  /** What waits for an answer while it keeps all others from the database. */
  const asking = new Set<IDBTransaction>();
  /** What this page has found there or written itself. */
  const mine = new Set<string>();
  /** The files that are known to be stored, each by its key, and those that are on their way. */
  const placed = new WeakMap<Blob, string>();
  const coming = new WeakMap<Blob, string>();

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
      if (mode === "readwrite") asking.add(transaction);
      try {
        result = await act(opened);
      } catch (error) {
        if (mode === "readwrite") abort(transaction);
        // One that was not taken costs all those after it: they do not tell why.
        throw transaction.error ?? error;
      } finally {
        asking.delete(transaction);
      }
      await ended;
      return result;
    });
  }

  const head = (opened: IDBObjectStore, id: string) =>
    promisifyRequest<Head | undefined>(opened.get(["head", id]));

  function put(opened: IDBObjectStore, { key, value }: Change): IDBRequest {
    return value === undefined
      ? opened.delete([...key] as IDBValidKey)
      : opened.put(value, [...key] as IDBValidKey);
  }

  /** What will be stored of a state: in the place of what was there, or under a name of its own. */
  function next(state: State, before: Written | undefined): Written {
    const files = filesOf(state.work, before?.files ?? []);
    const written = { id: before?.id ?? name(), stamp: name(), state, files };
    mine.add(written.stamp);
    return written;
  }

  /**
   * Puts all in which a session differs from whatever may be there of it, one record after the other;
   * undefined is not known.
   */
  function* putting(
    opened: IDBObjectStore,
    written: Written,
    before: readonly (Written | undefined)[],
  ): Iterable<IDBRequest> {
    const { id, stamp, state } = written;
    const unknown = before.length === 0 || before.includes(undefined);
    if (unknown) for (const range of outdated(written, isPlaced)) yield opened.delete(range);
    for (const base of unknown ? [undefined] : before)
      for (const change of changes(written, base)) if (!isPlaced(change)) yield put(opened, change);
    const made: Head = {
      version,
      id,
      stamp,
      time: Date.now(),
      count: state.work.pairs.length,
      work: smallWork(state.work),
    };
    yield opened.put(made, ["head", id]);
  }

  const isPlaced = ({ key, value }: Change) =>
    value instanceof Blob && placed.get(value) === String(key);

  const places = ({ id, files }: Written): readonly { key: Change["key"]; value: Blob }[] =>
    files.flatMap((value, at) => (value ? [{ key: [id, "file", at], value }] : []));

  /** Whether its files are known to be stored. */
  const hasFiles = (written: Written) => places(written).every(isPlaced);

  /** Stores the new files of a session by themselves, ahead of all else; whether there are any. */
  function placeFiles(written: Written): boolean {
    const isKnown = ({ key, value }: { key: Change["key"]; value: Blob }) =>
      placed.get(value) === String(key) || coming.get(value) === String(key);
    const fresh = places(written).filter((place) => !isKnown(place));
    if (fresh.length === 0) return false;
    for (const { key, value } of fresh) coming.set(value, String(key));
    transact("readwrite", async (opened) => {
      for (const place of fresh) put(opened, place);
      opened.transaction.commit?.();
    }).then(
      () => fresh.forEach(notePlace),
      // They are refused once more with the rest, which tells why.
      () => {
        for (const { value } of fresh) coming.delete(value);
      },
    );
    return true;
  }

  function notePlace({ key, value }: Change): void {
    if (value instanceof Blob) placed.set(value, String(key));
  }

  /** What is stored under keys that follow each other; each piece of it comes by itself. */
  async function valuesOf(
    opened: IDBObjectStore,
    keys: readonly IDBValidKey[],
    onPiece: () => void,
  ): Promise<readonly unknown[]> {
    const pieces: Promise<unknown[]>[] = [];
    for (let from = 0; from < keys.length; from += together) {
      const [first, ...rest] = keys.slice(from, from + together);
      const range = IDBKeyRange.bound(first, rest.at(-1) ?? first);
      const piece = promisifyRequest<unknown[]>(opened.getAll(range));
      pieces.push(
        piece.then((values) => {
          onPiece();
          return values;
        }),
      );
    }
    return (await Promise.all(pieces)).flat();
  }

  /**
   * Leaves the state where a page that ends can leave something, as its last words, until it is stored; whether
   * it could. `before` is as for `writeAtOnce`.
   */
  function leaveWords(written: Written, before: readonly (Written | undefined)[]): boolean {
    // A file can be stored in the database alone.
    if (!hasFiles(written)) return false;
    const { id, stamp, state, files } = written;
    const last = journal.read(id);
    // What the page has not stored since it took the last words over is not there yet.
    const older = last === undefined ? [] : [last.stamp, ...last.before];
    const stamps = before.flatMap((item) => item?.stamp ?? []);
    // Once this very state is stored it is nothing new.
    const others = [...stamps, ...older].filter((one) => one !== stamp);
    return journal.write({ id, stamp, before: others }, state, files);
  }

  /** Once a session is stored, what was left behind of it is nothing new, unless it was left later than that. */
  function forgetWords(id: string, done: Promise<Written>): void {
    done.then(
      ({ stamp }) => {
        const words = journal.read(id);
        if (words !== undefined && !isLater(words, stamp)) journal.remove(id);
      },
      () => undefined,
    );
  }

  return {
    /** The sessions there are. */
    async heads(): Promise<readonly Known[]> {
      const stored = transact("readonly", (opened) =>
        promisifyRequest<Head[]>(opened.getAll(within("head"))),
      );
      // Last words are found where the database is refused, too.
      const found = await answered(stored, []).result;
      const heads = new Map<string, Known>(
        found
          .filter((item) => item.version === version || isNewer(item))
          .map((item) => [item.id, known(item, item)]),
      );
      for (const words of journal.all()) {
        const stamp = found.find(({ id }) => id === words.id)?.stamp;
        if (isLater(words, stamp)) heads.set(words.id, known(words, words.saved));
        else if (!isNewer(words.saved)) journal.remove(words.id);
      }
      if (hasFormer() && (await get(formerKey)) !== undefined)
        heads.set(former, { id: former, time: 0, count: 1 });
      return [...heads.values()];
    },

    /** Whether the sessions can be told at all. */
    answers: () =>
      answered(
        transact("readonly", async (opened) => promisifyRequest(opened.count("")).then(() => true)),
        false,
      ).result,

    /** The first sentence of each side of a session, as far as there is one; where there is none the first row. */
    async begins(id: string): Promise<readonly SentenceText[]> {
      const words = journal.read(id);
      const begin = (left: unknown, right: unknown, second: unknown) => {
        const texts = firstOf(left, right);
        return texts.some((text) => text !== "") ? texts : firstOf(second);
      };
      if (words !== undefined) {
        const { left, right, second } = words.saved.work;
        return begin(left, right, second?.texts);
      }
      const found = transact("readonly", (opened) =>
        Promise.all(
          ["left", "right", "second"].map((side) =>
            promisifyRequest<unknown>(opened.get([id, side, 0])),
          ),
        ),
      );
      const [left, right, second] = await answered(found, []).result;
      return begin(listIn(left), listIn(right), listIn(second));
    },

    /**
     * What is stored of a session, still to be read; undefined where there is none. A large one is taken a
     * piece at a time, of which `onPiece` tells.
     */
    async read(id: string, onPiece = () => {}): Promise<Loaded | undefined> {
      if (id === former) return { stamp: "", saved: await get(formerKey), files: [] };
      const words = journal.read(id);
      const last = words && { stamp: "", saved: words.saved, files: [] };
      const stored: Promise<Loaded | undefined> = transact("readonly", async (opened) => {
        const [at, keys] = await Promise.all([
          head(opened, id),
          promisifyRequest(opened.getAllKeys(within(id))),
        ]);
        if (isNewer(at)) return { stamp: "", saved: at, files: [] };
        const values = await valuesOf(opened, keys, () => {
          waiting?.wait();
          onPiece();
        });
        if (at !== undefined) mine.add(at.stamp);
        for (const [at, key] of keys.entries())
          notePlace({ key: key as unknown as Change["key"], value: values[at] });
        if (words && isNewer(words.saved)) return last;
        if (words && isLater(words, at?.stamp)) {
          const files = filesIn(keys, values);
          const { saved } = words;
          return { stamp: "", saved: { ...saved, work: withFiles(saved.work, files) }, files };
        }
        journal.remove(id);
        return at && { stamp: at.stamp, ...putTogether(at, keys, values) };
      });
      // Where the database is refused or silent there is nothing that could be newer; but no file either.
      const waiting = last && !words?.hasFiles ? answered(stored, last) : undefined;
      return waiting === undefined ? stored : waiting.result;
    },

    /**
     * Stores the state where `before` was, or under a name of its own where there was nothing. What another
     * page has written there since is left as it is: then the state is stored beside it, by another name.
     * Of a large one it hands over a piece at a time, and says so by `onPiece`; it is stored as a whole or
     * not at all none the less.
     */
    write(state: State, before: Written | undefined, onPiece = () => {}): Writing {
      const written = next(state, before);
      placeFiles(written);
      const done = transact("readwrite", async (opened) => {
        const [there, files] = await Promise.all([
          head(opened, written.id),
          promisifyRequest(opened.getAllKeys(within(written.id, "file"))),
        ]);
        // Those that were on their way are there by now, unless somebody has removed them.
        const known = new Set(files.map(String));
        for (const { key, value } of places(written))
          if (!known.has(String(key))) placed.delete(value);
        const foreign = there !== undefined && !mine.has(there.stamp);
        const named = foreign ? { ...written, id: name() } : written;
        // A write that failed, or a session that was taken away: nothing of it is relied upon.
        const base = there?.stamp === before?.stamp ? before : undefined;
        let begun = performance.now();
        for (const request of putting(opened, named, [base])) {
          if (performance.now() - begun < beat) continue;
          // Others have their turn; the transaction lives as long as something is asked of it.
          await promisifyRequest(request);
          onPiece();
          begun = performance.now();
        }
        opened.transaction.commit?.();
        return named;
      });
      forgetWords(written.id, done);
      return { written, done };
    },

    /**
     * Stores the state as the page is being left. Nothing is asked first, since no answer would be heard:
     * all is handed over at once, and is stored though the page ends. `before` is all that may be stored in
     * its place: what is known to be, and each write that is under way. That no other page writes there must
     * be known.
     */
    writeAtOnce(state: State, before: readonly (Written | undefined)[]): Writing {
      const written = next(state, before.at(-1));
      leaveWords(written, before);
      // What is under way would not get any further, and all else would wait for it.
      for (const transaction of asking) abort(transaction);
      const done = transact("readwrite", async (opened) => {
        for (const _ of putting(opened, written, before));
        // Without this the end of the page would take back what was put.
        opened.transaction.commit?.();
        return written;
      });
      forgetWords(written.id, done);
      return { written, done };
    },

    /**
     * Stores the new files of a state, and nothing else yet, where `before` was or is to be; undefined where there are
     * none. A page that ends takes with it what the browser has not copied of them yet.
     */
    placeFiles(state: State, before: Written | undefined): Written | undefined {
      // Nothing is built on it: of the work nothing is there.
      const written = { ...next(state, before), stamp: "" };
      return placeFiles(written) ? written : undefined;
    },

    leaveWords,
    hasFiles,

    /** Stores the view alone; does nothing where the work that is stored is another one. */
    async look({ id, stamp, state }: Written): Promise<void> {
      await transact("readwrite", async (opened) => {
        const there = await head(opened, id);
        if (there?.stamp === stamp) put(opened, { key: [id, "view"], value: state.view });
      });
    },

    /** What has records and is no session: its page ended when nothing but files was stored, and left no last words. */
    async strays(): Promise<readonly string[]> {
      const keys = await transact("readonly", (opened) => promisifyRequest(opened.getAllKeys()));
      const names = keys.map((key) => key as unknown as readonly string[]);
      const heads = new Set(names.flatMap(([first, id]) => (first === "head" ? id : [])));
      // What has other records as well is for a newer Twintree to judge.
      const others = new Set(names.flatMap(([id, part]) => (part === "file" ? [] : id)));
      const ids = new Set(names.flatMap(([id = ""]) => id));
      const isLeft = (id: string) => journal.read(id) !== undefined;
      return [...ids].filter((id) => !heads.has(id) && !others.has(id) && !isLeft(id));
    },

    async remove(ids: readonly string[]): Promise<void> {
      ids.forEach(journal.remove);
      if (ids.includes(former)) await del(formerKey);
      await transact("readwrite", async (opened) => {
        for (const id of ids) {
          opened.delete(["head", id]);
          opened.delete(within(id));
        }
        // The page may be on its way out.
        opened.transaction.commit?.();
      });
    },
  };
}

/** What is answered, or `otherwise` where that is refused or silent for long; `wait` gives it more time. */
function answered<T>(
  answer: Promise<T>,
  otherwise: T,
): { readonly result: Promise<T>; wait(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let give = (_: T) => {};
  const result = new Promise<T>((resolve) => {
    give = resolve;
  });
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => give(otherwise), silence);
  };
  wait();
  void answer
    .catch(() => otherwise)
    .then((value) => {
      clearTimeout(timer);
      give(value);
    });
  return { result, wait };
}

/** What is known of a session by its head, or by its last words. */
function known(
  { id, time, count }: Known,
  saved: { readonly version: number; readonly work: Pick<Work, "from"> },
): Known {
  // What a newer one looks like is not known.
  return isNewer(saved)
    ? { id, time: Number(time) || 0, count: Number(count) || 0, isNewer: true }
    : { id, time, count, by: saved.work.from?.by };
}

/** The first of each, where it is a sentence; nothing is trusted. */
function firstOf(...sides: readonly unknown[]): readonly SentenceText[] {
  return sides.flatMap((texts) => {
    const [text] = Array.isArray(texts) ? texts : [];
    const isSlice = typeof text === "object" && typeof text?.name === "string";
    return typeof text === "string" || isSlice ? [text] : [];
  });
}

/** Whether nothing but what was there before is stored in their place. */
function isLater({ before }: LastWords, stored: string | undefined): boolean {
  return stored === undefined || before.includes(stored);
}

/** All that may be stored of a session and is not to be there any longer. */
function* outdated(
  { id, files }: Written,
  isPlaced: (change: Change) => boolean,
): Iterable<IDBKeyRange> {
  yield IDBKeyRange.bound([id], [id, "file"]);
  yield IDBKeyRange.bound([id, "file", files.length], [id, []]);
  for (const [at, value] of files.entries()) {
    const key: Change["key"] = [id, "file", at];
    if (!isPlaced({ key, value })) yield IDBKeyRange.only([...key]);
  }
}

/** All keys that begin so. */
function within(...first: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound([...first], [...first, []]);
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
