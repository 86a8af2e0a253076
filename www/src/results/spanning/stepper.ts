import type { Algorithm, Edge, Step } from "../../engine/answers.js";
import type { Verdict } from "../../model/growth.js";
import type { EdgeRef } from "../../model/refs.js";
import type { View } from "../../model/state.js";
import type { PanelProps } from "../tab.js";

/** What of the walk is saved: `position` steps have been taken. */
export type Walk = Readonly<ReturnType<typeof walkOf>>;

/** The walk of a view. */
export function walkOf({ tabs, at }: Pick<View, "tabs" | "at">) {
  const { algorithm, predict } = tabs.spanning ?? {};
  return {
    algorithm: algorithm === "prim" ? ("prim" as const) : ("kruskal" as const),
    position: at.spanning ?? 0,
    predict: predict === true,
  };
}

/** A view with another walk; another algorithm begins at its first step. */
export function withWalk(view: View, change: Partial<Walk>): View {
  const walk = walkOf(view);
  const isOther = change.algorithm !== undefined && change.algorithm !== walk.algorithm;
  const { position, ...spanning } = { ...walk, ...(isOther ? { position: 0 } : {}), ...change };
  return { ...view, tabs: { ...view.tabs, spanning }, at: { ...view.at, spanning: position } };
}

/** What the student clicked, and how it went. */
export interface Guess {
  readonly from: number;
  readonly to: number;
  /** The number of steps that had been shown. */
  readonly at: number;
  readonly verdict: Verdict;
}

/** The walk before its first step. */
export const firstStepper = {
  /** How many steps have been made, 0 to all of them. */
  at: 0,
  playing: false,
  /** The student says the next edge before it is shown. */
  predict: false,
  right: 0,
  wrong: 0,
  guess: undefined as Guess | undefined,
  /** The vertex chosen first on the trees while predicting. */
  armed: undefined as number | undefined,
};

/** Where the walk through the steps is. */
export type Stepper = Readonly<typeof firstStepper>;

/** The edges to be drawn after `at` steps: those taken, and the one that the last of them looked at. */
export function drawnEdges(steps: readonly Step[], at: number) {
  const made = steps.slice(0, at);
  const last = made.at(-1);
  return made
    .filter((step) => step === last || step.verdict === "taken")
    .map((step) => {
      const state = step.verdict === "rejected" ? step.verdict : step === last ? "now" : "taken";
      return { ...step.edge, state } as const;
    });
}

/** Goes to after step `at`, held between 0 and `steps`; playing stops at the end. */
export function goTo(stepper: Stepper, at: number, steps: number): Stepper {
  const there = Math.max(0, Math.min(at, steps));
  return { ...stepper, at: there, playing: stepper.playing && there < steps, armed: undefined };
}

/** Starts or pauses; from the end it starts over. */
export function togglePlay(stepper: Stepper, steps: number): Stepper {
  if (stepper.playing) return { ...stepper, playing: false };
  return {
    ...stepper,
    playing: steps > 0,
    predict: false,
    at: stepper.at >= steps ? 0 : stepper.at,
  };
}

/** Turns guessing on or off; to guess is to start from the beginning, with the counts at nothing. */
export function togglePredict(stepper: Stepper): Stepper {
  const predict = !stepper.predict;
  return { ...firstStepper, predict, at: predict ? 0 : stepper.at };
}

/** The spanning tree as it grows. */
export interface TreeProps extends PanelProps {
  readonly names: readonly string[];
  readonly algorithm: Algorithm;
  /** The steps of `algorithm`, and all edges, lightest first. */
  readonly steps: readonly Step[];
  readonly order: readonly Edge[];
  readonly stepper: Stepper;
  readonly pinned: EdgeRef | undefined;
  readonly onAlgorithm: (algorithm: Algorithm) => void;
  /** Moves on from where the walk is then: two clicks may come before the next drawing. */
  readonly onStepper: (move: (now: Stepper) => Stepper) => void;
}
