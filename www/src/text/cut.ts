/** A text cut where the core found its sentences. */
import type { OutlineEntry } from "../engine/answers.js";
import { blockOf } from "./block.js";
import type { Block } from "./corpus.js";

/** What ends a tree of Newick, after blanks and comments. The core counts it to no tree. */
const treeEnd = /^(?:\s|\[[^\]]*\])*;/;

/**
 * The sentences of a text, each with what stands before it, so that its comments stay with it. A
 * semicolon belongs to the tree that it ends: `(a,b);(c,d);` are `(a,b);` and `(c,d);`.
 */
export function cut(
  text: string,
  sentences: readonly Pick<OutlineEntry, "start" | "end">[],
): readonly Block<string>[] {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const bytes = encoder.encode(text);
  let start = 0;
  const blocks = sentences.map((sentence, at) => {
    const next = sentences[at + 1]?.start ?? bytes.length;
    const between = decoder.decode(bytes.subarray(sentence.end, next));
    const [ending = ""] = treeEnd.exec(between) ?? [];
    const end = sentence.end + encoder.encode(ending).length;
    const block = decoder.decode(bytes.subarray(start, end)).replace(/^\s*\n|^[ \t]+/, "");
    start = end;
    return block;
  });
  return (blocks.length === 0 ? [text] : blocks).map(blockOf);
}
