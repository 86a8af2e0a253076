/** Grades answers: whole numbers, from which the score is made at the end. */
import type { Link } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";
import { sameLink } from "../../model/state.js";
import { costOf, type MetaGraph, nextTaken, sameEdge, takenBefore } from "./metagraph.js";

/** How much of an answer is right, how much wrong, and how much is missing. */
export interface Grade {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
}

/** An answer about links, sorted by what they are. */
export type SortedLinks = Readonly<Record<keyof Grade, readonly Link[]>>;

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

/** Sorts the links that were drawn; those that were given and stayed are no one's merit. Relations are not asked. */
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
export function judgeEdge(graph: MetaGraph, at: number, edge: EdgeRef): EdgeVerdict {
  const next = nextTaken(graph, at);
  if (next !== undefined && sameEdge(next, edge)) return "right";
  if (takenBefore(graph, at).some((taken) => sameEdge(taken, edge))) return "taken";
  const components = graph.steps[at - 1]?.components;
  if (components !== undefined && components[edge.from] === components[edge.to]) return "connected";
  const cost = costOf(graph, edge) ?? 0;
  return next !== undefined && cost > next.distance ? "heavier" : "equal";
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
