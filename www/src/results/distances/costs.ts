/** What it costs to edit a tree. */
import type { EditCosts, TreeEditOptions } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { type Chosen, firstChosen } from "./props.js";

/** The least and the most that an edit costs. */
export const [leastCost, mostCost] = [1, 65_535];
/** What costs something, in the order in which costs are written. */
export const costNames = ["delete", "insert", "rename"] as const;

/** What each edit costs; the least where a link says something else. */
export function costsOf({ costs }: Pick<Chosen, "costs">): EditCosts {
  const given = costs.split(",");
  const cost = (at: number) => {
    const value = Number(given[at]);
    return Number.isInteger(value) && value >= leastCost && value <= mostCost ? value : leastCost;
  };
  return { delete: cost(0), insert: cost(1), rename: cost(2) };
}

/** The cost that is nearest to a number. */
export function nearestCost(number: number): number {
  return Math.min(Math.max(Math.round(number), leastCost), mostCost);
}

/** The costs as they are written. */
export function costsText(costs: EditCosts): string {
  return costNames.map((name) => costs[name]).join();
}

/** Whether each edit costs 1. */
export function isPlain(chosen: Pick<Chosen, "costs">): boolean {
  return costsText(costsOf(chosen)) === firstChosen.costs;
}

/** How trees are edited; the same object as long as the same is chosen. */
export const editOptions = memoizeLast(
  (relationsAlone: boolean, costs: string): TreeEditOptions => ({
    relationsAlone,
    costs: costsOf({ costs }),
  }),
);
