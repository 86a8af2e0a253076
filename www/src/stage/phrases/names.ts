/** What phrases are called, for those who hear the page and see the line below the drawing. */
import type { Phrase, Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import { excerpt } from "../layout/form.js";
import { spanText } from "../layout/phrase-units.js";
import { letter, type NodeText } from "../names.js";
import "./texts/en.ftl";

/** The phrase of an id; undefined where the id is that of a word. */
function phraseOf({ words, phrases }: Shown, id: number): Phrase | undefined {
  return phrases?.[id - words.length - 1];
}

function labelOf({ label, functions }: Phrase): string {
  return label === undefined ? t("canvas-phrase-unnamed") : `${label}${functions ?? ""}`;
}

/** "NP, 3 words: the predictable resistance, in S". */
export function phraseName(sentence: Shown, id: number, folded: boolean): string {
  const phrase = phraseOf(sentence, id);
  if (!phrase) return "";
  const above = phrase.parent === undefined ? undefined : sentence.phrases?.[phrase.parent];
  const name = t(above ? "canvas-phrase-in" : "canvas-phrase", {
    label: labelOf(phrase),
    words: phrase.last - phrase.first + 1,
    text: excerpt(spanText(sentence, phrase.first, phrase.last), 160),
    above: above ? labelOf(above) : "",
  });
  return folded ? `${name}, ${t("canvas-phrase-folded")}` : name;
}

/** What a phrase is called in a sentence: its label. */
export function phraseLabel(sentence: Shown, id: number): string {
  const phrase = phraseOf(sentence, id);
  return phrase ? labelOf(phrase) : "";
}

/** What the line below the drawing says of a phrase: its place and its words; and what a button that folds it is called. */
export function phraseNode(side: Side, sentence: Shown, id: number, folded: boolean): NodeText {
  const phrase = phraseOf(sentence, id);
  if (!phrase) return { place: "", text: "", title: undefined };
  const { first, last } = phrase;
  const form = labelOf(phrase);
  const place = first === last ? first.toString() : `${first}–${last}`;
  return {
    place: t("canvas-phrase-place", { side: letter[side], label: form, place }),
    text: spanText(sentence, first, last),
    title: t(folded ? "canvas-unfold-phrase" : "canvas-fold-phrase", { form }),
  };
}
