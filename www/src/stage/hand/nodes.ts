/** The lines below the drawing: what the nodes that are looked at stand for. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { WordRef } from "../../model/refs.js";
import { excerpt } from "../layout/form.js";
import type { PairLayout } from "../layout/pair.js";
import { dependents, subtreeText } from "../layout/subtree.js";
import { formOf, letter, opposite } from "../names.js";
import type { CanvasProps } from "../props.js";
import { linksAt } from "../view.js";

/** Folds or unfolds a word. */
export type OnFold = (word: WordRef, folded: boolean) => void;

function node(props: CanvasProps, { side, word }: WordRef, onFold: OnFold): TemplateResult {
  const sentence = props[side].sentence;
  if (!sentence) return html``;
  if (word > sentence.words.length) {
    return html`${props.phrases?.phraseLine(props, { side, word }, onFold) ?? nothing}`;
  }
  const form = formOf(sentence, word);
  const folded = props[side].folded.has(word);
  const inner = (dependents(sentence)[word - 1]?.length ?? 0) > 0;
  const title = t(folded ? "canvas-unfold-title" : "canvas-fold-title", { form });
  return html`<p class="line canvas-node-line">
    <span class="figure">${t("canvas-node", { side: letter[side], id: word.toString() })}</span>
    <bdi class="clip canvas-node-text">${excerpt(subtreeText(sentence, word), 160)}</bdi>
    ${
      inner
        ? html`<button type="button" class="action action-small" title=${title} aria-label=${title}
          @click=${() => onFold({ side, word }, !folded)}>${t(folded ? "canvas-unfold" : "canvas-fold")}</button>`
        : nothing
    }
  </p>`;
}

/** The subtree strings of a word and of what it is linked with. */
export function nodeLines(
  props: CanvasProps,
  pair: PairLayout,
  word: WordRef,
  onFold: OnFold,
): unknown {
  const other: Side = opposite[word.side];
  const across = linksAt(pair, [...props.links, ...props.proposals], word).map(
    (link) => link[other],
  );
  const counterparts = [...new Set(across)].slice(0, 2);
  const own = node(props, word, onFold);
  if (word.word > (props[word.side].sentence?.words.length ?? 0)) {
    return own;
  }
  const theirs =
    counterparts.length > 0
      ? counterparts.map((id) => node(props, { side: other, word: id }, onFold))
      : [
          html`<p class="line canvas-node-line"><span class="figure">${letter[other]}</span>
            <span class="canvas-node-hint">${t("canvas-counterparts-none")}</span></p>`,
        ];
  return html`${own}${theirs}`;
}
