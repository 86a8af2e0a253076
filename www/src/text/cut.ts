/** A text cut where the core found its sentences. */
import type { OutlineEntry } from "../engine/answers.js";
import { blockOf } from "./block.js";
import type { Block } from "./corpus.js";

/** The sentences of a text, each with what stands before it, so that its comments stay with it. */
export function cut(
  text: string,
  sentences: readonly Pick<OutlineEntry, "end">[],
): readonly Block<string>[] {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const blocks = sentences.map(({ end }, at) => {
    const start = sentences[at - 1]?.end ?? 0;
    return decoder.decode(bytes.subarray(start, end)).replace(/^\s*\n|^[ \t]+/, "");
  });
  return (blocks.length === 0 ? [text] : blocks).map(blockOf);
}
