/** Grades answers: whole numbers, from which the score is made at the end. */
import type { Link, Step } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";
import { sameLink } from "../../model/state.js";

/** How much of an answer is right, how much wrong, and how much is missing. */
export interface Grade {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
}

/** An answer about links, sorted by what they are. */
export interface SortedLinks {
  readonly right: readonly Link[];
  readonly wrong: readonly Link[];
  readonly missing: readonly Link[];
}

/**
 * Of an edge as the next one: `right` is the one that is taken, `equal` weighs the same and could be taken,
 * but a rule chose another; the rest says why not.
 */
export type EdgeVerdict = "right" | "equal" | "taken" | "connected" | "heavier";

/**
 * The score of a grade, from 0 to 1: the F-measure of precision and recall.
 *
 * Example: two links right, one wrong, one missing: 4 of 6.
 */
export function scoreOf({ right, wrong, missing }: Grade): number {
  const all = 2 * right + wrong + missing;
  return all === 0 ? 1 : (2 * right) / all;
}

/** Sorts the links that were drawn; those that were given and stayed are nobody's merit. Relations are not asked. */
export function sortLinks(
  drawn: readonly Link[],
  { given, model }: { readonly given: readonly Link[]; readonly model: readonly Link[] },
): SortedLinks {
  const has = (links: readonly Link[], link: Link) => links.some((other) => sameLink(link, other));
  return {
    right: drawn.filter((link) => has(model, link) && !has(given, link)),
    wrong: drawn.filter((link) => !has(model, link)),
    missing: model.filter((link) => !has(drawn, link)),
  };
}

/** How an edge stands as the next one that Kruskal takes after `at` steps. */
export function judgeEdge(
  steps: readonly Step[],
  at: number,
  edge: EdgeRef,
  distances: ArrayLike<number>,
): EdgeVerdict {
  const next = steps.find(({ verdict }, n) => n >= at && verdict === "taken");
  const before = steps[at - 1]?.components;
  const isNext = next?.edge.from === edge.from && next.edge.to === edge.to;
  if (isNext) return "right";
  const isTaken = steps
    .slice(0, at)
    .some(
      ({ verdict, edge: { from, to } }) =>
        verdict === "taken" && from === edge.from && to === edge.to,
    );
  if (isTaken) return "taken";
  if (before !== undefined && before[edge.from] === before[edge.to]) return "connected";
  const weight = distances[(edge.to * (edge.to - 1)) / 2 + edge.from] ?? 0;
  return next !== undefined && weight > next.edge.distance ? "heavier" : "equal";
}

/** Grades a choice among several: words of a path. */
export function gradeWords(chosen: readonly number[], right: readonly number[]): Grade {
  const good = chosen.filter((word) => right.includes(word)).length;
  return { right: good, wrong: chosen.length - good, missing: right.length - good };
}

/** The grade of an answer that is right or is not. */
export function gradeOne(isRight: boolean): Grade {
  return isRight ? { right: 1, wrong: 0, missing: 0 } : { right: 0, wrong: 1, missing: 0 };
}
