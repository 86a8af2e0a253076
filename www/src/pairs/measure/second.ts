/** A second hypothesis for B: its sentences in the places of those of B, paired with A as those are. */
import type { Format, Side } from "../../engine/answers.js";
import type { SentenceText } from "../../model/slice.js";
import type { Pair, Work } from "../../model/state.js";
import { blockOf } from "../../text/block.js";
import type { Block, Intake } from "../../text/corpus.js";
import { pairUp } from "../../text/pair.js";
import type { Subject } from "./subject.js";

/** The sentences of a second file. */
export interface Second {
  readonly name: string;
  readonly format: Format;
  readonly blocks: readonly Block[];
}

/** Which of its sentences belongs to which pair. */
export interface Partners {
  of(pair: Pair): number | undefined;
  /** How many of its sentences belong to none. */
  readonly alone: number;
}

/** Pairs the second file with A, by what files are paired by: ids that they share, else their order. */
export function partnersOf({ left }: Pick<Work, "left">, blocks: readonly Block[]): Partners {
  if (left.length === 1) {
    // Every sentence of B is set against the one of A: so is that of the second file in its place.
    const of = ({ right }: Pair) => (right !== undefined && right in blocks ? right : undefined);
    return { of, alone: 0 };
  }
  const { pairs, alone } = pairUp(
    left.map((text) => blockOf(text)),
    blocks,
  );
  const partners = new Map(pairs.map((pair) => [pair.left, pair.right]));
  const of = (pair: Pair) => (pair.left === undefined ? undefined : partners.get(pair.left));
  return { of, alone: alone.right };
}

/** Whether two works have a sentence in common, in the same place: else the second file is none of the other. */
export function isSameCorpus(a: Pick<Work, Side>, b: Pick<Work, Side>): boolean {
  return (["left", "right"] as const).some((side) =>
    a[side].some((text, at) => {
      const other = b[side][at];
      if (text === other) return true;
      if (other === undefined) return false;
      // It stood in a file, and has been read since.
      const [one, two] = [blockOf(text), blockOf(other)];
      return one.sentId === two.sentId && one.label === two.label;
    }),
  );
}

/** How many pairs have no sentence of the second file. */
export function missingOf(pairs: readonly Pair[], partners: Partners): number {
  return pairs.filter((pair) => partners.of(pair) === undefined).length;
}

/** What is measured of it: the pairs of the work, each with the sentence of the second file. */
export function secondSubject(first: Subject, second: Second, partners: Partners): Subject {
  return {
    ...first,
    right: second.blocks.map(({ text }): SentenceText => text),
    pairs: first.pairs.map((pair): Pair => ({ ...pair, right: partners.of(pair) })),
    formats: { left: first.formats.left, right: second.format } satisfies Record<Side, Format>,
    linked: { right: first.right, pairs: first.pairs, formats: first.formats },
  };
}

/** The sentences of what was opened, or why there are none: a phrase of the catalogue. */
export function secondOf(
  name: string,
  intake: Intake,
): Second | { readonly id: string; readonly args: Readonly<Record<string, string | number>> } {
  switch (intake.kind) {
    case "document":
      return { name, format: intake.format, blocks: intake.blocks };
    case "sentence":
      return { name, format: intake.format, blocks: [intake.block] };
    case "pair":
      return { name, format: intake.format, blocks: [intake.left, intake.right] };
    case "refused":
      return { id: intake.id, args: intake.args };
    default:
      return { id: "intake-no-sentence", args: { name } };
  }
}
