/** Grades answers: whole numbers, from which the score is made at the end. */

import type { Link } from "../../engine/answers.js";
import { sameLink } from "../../model/refs.js";

/** How much of an answer is right, how much wrong, and how much is missing. */
export interface Grade {
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
}

/** An answer about links, sorted by what they are. */
export type SortedLinks = Readonly<Record<keyof Grade, readonly Link[]>>;

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

/** Grades a choice among several: words of a path. */
export function gradeWords(chosen: readonly number[], right: readonly number[]): Grade {
  const good = chosen.filter((word) => right.includes(word)).length;
  return { right: good, wrong: chosen.length - good, missing: right.length - good };
}

/** The grade of an answer that is right or is not. */
export function gradeOne(isRight: boolean): Grade {
  return isRight ? { right: 1, wrong: 0, missing: 0 } : { right: 0, wrong: 1, missing: 0 };
}
