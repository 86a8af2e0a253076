/** A task: what a student is asked about a pair, and what is said of the answers. It stands in the link of the pair. */
import type { Link } from "../../engine/answers.js";
import { writeLinks } from "../../model/notation.js";

/**
 * What is asked: to draw the links, which edge the spanning tree takes next, what an edge costs, which link
 * is missing, which words a path goes through; or the last four in turn.
 */
export const kinds = ["links", "edge", "cost", "missing", "path", "mixed"] as const;
/** What is asked. */
export type TaskKind = (typeof kinds)[number];

/**
 * What is said of an answer: the model beside it, nothing, how much of it is right, or what of it is wrong.
 * Whatever it is, it is said of an answer that was checked.
 */
export const feedbacks = ["where", "percent", "model", "none"] as const;
/** What is said of an answer. */
export type Feedback = (typeof feedbacks)[number];

/** A task. */
export interface Task {
  readonly kind: TaskKind;
  /** The links that the student finds drawn, of the model. */
  readonly given: readonly Link[];
  /** The links that are right. */
  readonly model: readonly Link[];
  readonly feedback: Feedback;
  /** How often an answer can be checked; without it, as often as the student likes. */
  readonly tries: number | undefined;
  /** What the student reads above it; a sentence of our own where it is empty. */
  readonly text: string;
  /** Of a task about one edge: the two links that it joins. */
  readonly edge: readonly [Link, Link] | undefined;
  /** Questions are drawn at random from the pair, with this seed the same ones. */
  readonly seed: number | undefined;
  /** How many are drawn. */
  readonly count: number | undefined;
}

/** A task as it stands in a parcel. */
export function packTask(task: Task): Readonly<Record<string, unknown>> {
  const { given, model, edge, text, ...rest } = task;
  return {
    ...rest,
    given: writeLinks(given, false) || undefined,
    model: writeLinks(model, false),
    edge: edge && writeLinks(edge, false),
    text: text || undefined,
  };
}

/** The links that are there when the student comes. */
export function startOf({ kind, given, model }: Task): readonly Link[] {
  return kind === "links" ? given : model;
}

/** Whether more is said of an answer than how much of it is right. */
export function tellsWhere({ feedback }: Task): boolean {
  return feedback === "where" || feedback === "model";
}
