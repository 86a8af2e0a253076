/** What phrases are called, for those who hear the page, and the line below the drawing. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Phrase } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { t } from "../../messages/index.js";
import type { WordRef } from "../../model/refs.js";
import { excerpt } from "../layout/form.js";
import { spanText } from "../layout/phrase-units.js";
import { letter } from "../names.js";
import type { CanvasProps } from "../props.js";
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

/** The line below the drawing for a phrase: its place, its words, and the button that folds it. */
export function phraseLine(
  props: CanvasProps,
  { side, word }: WordRef,
  onFold: ((word: WordRef, folded: boolean) => void) | undefined,
): TemplateResult | typeof nothing {
  const { sentence, folded } = props[side];
  const phrase = sentence && phraseOf(sentence, word);
  if (!phrase) return nothing;
  const { first, last } = phrase;
  const away = folded.has(word);
  const form = labelOf(phrase);
  const title = t(away ? "canvas-unfold-phrase" : "canvas-fold-phrase", { form });
  const place = first === last ? first.toString() : `${first}–${last}`;
  return html`<p class="line canvas-node-line">
    <span class="figure">${t("canvas-phrase-place", { side: letter[side], label: form, place })}</span>
    <bdi class="clip canvas-node-text">${excerpt(spanText(sentence, first, last), 160)}</bdi>
    ${
      onFold
        ? html`<button type="button" class="action action-small" title=${title} aria-label=${title}
          @click=${() => onFold({ side, word }, !away)}>${t(away ? "canvas-unfold" : "canvas-fold")}</button>`
        : nothing
    }
  </p>`;
}
