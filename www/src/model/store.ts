/** The one place where the State changes: transitions go in, and listeners are told. */
import type { Phrase } from "../messages/index.js";
import { choosePair } from "./choice.js";
import {
  type HistoryStep,
  noHistory,
  type Recording,
  record,
  redo,
  type Timeline,
  undo,
} from "./history.js";
import type { State, View, Work } from "./state.js";
import { dropLostSelection } from "./view.js";

/** A change of the work, as listeners are told. */
export interface Change {
  readonly kind: "step" | "undo" | "redo" | "amend" | "look";
  /** The texts have nothing to do with those before. */
  readonly fresh: boolean;
}

/** The State and its transitions, with effects. */
export type Store = ReturnType<typeof createStore>;

/** A store that begins with `first`; `listen` is called after each change. */
export function createStore(first: State, listen: (change: Change) => void) {
  let timeline: Timeline = { work: first.work, history: noHistory };
  let view = first.view;
  let subject = 0;

  function go(next: Timeline, change: Change): void {
    if (next === timeline) return;
    const otherPair = next.work.pair !== timeline.work.pair || change.fresh;
    timeline = next;
    if (otherPair) {
      subject += 1;
      view = {
        ...view,
        folded: { left: [], right: [] },
        opened: [],
        selection: undefined,
        at: {},
      };
    }
    const links = next.work.pairs[next.work.pair]?.links ?? [];
    view = dropLostSelection(view, links);
    listen({ ...change, fresh: otherPair });
  }

  /** Goes back or forward by a step; its name, or undefined where there was none. */
  function travel(
    kind: "undo" | "redo",
    step: HistoryStep | undefined,
    next: Timeline,
  ): Phrase | undefined {
    go(next, { kind, fresh: step?.fresh ?? false });
    return step?.name;
  }

  return {
    get state(): State {
      return { work: timeline.work, view };
    },
    get timeline() {
      return timeline;
    },
    /** Counts the pairs and texts that have nothing to do with those before. */
    get subject() {
      return subject;
    },
    /**
     * A step that can be undone; those with the same key that follow closely are one. Nothing happens where the
     * work stays the same.
     */
    change(name: Phrase, next: Work, options: Pick<Recording, "key" | "fresh"> = {}): void {
      const step = record(timeline, next, { name, time: Date.now(), ...options });
      go(step, { kind: "step", fresh: options.fresh ?? false });
    },
    /** What follows from a step and is undone with it. */
    amend(work: Work, history = timeline.history): void {
      if (work === timeline.work) return;
      go({ work, history }, { kind: "amend", fresh: false });
    },
    /** A change of how the work is looked at. */
    look(change: Partial<View>): void {
      view = { ...view, ...change };
      listen({ kind: "look", fresh: false });
    },
    /** Another pair; no step, but the drawing begins anew. */
    goToPair(pair: number): void {
      const work = choosePair(timeline.work, pair);
      if (work === timeline.work) return;
      go({ ...timeline, work }, { kind: "amend", fresh: true });
    },
    /** A State from elsewhere; there is nothing to undo then. */
    restore(state: State): void {
      timeline = { work: state.work, history: noHistory };
      ({ view } = state);
      subject += 1;
      listen({ kind: "amend", fresh: true });
    },
    undo: () => travel("undo", timeline.history.past.at(-1), undo(timeline)),
    redo: () => travel("redo", timeline.history.future.at(-1), redo(timeline)),
  };
}
