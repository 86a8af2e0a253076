/** The pairs of phrases as they are listed: each with its two phrases, by a name that outlives an answer. */
import type {
  AlignmentType,
  Crossings,
  CrossingTally,
  Format,
  Link,
  PhraseTest,
  Representation,
  TestedPhrase,
} from "../../engine/answers.js";
import { hasColumns } from "../../model/formats.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { idsBetween } from "../../stage/layout/between.js";
import { type Chosen, representations } from "./props.js";

/** Two phrases that were tested against each other. */
export type Tested = ReturnType<typeof testedOf>[number];

/** The pairs of an answer, in its order. */
export const testedOf = memoizeLast(({ tests, phrases }: Crossings) =>
  tests.flatMap((test) => {
    const [first, second] = [phrases[test.first], phrases[test.second]];
    if (first === undefined || second === undefined) return [];
    return [{ name: nameOf(test, first, second), test, first, second }];
  }),
);

/** `modifier 3-3 5-7` is the pair of word 3 and words 5 to 7: the same in every answer about the sentence. */
function nameOf({ kind }: PhraseTest, first: TestedPhrase, second: TestedPhrase): string {
  const words = (phrase: TestedPhrase) =>
    phrase.words.map(([from, to]) => `${from}-${to}`).join(",");
  return `${kind} ${words(first)} ${words(second)}`;
}

/** Whether a pair counts as a crossing, phrasal translations among them or not. */
export function counts({ test }: Tested, { filter }: Pick<Chosen, "filter">): boolean {
  return test.outcome === "crosses" || (!filter && test.outcome === "translated");
}

/** The pair that is looked at: the one of that name where it is there, else the first, if that one crosses. */
export function lookedAt(
  tested: readonly Tested[],
  name: string,
  chosen: Pick<Chosen, "filter">,
): Tested | undefined {
  const [first] = tested;
  return (
    tested.find((one) => one.name === name) ?? (first && counts(first, chosen) ? first : undefined)
  );
}

/** How many crossings there are by a tally. */
export function counted(
  { crossings, filtered }: CrossingTally,
  { filter }: Pick<Chosen, "filter">,
): number {
  return filter ? crossings - filtered : crossings;
}

/** What the phrases of a sentence in this format may be. */
export function possibleOf(format: Format): readonly Representation[] {
  if (format === "words") return [];
  return hasColumns(format) ? ["dependencies"] : representations;
}

/** The representation that is chosen, where the sentence has it: it may have been chosen over another one. */
export function representationOf({ representation }: Chosen, format: Format) {
  return possibleOf(format).find((one) => one === representation);
}

/** The links that count; sure ones first: of each word of A its sure ones if it has any, else its possible ones. */
export const countedLinks = memoizeLast(
  (links: readonly Link[], alignment: AlignmentType): readonly Link[] => {
    if (alignment === "all") return links;
    const sure = links.filter(({ possible }) => possible !== true);
    if (alignment === "sure") return sure;
    const known = new Set(sure.map(({ left }) => left));
    return links.filter((link) => link.possible !== true || !known.has(link.left));
  },
);

/** The ids of the words of a phrase. */
export function idsOf({ words }: TestedPhrase): readonly number[] {
  return words.flatMap(([from, to]) => idsBetween(from, to));
}
