/**
 * The page before any script has come: its frame with the first example, drawn when the page is built.
 * What it shows is the core's answer and the canvas' own drawing; only the widths of words are estimates.
 */
import { readFileSync } from "node:fs";
import { html } from "lit/html.js";
import type { Side } from "../src/engine/answers.js";
import { firstExample } from "../src/examples/first.js";
import { t } from "../src/messages/index.js";
import { areas } from "../src/model/areas.js";
import { knownLinks } from "../src/model/notation.js";
import { plainOptions } from "../src/model/state.js";
import { compare, initSync, read } from "../src/pkg/twintree_measure.js";
import { similarity } from "../src/results/rich.js";
import { linkedOf, partingOf } from "../src/results/sentences.js";
import { logo } from "../src/shell/logo.js";
import { drawPair } from "../src/stage/draw/pair.js";
import { idle } from "../src/stage/gesture.js";
import type { Font } from "../src/stage/layout/measure.js";
import { layoutPair } from "../src/stage/layout/pair.js";
import type { CanvasProps } from "../src/stage/props.js";
import { sentenceLine, sentenceLines } from "../src/stage/sentences/lines.js";
import { pairLook } from "../src/stage/view.js";
import { escaped, markup } from "./markup.js";
import "../src/shell/texts/en.ftl";

/** Widths as in the usual sans-serifs: what does not fit is set right when the page awakes. */
const sizes: Readonly<Record<Font, number>> = { word: 17, "word-apart": 17, label: 12, small: 12 };
const measure = (text: string, font: Font) => text.length * sizes[font] * 0.55;

/** The markup; `wasm` is the path of the built core. */
export function firstPage(wasm: string): string {
  initSync({ module: readFileSync(wasm) });
  const links = [...knownLinks(firstExample.links)];
  const { left, right } = firstExample;
  const request = { left, right, links, options: plainOptions };
  const { result } = compare(request);
  if (result.kind !== "ok") throw new Error("the first example cannot be compared");
  const { score } = result.comparison;
  if (score.kind !== "defined") throw new Error("the first example has no score");
  const side = (name: Side) => ({
    sentence: read(request, name).sentence,
    stale: false,
    folded: new Set<number>(),
  });
  // Nobody acts on it, and nothing is laid over it.
  const still = {
    drawing: "arcs",
    zoom: "fit",
    labels: true,
    proposals: [],
    readonly: true,
  } as const;
  const props = { ...still, left: side("left"), right: side("right"), links } as CanvasProps;
  const layout = layoutPair(props.left, props.right, { drawing: "arcs", labels: true, measure });
  const look = { ...pairLook(layout, props, idle, undefined, "first"), interactive: false };
  const [parting, linked] = [partingOf(result.comparison.charges), linkedOf(links)];
  const bar = (name: Side) => {
    const { sentence } = props[name];
    const words = t("source-words", { count: sentence?.words.length ?? 0 });
    return {
      sentence,
      parting: parting[name],
      linked: linked[name],
      about: `${t("format-conllu")} · ${words}`,
      alert: undefined,
    };
  };
  const bars = { left: bar("left"), right: bar("right"), onEdit: () => undefined };
  // The first example is short.
  const lines = sentenceLines(
    bars,
    (name) =>
      html`<span class="sentence-text">${sentenceLine(bars[name], Number.POSITIVE_INFINITY, measure).line}</span>`,
  );
  const caption = t("caption-score", { similarity: similarity(score.ratio.similarity ?? 0) });
  const nav = html`<nav class="shell-areas">${areas.map((area) => html`<a class="shell-area" href=${`#${area}`} aria-current=${area === "compare" ? "page" : "false"}>${t(`shell-${area}`)}</a>`)}</nav>`;
  const name = t("shell-name");
  if (name === "shell-name") throw new Error("the first page lacks its words");
  return `<div class="shell-first" aria-busy="true">
<div class="shell-header"><p class="shell-name">${markup(logo)}<span>${escaped(name)}</span></p>${markup(nav)}</div>
<div class="shell-main">
<div class="shell-sentences">${markup(lines)}</div>
<div class="shell-body"><div class="shell-stage"><div class="shell-canvas"><div class="canvas"><div class="canvas-bar"><p class="canvas-caption">${escaped(`${caption} ${t("caption-hint")}`)}</p></div>
<div class="canvas-stage">${markup(drawPair(layout, look))}</div></div></div><div class="shell-split"></div><div class="shell-results"></div></div></div>
</div></div>`.replace(/>\s*\n\s*</g, "><");
}
