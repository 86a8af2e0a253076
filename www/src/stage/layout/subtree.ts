import type { Shown } from "../../engine/shown.js";

/** Of each sentence what is below its words: at every drawing it is asked for anew. */
const below = new WeakMap<Shown, readonly (readonly number[])[]>();

/** For each word (index = id − 1) the ids of its dependents, in sentence order. O(words), once a sentence. */
export function dependents(sentence: Shown): readonly (readonly number[])[] {
  const known = below.get(sentence);
  if (known !== undefined) return known;
  const lists: number[][] = sentence.words.map(() => []);
  for (const word of sentence.words) lists[word.head - 1]?.push(word.id);
  below.set(sentence, lists);
  return lists;
}

/** The ids of the words below `id` and of `id` itself, in sentence order. O(words). */
export function subtree(sentence: Shown, id: number): number[] {
  const lists = dependents(sentence);
  const found: number[] = [];
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    found.push(next);
    for (const word of lists[next - 1] ?? []) open.push(word);
  }
  return found.sort((a, b) => a - b);
}

/** The forms of a subtree in sentence order, joined by blanks: the string a node stands for. */
export function subtreeText(sentence: Shown, id: number): string {
  return subtree(sentence, id)
    .map((word) => sentence.words[word - 1]?.form ?? "")
    .join(" ");
}
