/** What is asked of the core about some pairs at once: their texts and their links, brought together. */
import type { Format, Link, MeasureGroup, RefusedPair } from "../../engine/answers.js";
import type { Engine } from "../../engine/client.js";
import type { PlacedPairs, Sentences } from "../../engine/sentences.js";
import { howOf } from "../../model/relations.js";
import type { SentenceText } from "../../model/slice.js";
import { textOf } from "../entry.js";
import { linksOf, type Reader } from "./links.js";
import { linkedText, type Subject } from "./subject.js";
import { sentencesOf } from "./texts.js";

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
export async function bring(of: Subject, pairs: readonly number[], reader: Reader) {
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
  const all = (of: "left" | "right" | "partner", format: Format) =>
    sentencesOf(
      found.map((one) => one[of]),
      format,
    );
  const own = linked === undefined || sameWords ? undefined : all("partner", linked.formats.right);
  return {
    left: all("left", formats.left),
    right: all("right", formats.right),
    own,
    found,
    refused,
  };
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
  if (own !== undefined && found.length > 0) {
    const none = new Uint32Array(found.length + 1);
    const request: PlacedPairs = {
      left: own,
      right,
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
    const lost = new Set(outcome.answer.refused.filter(isLost).map(({ pair }) => pair));
    for (const { at, place } of found) {
      if (lost.has(place)) refused.set(at, ["unreadable"]);
      else if (counted?.denominators[place] === 0) refused.set(at, ["words-differ"]);
    }
  }
  const sent = found.filter(({ at }) => !refused.has(at));
  const triples = new Uint32Array(3 * sent.reduce((sum, { links }) => sum + links.length, 0));
  const linkPlaces = new Uint32Array(sent.length + 1);
  let end = 0;
  for (const [place, { links }] of sent.entries()) {
    for (const link of links) {
      triples[end++] = link.left;
      triples[end++] = link.right;
      triples[end++] = howOf(link);
    }
    linkPlaces[place + 1] = end / 3;
  }
  const request: PlacedPairs = {
    left: only(left, sent),
    right: only(right, sent),
    links: triples,
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

/** Whether a pair was refused because a file cannot be read any longer. */
const isLost = ({ codes }: RefusedPair) => codes.includes("unreadable");

/** Those that are sent; all of them mostly. */
function only(all: Sentences, kept: readonly Found[]): Sentences {
  if (3 * kept.length === all.places.length) return all;
  const places = kept.flatMap(({ place }) => [...all.places.subarray(3 * place, 3 * place + 3)]);
  return { ...all, places: Uint32Array.from(places) };
}
