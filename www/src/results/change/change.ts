/** What became of the spanning tree when the links of a pair changed, from the difference of the two trees. */
import { type Language, language, t } from "../../messages/index.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { type EdgeRef, keyOf } from "../../model/refs.js";
import type { Compared } from "../../model/snapshot.js";
import { edgeText } from "../../model/triangle.js";
import { edgeName, formOf, linkNames } from "../names.js";
import { edgeKey, heaviestFirst, type Place } from "../places/places.js";
import { listed, type Rich, rich } from "../rich.js";
import "./texts/en.ftl";

/** How many edges are named; of more it is said how many there are. */
const most = 2;

/** What an edge or a link is called in a sentence: text, or a template. */
type Show = (names: readonly string[], edge: EdgeRef) => unknown;

/** Edges that the tree has lost or won, the heaviest first, and the names of the links between which they were. */
interface Changed {
  readonly edges: readonly Place[];
  readonly names: readonly string[];
}

/** What became of the tree, as it is said aloud after the score. */
export function changeText(before: Compared, now: Compared): string {
  return said(language(), before, now).text;
}

/** Which links changed, and what became of the tree: "a – the linked: a – Sherlock (1 of 3) leaves the tree." */
export function changeSentence(before: Compared, now: Compared): Rich {
  return said(language(), before, now).sentence;
}

/** Both, made once: whatever is pointed at, the page is drawn, and names are known of one comparison at a time. */
const said = memoizeLast((_: Language, before: Compared, now: Compared) => {
  const [then, after] = [edgesOf(before), edgesOf(now)];
  const gone = { edges: without(then, after), names: namesOf(before) };
  const come = { edges: without(after, then), names: namesOf(now) };
  const links = linksChanged(before, now);
  return {
    text: treeChanged(gone, come, edgeText).flat(Number.POSITIVE_INFINITY).join(""),
    sentence: rich("change-below", { links, tree: treeChanged(gone, come, edgeName) }),
  };
});

/** The edges of the tree by their links: their vertices have other numbers in another comparison. */
function edgesOf({ comparison }: Compared): ReadonlyMap<string, Place> {
  const keyed = (edge: Place) => [edgeKey(comparison.links, edge), edge] as const;
  return new Map(heaviestFirst(comparison).map(keyed));
}

function without(edges: ReadonlyMap<string, Place>, others: ReadonlyMap<string, Place>) {
  return [...edges].filter(([key]) => !others.has(key)).map(([, edge]) => edge);
}

const namesOf = ({ left, right, comparison }: Compared) => linkNames(left, right, comparison.links);

/** Which links are new or gone: "a – the linked"; of several, how many. */
function linksChanged(before: Compared, now: Compared): Rich {
  const keysOf = ({ comparison }: Compared) => new Set(comparison.links.map(keyOf));
  const [then, after] = [keysOf(before), keysOf(now)];
  const linked = now.comparison.links.filter((link) => !then.has(keyOf(link)));
  const unlinked = before.comparison.links.filter((link) => !after.has(keyOf(link)));
  const [link] = [...linked, ...unlinked];
  if (link === undefined || linked.length + unlinked.length > 1)
    return [t("change-links", { linked: linked.length, unlinked: unlinked.length })];
  const words = [formOf(now.left, link.left), formOf(now.right, link.right)];
  const how = linked.length === 1 ? "linked" : "unlinked";
  return rich("change-link", { link: edgeName(words, { from: 0, to: 1 }) }, { how });
}

/** Which edges the tree has no longer, and which it has now: "a – Sherlock (1 of 3) leaves the tree." */
function treeChanged(gone: Changed, come: Changed, show: Show): Rich {
  const count = ({ edges }: Changed) => ({ count: edges.length });
  const leaves = () => rich("change-leaves", { edges: together(gone, show) }, count(gone));
  const joins = () => rich("change-joins", { edges: together(come, show) }, count(come));
  const sentences = [
    ...(gone.edges.length > 0 ? [leaves()] : []),
    ...(come.edges.length > 0 ? [joins()] : []),
  ];
  return listed(sentences, " ").flat();
}

/** The heaviest by their names, and how many others there are. */
function together({ edges, names }: Changed, show: Show): Rich {
  const named = edges.filter(({ distance }) => distance > 0).slice(0, most);
  const count = edges.length - named.length;
  const others = named.length > 0 ? t("change-more", { count }) : t("change-alike", { count });
  const items: readonly unknown[] = [
    ...named.map((edge) => rich("change-edge", { edge: show(names, edge) }, edge)),
    ...(count > 0 ? [others] : []),
  ];
  return listIn(language())
    .formatToParts(items.map((_, at) => String(at)))
    .map(({ type, value }) => (type === "element" ? items[Number(value)] : value));
}

const listIn = memoizeLast((spoken: Language) => new Intl.ListFormat(spoken));
