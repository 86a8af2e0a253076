/** Transitions of the links of the pair shown. All return the same work when nothing changes. */
import type { Link, Relation } from "../engine/answers.js";
import { compareLinks, currentPair, type Forms, type Pair, sameLink, type Work } from "./state.js";

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

/** The work with the text of its links as typed; its links stay until the text has been read. */
export function setDraft(work: Work, draft: string, zeroBased = false): Work {
  const pair = currentPair(work);
  const same = pair.draft === draft && pair.zeroBased === zeroBased;
  return same ? work : withPair(work, { draft, zeroBased });
}

/** The work with the links read from its draft, which stays as typed. */
export function setLinksOfDraft(work: Work, links: readonly Link[]): Work {
  const { draft } = currentPair(work);
  return withPair(setLinks(work, links), { draft });
}

/** Whether the pair shown has the link. */
export function hasLink(work: Work, left: number, right: number): boolean {
  return currentPair(work).links.some((item) => item.left === left && item.right === right);
}

/** The work with the link; as it is when it was there. */
export function addLink(work: Work, left: number, right: number, relation?: Relation): Work {
  if (hasLink(work, left, right)) return work;
  return setLinks(work, [...currentPair(work).links, { left, right, relation }]);
}

/** The work without the link; as it is when there was none. */
export function removeLink(work: Work, left: number, right: number): Work {
  if (!hasLink(work, left, right)) return work;
  const { links } = currentPair(work);
  return withPair(work, {
    links: links.filter((item) => item.left !== left || item.right !== right),
    draft: undefined,
  });
}

/** The work with the relation of a link set, or taken away. */
export function relate(work: Work, left: number, right: number, relation?: Relation): Work {
  const { links } = currentPair(work);
  const at = links.find((item) => item.left === left && item.right === right);
  if (at === undefined || at.relation === relation) return work;
  return withPair(work, {
    links: links.map((item) => (item === at ? { ...item, relation } : item)),
    draft: undefined,
  });
}

/** The work with a relation for each link that has none and is named, as "left-right". */
export function relateAll(work: Work, relations: ReadonlyMap<string, Relation>): Work {
  const { links } = currentPair(work);
  const related = links.map((link) =>
    link.relation === undefined
      ? { ...link, relation: relations.get(`${link.left}-${link.right}`) }
      : link,
  );
  const same = related.every((link, at) => link.relation === links[at]?.relation);
  return same ? work : withPair(work, { links: related, draft: undefined });
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
  return a.length === b.length && a.every((form, index) => form === b[index]);
}

/** Whether two lists name the same links, with their relations. */
export function sameLinks(a: readonly Link[], b: readonly Link[]): boolean {
  return (
    a.length === b.length &&
    a.every((link, at) => {
      const other = b[at];
      return (
        other !== undefined &&
        sameLink(link, other) &&
        link.relation === other.relation &&
        (link.possible ?? false) === (other.possible ?? false)
      );
    })
  );
}
