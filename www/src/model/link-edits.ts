/** What readers do to the links of the pair shown. All return the same work when nothing changes. */

import type { Link, Relation } from "../engine/answers.js";
import { withPair } from "./links.js";
import { memoizeLast } from "./memoize-last.js";
import { keyOf, sameLink } from "./refs.js";
import { compareLinks, currentPair, type Work } from "./state.js";

/** The work with the text of its links as typed; its links stay until the text has been read. */
export function setDraft(work: Work, draft: string, zeroBased = false): Work {
  const pair = currentPair(work);
  const same = pair.draft === draft && pair.zeroBased === zeroBased;
  return same ? work : withPair(work, { draft, zeroBased });
}

/** The work whose links are of words that are still to be read, and not of those of before. */
export function onWordsToCome(work: Work): Work {
  return withPair(work, { forms: undefined, origin: undefined });
}

/** Whether the pair shown has the link. */
export function hasLink(work: Work, left: number, right: number): boolean {
  return currentPair(work).links.some((item) => item.left === left && item.right === right);
}

/** The work with the link; as it is when it was there. What is foreseen and then done is the same work. */
export const addLink = memoizeLast(withNew);

function withNew(work: Work, left: number, right: number, relation?: Relation): Work {
  const { links } = currentPair(work);
  const link = { left, right, relation };
  // They stand in their order.
  const next = links.findIndex((item) => compareLinks(item, link) >= 0);
  const at = next === -1 ? links.length : next;
  const there = links[at];
  if (there && sameLink(there, link)) return work;
  return withPair(work, { links: links.toSpliced(at, 0, link), draft: undefined });
}

/** The work without the link; as it is when there was none. */
export const removeLink = memoizeLast(
  (work: Work, left: number, right: number): Work => withLink(work, left, right, () => []),
);

/** The work with the relation of a link set, or taken away. */
export function relate(work: Work, left: number, right: number, relation?: Relation): Work {
  return withLink(work, left, right, (link) =>
    link.relation === relation ? [link] : [{ ...link, relation }],
  );
}

/** The work with a link that is only possible where it was sure, and the other way round. */
export function changeCertainty(work: Work, left: number, right: number): Work {
  return withLink(work, left, right, ({ possible, ...plain }) => [
    possible === true ? plain : { ...plain, possible: true },
  ]);
}

/** The work with others in the place of a link; as it is where it has none. */
function withLink(
  work: Work,
  left: number,
  right: number,
  changed: (link: Link) => readonly Link[],
): Work {
  const { links } = currentPair(work);
  const at = links.findIndex((link) => link.left === left && link.right === right);
  const link = links[at];
  if (link === undefined) return work;
  const next = changed(link);
  if (next[0] === link) return work;
  return withPair(work, { links: links.toSpliced(at, 1, ...next), draft: undefined });
}

/** The work with a relation for each link that has none and is named, as "left-right". */
export function relateAll(work: Work, relations: ReadonlyMap<string, Relation>): Work {
  const { links } = currentPair(work);
  const related = links.map((link) =>
    link.relation === undefined ? { ...link, relation: relations.get(keyOf(link)) } : link,
  );
  const same = related.every((link, at) => link.relation === links[at]?.relation);
  return same ? work : withPair(work, { links: related, draft: undefined });
}
