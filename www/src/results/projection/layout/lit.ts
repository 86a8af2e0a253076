/** What a decision came from, laid over a tree: its nodes and words, and the lines between them. */
import type { Shown } from "../../../engine/shown.js";
import type { Tone, Tones } from "../../../stage/layout/tones.js";

/** Nodes and words of one side. A word has its id, a phrase comes after all words. */
type Lit = Readonly<Record<"nodes" | "words", readonly number[]>>;

/** How they colour a tree. O(words · depth). */
export function litTones(sentence: Shown, { nodes, words }: Lit, tone: Tone): Tones {
  const own = new Set(nodes);
  const lines = new Map<number, Tone>(nodes.map((node) => [node, tone]));
  for (const word of words) {
    // From the word up to the node that was named.
    const way: number[] = [];
    let at: number | undefined = word;
    while (at !== undefined && !own.has(at)) {
      way.push(at);
      at = above(sentence, at);
    }
    if (at !== undefined) for (const node of way) lines.set(node, tone);
  }
  return {
    lit: new Set([...words, ...nodes]),
    words: new Map(words.map((word) => [word, tone])),
    lines,
    meets: new Set(),
  };
}

function above({ words, phrases }: Shown, id: number): number | undefined {
  const index =
    id <= words.length ? words[id - 1]?.phrase : phrases?.[id - words.length - 1]?.parent;
  return index === undefined ? undefined : words.length + 1 + index;
}
