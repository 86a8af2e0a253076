import type { Algorithm, StepsResult } from "../../engine/answers.js";
import type { Pace } from "../../model/preferences.js";
import type { EdgeRef } from "../../model/refs.js";
import type { PairProps } from "../props.js";
import type { Stepper } from "./stepper.js";

/** The spanning tree as it grows. */
export interface TreeProps extends PairProps {
  readonly algorithm: Algorithm;
  /** The steps of `algorithm`; `undefined` where there are not two links to walk between. */
  readonly steps: StepsResult | undefined;
  readonly stepper: Stepper;
  readonly pinned: EdgeRef | undefined;
  readonly onAlgorithm: (algorithm: Algorithm) => void;
  /** Moves on from where the walk is then: two clicks may come before the next drawing. */
  readonly onStepper: (move: (now: Stepper) => Stepper) => void;
  /** How many times as fast as usual it is played. */
  readonly pace: Pace;
  readonly onPace: (pace: Pace) => void;
  readonly onPreview: (edge: EdgeRef | undefined) => void;
  readonly onPin: (edge: EdgeRef | undefined) => void;
}
