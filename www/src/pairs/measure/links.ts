/** The links of a pair as the page would have them once the pair is opened. */
import type { Link, Side } from "../../engine/answers.js";
import type { Engine } from "../../engine/client.js";
import type { ShownReading } from "../../engine/shown.js";
import { noHistory } from "../../model/history.js";
import { readText, type SentenceText } from "../../model/slice.js";
import { fits, formsRead } from "../../model/snapshot.js";
import { noPair, type Pair, singlePair, type Texts, type Work } from "../../model/state.js";
import { carryLinks } from "../../text/moving.js";
import type { Subject } from "./subject.js";

/** Reads texts and links. */
export type Reader = Pick<Engine, "ask">;

/** The links of a pair, or the codes that say why there are none to be measured by. */
type PairLinks = readonly Link[] | { readonly codes: readonly string[] };

/** Two sentences, and what they are read as. */
type Sentences = Readonly<Record<Side, SentenceText>> & Pick<Work, "formats" | "readAs">;

/** The links of a pair of a corpus, between these sentences. */
export async function linksOf(
  of: Subject,
  at: number,
  left: SentenceText,
  right: SentenceText,
  reader: Reader,
): Promise<PairLinks> {
  const { pairs, formats } = of.linked ?? of;
  const pair = pairs[at];
  if (pair === undefined || of.sameWords) return [];
  const { draft, origin, forms, links } = pair;
  const isKnown = draft === undefined && origin === undefined;
  if (isKnown && (forms === undefined || links.length === 0)) return links;
  const both = { left: of.formats.left, right: formats.right };
  try {
    return await linksRead(pair, { left, right, formats: both, readAs: of.readAs }, reader);
  } catch {
    return { codes: ["unreadable"] };
  }
}

/** Links written as a text are what is read of it, and those that stand on other words than now are carried to these. */
async function linksRead(pair: Pair, of: Sentences, reader: Reader): Promise<PairLinks> {
  let { links } = pair;
  const { draft, origin, zeroBased } = pair;
  if (draft !== undefined) {
    const reading = await reader.ask("readLinks", [draft, zeroBased ?? false]);
    if (reading === undefined) return { codes: ["unanswered"] };
    const wrong = reading.diagnostics.filter(({ severity }) => severity === "error");
    if (wrong.length > 0) return { codes: [...new Set(wrong.map(({ code }) => code))] };
    // As long as it is not known on what words they stand, those of the pair are the ones to be carried.
    if (origin === undefined) links = reading.lines.flatMap((line) => line.links);
  }
  if (links.length === 0 || (pair.forms === undefined && origin === undefined)) return links;
  const [left, right] = await Promise.all([readText(of.left), readText(of.right)]);
  const now = await wordsOf({ ...of, left, right }, reader);
  // A text with errors is refused for them, and not for its links.
  if (now === undefined) return links;
  const before = origin === undefined ? pair.forms : await wordsOf(origin, reader);
  if (before === undefined || fits(before, now)) return links;
  const work: Work = {
    ...singlePair(left, right, []),
    pairs: [{ ...noPair, left: 0, right: 0, links, forms: before }],
  };
  return carryLinks({ work, history: noHistory }, now).work.pairs[0]?.links ?? links;
}

/** The words of two texts; undefined where one of them has errors. */
async function wordsOf({ left, right, formats, readAs }: Texts, reader: Reader) {
  const [ours, theirs] = await Promise.all([
    reader.ask("read", ["left", left, formats.left, readAs]),
    reader.ask("read", ["right", right, formats.right, readAs]),
  ]);
  return ours && theirs && formsRead({ left: here(ours), right: here(theirs) });
}

const here = (answer: ShownReading) => ({ kind: "ready", answer }) as const;
