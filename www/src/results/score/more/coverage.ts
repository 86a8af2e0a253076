import { html, svg, type TemplateResult } from "lit/html.js";
import type { Sentence, Side } from "../../../engine/answers.js";
import { t } from "../../../messages/index.js";
import { formOf } from "../../names.js";
import { isShown } from "../../pinning.js";
import { listed, percent, rich, word } from "../../rich.js";
import type { PanelProps } from "../../tab.js";

/** How many words carry a link, a bar a side, their harmonic mean, and which words carry none. */
export function coverageView(props: PanelProps): TemplateResult {
  const { coverage } = props.comparison;
  return html`<div class="stack results-coverage">
      ${sideView(props, "left", "A")}${sideView(props, "right", "B")}
    </div>
    <p class="note">${t("results-coverage-mean", { mean: percent(coverage.mean) })}</p>`;
}

function sideView(props: PanelProps, side: Side, name: string) {
  const { aligned, words } = props.comparison.coverage[side];
  const share = words === 0 ? 0 : aligned / words;
  return html`<div class="results-bar">
    <span>${name}</span>
    <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">${svg`<rect
      class="bar-rest" width="100" height="6"></rect><rect class="bar-done"
      width=${Math.round(share * 1000) / 10} height="6"></rect>`}</svg>
    <span class="figure">${t("results-coverage-figure", { aligned, words, share: percent(share) })}</span>
    ${bareWords(props, side)}
  </div>`;
}

/** The words that no link names, links set aside included; each leads to its place on the canvas, a long list folds. */
function bareWords(props: PanelProps, side: Side) {
  const { app, comparison } = props;
  const sentence: Sentence = props[side];
  const linked = new Set(comparison.links.map((link) => link[side]));
  const bare = sentence.words.map(({ id }) => id).filter((id) => !linked.has(id));
  if (bare.length === 0) return null;
  const show = (id: number) => {
    if (!isShown(app, props)) return;
    app.set("editedWord", { side, word: id });
    app.root.querySelector("#canvas")?.scrollIntoView({ block: "nearest" });
  };
  const buttons = bare.map(
    (id) => html`<button type="button" class="figure results-number"
      @click=${() => show(id)}>${word(formOf(sentence, id))}</button>`,
  );
  if (bare.length <= 6) {
    return html`<p class="note results-bare">${rich("results-bare", { words: listed(buttons) })}</p>`;
  }
  return html`<details class="note results-bare">
    <summary>${t("results-bare-many", { count: bare.length })}</summary>
    ${listed(buttons)}
  </details>`;
}
