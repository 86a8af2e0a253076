/**
 * The last words of a page. Its database answers later than a page lives that is being left, and takes
 * back what waits behind a write that never ends; the browser's small storage takes what it is given at
 * once. So the last change is written there as well, and is looked for when a session is read.
 */
import { parsed } from "./json.js";
import { recall, remember } from "./memory.js";
import { type Saved, save } from "./saved.js";
import type { State, System, Work } from "./state.js";
import { numbered, type Written } from "./stored.js";

/** What a page left behind. */
export interface LastWords {
  readonly id: string;
  /** The stamp of the write that goes with it. */
  readonly stamp: string;
  /** What may be stored in its place; anything else that is stored there is newer. */
  readonly before: readonly string[];
  /** When that was, in milliseconds. */
  readonly time: number;
  /** How many pairs there are. */
  readonly count: number;
  /** Whether some of its sentences are of files, without which it cannot be read. */
  readonly hasFiles?: boolean;
  /** Still to be read: nothing in it is trusted. A file is its number among those of the session in the database. */
  readonly saved: SavedWords;
}

/** The State as it is saved, of files their numbers alone. */
interface SavedWords extends Omit<Saved, "work"> {
  readonly work: Omit<Work, "left" | "right" | "second"> & {
    readonly left: readonly unknown[];
    readonly right: readonly unknown[];
    readonly second?: (Omit<System, "texts"> & { readonly texts: readonly unknown[] }) | undefined;
  };
}

/** The last words of all pages, one of each session. */
export type Journal = ReturnType<typeof browserJournal>;

const prefix = "twintree-last ";
/** More than this, in characters, is left to the database: all of the storage is five times as large. */
const largest = 1_000_000;
/** Of more pairs than this, in the fewest characters that one takes, it would be more. */
const many = largest / 50;

/** A journal in `storage`, the local storage. Where that is refused or full there is none. */
export function browserJournal(storage: () => Storage) {
  const read = (id: string): LastWords | undefined => {
    const words = parsed(recall(storage, prefix + id) ?? "") as LastWords | null | undefined;
    return words?.id === id && Array.isArray(words.before) ? words : undefined;
  };
  return {
    /** Whether they could be left. The files, all of which are known to be stored, stay where they are. */
    write(
      words: Pick<LastWords, "id" | "stamp" | "before">,
      state: State,
      files: Written["files"],
    ): boolean {
      const { left, right, second, pairs } = state.work;
      if (pairs.length > many) return false;
      const numberedAll = numbered(files);
      const work = {
        ...state.work,
        left: left.map(numberedAll),
        right: right.map(numberedAll),
        second: second && { ...second, texts: second.texts.map(numberedAll) },
      };
      const entry: LastWords = {
        ...words,
        time: Date.now(),
        count: pairs.length,
        hasFiles: files.some((file) => file !== undefined),
        saved: { ...save(state), work },
      };
      const text = JSON.stringify(entry);
      return text.length <= largest && remember(storage, prefix + words.id, text);
    },
    read,
    all(): readonly LastWords[] {
      try {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(prefix));
        return keys.flatMap((key) => read(key.slice(prefix.length)) ?? []);
      } catch {
        return [];
      }
    },
    remove: (id: string) => remember(storage, prefix + id, undefined),
  };
}
