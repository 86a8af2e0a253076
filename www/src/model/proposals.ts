/** Transitions of what the aligner proposes for the pair shown, and of its options. */
import type { Link, Proposal } from "../engine/answers.js";
import { setLinks, withPair } from "./links.js";
import { memoizeLast } from "./memoize-last.js";
import { keyOf, type LinkKey } from "./refs.js";
import { type AlignerOptions, currentPair, type Work } from "./state.js";

/** The work with these proposals in place of those before. */
export function propose(work: Work, proposals: readonly Proposal[]): Work {
  const before = currentPair(work).proposals;
  return before.length + proposals.length === 0 ? work : withPair(work, { proposals });
}

const open = memoizeLast((proposals: readonly Proposal[], links: readonly Link[]) => {
  if (proposals.length === 0) return proposals;
  const linked = new Set(links.map(keyOf));
  return proposals.filter(({ link }) => !linked.has(keyOf(link)));
});

/**
 * The proposals that can be decided about: what is linked already is none, and comes back when its link
 * is taken away. The same array for the same work.
 */
export function waiting(work: Work): readonly Proposal[] {
  const { links, proposals } = currentPair(work);
  return open(proposals, links);
}

/**
 * Those of them that contradict no link: neither of their words is linked with another. The aligner
 * links a word once at most; where a person has done otherwise, only a person adds to it.
 */
export function unopposed(work: Work): readonly Proposal[] {
  return unopposedOf(waiting(work), currentPair(work).links);
}

/** The same of some proposals and links. */
export function unopposedOf(
  proposals: readonly Proposal[],
  links: readonly LinkKey[],
): readonly Proposal[] {
  const left = new Set(links.map((link) => link.left));
  const right = new Set(links.map((link) => link.right));
  return proposals.filter(({ link }) => !left.has(link.left) && !right.has(link.right));
}

/** The work with some of its proposals as links, which are touched nowhere else. */
export function accept(work: Work, wanted: readonly LinkKey[]): Work {
  const { links, proposals } = currentPair(work);
  const keys = new Set(wanted.map(keyOf));
  const taken = waiting(work)
    .filter(({ link }) => keys.has(keyOf(link)))
    .map(({ link }) => ({
      ...link,
      relation: work.aligner.relations ? link.relation : undefined,
    }));
  if (taken.length === 0) return work;
  const left = proposals.filter(({ link }) => !keys.has(keyOf(link)));
  return withPair(setLinks(work, [...links, ...taken]), { proposals: left });
}

/** The work without some of its proposals. */
export function reject(work: Work, unwanted: readonly LinkKey[]): Work {
  const { proposals } = currentPair(work);
  const keys = new Set(unwanted.map(keyOf));
  const left = proposals.filter(({ link }) => !keys.has(keyOf(link)));
  return left.length === proposals.length ? work : withPair(work, { proposals: left });
}

/** The work with other options of the aligner. */
export function setAligner(work: Work, change: Partial<AlignerOptions>): Work {
  return { ...work, aligner: { ...work.aligner, ...change } };
}
