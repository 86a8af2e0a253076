/**
 * A tree of phrases as nodes over a row of units. Words have the ids 1 to n, the phrases those after them
 * in their order: of three words and two phrases, the phrases are 4 and 5.
 */

import type { Shown } from "../../engine/shown.js";
import { shorten, shownForm } from "./form.js";
import type { Units, WordUnit } from "./unit.js";

/** What is to be seen of a tree of phrases. */
interface PhraseUnits extends Units {
  /** The nodes that are to be seen, phrases before what they hold, by their ids. */
  readonly nodes: readonly number[];
  /** What a phrase that is to be seen holds, in the order of the words. */
  readonly children: ReadonlyMap<number, readonly number[]>;
  /** The nodes that nothing holds, in the order of the words. */
  readonly tops: readonly number[];
}

/** The id of the phrase at an index. */
function phraseId({ words }: Shown, index: number): number {
  return words.length + 1 + index;
}

/** A phrase is put away in a box that begins with its label and its first words, as many as these characters hold. */
const boxed = 26;

function boxText(sentence: Shown, first: number, last: number): string {
  let text = "";
  for (let id = first; id <= last; id += 1) {
    const form = shorten(sentence.words[id - 1]?.form ?? "", 18);
    if (text !== "" && text.length + form.length > boxed) return `${text} …`;
    text += text === "" ? form : ` ${form}`;
  }
  return text;
}

/** The forms from one word to another, with spaces between them. */
export function spanText({ words }: Shown, first: number, last: number): string {
  return words
    .slice(first - 1, last)
    .map((word) => word.form)
    .join(" ");
}

/** The words, the boxes of `folded` phrases in place of theirs, and the phrases over them. O(words + phrases). */
export function phraseUnits(sentence: Shown, folded: ReadonlySet<number>): PhraseUnits {
  const { words, phrases = [] } = sentence;
  // What shows a node: itself, or the highest folded phrase above it.
  const owner = [...words, ...phrases].map((_, at) => at + 1);
  const ownerOf = (index: number | undefined) =>
    index === undefined ? undefined : owner[phraseId(sentence, index) - 1];
  const hangOn = (id: number, phrase: number | undefined) => {
    const above = ownerOf(phrase);
    if (above !== undefined && (folded.has(above) || above !== phraseId(sentence, phrase ?? 0)))
      owner[id - 1] = above;
  };
  phrases.forEach(({ parent }, index) => {
    hangOn(phraseId(sentence, index), parent);
  });
  for (const { id, phrase } of words) hangOn(id, phrase);

  const children = new Map<number, number[]>();
  const tops: number[] = [];
  const inside: number[] = [];
  const units: WordUnit[] = [];
  const hang = (id: number, above: number | undefined) => {
    const list = above === undefined ? tops : (children.get(above) ?? []);
    if (above !== undefined) children.set(above, list);
    list.push(id);
  };
  const begin = new Map<number, number>();
  phrases.forEach((phrase, index) => {
    const id = phraseId(sentence, index);
    begin.set(id, phrase.first);
    if (owner[id - 1] !== id) return;
    inside.push(id);
    hang(id, ownerOf(phrase.parent));
    if (!folded.has(id)) return;
    const box = boxText(sentence, phrase.first, phrase.last);
    const label = phrase.label === undefined ? "" : `${shorten(phrase.label, 12)} `;
    units.push({
      ...unitOf(id),
      text: label + box,
      title: shownForm(label + spanText(sentence, phrase.first, phrase.last)).title,
      hidden: phrase.last - phrase.first + 1,
    });
  });
  for (const word of words) {
    begin.set(word.id, word.id);
    if (owner[word.id - 1] !== word.id) continue;
    inside.push(word.id);
    hang(word.id, ownerOf(word.phrase));
    units.push({ ...unitOf(word.id), ...shownForm(word.form), wrong: word.wrong });
  }
  const inOrder = (a: number, b: number) => (begin.get(a) ?? 0) - (begin.get(b) ?? 0);
  for (const list of children.values()) list.sort(inOrder);
  units.sort((a, b) => inOrder(a.id, b.id));
  return { units, owner, nodes: inside, children, tops: tops.sort(inOrder) };
}

function unitOf(id: number): WordUnit {
  const plain = { text: "", title: "", label: "", depth: 0, crossing: false, hidden: 0 };
  return { kind: "word", id, head: -1, ...plain };
}
