/**
 * Undo and redo: the works before and after each named step. A work shares all it can with the one
 * before, so that a step costs little more than what it changed.
 */
import type { Phrase } from "../messages/index.js";
import { choosePair } from "./choice.js";
import type { Work } from "./state.js";

/** How many steps are kept. */
export const depth = 500;

/** How many characters of texts are kept for the steps alone; the last step is kept whatever it holds. */
export const largest = 50_000_000;

/** Changes that follow each other this closely, in milliseconds, under the same key are one step. */
export const pause = 2000;

/** One step: its name, and the work on its other side (before it in `past`, after it in `future`). */
export interface HistoryStep {
  readonly name: Phrase;
  readonly work: Work;
  /** Typing in one text bears one key, so that it is undone as a whole; what was mended as it came is "mended"; others bear none. */
  readonly key: string | undefined;
  readonly time: number;
  /** How many characters of texts were replaced by it. */
  readonly held: number;
  /** The texts before and after have nothing to do with each other: other sentences were brought in. */
  readonly fresh: boolean;
}

/** The steps, the last one last. */
export interface History {
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
}

/** A work with its history. */
export interface Timeline {
  readonly work: Work;
  readonly history: History;
}

/** No step made, none taken back. */
export const noHistory: History = { past: [], future: [] };

/** What is known of a step that is made. */
export interface Recording {
  readonly name: Phrase;
  /** In milliseconds; only differences count. */
  readonly time: number;
  readonly key?: string;
  readonly fresh?: boolean;
}

/**
 * Goes on to `next` by a step that can be undone; joins the step before when key and time allow. What is
 * typed and taken back at once is no step.
 */
export function record(at: Timeline, next: Work, recording: Recording): Timeline {
  if (next === at.work) return at;
  const { name, time, key, fresh = false } = recording;
  const last = at.history.past.at(-1);
  const joins =
    key !== undefined &&
    last?.key === key &&
    time - last.time <= pause &&
    at.history.future.length === 0;
  if (joins && saysTheSame(next, last.work)) {
    return { work: last.work, history: { past: at.history.past.slice(0, -1), future: [] } };
  }
  const work = joins ? last.work : at.work;
  const step = {
    name,
    work,
    key,
    time,
    held: heldBy(work, next),
    fresh: joins ? last.fresh : fresh,
  };
  const past = joins ? at.history.past.slice(0, -1) : at.history.past;
  return { work: next, history: { past: bounded([...past, step]), future: [] } };
}

/** How many characters of the texts of a work are not in the one after it. */
function heldBy(before: Work, after: Work): number {
  let held = 0;
  for (const side of ["left", "right"] as const) {
    if (before[side] === after[side]) continue;
    for (const [at, text] of before[side].entries())
      if (typeof text === "string" && text !== after[side][at]) held += text.length;
  }
  return held;
}

/** The last steps, as many as are kept. */
function bounded(steps: readonly HistoryStep[]): readonly HistoryStep[] {
  let room = largest;
  const tooMuch = steps.findLastIndex(({ held }, at) => {
    room -= held;
    return room < 0 && at < steps.length - 1;
  });
  return steps.slice(Math.max(tooMuch + 1, steps.length - depth));
}

/** Whether two works have the same texts, links as typed and options; what follows from them is the same. */
function saysTheSame(a: Work, b: Work): boolean {
  const { left, right, pairs, ...rest } = a;
  const same = <T>(ours: readonly T[], theirs: readonly T[], of: (item: T) => unknown) =>
    ours === theirs ||
    (ours.length === theirs.length && ours.every((item, n) => of(item) === of(theirs[n] as T)));
  return (
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => a[name] === b[name]) &&
    same(left, b.left, (text) => text) &&
    same(right, b.right, (text) => text) &&
    same(pairs, b.pairs, ({ draft }) => draft)
  );
}

/** Back by one step; the same where there is none. */
export function undo(at: Timeline): Timeline {
  const last = at.history.past.at(-1);
  if (last === undefined) return at;
  return {
    work: last.work,
    history: {
      past: at.history.past.slice(0, -1),
      // Redone, a step is shown where it was made, not where the reader was when undoing it.
      future: [...at.history.future, { ...last, work: choosePair(at.work, last.work.pair) }],
    },
  };
}

/** Forward by one step; the same where there is none. */
export function redo(at: Timeline): Timeline {
  const next = at.history.future.at(-1);
  if (next === undefined) return at;
  return {
    work: next.work,
    history: {
      // What is typed from now on is a step of its own, however soon.
      past: [...at.history.past, { ...next, work: at.work, time: Number.NEGATIVE_INFINITY }],
      future: at.history.future.slice(0, -1),
    },
  };
}
