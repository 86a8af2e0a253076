/** How many errors each of the pairs of a corpus has, as the picker tells. */
import type { Outline, Side } from "../engine/answers.js";
import type { Engine } from "../engine/client.js";
import type { Work } from "../model/state.js";

/** How many errors the sentences of each pair have. Linear in the texts. */
export async function pairErrors(work: Work, engine: Engine): Promise<readonly number[]> {
  const ofSide = async (side: Side) => {
    // Of what stands in files the errors are known.
    const texts = work[side].filter((text) => typeof text === "string");
    const outline = await engine.ask("outline", [joined(texts), work.formats[side]]);
    const errors = outline ? errorsByBlock(texts, outline).values() : undefined;
    return work[side].map((text) =>
      typeof text === "string" ? (errors?.next().value ?? 0) : text.errors,
    );
  };
  const [left, right] = await Promise.all([ofSide("left"), ofSide("right")]);
  const of = (errors: readonly number[], block: number | undefined) =>
    block === undefined ? 0 : (errors[block] ?? 0);
  return work.pairs.map((pair) => of(left, pair.left) + of(right, pair.right));
}

/** The blocks as one text, in which they can be told apart again. */
export function joined(blocks: readonly string[]): string {
  return blocks.join("\n\n");
}

/**
 * The errors of each block, by the outline of the joined text. A block may hold no sentence or several;
 * one without any has an error of its own. Linear.
 */
export function errorsByBlock(
  blocks: readonly string[],
  outline: Pick<Outline, "sentences">,
): readonly number[] {
  let sentence = 0;
  let line = 1;
  return blocks.map((block) => {
    const end = line + block.split("\n").length;
    let errors = 0;
    let found = 0;
    for (;;) {
      const entry = outline.sentences[sentence];
      if (entry === undefined || entry.line >= end) break;
      errors += entry.errors;
      found++;
      sentence++;
    }
    // The line of the block's end and the blank one after it.
    line = end + 1;
    return found === 0 ? 1 : errors;
  });
}
