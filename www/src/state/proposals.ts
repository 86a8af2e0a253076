/** Transitions of what the aligner proposes for the pair shown, and of its options. */
import type { Link, Proposal } from "../engine/answers.js";
import { setLinks, withPair } from "./links.js";
import { type AlignerOptions, currentPair, sameLink, type Work } from "./state.js";

/** The work with these proposals; what is linked already is not proposed. */
export function propose(work: Work, proposals: readonly Proposal[]): Work {
  const { links } = currentPair(work);
  const news = proposals.filter(({ link }) => !links.some((item) => sameLink(item, link)));
  return withPair(work, { proposals: news });
}

/** The work with some of its proposals as links, which are touched nowhere else. */
export function accept(work: Work, wanted: readonly Pick<Link, "left" | "right">[]): Work {
  const { links, proposals } = currentPair(work);
  const isWanted = ({ link }: Proposal) => wanted.some((item) => isSame(item, link));
  const taken = proposals.filter(isWanted).map(({ link }) => ({
    ...link,
    relation: work.aligner.relations ? link.relation : undefined,
  }));
  if (taken.length === 0) return work;
  const left = proposals.filter((proposal) => !isWanted(proposal));
  return withPair(setLinks(work, [...links, ...taken]), { proposals: left });
}

/** The work without some of its proposals. */
export function reject(work: Work, unwanted: readonly Pick<Link, "left" | "right">[]): Work {
  const { proposals } = currentPair(work);
  const left = proposals.filter(({ link }) => !unwanted.some((item) => isSame(item, link)));
  return left.length === proposals.length ? work : withPair(work, { proposals: left });
}

/** The work with other options of the aligner. */
export function setAligner(work: Work, change: Partial<AlignerOptions>): Work {
  return { ...work, aligner: { ...work.aligner, ...change } };
}

function isSame(a: Pick<Link, "left" | "right">, b: Pick<Link, "left" | "right">): boolean {
  return a.left === b.left && a.right === b.right;
}
