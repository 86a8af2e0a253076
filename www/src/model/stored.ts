/**
 * How a session lies in the browser's database: not as one value but in parts, so that a step writes what
 * it changed. A session of 10,000 pairs is some 500 records of `size` sentences or pairs each; a link
 * drawn in one of them writes that record and the head. What is the same value as before is not written:
 * the transitions of a work share all that they do not change. Sentences and pairs are packed (`packed.ts`).
 *
 * | key | value |
 * |---|---|
 * | `["head", id]` | `Head`: the last write, and the small things of the work |
 * | `[id, "left", n]`, `[id, "right", n]` | sentences from `n · size` on; of a file, their places in it |
 * | `[id, "second", n]` | those of another system, in the same way |
 * | `[id, "pairs", n]` | pairs from `n · size` on |
 * | `[id, "file", n]` | a file that was opened, once for all its sentences |
 * | `[id, "aligner"]`, `[id, "theirs"]`, `[id, "view"]` | the parts of those names |
 */
import { fieldOf } from "./json.js";
import { pack, unpack } from "./packed.js";
import { isSame } from "./same.js";
import { version } from "./saved.js";
import type { SentenceText } from "./slice.js";
import type { State, System, Work } from "./state.js";

/** How many sentences or pairs one record holds. */
export const size = 64;

/** What is known of a session without reading it. */
export interface Head {
  readonly version: number;
  readonly id: string;
  /** Another one with each write: anyone who knows the last one knows all that is stored. */
  readonly stamp: string;
  /** When that was, in milliseconds. */
  readonly time: number;
  /** How many pairs there are. */
  readonly count: number;
  readonly work: SmallWork;
}

/** The work without what has records of its own. */
type SmallWork = Omit<Work, "left" | "right" | "pairs" | "aligner" | "theirs" | "second"> & {
  readonly second: Omit<System, "texts"> | undefined;
};

/** What of the work the head holds: all that has no record of its own. */
export function smallWork(work: Work): SmallWork {
  const { left, right, pairs, aligner, theirs, second, ...small } = work;
  return { ...small, second: second && { name: second.name, format: second.format } };
}

/** A session as it was last written or read by this page. */
export interface Written {
  readonly id: string;
  readonly stamp: string;
  readonly state: State;
  /** The files by their numbers. */
  readonly files: readonly (Blob | undefined)[];
}

/** A record to be put, or taken away where it has no value. */
export interface Change {
  readonly key: readonly [id: string, part: string, number?: number];
  readonly value: unknown;
}

/** The files of the work, those known before under the same numbers. */
export function filesOf(work: Work, known: Written["files"]): Written["files"] {
  const there = new Set<Blob>();
  for (const texts of [work.left, work.right, work.second?.texts ?? []])
    for (const text of texts) if (typeof text === "object") there.add(text.file);
  const files = known.map((file) => (file && there.delete(file) ? file : undefined));
  return [...files, ...there];
}

/**
 * What must be written so that `next` is stored where `before` was; all of it where that is not known. Each
 * record is made when it is asked for.
 */
export function* changes(next: Written, before: Written | undefined): Iterable<Change> {
  const { id, state, files } = next;
  const { work, view } = state;
  const known = before?.state.work;
  const text = numbered(files);
  yield* rows(id, "file", files, before?.files);
  yield* records(id, "left", work.left, known?.left, text);
  yield* records(id, "right", work.right, known?.right, text);
  yield* records(id, "second", work.second?.texts ?? none, known?.second?.texts, text);
  yield* records(id, "pairs", work.pairs, known?.pairs, (pair) => pair);
  if (work.aligner !== known?.aligner) yield { key: [id, "aligner"], value: work.aligner };
  if (work.theirs !== known?.theirs) yield { key: [id, "theirs"], value: work.theirs };
  if (view !== before?.state.view) yield { key: [id, "view"], value: view };
}

/** A sentence as it is stored: of a file, by its number among these. */
export function numbered(files: Written["files"]): (text: SentenceText) => unknown {
  const numbers = new Map(files.map((file, at) => [file, at]));
  return (text) => (typeof text === "string" ? text : { ...text, file: numbers.get(text.file) });
}

/** A work whose sentences are stored so, with these files; nothing in it is trusted yet. */
export function withFiles(work: unknown, files: Written["files"]): unknown {
  const text = (item: unknown) => {
    const file = fieldOf(item, "file");
    return typeof file === "number" ? { ...(item as object), file: files[file] } : item;
  };
  const texts = (items: unknown) => (Array.isArray(items) ? items.map(text) : items);
  const { left, right, second } = Object(work);
  return {
    ...Object(work),
    left: texts(left),
    right: texts(right),
    second: second && { ...second, texts: texts(second.texts) },
  };
}

/** The files of a session, out of its records. */
export function filesIn(keys: readonly unknown[], values: readonly unknown[]): Written["files"] {
  const files: (Blob | undefined)[] = [];
  for (const [at, key] of keys.entries()) {
    const [, part, number = 0] = key as Change["key"];
    const value = values[at];
    if (part === "file") files[number] = value instanceof Blob ? value : undefined;
  }
  return Array.from(files);
}

const none: readonly SentenceText[] = [];

function rows(
  id: string,
  part: string,
  next: readonly unknown[],
  before: readonly unknown[] = [],
): readonly Change[] {
  return Array.from({ length: Math.max(next.length, before.length) }, (_, at) => at)
    .filter((at) => next[at] !== before[at])
    .map((at) => ({ key: [id, part, at], value: next[at] }));
}

function* records<T>(
  id: string,
  part: string,
  next: readonly T[],
  before: readonly T[] = [],
  stored: (item: T) => unknown,
): Iterable<Change> {
  if (next === before) return;
  for (let from = 0; from < Math.max(next.length, before.length); from += size) {
    const items = next.slice(from, from + size);
    const old = before.slice(from, from + size);
    if (isSame(items, old)) continue;
    const value = items.length === 0 ? undefined : pack(items.map(stored));
    yield { key: [id, part, from / size], value };
  }
}

/** What is in a record of several items; once they were stored as they are. */
export const listIn = (record: unknown) => (Array.isArray(record) ? record : unpack(record));

/** The records of a session put together again, as a session is saved; nothing in it is trusted yet. */
export function putTogether(
  head: Head,
  keys: readonly unknown[],
  values: readonly unknown[],
): { readonly saved: unknown; readonly files: Written["files"] } {
  const parts = new Map<unknown, unknown[]>();
  keys.forEach((key, at) => {
    const [, part, number = 0] = key as Change["key"];
    const list = parts.get(part) ?? [];
    list[number] = values[at];
    parts.set(part, list);
  });
  const files = filesIn(keys, values);
  const all = (part: string): unknown[] => (parts.get(part) ?? []).flatMap(listIn);
  const only = (part: string) => parts.get(part)?.[0];
  const work = {
    ...head.work,
    left: all("left"),
    right: all("right"),
    second: head.work.second && { ...head.work.second, texts: all("second") },
    pairs: all("pairs"),
    aligner: only("aligner"),
    theirs: only("theirs"),
  };
  return { saved: { version, work: withFiles(work, files), view: only("view") }, files };
}
