/**
 * What stands in a row of words: the words, the folded subtrees in place of theirs, and the empty nodes
 * between them.
 */

import type { Shown } from "../../engine/shown.js";
import { shorten, shownForm } from "./form.js";
import { dependents } from "./subtree.js";

/** A word or a folded subtree; `head` is the word id of the unit it hangs from, 0 for the root. */
export interface WordUnit {
  readonly kind: "word";
  readonly id: number;
  readonly text: string;
  readonly title: string;
  readonly head: number;
  readonly label: string;
  readonly depth: number;
  readonly crossing: boolean;
  /** How many words are folded into it; 0 for a plain word. */
  readonly hidden: number;
  /** Something in its place in the text is wrong. */
  readonly wrong?: boolean | undefined;
}

/** An empty node, by the word it follows (0 = before the first) and its number there. */
interface EmptyUnit {
  readonly kind: "empty";
  readonly after: number;
  readonly index: number;
  readonly text: string;
  readonly title: string;
}

/** One place of the row. */
export type Unit = WordUnit | EmptyUnit;

/** The units of a sentence in sentence order. */
export interface Units {
  readonly units: readonly Unit[];
  /** For each word (index = id − 1) the id of the unit that shows it: itself, or the folded word above it. */
  readonly owner: readonly number[];
}

/** For each word the highest folded word above or at it, else itself. O(words). */
function owners(sentence: Shown, folded: ReadonlySet<number>): number[] {
  const owner = sentence.words.map((word) => word.id);
  if (folded.size === 0) return owner;
  const below = dependents(sentence);
  const open = [sentence.root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const own = owner[id - 1] ?? id;
    for (const child of below[id - 1] ?? []) {
      if (own !== id || folded.has(id)) owner[child - 1] = own;
      open.push(child);
    }
  }
  return owner;
}

/** The sentence as units, with the subtrees of the `folded` words put away. O(words). */
export function unitsOf(sentence: Shown, folded: ReadonlySet<number>): Units {
  const owner = owners(sentence, folded);
  const members = new Map<number, number[]>();
  for (const word of sentence.words) {
    const own = owner[word.id - 1] ?? word.id;
    const list = members.get(own);
    if (list) list.push(word.id);
    else members.set(own, [word.id]);
  }
  const empties = new Map<number, EmptyUnit[]>();
  for (const node of sentence.emptyNodes) {
    // Between two words of one folded subtree there is no longer a place.
    const before = owner[node.after - 1];
    if (before !== undefined && before !== node.after && before === owner[node.after]) continue;
    const form = shownForm(node.form);
    const unit: EmptyUnit = { kind: "empty", after: node.after, index: node.index, ...form };
    const list = empties.get(node.after);
    if (list) list.push(unit);
    else empties.set(node.after, [unit]);
  }
  const units: Unit[] = [...(empties.get(0) ?? [])];
  for (const word of sentence.words) {
    if (owner[word.id - 1] === word.id) {
      const inside = members.get(word.id) ?? [word.id];
      const form = inside.length > 1 ? foldedForm(sentence, inside) : shownForm(word.form);
      units.push({
        kind: "word",
        id: word.id,
        ...form,
        head: word.head === 0 ? 0 : (owner[word.head - 1] ?? word.head),
        label: shorten(word.deprel),
        depth: word.depth,
        crossing: word.crossing,
        hidden: inside.length - 1,
        wrong: word.wrong,
      });
    }
    for (const empty of empties.get(word.id) ?? []) units.push(empty);
  }
  return { units, owner };
}

function foldedForm(sentence: Shown, inside: readonly number[]): { text: string; title: string } {
  const form = (id: number | undefined) => sentence.words[(id ?? 0) - 1]?.form ?? "";
  const between = inside.length > 2 ? " … " : " ";
  const text = `${shorten(form(inside[0]), 14)}${between}${shorten(form(inside.at(-1)), 14)}`;
  return { text, title: shownForm(inside.map(form).join(" ")).title };
}
