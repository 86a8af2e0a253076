/** The links of a pair as the page would have them once the pair is opened. */
import type { Link } from "../../engine/answers.js";
import type { Outcome } from "../../engine/asked.js";
import type { Engine } from "../../engine/client.js";
import type { ShownReading } from "../../engine/shown.js";
import { noHistory } from "../../model/history.js";
import { readText, type SentenceText } from "../../model/slice.js";
import { fits, formsRead } from "../../model/snapshot.js";
import { noPair, type Pair, singlePair, type Texts, type Work } from "../../model/state.js";
import { carryLinks } from "../../text/moving.js";

/** Reads texts and links. */
export type Reader = Pick<Engine, "call">;

/** What the texts of all pairs are read as. */
type ReadingOf = Pick<Work, "formats" | "readAs">;

/** The links of a pair, or the codes that say why there are none to be measured by. */
export type PairLinks = readonly Link[] | { readonly codes: readonly string[] };

/** Whether the links of a pair are known without asking. */
export function isPlain({ draft, forms, origin, links }: Pair): boolean {
  return draft === undefined && origin === undefined && (forms === undefined || links.length === 0);
}

/**
 * The links of a pair of these texts. Links written as a text are what is read of it, and those that stand
 * on other words than the texts have now are carried to these.
 */
export async function linksOf(
  pair: Pair,
  texts: Readonly<Record<"left" | "right", SentenceText>>,
  { formats, readAs }: ReadingOf,
  reader: Reader,
): Promise<PairLinks> {
  let { links } = pair;
  const { draft, origin, zeroBased } = pair;
  if (draft !== undefined) {
    const reading = answered(await reader.call("readLinks", [draft, zeroBased ?? false], always));
    if (reading === undefined) return { codes: ["unanswered"] };
    const wrong = reading.diagnostics.filter(({ severity }) => severity === "error");
    if (wrong.length > 0) return { codes: [...new Set(wrong.map(({ code }) => code))] };
    // As long as it is not known on what words they stand, those of the pair are the ones to be carried.
    if (origin === undefined) links = reading.lines.flatMap((line) => line.links);
  }
  if (links.length === 0 || (pair.forms === undefined && origin === undefined)) return links;
  const [left, right] = await Promise.all([readText(texts.left), readText(texts.right)]);
  const now = await wordsOf({ left, right, formats, readAs }, reader);
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
    reader.call("read", ["left", left, formats.left, readAs], always),
    reader.call("read", ["right", right, formats.right, readAs], always),
  ]).then((outcomes) => outcomes.map(answered));
  return ours && theirs && formsRead({ left: here(ours), right: here(theirs) });
}

const always = () => true;

function answered<Answer>(outcome: Outcome<Answer>): Answer | undefined {
  return outcome.kind === "answered" ? outcome.answer : undefined;
}

const here = (answer: ShownReading) => ({ kind: "ready", answer }) as const;
