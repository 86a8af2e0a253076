/** What is asked of the core about some pairs at once: their texts and their links, brought together. */
import type { Format, Link, ManyTexts, MeasureGroup, PairsRequest } from "../../engine/answers.js";
import type { Engine } from "../../engine/client.js";
import { howOf } from "../../model/relations.js";
import type { SentenceText } from "../../model/slice.js";
import { textOf } from "../entry.js";
import { linksOf, type Reader } from "./links.js";
import { linkedText, type Subject } from "./subject.js";
import type { Gatherer } from "./texts.js";

/** What is known of some pairs before the core is asked about them. */
export type Brought = Awaited<ReturnType<typeof bring>>;

/** A pair that there is something of. */
interface Found {
  /** Its place in the piece. */
  readonly at: number;
  readonly pair: number;
  /** Its place among those that were found. */
  readonly place: number;
  readonly left: SentenceText;
  readonly right: SentenceText;
  /** The sentence to whose words the links belong, where that of B is another one in its place. */
  readonly partner: SentenceText;
  readonly links: readonly Link[];
}

/** Brings together the texts and the links of some pairs. */
export async function bring(
  of: Subject,
  pairs: readonly number[],
  { reader, gatherer }: { readonly reader: Reader; readonly gatherer: Gatherer },
) {
  const { formats, sameWords, linked } = of;
  /** Why of some nothing is asked, by their places in `pairs`. */
  const refused = new Map<number, readonly string[]>();
  const found: Found[] = [];
  for (const [at, pair] of pairs.entries()) {
    const [left, right] = [textOf(of, "left", pair), textOf(of, "right", pair)];
    const partner = linked === undefined ? right : linkedText(of, pair);
    if (left === undefined || right === undefined || partner === undefined) {
      refused.set(at, ["no-partner"]);
      continue;
    }
    const links = await linksOf(of, pair, left, partner, reader);
    if ("codes" in links) refused.set(at, links.codes);
    else found.push({ at, pair, place: found.length, left, right, partner, links });
  }
  const gather = (of: "left" | "right" | "partner", format: Format) =>
    gatherer.gather(
      found.map((one) => one[of]),
      format,
    );
  const [left, right, own] = await Promise.all([
    gather("left", formats.left),
    gather("right", formats.right),
    linked === undefined || sameWords ? undefined : gather("partner", linked.formats.right),
  ]);
  return { left, right, own, found, refused };
}

/**
 * What is to be asked of the core, the places of the pairs that it is asked about, and why of others it is not;
 * undefined where it broke over whose words the links are.
 */
export async function requestOf(
  of: Subject,
  { left, right, own, found, refused: before }: Brought,
  groups: readonly MeasureGroup[],
  engine: () => Pick<Engine, "call">,
  wanted: () => boolean,
) {
  const { sameWords, byLinks, parameters, options, readAs, theirs } = of;
  const refused = new Map(before);
  const differ = new Set<number>();
  if (own !== undefined && found.length > 0) {
    const none = new Uint32Array(found.length + 1);
    const request: PairsRequest = {
      left: own.texts,
      // Bytes that are asked about are handed over with the question.
      right: { ...right.texts, bytes: right.texts.bytes.slice() },
      links: none.subarray(0, 0),
      linkPlaces: none,
      sameWords: true,
      options,
      readAs,
      groups: [],
    };
    const outcome = await engine().call("measurePairs", [request], wanted);
    if (outcome.kind !== "answered") return undefined;
    const counted = outcome.answer.columns.find(({ name }) => name === "links");
    // A text with errors is refused for them.
    counted?.denominators.forEach((denominator, place) => {
      if (denominator === 0) differ.add(place);
    });
  }
  const sent = found.filter(({ at, place }) => {
    if (left.lost.has(place) || right.lost.has(place) || own?.lost.has(place))
      refused.set(at, ["unreadable"]);
    else if (differ.has(place)) refused.set(at, ["words-differ"]);
    return !refused.has(at);
  });
  const triples: number[] = [];
  const linkPlaces = new Uint32Array(sent.length + 1);
  for (const [place, { links }] of sent.entries()) {
    for (const link of links) triples.push(link.left, link.right, howOf(link));
    linkPlaces[place + 1] = triples.length / 3;
  }
  const request: PairsRequest = {
    left: only(left.texts, sent),
    right: only(right.texts, sent),
    links: Uint32Array.from(triples),
    linkPlaces,
    sameWords,
    options,
    readAs,
    byLinks,
    parameters,
    theirs: groups.includes("agreement") ? sent.map(({ pair }) => theirs[pair]) : undefined,
    groups: [...groups],
  };
  return { request, sent: sent.map(({ at }) => at), refused };
}

/** The texts of those that are sent; all of them mostly. */
function only(texts: ManyTexts, kept: readonly Found[]): ManyTexts {
  if (2 * kept.length === texts.places.length) return texts;
  const places = kept.flatMap(({ place }) => [...texts.places.subarray(2 * place, 2 * place + 2)]);
  return { ...texts, places: Uint32Array.from(places) };
}
