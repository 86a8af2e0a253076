/** A second hypothesis for B: its sentences in the places of those of B, paired with A as those are. */
import type { Format } from "../../engine/answers.js";
import type { Engine } from "../../engine/client.js";
import type { SentenceText } from "../../model/slice.js";
import type { Pair, System, Work } from "../../model/state.js";
import { blockOf } from "../../text/block.js";
import { pairUp } from "../../text/pair.js";
import type { Subject } from "./subject.js";

/** Which of its sentences belongs to which pair, and how many belong to none. */
export interface Partners {
  readonly of: (pair: Pair) => number | undefined;
  readonly alone: number;
}

/**
 * Pairs its sentences with A as files are: by ids that they share, else by their order. Undefined where the
 * core did not answer.
 */
export async function partnersOf(
  engine: Pick<Engine, "ask">,
  left: Work["left"],
  texts: readonly SentenceText[],
): Promise<Partners | undefined> {
  if (left.length === 1) {
    // Every sentence of B is set against the one of A: so is that of the second file in its place.
    const of = ({ right }: Pair) => (right !== undefined && right in texts ? right : undefined);
    return { of, alone: 0 };
  }
  const corpus = await pairUp(engine, left.map(blockOf), texts.map(blockOf));
  if (corpus === undefined) return undefined;
  const { pairs, alone } = corpus;
  const partners = new Map(pairs.map((pair) => [pair.left, pair.right]));
  const of = (pair: Pair) => (pair.left === undefined ? undefined : partners.get(pair.left));
  return { of, alone: alone.right };
}

/** What is measured of it: the pairs of the work, each with the sentence of the second file. */
export function secondSubject(
  first: Subject,
  second: System & { readonly format: Format },
  { of }: Partners,
): Subject {
  return {
    ...first,
    right: second.texts,
    pairs: first.pairs.map((pair): Pair => ({ ...pair, right: of(pair) })),
    formats: { left: first.formats.left, right: second.format },
    linked: { right: first.right, pairs: first.pairs, formats: first.formats },
  };
}
