/**
 * Lines of links for pairs. A file that says how many words the sentences of a pair have is set against those that
 * there are: where they have others, its line is `GIZA++:2/3`, which is no links and is told of as that.
 */
import type { Format, Side } from "../engine/answers.js";
import type { Engine } from "../engine/client.js";
import { readText } from "../model/slice.js";
import { currentPair, type Work } from "../model/state.js";
import type { Block, LinksFile } from "./corpus.js";

/** How a line begins that stands for links of GIZA++ which were not taken. */
const notTaken = "GIZA++:";

/** Whether a line stands for links that were not taken, which was said when that was found. */
export const isNotTaken = (line: string | undefined): boolean =>
  line?.startsWith(notTaken) === true;

/** A sentence of a pair, and how many words it has where that is known already. */
type Sentence = Pick<Block, "text" | "words"> | undefined;

/** A pair and the place of its line in the file. */
interface Place extends Readonly<Record<Side, Sentence>> {
  readonly line: number;
}

/** The line of each pair, and the places of those whose sentences have other numbers of words. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly unfit: readonly number[];
}

/** The lines of these pairs. A sentence that is still to come, or cannot be read, has any number of words. */
export async function fitted(
  engine: Pick<Engine, "ask">,
  { lines, sizes }: LinksFile,
  places: readonly Place[],
  formats: Readonly<Record<Side, Format>>,
): Promise<Fitted> {
  const unfit: number[] = [];
  const found: string[] = [];
  const has = async (said: number, sentence: Sentence, format: Format) => {
    if (sentence === undefined) return true;
    const text = sentence.words === undefined ? await readText(sentence.text) : "";
    const read = text.trim() && (await engine.ask("outline", [text, format]));
    const words = read ? read.sentences[0]?.words : sentence.words;
    return words === undefined || words === said;
  };
  for (const [at, { line, left, right }] of places.entries()) {
    const said = sizes?.[line];
    const fits =
      said === undefined ||
      ((await has(said[0], left, formats.left)) && (await has(said[1], right, formats.right)));
    if (!fits) unfit.push(at);
    found.push(fits ? (lines[line] ?? "") : `${notTaken}${said.join("/")}`);
  }
  return { lines: found, unfit };
}

/** The lines for the pairs that there are: of a file that names its pairs one for each, or one for the pair shown; else as they are. */
export async function fittedTo(
  engine: Pick<Engine, "ask">,
  work: Work,
  file: LinksFile,
): Promise<Fitted> {
  if (file.sizes === undefined) return { lines: file.lines, unfit: [] };
  const pairs = file.lines.length === 1 ? [currentPair(work)] : work.pairs;
  const sentence = (side: Side, at: number | undefined): Sentence => {
    const text = work[side][at ?? -1];
    return text === undefined ? undefined : { text };
  };
  const places = pairs.map(({ left, right }, line) => ({
    line,
    left: sentence("left", left),
    right: sentence("right", right),
  }));
  return fitted(engine, file, places, work.formats);
}
