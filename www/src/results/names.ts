import { html, type TemplateResult } from "lit/html.js";
import type { Link, Sentence } from "../engine/answers.js";
import { memoizeLast } from "../model/memoize-last.js";
import type { EdgeRef } from "../model/refs.js";
import { idsBetween } from "../stage/layout/between.js";
import { sayableForm } from "../stage/layout/form.js";
import { word } from "./rich.js";

const subscripts = "₀₁₂₃₄₅₆₇₈₉";

/** The form of word `id`, shortened where it is very long, or its number where there is no such word. */
export function formOf(sentence: Sentence, id: number): string {
  return sayableForm(sentence.words[id - 1]?.form ?? String(id));
}

/** The forms of words that stand side by side, as one text. */
export function textBetween(sentence: Sentence, first: number, last: number): string {
  return idsBetween(first, last)
    .map((id) => formOf(sentence, id))
    .join(" ");
}

function lowered(id: number): string {
  return String(id).replace(/\d/g, (digit) => subscripts[Number(digit)] ?? digit);
}

/** How often each of them is there. */
function counted<Item>(items: Iterable<Item>): ReadonlyMap<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/**
 * A name for each link, no two alike: the form in A; where a form stands in A more than once, with the
 * word's number (the₁, the₅); where one word of A has several links, with the form in B as well.
 *
 * Example: links 4-3 and 4-5 of *becoming* are becoming/is and becoming/going.
 */
export const linkNames = memoizeLast(
  (left: Sentence, right: Sentence, links: readonly Link[]): readonly string[] => {
    const linksOf = counted(links.map((link) => link.left));
    const forms = new Map(links.map(({ left: id }) => [id, formOf(left, id)]));
    const wordsOf = counted(forms.values());
    const names = links.map((link) => {
      const form = forms.get(link.left) ?? "";
      const own = (wordsOf.get(form) ?? 0) > 1 ? `${form}${lowered(link.left)}` : form;
      return (linksOf.get(link.left) ?? 0) > 1 ? `${own}/${formOf(right, link.right)}` : own;
    });
    const uses = counted(names);
    return names.map((name, n) =>
      (uses.get(name) ?? 0) > 1 ? `${name}${lowered(links[n]?.right ?? 0)}` : name,
    );
  },
);

/** An edge by the names of its links: *detective* – *becoming*. */
export function edgeName(names: readonly string[], { from, to }: EdgeRef): TemplateResult {
  return html`${word(names[from] ?? "")} – ${word(names[to] ?? "")}`;
}
