import type { Link, Relation } from "../../engine/answers.js";
import type { Decisions } from "../../model/state.js";

/** A link that at least one of the two has. */
export interface Contested {
  readonly key: string;
  readonly left: number;
  readonly right: number;
  readonly mine: Link | undefined;
  readonly theirs: Link | undefined;
  /** Both have it, with the same relation or both without one. */
  readonly agreed: boolean;
}

/** A cell of the confusion table: what I said, what they said; "none" is a link without a relation. */
export interface ConfusionCell {
  readonly mine: Relation | "none";
  readonly theirs: Relation | "none";
}

/** The name of a link in `Decisions`. */
function keyOf(link: { readonly left: number; readonly right: number }): string {
  return `${link.left}-${link.right}`;
}

/** Every link of either side once, sorted by (left, right). */
export function contested(mine: readonly Link[], theirs: readonly Link[]): Contested[] {
  const mineBy = new Map(mine.map((link) => [keyOf(link), link]));
  const theirsBy = new Map(theirs.map((link) => [keyOf(link), link]));
  const all = new Map([...mineBy, ...theirsBy]);
  return [...all]
    .map(([key, { left, right }]) => {
      const a = mineBy.get(key);
      const b = theirsBy.get(key);
      return {
        key,
        left,
        right,
        mine: a,
        theirs: b,
        agreed: !!a && !!b && a.relation === b.relation,
      };
    })
    .sort((a, b) => a.left - b.left || a.right - b.right);
}

/**
 * The third set. Agreed links are in it. Of the others, "mine" does as I did (also where I have no
 * link), "theirs" as they did, and "both" keeps the link; where the relations differ it then has none,
 * for a link carries at most one. Undecided links are left out.
 */
export function adjudicated(links: readonly Contested[], decisions: Decisions): Link[] {
  const third: Link[] = [];
  for (const link of links) {
    const { left, right } = link;
    if (link.agreed && link.mine) {
      third.push(link.mine);
      continue;
    }
    const decision = decisions[link.key];
    if (decision === "mine" && link.mine) third.push(link.mine);
    else if (decision === "theirs" && link.theirs) third.push(link.theirs);
    else if (decision === "both") {
      const only = link.mine && link.theirs ? undefined : (link.mine ?? link.theirs);
      third.push(only ?? { left, right, relation: undefined });
    }
  }
  return third;
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
