/** What the Projection tab is told and what it tells. */
import type {
  ModelFacts,
  ModelProblem,
  Prediction,
  PredictResult,
  Projections,
  Weighing,
} from "../../engine/answers.js";
import type { Asked } from "../../engine/asked.js";
import type { SetName, sets } from "../../examples/training-sets.js";
import type { App } from "../../model/app.js";
import type { Paired } from "../../model/snapshot.js";
import type { Place } from "./layout/walk.js";
import type { Training } from "./training.js";

/** The three things that can be done. */
export const segments = ["derive", "train", "predict"] as const;
/** One of them. */
export type Segment = (typeof segments)[number];

/** Nothing chosen yet. */
export const firstChosen = {
  segment: "derive" as Segment,
  /** The pair of clauses, from 0. */
  clause: 0,
  /** The decision looked at in what was derived, from 0; -1 for none. */
  decision: -1,
  /** The training set: one of those of the tab, or `page`. */
  set: "generated",
  passes: 5,
  width: 20,
  early: false,
  /** How many prefixes are kept in a prediction. */
  beam: 4,
  seenOnly: true,
  /** The prefix looked at, by its decision and its place; -1 for the one found first that is worth it. */
  layer: -1,
  place: 0,
};

/** What is chosen in the tab. */
export type Chosen = Readonly<typeof firstChosen>;

/** A model that was trained or loaded; it is kept as long as the page is open. */
export interface KnownModel {
  readonly text: string;
  readonly facts: ModelFacts;
  /** The name of its file. */
  readonly name: string;
}

/** What became of a file that was to be loaded. */
export type LoadingState = { readonly name: string } & (
  | { readonly kind: "loading" }
  | { readonly kind: "broken"; readonly problems: readonly ModelProblem[] }
  | { readonly kind: "failed"; readonly why: "unloaded" | "large" }
);

/** Everything the panel shows and tells. */
export interface ProjectionProps extends Paired {
  readonly app: App;
  readonly projections: Projections;
  readonly chosen: Chosen;
  /** The decision pointed at, or chosen. */
  readonly looked: number | undefined;
  readonly training: Training;
  readonly loading: LoadingState | undefined;
  readonly model: KnownModel | undefined;
  /** Undefined where there is no model. */
  readonly predicted: Asked<PredictResult> | undefined;
  /** The prefix looked at. */
  readonly prefix?: Place;
  readonly weighing?: Asked<Weighing | undefined>;
  onChoose(change: Partial<Chosen>): void;
  onPoint(decision: number | undefined): void;
  /** Shows the pairs of a set. */
  onOpenSet(set: (typeof sets)[number]): void;
  onLoad(file: File): void;
}

/** Trains on a set as it is chosen. */
export function train({ chosen, training }: ProjectionProps, set: SetName): void {
  const { passes, width: beam, early } = chosen;
  training.start(set, { passes, beam, early });
}

/** The pair of clauses looked at, from 0: the chosen one where the sentences have it, else the first. */
export function clauseOf(
  { left, right, pairs }: Pick<Projections, "left" | "right" | "pairs">,
  { clause }: Pick<Chosen, "clause">,
): number {
  const most = Math.max(pairs.length, left.length, right.length);
  // What comes with a link may be any number.
  return Number.isInteger(clause) && clause >= 0 && clause < most ? clause : 0;
}

/**
 * The prefix looked at: the chosen one; else that of the answer at the decision at which the right way fell
 * out of the beam, or at which the two part.
 */
export function prefixOf(
  { layers, way, goldWay }: Prediction,
  { layer, place }: Pick<Chosen, "layer" | "place">,
): Place | undefined {
  const isThere = layers[layer]?.prefixes.some((prefix) => prefix.place === place);
  if (isThere) return { layer, place };
  const last = goldWay.length - 1;
  const fellOut = (goldWay[last] ?? 0) >= (layers[last]?.kept ?? 0);
  const parting = way.findIndex((at, nth) => goldWay.length > 0 && at !== goldWay[nth]);
  const first = fellOut && last >= 0 ? last : Math.max(0, parting);
  const at = way[first];
  return at === undefined ? undefined : { layer: first, place: at };
}
