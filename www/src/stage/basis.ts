/**
 * What of a drawing's look stays while the pointer moves: where links run, what they and the words are
 * called. It is worked out anew only when the layout, the links or the language are others.
 */
import type { Side } from "../engine/answers.js";
import { language } from "../messages/index.js";
import { badgeText } from "./draw/links.js";
import type { LinkLook } from "./draw/look.js";
import { grouped } from "./layout/grouped.js";
import { placeLetters, placeLinks, wordsById } from "./layout/links.js";
import type { PairLayout } from "./layout/pair.js";
import { linkTitle, opposite, wordName } from "./names.js";
import type { CanvasLink, CanvasProposal, CanvasProps } from "./props.js";

/** A link or a proposal with its place and its words: what of its look stays. */
interface BasisLink extends Omit<LinkLook, "tone" | "current" | "lit"> {
  readonly link: CanvasLink | CanvasProposal;
}

/** The basis of a look. */
interface Basis extends Readonly<Record<Side, SideBasis>> {
  readonly links: readonly BasisLink[];
}

/** The units of a side. */
interface SideBasis {
  /** One's own links of those that have some, in the order of their other ends. */
  readonly linked: ReadonlyMap<number | undefined, readonly CanvasLink[]>;
  /** The name of a unit, worked out when it is first asked for. */
  readonly name: (word: number) => string;
  /** The names that are known, each with the links that it tells. */
  readonly names: Map<number, { readonly links: readonly CanvasLink[]; readonly name: string }>;
}

interface Entry extends Pick<CanvasProps, "links" | "proposals"> {
  readonly language: string;
  readonly basis: Basis;
}

const known = new WeakMap<PairLayout, Entry>();

/** The basis for these props, the one before where nothing it depends on has changed. */
export function basisOf(pair: PairLayout, props: CanvasProps): Basis {
  const { links, proposals } = props;
  const entry = known.get(pair);
  const before = entry?.language === language() ? entry : undefined;
  if (before?.links === links && before.proposals === proposals) return before.basis;
  const basis = workOut(pair, props, before?.basis);
  known.set(pair, { links, proposals, language: language(), basis });
  return basis;
}

/** The units of a side, by the names that were known `before`. */
function sideOf(side: Side, pair: PairLayout, props: CanvasProps, before?: Basis): SideBasis {
  const { sentence } = props[side];
  const words = wordsById(pair[side]);
  const other = opposite[side];
  const linked = grouped(
    props.links.filter(({ owner }) => owner !== "theirs").toSorted((p, q) => p[other] - q[other]),
    (link) => pair[side]?.owner[link[side] - 1],
  );
  const names: SideBasis["names"] = before?.[side].names ?? new Map();
  const nameOf = (word: number, links: readonly CanvasLink[]) =>
    sentence === undefined || word <= sentence.words.length
      ? wordName(
          side,
          props,
          word,
          links,
          words.get(word)?.hidden ?? 0,
          sentence && props.enhanced?.enhancedNames(sentence, word),
        )
      : (props.phrases?.phraseName(sentence, word, words.has(word)) ?? "");
  const name = (word: number) => {
    const links = linked.get(word) ?? [];
    const known = names.get(word);
    if (known?.links.length === links.length && links.every((link, at) => link === known.links[at]))
      return known.name;
    const name = nameOf(word, links);
    names.set(word, { links, name });
    return name;
  };
  return { linked, name, names };
}

/** A basis; what links and words are called is taken from the one `before`, where it is the same. */
function workOut(pair: PairLayout, props: CanvasProps, before: Basis | undefined): Basis {
  const titles = new Map(before?.links.map(({ link, title }) => [link, title]));
  const entry = (link: CanvasLink | CanvasProposal, proposal: boolean) => {
    const title = titles.get(link) ?? linkTitle(props, link);
    return { ...link, proposal, title, link };
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
  return {
    links: placed.map((link) => ({ ...link, letterAt: letters.get(link) })),
    left: sideOf("left", pair, props, before),
    right: sideOf("right", pair, props, before),
  };
}
