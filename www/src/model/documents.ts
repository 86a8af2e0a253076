/** Transitions of the texts. */
import type { Format, Link, Side } from "../engine/answers.js";
import { withPair } from "./links.js";
import type { SentenceText } from "./slice.js";
import {
  compareLinks,
  currentPair,
  currentTexts,
  noPair,
  type Pair,
  type Pairing,
  type Work,
} from "./state.js";

/** The work, which remembers to which texts its links belong as long as their words are not known. */
function withOrigin(work: Work): Work {
  const { forms, origin } = currentPair(work);
  return forms === undefined && origin === undefined
    ? withPair(work, { origin: currentTexts(work) })
    : work;
}

/** The work with the text of one side of the pair shown replaced. */
export function setText(before: Work, side: Side, text: string): Work {
  const block = currentPair(before)[side];
  if (block !== undefined && before[side][block] === text) return before;
  const work = withOrigin(before);
  if (block === undefined) {
    // A sentence without a partner gets one by being typed.
    const added = withPair(work, { [side]: work[side].length });
    return { ...added, [side]: [...work[side], text] };
  }
  return { ...work, [side]: work[side].map((old, index) => (index === block ? text : old)) };
}

/** The work with a side, or both, in other formats. */
export function setFormats(work: Work, formats: Partial<Record<Side, Format>>): Work {
  const next = { ...work.formats, ...formats };
  const same = next.left === work.formats.left && next.right === work.formats.right;
  return same ? work : { ...withOrigin(work), formats: next };
}

/** The work with its trees in brackets read as dependencies, or as the phrases they are. */
export function setReadAs(work: Work, readAs: Work["readAs"]): Work {
  return work.readAs === readAs ? work : { ...withOrigin(work), readAs };
}

/** Whole files: the blocks of one or both sides, which sentences belong together, and links by pair. */
export interface Documents {
  readonly left: readonly SentenceText[];
  readonly right: readonly SentenceText[];
  /** The files they came in; of what is not named none is known. */
  readonly names?: Work["names"];
  /** Indices of blocks; at least one. */
  readonly pairs: readonly Pick<Pair, "left" | "right">[];
  readonly pairing: Pairing;
  /** Of what is not named the format stays. */
  readonly formats?: Partial<Record<Side, Format>> | undefined;
  /** Pair by pair; what is missing is a pair without links. */
  readonly links?: readonly (readonly Link[])[];
  /** Pair by pair, the text of links that could not be read. */
  readonly drafts?: readonly (string | undefined)[];
  /** Whether the ids in them count from 0. */
  readonly zeroBased?: boolean;
  /** Another system for the same sentences; what is not named goes with the texts that it was of. */
  readonly second?: Work["second"];
  /** Another person's links, a line a pair. */
  readonly theirs?: string | undefined;
}

/** The work with other texts, which are the reader's own; options stay. */
export function setDocuments(work: Work, documents: Documents): Work {
  const { left, right, names, pairing, second, theirs = "" } = documents;
  const there = (blocks: readonly SentenceText[], index: number | undefined) =>
    index === undefined || index in blocks;
  const pairs = linked(documents.pairs, documents).filter(
    (pair) => there(left, pair.left) && there(right, pair.right),
  );
  if (pairs.length === 0) return work;
  const next = setFormats(work, documents.formats ?? {});
  const texts = { left, right, names, pairs, pairing };
  return { ...next, ...texts, pair: 0, theirs, second, from: undefined };
}

/** The work with the links of every pair replaced, pair by pair; pairs beyond the list lose theirs. */
export function setAllLinks(
  work: Work,
  links: readonly (readonly Link[])[],
  drafts: readonly (string | undefined)[] = [],
  zeroBased = false,
): Work {
  return { ...work, pairs: linked(work.pairs, { links, drafts, zeroBased }) };
}

/** Pairs of these sentences with links of their own, and nothing else. */
function linked(
  pairs: Documents["pairs"],
  { links = [], drafts = [], zeroBased }: Pick<Documents, "links" | "drafts" | "zeroBased">,
): readonly Pair[] {
  // What no pair has is one and the same value for all of them.
  return pairs.map(({ left, right }, index) => ({
    ...noPair,
    left,
    right,
    links: links[index]?.toSorted(compareLinks) ?? noPair.links,
    draft: drafts[index],
    zeroBased,
  }));
}
