import type { Algorithm, StepsResult } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";
import type { Measure, PairProps } from "../props.js";
import type { Stepper } from "./stepper.js";

/** The spanning tree as it grows. */
export interface TreeProps extends PairProps {
  readonly algorithm: Algorithm;
  /** The steps of `algorithm`; `undefined` while they are being asked for. */
  readonly steps: StepsResult | undefined;
  readonly stepper: Stepper;
  readonly pinned: EdgeRef | undefined;
  readonly measure: Measure;
  readonly onAlgorithm: (algorithm: Algorithm) => void;
  readonly onStepper: (stepper: Stepper) => void;
  readonly onPreview: (edge: EdgeRef | undefined) => void;
  readonly onPin: (edge: EdgeRef | undefined) => void;
}
