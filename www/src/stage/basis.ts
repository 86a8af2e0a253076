/**
 * What of a drawing's look stays while the pointer moves: where links run, what they and the words are
 * called. It is worked out anew only when the layout, the links or the language are others.
 */
import type { Side } from "../engine/answers.js";
import { language } from "../messages/index.js";
import { badgeText } from "./draw/links.js";
import type { LinkLook } from "./draw/look.js";
import { placeLetters, placeLinks, wordsById } from "./layout/links.js";
import type { PairLayout } from "./layout/pair.js";
import { linkTitle, opposite, wordName } from "./names.js";
import type { CanvasLink, CanvasProposal, CanvasProps } from "./props.js";

/** A link or a proposal with its place and its words: what of its look stays. */
interface BasisLink extends Omit<LinkLook, "tone" | "current" | "lit"> {
  readonly link: CanvasLink | CanvasProposal;
}

/** The basis of a look. */
interface Basis {
  readonly links: readonly BasisLink[];
  /** Units that have a link of one's own. */
  readonly linked: Readonly<Record<Side, ReadonlySet<number>>>;
  /** The name of a unit, worked out when it is first asked for. */
  readonly name: Readonly<Record<Side, (word: number) => string>>;
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
  const titles = new Map(before?.basis.links.map(({ link, title }) => [link, title]));
  const basis = workOut(pair, props, titles);
  known.set(pair, { links, proposals, language: language(), basis });
  return basis;
}

/** One's own links of each unit of a side, in the order of their other ends. */
function linksByUnit(
  side: Side,
  pair: PairLayout,
  { links }: CanvasProps,
): ReadonlyMap<number, readonly CanvasLink[]> {
  const other = opposite[side];
  const found = new Map<number, CanvasLink[]>();
  for (const link of links.toSorted((p, q) => p[other] - q[other])) {
    const unit = pair[side]?.owner[link[side] - 1];
    if (unit === undefined || link.owner === "theirs") continue;
    const list = found.get(unit) ?? [];
    found.set(unit, list);
    list.push(link);
  }
  return found;
}

/** The names of the units of a side. */
function namer(
  side: Side,
  pair: PairLayout,
  props: CanvasProps,
  links: ReadonlyMap<number, readonly CanvasLink[]>,
): (word: number) => string {
  const { sentence } = props[side];
  const words = wordsById(pair[side]);
  const names = new Map<number, string>();
  return (word) => {
    const isWord = sentence === undefined || word <= sentence.words.length;
    const name =
      names.get(word) ??
      (isWord
        ? wordName(
            side,
            props,
            word,
            links.get(word) ?? [],
            words.get(word)?.hidden ?? 0,
            sentence && props.enhanced?.enhancedNames(sentence, word),
          )
        : (props.phrases?.phraseName(sentence, word, words.has(word)) ?? ""));
    names.set(word, name);
    return name;
  };
}

/** A basis; `titles` are those of links that are known. */
function workOut(
  pair: PairLayout,
  props: CanvasProps,
  titles: ReadonlyMap<BasisLink["link"], string>,
): Basis {
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
  const left = linksByUnit("left", pair, props);
  const right = linksByUnit("right", pair, props);
  return {
    links: placed.map((link) => ({ ...link, letterAt: letters.get(link) })),
    linked: { left: new Set(left.keys()), right: new Set(right.keys()) },
    name: { left: namer("left", pair, props, left), right: namer("right", pair, props, right) },
  };
}
