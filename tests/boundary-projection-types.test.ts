/** The declarations of projections derived from Rust are those that the page was written for. Checked by `tsc`. */
import { expect, test } from "vitest";
import type * as Derived from "../www/src/pkg/twintree_whole.js";
import type * as Contract from "./boundary-projection-contract.js";

/** Each can stand for the other; optional is not the same as possibly undefined. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type Types = {
  BeamLayer: Same<Derived.BeamLayer, Contract.BeamLayer>;
  BeamPrefix: Same<Derived.BeamPrefix, Contract.BeamPrefix>;
  ClauseOfSide: Same<Derived.ClauseOfSide, Contract.ClauseOfSide>;
  ClausePair: Same<Derived.ClausePair, Contract.ClausePair>;
  ClausePiece: Same<Derived.ClausePiece, Contract.ClausePiece>;
  ClauseProjection: Same<Derived.ClauseProjection, Contract.ClauseProjection>;
  DecidedValue: Same<Derived.DecidedValue, Contract.DecidedValue>;
  DerivedDecision: Same<Derived.DerivedDecision, Contract.DerivedDecision>;
  DroppedCount: Same<Derived.DroppedCount, Contract.DroppedCount>;
  ForbiddenValues: Same<Derived.ForbiddenValues, Contract.ForbiddenValues>;
  ModelFacts: Same<Derived.ModelFacts, Contract.ModelFacts>;
  ModelProblem: Same<Derived.ModelProblem, Contract.ModelProblem>;
  ModelReading: Same<Derived.ModelReading, Contract.ModelReading>;
  PieceKind: Same<Derived.PieceKind, Contract.PieceKind>;
  PredictOptions: Same<Derived.PredictOptions, Contract.PredictOptions>;
  PredictResult: Same<Derived.PredictResult, Contract.PredictResult>;
  Prediction: Same<Derived.Prediction, Contract.Prediction>;
  ProjectionDrop: Same<Derived.ProjectionDrop, Contract.ProjectionDrop>;
  Projections: Same<Derived.Projections, Contract.Projections>;
  ProjectionsResult: Same<Derived.ProjectionsResult, Contract.ProjectionsResult>;
  ScoredProjection: Same<Derived.ScoredProjection, Contract.ScoredProjection>;
  SpinePart: Same<Derived.SpinePart, Contract.SpinePart>;
  SpineSlot: Same<Derived.SpineSlot, Contract.SpineSlot>;
  TrainOptions: Same<Derived.TrainOptions, Contract.TrainOptions>;
  TrainingExamples: Same<Derived.TrainingExamples, Contract.TrainingExamples>;
  TrainingProgress: Same<Derived.TrainingProgress, Contract.TrainingProgress>;
  WeighedFeature: Same<Derived.WeighedFeature, Contract.WeighedFeature>;
  WeighedValue: Same<Derived.WeighedValue, Contract.WeighedValue>;
  Weighing: Same<Derived.Weighing, Contract.Weighing>;
};

/** What each function takes, in order, and what it gives. */
type SameCall<A extends (...given: never[]) => unknown, B extends (...given: never[]) => unknown> =
  Same<Parameters<A>, Parameters<B>> extends true ? Same<ReturnType<A>, ReturnType<B>> : false;

type Functions = {
  [Name in keyof typeof Contract]: SameCall<(typeof Derived)[Name], (typeof Contract)[Name]>;
};

/** What the one object does that is kept from call to call. */
type Trainer = InstanceType<typeof Derived.Trainer>;
type Methods = {
  new: Same<ConstructorParameters<typeof Derived.Trainer>, [options: Contract.TrainOptions]>;
  add: SameCall<
    Trainer["add"],
    (sources: string, targets: string, links: string) => Contract.TrainingExamples
  >;
  step: SameCall<Trainer["step"], () => Contract.TrainingProgress | undefined>;
  write: SameCall<Trainer["write"], () => string | undefined>;
};

/** A record of every comparison above in which each came out true; else this file does not compile. */
type AllTrue<T> = { readonly [Name in keyof T]: true };
const types = (): AllTrue<Types> => ({}) as Types;
const functions = (): AllTrue<Functions> => ({}) as Functions;
const methods = (): AllTrue<Methods> => ({}) as Methods;

test("the derived declarations have the shapes the page relies on", () => {
  expect([types(), functions(), methods()]).toEqual([{}, {}, {}]);
});
