/** Which sentence of one file belongs to which of the other: the core says so, by what they are called. */
import type { Engine } from "../engine/client.js";
import type { Block, Corpus } from "./corpus.js";

/**
 * Two files as a corpus: paired by the core, but against a side of one sentence every sentence of the other is
 * set. Undefined where the core did not answer.
 */
export async function pairUp(
  engine: Pick<Engine, "ask">,
  left: readonly Block[],
  right: readonly Block[],
): Promise<Corpus | undefined> {
  if (left.length === 1 || right.length === 1) return everyPair(left, right);
  const answer = await engine.ask("pairSentences", [names(left), names(right)]);
  if (answer === undefined) return undefined;
  const { pairs: places, by } = answer;
  const pairs = Array.from({ length: places.length / 2 }, (_, at) => ({
    left: places[2 * at] ?? 0,
    right: places[2 * at + 1] ?? 0,
  }));
  const alone = { left: left.length - pairs.length, right: right.length - pairs.length };
  return { left, right, pairs, pairing: by, alone };
}

/** Every sentence of one side with every one of the other. */
export function everyPair(left: readonly Block[], right: readonly Block[]): Corpus {
  const pairs = left.flatMap((_, one) => right.map((_, other) => ({ left: one, right: other })));
  const none = pairs.length === 0;
  const alone = { left: none ? left.length : 0, right: none ? right.length : 0 };
  return { left, right, pairs, pairing: "order", alone };
}

/** What each sentence is called, on two lines: as one text it crosses to the core in a moment. */
function names(blocks: readonly Block[]): string {
  return blocks.map(({ parallelId = "", sentId = "" }) => `${parallelId}\n${sentId}\n`).join("");
}
