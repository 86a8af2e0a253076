/** The line below the drawing: what the nodes that are looked at stand for. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../engine/answers.js";
import { t } from "../messages/index.js";
import type { WordRef } from "../model/refs.js";
import { excerpt } from "./layout/form.js";
import type { PairLayout } from "./layout/pair.js";
import { dependents, subtreeText } from "./layout/subtree.js";
import { formOf, letter, opposite } from "./names.js";
import type { CanvasProps } from "./props.js";
import { linksAt } from "./view.js";

/** Folds or unfolds a word. */
export type OnFold = (word: WordRef, folded: boolean) => void;

function node(
  props: CanvasProps,
  { side, word }: WordRef,
  onFold: OnFold | undefined,
): TemplateResult {
  const sentence = props[side].sentence;
  if (!sentence) return html``;
  if (word > sentence.words.length) {
    return html`${props.phrases?.phraseLine(props, { side, word }, onFold) ?? nothing}`;
  }
  const form = formOf(sentence, word);
  const folded = props[side].folded.has(word);
  const inner = (dependents(sentence)[word - 1]?.length ?? 0) > 0;
  const title = t(folded ? "canvas-unfold-title" : "canvas-fold-title", { form });
  return html`<p class="canvas-node-line">
    <span class="canvas-node-name">${t("canvas-node", { side: letter[side], id: word.toString() })}</span>
    <bdi class="canvas-node-text">${excerpt(subtreeText(sentence, word), 160)}</bdi>
    ${
      onFold && inner
        ? html`<button type="button" class="canvas-button canvas-small" title=${title} aria-label=${title}
          @click=${() => onFold({ side, word }, !folded)}>${t(folded ? "canvas-unfold" : "canvas-fold")}</button>`
        : nothing
    }
  </p>`;
}

/** What dashes mean, where there are any. */
function legend({ left, right }: PairLayout): TemplateResult | typeof nothing {
  const crossing = [left, right].some((tree) => tree?.connections.some((one) => one.crossing));
  if (!crossing) return nothing;
  return html`<p class="canvas-node-line canvas-legend">
    <svg width="30" height="8" aria-hidden="true"><path d="M1 4h28"></path></svg>
    ${t("canvas-crossing")}
  </p>`;
}

/** What a click on a word shows: only where there are heads, its phrase. */
function hint({ left, right }: CanvasProps): string {
  const shown = [left.sentence, right.sentence];
  const heads = shown.some(
    (one) => one?.phrases === undefined && one?.words.some(({ head }) => head >= 0),
  );
  if (heads) return "canvas-nothing-focused";
  const phrases = shown.some((one) => one?.phrases?.length);
  return phrases ? "canvas-nothing-focused-phrases" : "canvas-nothing-focused-words";
}

/** The subtree strings of a word and of what it is linked with. */
export function canvasNodes(
  props: CanvasProps,
  pair: PairLayout,
  word: WordRef | undefined,
  onFold: OnFold | undefined,
): TemplateResult {
  if (!word) {
    return html`<div class="canvas-nodes"><p class="canvas-node-line canvas-node-hint">${t(hint(props))}</p>${legend(pair)}</div>`;
  }
  const other: Side = opposite[word.side];
  const across = linksAt(pair, [...props.links, ...props.proposals], word).map(
    (link) => link[other],
  );
  const counterparts = [...new Set(across)].slice(0, 2);
  const own = node(props, word, onFold);
  if (word.word > (props[word.side].sentence?.words.length ?? 0)) {
    return html`<div class="canvas-nodes">${own}${legend(pair)}</div>`;
  }
  const theirs =
    counterparts.length > 0
      ? counterparts.map((id) => node(props, { side: other, word: id }, onFold))
      : [
          html`<p class="canvas-node-line"><span class="canvas-node-name">${letter[other]}</span>
            <span class="canvas-node-hint">${t("canvas-counterparts-none")}</span></p>`,
        ];
  return html`<div class="canvas-nodes">${own}${theirs}${legend(pair)}</div>`;
}
