/**
 * A sentence as it is drawn, whatever could be read of it: whole dependencies, words below phrases, words
 * alone, or a text with errors as far as it is right.
 *
 * `cats sleep` read as words is two words without a head; of CoNLL-U with a wrong HEAD every word is there,
 * and the one with the wrong HEAD has none.
 */
import type { Phrase, Reading, Sentence, Word } from "./answers.js";

/** The head of a word of which none is known. No word has this id, and a root has 0. */
const noHead = -1;

/** A word of a sentence as it is drawn. */
interface ShownWord extends Word {
  /** The index of the phrase that holds it. */
  readonly phrase?: number | undefined;
  /** Something in its place in the text is wrong. */
  readonly wrong?: boolean | undefined;
}

/** A sentence as it is drawn. One of whole dependencies is shown as it was read. */
export interface Shown extends Sentence {
  readonly words: ShownWord[];
  /** Of brackets and Newick: the phrases, each before those it holds. Empty of words alone. */
  readonly phrases?: readonly Phrase[] | undefined;
}

/** A reading with what of it is drawn. */
export interface ShownReading extends Reading {
  /** Undefined where no word was read. */
  readonly shown: Shown | undefined;
}

/** What of a reading is drawn; nothing where no word was read. O(words). */
export function shownOf({ sentence, phrases, broken }: Reading): Shown | undefined {
  if (sentence) return sentence;
  const from = phrases ?? broken;
  if (!from || from.words.length === 0) return undefined;
  const words = from.words.map(
    (word, at): ShownWord => ({
      id: at + 1,
      form: word.form,
      lemma: undefined,
      upos: undefined,
      xpos: undefined,
      feats: undefined,
      head: noHead,
      deprel: "",
      deps: undefined,
      misc: undefined,
      depth: 0,
      crossing: false,
      line: word.line,
      wrong: word.wrong,
      ...("tag" in word && { upos: word.tag, phrase: word.phrase }),
      ...("upos" in word && {
        upos: word.upos,
        xpos: word.xpos,
        head: word.head ?? noHead,
        deprel: word.deprel ?? "",
      }),
    }),
  );
  return {
    sentId: from.sentId,
    text: undefined,
    parallelId: undefined,
    words: broken && !phrases ? withDepths(words) : words,
    tokens: [],
    emptyNodes: [],
    root: words.find((word) => word.head === 0)?.id ?? 0,
    phrases: phrases?.phrases,
  };
}

/** The words with their depths; what hangs from nothing begins anew at 0. O(words). */
function withDepths(words: readonly ShownWord[]): ShownWord[] {
  const below = new Map<number, number[]>();
  for (const { id, head } of words) {
    const list = below.get(Math.max(head, 0));
    if (list) list.push(id);
    else below.set(Math.max(head, 0), [id]);
  }
  const depths = new Map<number, number>();
  const open = [...(below.get(0) ?? [])].map((id) => ({ id, depth: 0 }));
  for (let next = open.pop(); next; next = open.pop()) {
    depths.set(next.id, next.depth);
    for (const id of below.get(next.id) ?? []) open.push({ id, depth: next.depth + 1 });
  }
  return words.map((word) => ({ ...word, depth: depths.get(word.id) ?? 0 }));
}
