/** The third set, made of my links and the other person's by what was decided, over all pairs. */
import type { Link } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Pair } from "../../model/state.js";
import { adjudicated, contested, undecided } from "./adjudication.js";

/** What came of each pair: of a corpus, one step changes one of them. */
const byPair = memoizeLast(
  (_theirs: readonly (readonly Link[])[]) =>
    new WeakMap<Pair, readonly [readonly Link[], number]>(),
);

/** The third set of these pairs and their links; the same as long as both are. */
export const third = memoizeLast((pairs: readonly Pair[], theirs: readonly (readonly Link[])[]) => {
  const known = byPair(theirs);
  const all = pairs.map((pair, at) => {
    const others = theirs[at];
    if (others === undefined) return undefined;
    const before = known.get(pair);
    if (before !== undefined) return before;
    const links = contested(pair.links, others);
    const made = [adjudicated(links, pair.decisions), undecided(links, pair.decisions)] as const;
    known.set(pair, made);
    return made;
  });
  return {
    /** Undefined for a pair of which they have nothing. */
    links: all.map((entry) => entry?.[0]),
    /** What still waits for a decision. */
    undecided: all.map((entry) => entry?.[1] ?? 0),
  };
});

/** The next pair with something undecided, after the one shown and round again. */
export function nextOpen(pair: number, undecided: readonly number[]): number | undefined {
  const order = undecided.map((_, step) => (pair + 1 + step) % undecided.length);
  return order.find((at) => at !== pair && (undecided[at] ?? 0) > 0);
}
