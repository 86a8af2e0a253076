/** Transitions of what the pairs are compared with: the links of another person, the sentences of another system. */
import type { Link } from "../engine/answers.js";
import { setDocuments } from "./documents.js";
import { compareLinks, noPair, type Pair, plainFormats, type System, type Work } from "./state.js";

/** The work with the other person's links as typed, a line a pair. */
export function setTheirs(work: Work, theirs: string): Work {
  return work.theirs === theirs ? work : { ...work, theirs };
}

/** The work without the other person's links and what was decided about them. */
export function forgetTheirs(work: Work): Work {
  const pairs = work.pairs.map((pair) => ({ ...pair, decisions: noPair.decisions }));
  return { ...work, pairs, theirs: "" };
}

/** The work with the links of each pair as they are in the third set; where it has none they stay. */
export function adopt(work: Work, third: readonly (readonly Link[] | undefined)[]): Work {
  const pairs = work.pairs.map((pair, at): Pair => {
    const links = third[at];
    if (links === undefined) return pair;
    return { ...pair, links: [...links].sort(compareLinks), draft: undefined };
  });
  return { ...work, pairs };
}

/** Rows in the place of all that there was: a pair for each, whose sentences are still to come. */
export function withRowsAlone(work: Work, rows: System): Work {
  // A table is of two rows at least.
  const none = Array.from({ length: Math.max(2, rows.texts.length) }, () => "");
  const pairs = none.map((_, at) => ({ left: at, right: at }));
  const texts = { left: none, right: none, pairs, formats: plainFormats };
  return setDocuments(work, { ...texts, pairing: "order", second: rows });
}

/** The work with another system beside B, or with none. */
export function setSecond(work: Work, second: Work["second"]): Work {
  return work.second === second ? work : { ...work, second };
}
