/** The one place where the State changes: transitions go in, and listeners are told. */
import type { Phrase } from "../messages/index.js";
import { choosePair } from "./choice.js";
import { type History, noHistory, record, redo, type Timeline, undo } from "./history.js";
import type { State, View, Work } from "./state.js";
import { dropLostSelection } from "./view.js";

/** A change of the work, as listeners are told. */
export interface Change {
  readonly kind: "step" | "undo" | "redo" | "amend" | "look";
  /** The texts have nothing to do with those before. */
  readonly fresh: boolean;
}

interface StepOptions {
  /** Steps with the same key that follow closely are one. */
  readonly key?: string;
  readonly fresh?: boolean;
}

/** The State and its transitions, with effects. */
export interface Store {
  readonly state: State;
  readonly timeline: Timeline;
  /** Counts the pairs and texts that have nothing to do with those before. */
  readonly subject: number;
  /** A step that can be undone. Nothing happens where the work stays the same. */
  change(name: Phrase, next: Work, options?: StepOptions): void;
  /** What follows from a step and is undone with it. */
  amend(next: Work, history?: History): void;
  /** A change of how the work is looked at. */
  look(change: Partial<View>): void;
  /** Another pair; no step, but the drawing begins anew. */
  goToPair(pair: number): void;
  /** A State from elsewhere; there is nothing to undo then. */
  restore(state: State): void;
  /** The name of the step undone; undefined where there was none. */
  undo(): Phrase | undefined;
  redo(): Phrase | undefined;
}

/** A store that begins with `first`; `listen` is called after each change. */
export function createStore(first: State, listen: (change: Change) => void): Store {
  let timeline: Timeline = { work: first.work, history: noHistory };
  let view = first.view;
  let subject = 0;

  function go(next: Timeline, change: Change): void {
    if (next === timeline) return;
    const otherPair = next.work.pair !== timeline.work.pair || change.fresh;
    timeline = next;
    if (otherPair) {
      subject += 1;
      view = { ...view, folded: { left: [], right: [] }, selection: undefined, at: {} };
    }
    const links = next.work.pairs[next.work.pair]?.links ?? [];
    view = dropLostSelection(view, links);
    listen({ ...change, fresh: otherPair });
  }

  return {
    get state() {
      return { work: timeline.work, view };
    },
    get timeline() {
      return timeline;
    },
    get subject() {
      return subject;
    },
    change(name, next, { key, fresh = false } = {}) {
      const recording = { name, time: Date.now(), fresh };
      const step = record(timeline, next, key === undefined ? recording : { ...recording, key });
      go(step, { kind: "step", fresh });
    },
    amend(work, history = timeline.history) {
      if (work === timeline.work) return;
      go({ work, history }, { kind: "amend", fresh: false });
    },
    look(change) {
      view = { ...view, ...change };
      listen({ kind: "look", fresh: false });
    },
    goToPair(pair) {
      const work = choosePair(timeline.work, pair);
      if (work === timeline.work) return;
      go({ ...timeline, work }, { kind: "amend", fresh: true });
    },
    restore(state) {
      timeline = { work: state.work, history: noHistory };
      ({ view } = state);
      subject += 1;
      listen({ kind: "amend", fresh: true });
    },
    undo() {
      const step = timeline.history.past.at(-1);
      if (step === undefined) return undefined;
      go(undo(timeline), { kind: "undo", fresh: step.fresh });
      return step.name;
    },
    redo() {
      const step = timeline.history.future.at(-1);
      if (step === undefined) return undefined;
      go(redo(timeline), { kind: "redo", fresh: step.fresh });
      return step.name;
    },
  };
}
