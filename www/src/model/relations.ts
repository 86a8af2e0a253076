/** The relations of two linked words. */
import type { Link } from "../engine/answers.js";

/** All of them, in the order of the core and of their keys 1 to 5. */
export const relations = ["equals", "restates", "specifies", "generalizes", "intersects"] as const;

/** How two words are linked, as a number: 1 if possible only, and 2 times the place of the relation from 1 on. */
export function howOf({ possible, relation }: Link): number {
  const place = relation === undefined ? 0 : 1 + relations.indexOf(relation);
  return (possible === true ? 1 : 0) + 2 * place;
}

/** The link of two words that are linked so. */
export function linkOf(left: number, right: number, how: number): Link {
  const link = { left, right, relation: relations[(how >> 1) - 1] };
  return how % 2 === 1 ? { ...link, possible: true } : link;
}
