/** The module of projections as the page relies on it, written by hand; see `boundary-contract.ts`. */
import type { Diagnostic, Request, Side } from "./boundary-contract.js";

export interface DecidedValue {
  decision: string; // STEM, SPINE, VOICE, SUBJECT, OBJECT, WH, MODALS, INFL, MOD
  modifier: number | undefined; // of MOD, from 1
  value: string;
  argument: number | undefined; // of SUBJECT and OBJECT, the modifier that it is
}
export type SpineSlot = "phrase" | "complementizer" | "wh" | "subject" | "object" | "verb";
export interface SpinePart {
  parent: number | undefined; // stands before it
  label: string;
  word: string | undefined;
  part: SpineSlot;
}
export type PieceKind =
  | "complementizer"
  | "wh"
  | "subject"
  | "modals"
  | "infl"
  | "object"
  | "pre-sub"
  | "post-sub"
  | "in-modals"
  | "post-verb";
export interface ClausePiece {
  piece: PieceKind;
  modifier: number | undefined;
  text: string | undefined; // undefined: no translation is known
}
/** Nodes are numbers: a word by its id, a phrase by the number of words, 1 and its index. */
export interface ClauseOfSide {
  root: number;
  words: number[];
  main: number | undefined;
  modifiers: number[]; // of the left side
}
export interface DerivedDecision {
  decided: DecidedValue;
  left: number[];
  right: number[];
  leftWords: number[];
  rightWords: number[];
  links: [number, number][];
}
export interface ClauseProjection {
  decisions: DerivedDecision[]; // 8 and one for each modifier
  spine: SpinePart[];
  pieces: ClausePiece[];
  text: string;
  knownStem: boolean;
}
export interface ProjectionDrop {
  code:
    | "text-errors"
    | "no-phrases"
    | "too-large"
    | "no-clauses"
    | "clauses-differ"
    | "no-main-verb"
    | "aligned-outside"
    | "too-many-modifiers"
    | "forbidden"
    | "nothing-allowed";
  side: Side | undefined;
  left: number | undefined;
  right: number | undefined;
  node: number | undefined;
  counterpart: number | undefined;
  decision: string | undefined;
  modifier: number | undefined;
  rule: ForbiddenValues["rule"] | undefined;
  number: number | undefined;
  limit: number | undefined;
  unit: string | undefined;
}
export interface ClausePair {
  left: number;
  right: number;
  projection: ClauseProjection | undefined;
  dropped: ProjectionDrop | undefined;
}
export interface Projections {
  left: ClauseOfSide[];
  right: ClauseOfSide[];
  pairs: ClausePair[];
  dropped: ProjectionDrop | undefined;
}
export type ProjectionsResult =
  | { kind: "ok"; projections: Projections }
  | { kind: "rejected"; diagnostics: Diagnostic[] };
export declare function projections(request: Request): ProjectionsResult;

export interface TrainOptions {
  passes: number; // 1 to 100
  beam: number; // 1 to 256
  early: boolean;
}
export interface DroppedCount {
  code: ProjectionDrop["code"];
  count: number;
}
export interface TrainingExamples {
  sentences: number;
  clauses: number;
  dropped: DroppedCount[];
  full: string | undefined;
}
export interface TrainingProgress {
  pass: number;
  passes: number;
  seen: number;
  examples: number;
  wrong: number;
  curve: number[]; // wrong in each pass that is over
}
export interface ModelFacts {
  visits: number;
  beam: number;
  features: number;
  texts: number;
}
export interface ModelProblem {
  code:
    | "carriage-returns"
    | "model-too-long"
    | "model-version"
    | "model-line"
    | "model-number"
    | "model-twice";
  line: number;
  column: number;
  found: string | undefined;
}
export type ModelReading =
  | { kind: "ok"; facts: ModelFacts }
  | { kind: "rejected"; problems: ModelProblem[] };
export declare function read_model(model: string): ModelReading;

export interface PredictOptions {
  clause: number; // from 0
  beam: number; // 1 to 256
  seenOnly: boolean;
}
export interface BeamPrefix {
  place: number;
  parent: number; // its place in the layer before
  value: string;
  score: number;
  gold: boolean;
}
export interface BeamLayer {
  decision: string;
  modifier: number | undefined;
  kept: number;
  all: number;
  prefixes: BeamPrefix[];
}
export interface ScoredProjection {
  decisions: DecidedValue[];
  score: number | undefined;
  spine: SpinePart[];
  pieces: ClausePiece[];
}
export interface Prediction {
  layers: BeamLayer[];
  found: ScoredProjection | undefined;
  way: number[];
  gold: ScoredProjection | undefined;
  goldWay: number[];
  unseen: DecidedValue[];
}
export type PredictResult =
  | { kind: "ok"; prediction: Prediction }
  | { kind: "dropped"; dropped: ProjectionDrop }
  | { kind: "rejected"; diagnostics: Diagnostic[] }
  | { kind: "no-model" };
export declare function predict(
  model: string,
  request: Request,
  options: PredictOptions,
): PredictResult;

export interface WeighedValue {
  value: string;
  gold: boolean;
  sum: number;
}
export interface WeighedFeature {
  // biome-ignore format: one number behind the other.
  function: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | undefined;
  text: string;
  weights: number[]; // one for each value
}
export interface ForbiddenValues {
  rule:
    | "not-in-lexicon"
    | "no-subject-slot"
    | "subject-missing"
    | "no-object-slot"
    | "object-missing"
    | "is-subject"
    | "no-wh-slot"
    | "wh-missing"
    | "form-of-other-stem"
    | "is-argument"
    | "place-missing"
    | "no-modals"
    | "no-subject";
  values: string[];
  more: number;
}
export interface Weighing {
  values: WeighedValue[];
  features: WeighedFeature[];
  forbidden: ForbiddenValues[];
}
export declare function weigh(
  model: string,
  request: Request,
  options: PredictOptions,
  decision: number,
  prefixes: number[],
): Weighing | undefined;
