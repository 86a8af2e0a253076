/**
 * A tree of phrases as nodes over a row of units. Words have the ids 1 to n, the phrases those after them
 * in their order: of three words and two phrases, the phrases are 4 and 5.
 */

import type { Shown } from "../../engine/shown.js";
import { hanging } from "./below.js";
import { shorten, shownForm } from "./form.js";
import { grouped } from "./grouped.js";
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
  const { above } = hanging(sentence);
  const ids = [...phrases.map((_, at) => words.length + 1 + at), ...words.map(({ id }) => id)];
  // What shows a node: itself, or the highest folded phrase above it.
  const owner = above.slice(1);
  for (const id of ids) {
    const over = owner[(above[id] ?? 0) - 1] ?? 0;
    owner[id - 1] = folded.has(over) ? over : id;
  }
  const nodes = ids.filter((id) => owner[id - 1] === id);
  const begin = (id: number) => phrases[id - words.length - 1]?.first ?? id;
  const inOrder = (a: number, b: number) => begin(a) - begin(b);
  const children = grouped(nodes, (id) => above[id] ?? 0);
  for (const list of children.values()) list.sort(inOrder);
  const units = nodes
    .filter((id) => id <= words.length || folded.has(id))
    .sort(inOrder)
    .map((id) => unitOf(sentence, id));
  return { units, owner, nodes, children, tops: children.get(0) ?? [] };
}

/** A word, or a phrase that is put away. */
function unitOf(sentence: Shown, id: number): WordUnit {
  const { words, phrases = [] } = sentence;
  const unit = { kind: "word", id, head: -1, label: "", depth: 0, crossing: false } as const;
  const word = words[id - 1];
  if (word) return { ...unit, ...shownForm(word.form), hidden: 0, wrong: word.wrong };
  const { first = 1, last = 0, label } = phrases[id - words.length - 1] ?? {};
  const before = label === undefined ? "" : `${shorten(label, 12)} `;
  return {
    ...unit,
    text: before + boxText(sentence, first, last),
    title: shownForm(before + spanText(sentence, first, last)).title,
    hidden: last - first + 1,
  };
}
