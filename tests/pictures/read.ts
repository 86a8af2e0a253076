import type { Sentence, Word } from "../../www/src/engine/answers.js";

/**
 * A sentence in a mini-notation, one word a blank: `form/head/deprel`, or `form/head/deprel/UPOS`.
 * `[du 3-4]` after a word names a multiword token, `{gave}` an empty node in its place. Underscores in a form
 * stand for blanks.
 *
 * `readSentence("the/2/det cat/0/root")`
 */
export function readSentence(notation: string): Sentence {
  const words: Omit<Word, "depth" | "crossing">[] = [];
  const tokens: Sentence["tokens"] = [];
  const emptyNodes: Sentence["emptyNodes"] = [];
  for (const piece of notation.match(/\[[^\]]*\]|\{[^}]*\}|\S+/g) ?? []) {
    const token = /^\[(\S+) (\d+)-(\d+)\]$/.exec(piece);
    if (token) {
      tokens.push({ form: token[1] ?? "", first: Number(token[2]), last: Number(token[3]) });
      continue;
    }
    if (piece.startsWith("{")) {
      const after = words.length;
      const index = emptyNodes.filter((node) => node.after === after).length + 1;
      emptyNodes.push({ after, index, form: piece.slice(1, -1), deps: undefined });
      continue;
    }
    const [form = "", head = "0", deprel = "dep", upos] = piece.split("/");
    words.push({
      id: words.length + 1,
      form: form.replaceAll("_", " "),
      lemma: undefined,
      upos,
      xpos: undefined,
      feats: undefined,
      head: Number(head),
      deprel,
      deps: undefined,
      misc: undefined,
      line: words.length + 1,
    });
  }
  const headOf = (id: number) => words[id - 1]?.head ?? 0;
  const ancestors = (id: number) => {
    const way: number[] = [];
    for (let at = headOf(id); at !== 0; at = headOf(at)) way.push(at);
    return way;
  };
  return {
    sentId: undefined,
    text: undefined,
    parallelId: undefined,
    words: words.map((word) => {
      const [low, high] = [Math.min(word.id, word.head), Math.max(word.id, word.head)];
      const between = words.filter((other) => other.id > low && other.id < high);
      const crossing =
        word.head !== 0 && between.some((other) => !ancestors(other.id).includes(word.head));
      return { ...word, depth: ancestors(word.id).length, crossing };
    }),
    tokens,
    emptyNodes,
    root: words.find((word) => word.head === 0)?.id ?? 0,
  };
}
