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
  /** The label is the longer one of the enhanced graph. */
  readonly extended?: boolean;
  readonly depth: number;
  readonly crossing: boolean;
  /** How many words are folded into it; 0 for a plain word. */
  readonly hidden: number;
  /** They are alike on the other side. */
  readonly alike?: boolean;
  /** Something in its place in the text is wrong. */
  readonly wrong?: boolean | undefined;
}

/** An empty node. */
interface EmptyUnit {
  readonly kind: "empty";
  /** `8.1`. */
  readonly id: string;
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

/** Words beside each other that are drawn as one, which is called by its head. */
export interface Block {
  readonly head: number;
  readonly first: number;
  readonly last: number;
}

/** For each word the highest folded word above or at it, the head of its block, or itself. O(words). */
function owners(sentence: Shown, folded: ReadonlySet<number>, blocks: readonly Block[]): number[] {
  const owner = subtreeOwners(sentence, folded);
  for (const { head, first, last } of blocks) {
    const own = owner.slice(first - 1, last);
    // A subtree that reaches beyond it stays whole.
    if (own.every((id) => id >= first && id <= last)) owner.fill(head, first - 1, last);
  }
  return owner;
}

function subtreeOwners(sentence: Shown, folded: ReadonlySet<number>): number[] {
  const owner = sentence.words.map((word) => word.id);
  if (folded.size === 0) return owner;
  const below = dependents(sentence);
  // In a text with errors there may be several roots, and words of which no head is known.
  const open = sentence.words.flatMap(({ id, head }) => (head > 0 ? [] : [id]));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const own = owner[id - 1] ?? id;
    for (const child of below[id - 1] ?? []) {
      if (own !== id || folded.has(id)) owner[child - 1] = own;
      open.push(child);
    }
  }
  return owner;
}

/** The sentence as units, with the subtrees of the `folded` words and the `blocks` put away. O(words · (empty nodes + folds)). */
export function unitsOf(
  sentence: Shown,
  folded: ReadonlySet<number>,
  blocks: readonly Block[] = [],
): Units {
  const owner = owners(sentence, folded, blocks);
  const alike = new Set(blocks.map(({ head }) => head));
  const emptiesAfter = (id: number): EmptyUnit[] => {
    const before = owner[id - 1];
    // Between two words of one folded subtree there is no longer a place.
    if (before !== undefined && before !== id && before === owner[id]) return [];
    const nodes = sentence.emptyNodes.filter(({ after }) => after === id);
    return nodes.map(({ index, form }) => ({
      kind: "empty",
      id: `${id}.${index}`,
      ...shownForm(form),
    }));
  };
  const wordUnit = (word: Shown["words"][number]): WordUnit => {
    const { id, head, deprel, depth, crossing, wrong } = word;
    const isIn = (other: { readonly id: number }) => owner[other.id - 1] === id;
    const inside = folded.has(id) || alike.has(id) ? sentence.words.filter(isIn) : [word];
    return {
      kind: "word",
      id,
      ...(inside.length > 1 ? foldedForm(inside) : shownForm(word.form)),
      head: head === 0 ? 0 : (owner[head - 1] ?? head),
      label: shorten(deprel),
      depth,
      crossing,
      hidden: inside.length - 1,
      alike: alike.has(id) && inside.length > 1,
      wrong,
    };
  };
  const units = sentence.words.flatMap((word): Unit[] => [
    ...(owner[word.id - 1] === word.id ? [wordUnit(word)] : []),
    ...emptiesAfter(word.id),
  ]);
  return { units: [...emptiesAfter(0), ...units], owner };
}

function foldedForm(inside: Shown["words"]): { text: string; title: string } {
  const forms = inside.map(({ form }) => form);
  const between = forms.length > 2 ? " … " : " ";
  const text = `${shorten(forms[0] ?? "", 14)}${between}${shorten(forms.at(-1) ?? "", 14)}`;
  return { text, title: shownForm(forms.join(" ")).title };
}
