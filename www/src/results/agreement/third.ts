/** The third set, made of my links and the other person's by what was decided, over all pairs. */
import type { Link } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { adopt } from "../../model/comparing.js";
import { withPair } from "../../model/links.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { writeLinks } from "../../model/notation.js";
import type { Decisions, Pair } from "../../model/state.js";
import { adjudicated, contested, undecided } from "./adjudication.js";
import { theirLinks } from "./theirs.js";

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

/** The third set as it is now, if there are links of theirs. */
function thirdNow(app: App) {
  const theirs = ready(theirLinks(app));
  return theirs && third(app.store.state.work.pairs, theirs.links);
}

/** Decides about links of the pair shown. */
export function decide(app: App, decisions: Decisions): void {
  const { store } = app;
  store.change({ id: "step-decide" }, withPair(store.state.work, { decisions }));
  const made = thirdNow(app);
  if (made === undefined) return;
  const { pair } = store.state.work;
  const [count, left] = [made.links[pair]?.length ?? 0, made.undecided[pair] ?? 0];
  app.say(t("agreement-decided", { count, left }));
}

/** The third set becomes mine, in every pair and in one step. */
export function take(app: App): void {
  const made = thirdNow(app);
  if (made === undefined) return;
  const next = adopt(app.store.state.work, made.links);
  app.sayWithScore(t("say-adopted"), app.snapshot.compared?.comparison.score);
  app.store.change({ id: "step-adopt" }, next);
}

/** The third set as a file of links has it, a line a pair; of pairs without theirs, mine. */
export function lines(app: App): string {
  const made = thirdNow(app)?.links;
  const { pairs } = app.store.state.work;
  return pairs.map((pair, at) => `${writeLinks(made?.[at] ?? pair.links, false)}\n`).join("");
}
