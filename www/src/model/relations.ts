/** The relations of two linked words. */
import type { Relation } from "../engine/answers.js";

/** All of them, in the order of the core and of their keys 1 to 5. */
export const relations: readonly Relation[] = [
  "equals",
  "restates",
  "specifies",
  "generalizes",
  "intersects",
];
