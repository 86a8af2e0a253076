/** What is asked of the core about some pairs at once: their texts and their links, brought together. */
import type { Link, ManyTexts, MeasureGroup, PairsRequest } from "../../engine/answers.js";
import type { Engine } from "../../engine/client.js";
import { howOf } from "../../model/relations.js";
import type { SentenceText } from "../../model/slice.js";
import type { Pair } from "../../model/state.js";
import { textOf } from "../entry.js";
import { isPlain, linksOf, type PairLinks, type Reader } from "./links.js";
import { linkedText, type Subject } from "./subject.js";
import type { Gatherer } from "./texts.js";

/** What is known of some pairs before the core is asked about them. */
export type Brought = Awaited<ReturnType<typeof bring>>;

/** Brings together the texts and the links of some pairs. */
export async function bring(
  of: Subject,
  pairs: readonly number[],
  { reader, gatherer }: { readonly reader: Reader; readonly gatherer: Gatherer },
) {
  const { formats, sameWords, linked } = of;
  /** Why of some nothing is asked, by their places in `pairs`, and the links of the others. */
  const refused = new Map<number, readonly string[]>();
  const links = new Map<number, readonly Link[]>();
  const texts = { left: [] as SentenceText[], right: [] as SentenceText[] };
  /** The sentences to whose words the links belong, where those of B are others in their places. */
  const partners: SentenceText[] = [];
  /** The places of those that there is something of. */
  const places: number[] = [];
  for (const [at, pair] of pairs.entries()) {
    const [left, right] = [textOf(of, "left", pair), textOf(of, "right", pair)];
    const partner = linked === undefined ? right : linkedText(of, pair);
    if (left === undefined || right === undefined || partner === undefined) {
      refused.set(at, ["no-partner"]);
      continue;
    }
    const found = await linksFor(of, pair, left, partner, reader);
    if ("codes" in found) {
      refused.set(at, found.codes);
      continue;
    }
    links.set(at, found);
    places.push(at);
    texts.left.push(left);
    texts.right.push(right);
    partners.push(partner);
  }
  const [left, right, own] = await Promise.all([
    gatherer.gather(texts.left, formats.left),
    gatherer.gather(texts.right, formats.right),
    linked === undefined || sameWords ? undefined : gatherer.gather(partners, linked.formats.right),
  ]);
  return { pairs, left, right, own, places, links, refused };
}

/**
 * What is to be asked of the core, the places of the pairs that it is asked about, and why of others it is not;
 * undefined where it broke over whose words the links are.
 */
export async function requestOf(
  of: Subject,
  { pairs, left, right, own, places, links, refused: before }: Brought,
  groups: readonly MeasureGroup[],
  { engine, wanted }: { engine(): Pick<Engine, "call">; wanted(): boolean },
) {
  const { sameWords, byLinks, options, readAs, theirs } = of;
  const refused = new Map(before);
  const differ = new Set<number>();
  if (own !== undefined && places.length > 0) {
    const none = new Uint32Array(places.length + 1);
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
  const isKept = (_: number, place: number) => {
    const at = places[place] as number;
    if (left.lost.has(place) || right.lost.has(place) || own?.lost.has(place))
      refused.set(at, ["unreadable"]);
    else if (differ.has(place)) refused.set(at, ["words-differ"]);
    return !refused.has(at);
  };
  const kept = places.map((_, place) => place).filter(isKept);
  const sent = kept.map((place) => places[place] as number);
  const triples: number[] = [];
  const linkPlaces = new Uint32Array(sent.length + 1);
  for (const [place, at] of sent.entries()) {
    for (const link of links.get(at) ?? []) triples.push(link.left, link.right, howOf(link));
    linkPlaces[place + 1] = triples.length / 3;
  }
  const request: PairsRequest = {
    left: only(left.texts, kept),
    right: only(right.texts, kept),
    links: Uint32Array.from(triples),
    linkPlaces,
    sameWords,
    options,
    readAs,
    byLinks,
    theirs: groups.includes("agreement")
      ? sent.map((at) => theirs[pairs[at] as number])
      : undefined,
    groups: [...groups],
  };
  return { request, sent, refused };
}

async function linksFor(
  of: Subject,
  at: number,
  left: SentenceText,
  right: SentenceText,
  reader: Reader,
): Promise<PairLinks> {
  const pair: Pair | undefined = (of.linked ?? of).pairs[at];
  if (pair === undefined || of.sameWords) return [];
  if (isPlain(pair)) return pair.links;
  try {
    const formats = { left: of.formats.left, right: (of.linked ?? of).formats.right };
    return await linksOf(pair, { left, right }, { formats, readAs: of.readAs }, reader);
  } catch {
    return { codes: ["unreadable"] };
  }
}

/** The texts at these places; all of them mostly. */
function only(texts: ManyTexts, kept: readonly number[]): ManyTexts {
  if (2 * kept.length === texts.places.length) return texts;
  const places = kept.flatMap((at) => [texts.places[2 * at] ?? 0, texts.places[2 * at + 1] ?? 0]);
  return { ...texts, places: Uint32Array.from(places) };
}
