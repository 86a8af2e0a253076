/** How many errors each of many blocks has, from one look at all of them. */
import type { Outline } from "../engine/answers.js";

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
