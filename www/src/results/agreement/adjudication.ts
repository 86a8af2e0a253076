import type { Link, Relation } from "../../engine/answers.js";
import { keyOf } from "../../model/refs.js";
import { compareLinks, type Decisions } from "../../model/state.js";

/** A link that at least one of the two has. */
export type Contested = ReturnType<typeof contested>[number];

/** A cell of the confusion table: what I said, what they said; "none" is a link without a relation. */
export type ConfusionCell = Readonly<Record<"mine" | "theirs", Relation | "none">>;

/** The links by their names in `Decisions`. */
function named(links: readonly Link[]): ReadonlyMap<string, Link> {
  return new Map(links.map((link) => [keyOf(link), link]));
}

/** Every link of either side once, sorted by (left, right). */
export function contested(mine: readonly Link[], theirs: readonly Link[]) {
  const [ours, others] = [named(mine), named(theirs)];
  return [...new Map([...ours, ...others])]
    .sort(([, a], [, b]) => compareLinks(a, b))
    .map(([key, { left, right }]) => {
      const [a, b] = [ours.get(key), others.get(key)];
      // Both have it, with the same relation or both without one.
      const agreed = a !== undefined && b !== undefined && a.relation === b.relation;
      return { key, left, right, mine: a, theirs: b, agreed };
    });
}

/**
 * The third set. Agreed links are in it. Of the others, "mine" does as I did (also where I have no
 * link), "theirs" as they did, and "both" keeps the link; where the relations differ it then has none,
 * for a link carries at most one. Undecided links are left out.
 */
export function adjudicated(links: readonly Contested[], decisions: Decisions): Link[] {
  return links.flatMap(({ key, left, right, mine, theirs, agreed }) => {
    const both = mine && theirs ? { left, right, relation: undefined } : (mine ?? theirs);
    const decision = agreed ? "mine" : decisions[key];
    return (decision && { mine, theirs, both }[decision]) ?? [];
  });
}

/** How many links still wait for a decision. */
export function undecided(links: readonly Contested[], decisions: Decisions): number {
  return links.filter((link) => !link.agreed && !decisions[link.key]).length;
}

/** Whether both have the link, with the relations of this cell of the confusion table. */
export function inCell({ mine, theirs }: Contested, cell: ConfusionCell): boolean {
  return (
    !!mine &&
    !!theirs &&
    (mine.relation ?? "none") === cell.mine &&
    (theirs.relation ?? "none") === cell.theirs
  );
}
