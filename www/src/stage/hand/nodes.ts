/** The lines below the drawing: what the nodes that are looked at stand for; and folding what stands below one into it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { say, t } from "../../messages/index.js";
import type { WordRef } from "../../model/refs.js";
import { excerpt } from "../layout/form.js";
import type { PairLayout } from "../layout/pair.js";
import { dependents, subtree, subtreeText } from "../layout/subtree.js";
import { formOf, letter, type NodeText, opposite } from "../names.js";
import type { CanvasProps } from "../props.js";
import { linksAt } from "../view.js";
import "../menu/texts/en.ftl";

function wordNode(side: Side, sentence: Shown, word: number, folded: boolean): NodeText {
  const inner = (dependents(sentence)[word - 1]?.length ?? 0) > 0;
  const form = formOf(sentence, word);
  return {
    place: t("canvas-node", { side: letter[side], id: word.toString() }),
    text: subtreeText(sentence, word),
    title: inner ? t(folded ? "canvas-unfold-title" : "canvas-fold-title", { form }) : undefined,
  };
}

function node(props: CanvasProps, { side, word }: WordRef): TemplateResult {
  const { sentence, folded } = props[side];
  if (!sentence) return html``;
  const away = folded.has(word);
  const textOf = word > sentence.words.length ? props.phrases?.phraseNode : wordNode;
  if (!textOf) return html``;
  const { place, text, title } = textOf(side, sentence, word, away);
  return html`<p class="line canvas-node-line">
    <span class="figure">${place}</span>
    <bdi class="clip canvas-node-text">${excerpt(text, 160)}</bdi>
    ${
      title === undefined
        ? nothing
        : html`<button type="button" class="action action-small" title=${title} aria-label=${title}
          @click=${() => fold(props, { side, word }, !away)}>${t(away ? "canvas-unfold" : "canvas-fold")}</button>`
    }
  </p>`;
}

/** The subtree strings of a word and of what it is linked with, and why a link is proposed for it. */
export function nodeLines(props: CanvasProps, pair: PairLayout, word: WordRef): unknown {
  const own = node(props, word);
  if (word.word > (props[word.side].sentence?.words.length ?? 0)) return own;
  const other = opposite[word.side];
  const links = linksAt(pair, [...props.links, ...props.proposals], word);
  const counterparts = [...new Set(links.map((link) => link[other]))].slice(0, 2);
  const none = html`<p class="line canvas-node-line"><span class="figure">${letter[other]}</span>
            <span class="canvas-node-hint">${t("canvas-counterparts-none")}</span></p>`;
  const theirs = counterparts.map((id) => node(props, { side: other, word: id }));
  const [proposal] = linksAt(pair, props.proposals, word);
  const why = proposal
    ? html`<p class="line canvas-node-line canvas-node-hint">${t("canvas-menu-proposed", { reason: say(proposal.reason) })}</p>`
    : nothing;
  return html`${own}${theirs.length > 0 ? theirs : [none]}${why}`;
}

/** Folds or unfolds, and says how many words went away or which came back. */
export function fold(props: CanvasProps, { side, word }: WordRef, folded: boolean): void {
  const { sentence, folded: before } = props[side];
  if (!sentence || props.former) return;
  const phrase = sentence.phrases?.[word - sentence.words.length - 1];
  const form = phrase ? (props.phrases?.phraseLabel(sentence, word) ?? "") : formOf(sentence, word);
  const words = phrase ? phrase.last - phrase.first + 1 : subtree(sentence, word).length;
  if (words === 1 && !phrase) {
    props.onAnnounce({ id: "canvas-nothing-below", args: { form } });
    return;
  }
  if (before.has(word) === folded) return;
  const after = new Set(before);
  if (folded) after.add(word);
  else after.delete(word);
  const both = { left: props.left.folded, right: props.right.folded };
  props.onFold({ ...both, [side]: after });
  props.onAnnounce(
    folded
      ? { id: "canvas-folded", args: { form, words } }
      : { id: "canvas-unfolded", args: { form } },
  );
}
