import type { Phrase, Sentence, Word } from "../../www/src/engine/answers.js";
import type { Shown } from "../../www/src/engine/shown.js";

/**
 * A sentence in a mini-notation, one word a blank: `form/head/deprel`, or `form/head/deprel/UPOS`.
 * `[du 3-4]` after a word names a multiword token, `{gave}` an empty node in its place. Underscores in a form
 * stand for blanks. What stands after `@` is its DEPS: `cats/2/nsubj@2:nsubj|5.1:nsubj`, `{gave@2:conj}`.
 *
 * `readSentence("the/2/det cat/0/root")`
 */
export function readSentence(notation: string): Sentence {
  const words: Omit<Word, "depth" | "crossing">[] = [];
  const tokens: Sentence["tokens"] = [];
  const emptyNodes: Sentence["emptyNodes"] = [];
  for (const whole of notation.match(/\[[^\]]*\]|\{[^}]*\}|\S+/g) ?? []) {
    const [, piece = "", deps] = /^([^@]*)(?:@([^}]*))?/.exec(whole) ?? [];
    const token = /^\[(\S+) (\d+)-(\d+)\]$/.exec(piece);
    if (token) {
      tokens.push({ form: token[1] ?? "", first: Number(token[2]), last: Number(token[3]) });
      continue;
    }
    if (piece.startsWith("{")) {
      const after = words.length;
      const index = emptyNodes.filter((node) => node.after === after).length + 1;
      emptyNodes.push({ after, index, form: piece.replace(/[{}]/g, ""), deps });
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
      deps,
      misc: undefined,
      line: words.length + 1,
    });
  }
  const headOf = (id: number) => words[id - 1]?.head ?? 0;
  const ancestors = (id: number) => {
    const way: number[] = [];
    for (let at = headOf(id); at > 0; at = headOf(at)) way.push(at);
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
        word.head > 0 && between.some((other) => !ancestors(other.id).includes(word.head));
      return { ...word, depth: ancestors(word.id).length, crossing };
    }),
    tokens,
    emptyNodes,
    root: words.find((word) => word.head === 0)?.id ?? 0,
  };
}

/** A word of a row, without a head. */
function bareWord(form: string, tag: string | undefined, phrase: number | undefined, id: number) {
  return {
    id,
    form,
    lemma: undefined,
    upos: tag,
    xpos: undefined,
    feats: undefined,
    head: -1,
    deprel: "",
    deps: undefined,
    misc: undefined,
    depth: 0,
    line: 1,
    crossing: false,
    phrase,
    wrong: false,
  };
}

/**
 * A tree of phrases in brackets, `(S (NP (DT the) (NN cat)) (VP sleeps))`; a bracket around one word is its
 * part of speech. `(, a b)` with a comma for a label is a phrase without one, as Newick has them; words
 * outside of all brackets hang from nothing.
 */
export function readPhrases(notation: string): Shown {
  const words: ReturnType<typeof bareWord>[] = [];
  const phrases: (Omit<Phrase, "parent"> & { parent: number | undefined })[] = [];
  const open: number[] = [];
  const pieces = notation.match(/\([^\s()]+ +[^\s()]+\)|\([^\s()]*|\)|[^\s()]+/g) ?? [];
  for (const piece of pieces) {
    const tagged = /^\(([^\s()]+) +([^\s()]+)\)$/.exec(piece);
    if (piece === ")") {
      const phrase = phrases[open.pop() ?? -1];
      if (phrase) phrase.last = words.length;
    } else if (piece.startsWith("(") && !tagged) {
      const [, label = "", functions] = /^\(([^-]*)(-.*)?$/.exec(piece) ?? [];
      const first = words.length + 1;
      const named = { label: label === "," ? undefined : label, functions };
      phrases.push({ parent: open.at(-1), ...named, first, last: first, head: first });
      open.push(phrases.length - 1);
    } else {
      const [, tag, form = piece] = tagged ?? [];
      words.push(bareWord(form, tag, open.at(-1), words.length + 1));
    }
  }
  return {
    sentId: undefined,
    text: undefined,
    parallelId: undefined,
    words,
    tokens: [],
    emptyNodes: [],
    root: 0,
    phrases,
  };
}
