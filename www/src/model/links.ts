/** Transitions of the links of the pair shown. All return the same work when nothing changes. */

import type { Link } from "../engine/answers.js";
import { writeLinks } from "./notation.js";
import { sameLink } from "./refs.js";
import { compareLinks, currentPair, type Forms, type Pair, type Work } from "./state.js";

/** The work with the pair shown replaced. */
export function withPair(work: Work, change: Partial<Pair>): Work {
  const pairs = work.pairs.map((pair, index) =>
    index === work.pair ? { ...pair, ...change } : pair,
  );
  return { ...work, pairs };
}

/** The work with these links, sorted and each once; the first mention of a link wins. */
export function setLinks(work: Work, links: readonly Link[]): Work {
  const sorted = [...links].sort(compareLinks);
  const once = sorted.filter((item, index) => {
    const before = sorted[index - 1];
    return before === undefined || !sameLink(before, item);
  });
  return withPair(work, { links: once, draft: undefined });
}

/** The work with the links read from its draft, which stays as typed. */
export function setLinksOfDraft(work: Work, links: readonly Link[]): Work {
  const { draft } = currentPair(work);
  return withPair(setLinks(work, links), { draft });
}

/** The work with the words its links stand on noted. */
export function noteForms(work: Work, forms: Forms): Work {
  const known = currentPair(work).forms;
  if (known && sameForms(known.left, forms.left) && sameForms(known.right, forms.right)) {
    return work;
  }
  // Proposals were made for the words as they were.
  const noted = { forms, origin: undefined };
  return withPair(work, known === undefined ? noted : { ...noted, proposals: [] });
}

/** The work without the texts that its links were to be carried from, which have no words. */
export function forgetOrigin(work: Work): Work {
  return withPair(work, { origin: undefined });
}

/** Whether two sentences have the same words. */
export function sameForms(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((form, index) => form === b[index]));
}

/** Whether two lists name the same links, with their relations. */
export function sameLinks(a: readonly Link[], b: readonly Link[]): boolean {
  return a === b || (a.length === b.length && writeLinks(a, false) === writeLinks(b, false));
}
