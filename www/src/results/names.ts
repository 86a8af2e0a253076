import type { Link, Sentence } from "../engine/answers.js";
import { sayableForm } from "../stage/layout/form.js";

const subscripts = "₀₁₂₃₄₅₆₇₈₉";

/** The forms of each sentence that were asked for: most are asked for again at the next step. */
const forms = new WeakMap<Sentence, Map<number, string>>();

/** The form of word `id`, shortened where it is very long, or its number where there is no such word. */
export function formOf(sentence: Sentence, id: number): string {
  const known = forms.get(sentence) ?? new Map<number, string>();
  forms.set(sentence, known);
  const form = known.get(id) ?? sayableForm(sentence.words[id - 1]?.form ?? String(id));
  known.set(id, form);
  return form;
}

/** Numbers that were lowered: one link more asks for all of them again. */
const low: string[] = [];

function lowered(id: number): string {
  low[id] ??= Array.from(String(id), (digit) => subscripts[Number(digit)] ?? digit).join("");
  return low[id];
}

/**
 * A name for each link, no two alike: the form in A; where a form stands in A more than once, with the
 * word's number (the₁, the₅); where one word of A has several links, with the form in B as well.
 *
 * Example: links 4-3 and 4-5 of *becoming* are becoming/is and becoming/going.
 */
export function linkNames(left: Sentence, right: Sentence, links: readonly Link[]): string[] {
  const wordsOf = new Map<string, number>();
  const linksOf = new Map<number, number>();
  for (const link of links) {
    const before = linksOf.get(link.left) ?? 0;
    linksOf.set(link.left, before + 1);
    if (before > 0) continue;
    const form = formOf(left, link.left);
    wordsOf.set(form, (wordsOf.get(form) ?? 0) + 1);
  }
  const names = links.map((link) => {
    const form = formOf(left, link.left);
    const own = (wordsOf.get(form) ?? 0) > 1 ? `${form}${lowered(link.left)}` : form;
    return (linksOf.get(link.left) ?? 0) > 1 ? `${own}/${formOf(right, link.right)}` : own;
  });
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return names.map((name, n) =>
    (uses.get(name) ?? 0) > 1 ? `${name}${lowered(links[n]?.right ?? 0)}` : name,
  );
}
