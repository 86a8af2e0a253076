/**
 * What of a drawing's look stays while the pointer moves: where links run, what they and the words are
 * called. It is worked out anew only when the layout, the links or the language are others.
 */
import type { Side } from "../engine/answers.js";
import { language } from "../messages/index.js";
import { sameLinks } from "../model/links.js";
import { badgeText } from "./draw/links.js";
import type { LinkLook } from "./draw/look.js";
import { type PlacedLink, placeLetters, placeLinks, wordsById } from "./layout/links.js";
import type { PairLayout } from "./layout/pair.js";
import { linkTitle, wordName } from "./names.js";
import type { CanvasLink, CanvasProposal, CanvasProps } from "./props.js";

/** A link or a proposal with its place and its words: what of its look stays. */
interface BasisLink
  extends PlacedLink,
    Pick<
      LinkLook,
      "relation" | "owner" | "theirs" | "possible" | "proposal" | "title" | "letterAt"
    > {
  readonly link: CanvasLink | CanvasProposal;
}

/** The basis of a look. */
export interface Basis {
  readonly links: readonly BasisLink[];
  /** Units that have a link of one's own. */
  readonly linked: Readonly<Record<Side, ReadonlySet<number>>>;
  /** The name of a unit, worked out when it is first asked for. */
  readonly name: Readonly<Record<Side, (word: number) => string>>;
}

/** The name of a unit with what it was made of beside the layout. */
interface Name {
  readonly links: readonly CanvasLink[];
  readonly name: string;
}

interface Entry {
  readonly links: CanvasProps["links"];
  readonly proposals: CanvasProps["proposals"];
  readonly language: string;
  readonly basis: Basis;
  readonly names: Readonly<Record<Side, Map<number, Name>>>;
}

const known = new WeakMap<PairLayout, Entry>();

/** The basis for these props, the one before where nothing it depends on has changed. */
export function basisOf(pair: PairLayout, props: CanvasProps): Basis {
  const before = known.get(pair);
  const { links, proposals } = props;
  const sameProposals =
    before?.proposals === proposals || (before?.proposals.length === 0 && proposals.length === 0);
  if (before && before.links === links && sameProposals && before.language === language()) {
    return before.basis;
  }
  // A link more or less gives two words other names.
  const names =
    before?.language === language() ? before.names : { left: new Map(), right: new Map() };
  const same = before?.language === language() ? before.basis.links : undefined;
  const basis = workOut(pair, props, names, same);
  known.set(pair, { links, proposals, language: language(), basis, names });
  return basis;
}

/**
 * The links in the places that they had before, new ones where there is room: what is drawn of the others
 * can stay as it is.
 */
function inPlace(
  links: readonly BasisLink[],
  before: readonly BasisLink[] = [],
): readonly BasisLink[] {
  const key = ({ left, right, proposal }: BasisLink) => `${left}-${right}-${proposal}`;
  const left = new Map(links.map((link) => [key(link), link]));
  const kept = before.slice(0, links.length).map((place) => {
    const link = left.get(key(place));
    left.delete(key(place));
    return link;
  });
  const others = [...left.values()];
  return links.map((link, at) => kept[at] ?? others.shift() ?? link);
}

function workOut(
  pair: PairLayout,
  props: CanvasProps,
  names: Entry["names"],
  before: Basis["links"] | undefined,
): Basis {
  const sentences = { left: props.left.sentence, right: props.right.sentence };
  const titles = new Map(before?.map(({ link, title }) => [link, title]));
  const entry = (link: CanvasLink | CanvasProposal, proposal: boolean) => {
    // A proposal has less.
    const { left, right, relation, owner, theirs, possible = false }: CanvasLink = link;
    const title = titles.get(link) ?? linkTitle(sentences, link);
    return { left, right, relation, owner, theirs, possible, proposal, title, link };
  };
  const own = props.links.filter((link) => link.owner !== "theirs");
  const at: Record<Side, Map<number, CanvasLink[]>> = { left: new Map(), right: new Map() };
  for (const side of ["left", "right"] as const) {
    const other = side === "left" ? "right" : "left";
    for (const link of own) {
      const unit = pair[side]?.owner[link[side] - 1];
      if (unit === undefined) continue;
      const list = at[side].get(unit);
      if (list) list.push(link);
      else at[side].set(unit, [link]);
    }
    for (const list of at[side].values()) list.sort((p, q) => p[other] - q[other]);
  }
  const namer = (side: Side) => {
    const words = wordsById(pair[side]);
    return (word: number) => {
      const links = at[side].get(word) ?? [];
      const before = names[side].get(word);
      if (before && sameLinks(before.links, links)) return before.name;
      const sentence = sentences[side];
      const isWord = sentence === undefined || word <= sentence.words.length;
      const name = isWord
        ? wordName(side, sentences, word, links, words.get(word)?.hidden ?? 0)
        : (props.phrases?.phraseName(sentence, word, words.has(word)) ?? "");
      names[side].set(word, { links, name });
      return name;
    };
  };
  // Between sentences of which one is too long to be drawn nothing is, and naming it would take long.
  const drawn = pair.left !== undefined && pair.right !== undefined;
  const placed = drawn
    ? placeLinks(pair, [
        ...props.links.map((link) => entry(link, false)),
        ...props.proposals.map((proposal) => entry(proposal, true)),
      ])
    : [];
  const letters = placeLetters(placed.filter((link) => badgeText(link) !== ""));
  const links = placed.map((link) => {
    const letterAt = letters.get(link);
    return letterAt ? { ...link, letterAt } : link;
  });
  return {
    links: inPlace(links, before),
    linked: { left: new Set(at.left.keys()), right: new Set(at.right.keys()) },
    name: { left: namer("left"), right: namer("right") },
  };
}
