/** The score, which is all in the comparison itself. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Options, Ratio, Score } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { figure } from "../figure.js";
import { formOf, linkNames } from "../names.js";
import { isShown, pin, preview } from "../pinning.js";
import { listed, rich, similarity, word } from "../rich.js";
import { whyUndefined } from "../saying.js";
import { copy, edgesListed } from "../showing.js";
import type { OpenTab } from "../tab.js";
import { tickBox } from "../tick-box.js";
import { command, savedAs } from "./command.js";
import { coverageView } from "./coverage.js";
import type { ScoreProps } from "./props.js";
import { treeSum } from "./sum.js";
import "./texts/en.ftl";

/** The Score tab. */
export function open(app: App): OpenTab {
  const { store } = app;
  return {
    panel: (compared) =>
      scorePanel({
        ...compared,
        options: store.state.work.options,
        onOptions: (options) =>
          store.change({ id: "step-options" }, { ...store.state.work, options }),
        onEdges(treeOnly) {
          edgesListed(app).choose({ treeOnly });
          store.look({ resultsTab: "edges" });
        },
        onEdge(edge) {
          pin(app, compared, edge);
          store.look({ resultsTab: "edges" });
        },
        onTree: () => store.look({ resultsTab: "spanning" }),
        onWord(word) {
          if (!isShown(app, compared)) return;
          app.set("editedWord", word);
          app.root.querySelector("#canvas")?.scrollIntoView({ block: "nearest" });
        },
        onCopy: (text) => void copy(app, text),
        onPreview: (edge) => preview(app, edge),
      }),
  };
}

/**
 * The score and everything it is made of: the fraction, what it means, its range, the edges that add
 * up to it, coverage, the total over all pairs, the options and the command that gives it.
 */
export function scorePanel(props: ScoreProps): TemplateResult {
  const { comparison } = props;
  const names = linkNames(props.left, props.right, comparison.links);
  return html`<div class="results-panel"><div class="results-score">
    <section class="results-block" aria-label=${t("results-similarity")}>
      <h3>${t("results-similarity")}</h3>
      ${
        comparison.score.kind === "defined"
          ? defined(props, comparison.score)
          : html`<p class="figure results-big results-big--none">${t("results-undefined")}</p>
              <p>${t(`results-undefined-${whyUndefined(props)}`)}</p>`
      }
      ${optionsView(props)}
    </section>
    <section class="results-block" aria-label=${t("results-sum-title")}>
      <h3>${t("results-sum-title")}</h3>
      ${treeSum(props, names)}
    </section>
    <section class="results-block" aria-label=${t("results-coverage")}>
      <h3>${t("results-coverage")}</h3>
      ${coverageView(props)}
      <h3>${t("results-total")}</h3>
      ${totalView(props)}
      <h3>${t("results-command")}</h3>
      ${commandView(props)}
    </section>
  </div></div>`;
}

function defined(props: ScoreProps, score: Extract<Score, { kind: "defined" }>) {
  const { ratio } = score;
  const show = () => props.onEdges(true);
  const number = (value: number, of: "distance" | "maximum") =>
    html`<button type="button" class="figure results-number" title=${t(`results-${of}-title`)}
      aria-label=${t("results-number", { value, of })} @click=${show}>${t("results-figure", { value })}</button>`;
  const value = similarity(ratio.similarity ?? 0);
  return html`<p class="results-headline">
      <button type="button" class="figure results-big" title=${t("results-show-tree-edges")}
        aria-label=${t("results-number", { value, of: "similarity" })} @click=${show}
        >${t("results-figure", { value })}</button>
      <span class="note results-fraction">${rich("results-fraction", {
        distance: number(ratio.distance, "distance"),
        maximum: number(ratio.maximum, "maximum"),
      })}</span>
    </p>
    <p>${t("results-meaning", { ...ratio, share: shareOf(ratio) })}${elsewhere(props, ratio)}</p>
    ${range(props, score)}${carried(props)}`;
}

/** What differs beside the tree, where nothing does on it. */
function elsewhere({ comparison: { total } }: ScoreProps, ratio: Ratio): string {
  if (ratio.distance > 0 || total.distance === 0) return "";
  return ` ${t("results-elsewhere", total)}`;
}

/** That edges of 0 of 0 carry the tree, where it could do without differences that there are. */
function carried({ comparison }: ScoreProps) {
  const { spanningTree, total } = comparison;
  const count = spanningTree.filter(({ maximum }) => maximum === 0).length;
  if (count === 0 || total.distance === 0) return nothing;
  return html`<p class="note">${t("results-carried", { count, edges: spanningTree.length })}</p>`;
}

/** How much differs, in words: the key of a sentence in the catalogue. */
export function shareOf({ distance, maximum }: Ratio): string {
  if (distance === 0) return "nothing";
  if (distance === maximum) return "everything";
  const twice = 2 * distance;
  if (twice === maximum) return "half";
  if (5 * distance <= maximum) return "little";
  if (5 * distance >= 4 * maximum) return "most";
  return twice < maximum ? "less" : "more";
}

function range({ onTree }: ScoreProps, { low, high }: Extract<Score, { kind: "defined" }>) {
  if (low.similarity === high.similarity) return nothing;
  // As many decimals as it takes to see that they differ.
  const close =
    Math.round((low.similarity ?? 0) * 100) === Math.round((high.similarity ?? 0) * 100);
  const value = ({ similarity: exact = 0 }: Ratio) =>
    close ? figure(exact) : t("results-figure", { value: similarity(exact) });
  const end = (ratio: Ratio) =>
    html`<button type="button" class="figure results-number"
      title=${t("results-ratio", ratio)}
      aria-label=${t("results-number", { value: value(ratio), of: "range" })}
      @click=${onTree}
      >${value(ratio)}</button>`;
  return html`<p class="note">${rich("results-range", { low: end(low), high: end(high) })}</p>`;
}

function optionsView({ comparison, left, right, options, onOptions }: ScoreProps) {
  const box = (id: keyof Options) =>
    tickBox(t(`results-option-${id}`), options[id], (ticked) =>
      onOptions({ ...options, [id]: ticked }),
    );
  const aside = comparison.ignored.map(
    (link) => html`${word(formOf(left, link.left))}–${word(formOf(right, link.right))}`,
  );
  return html`<fieldset class="results-options">
    <legend>${t("results-options")}</legend>
    ${box("stripSubtypes")}
    ${box("ignorePunctuation")}
    ${
      options.ignorePunctuation
        ? html`<p class="note">${
            aside.length === 0
              ? t("results-ignored-none")
              : rich("results-ignored", { links: listed(aside) }, { count: aside.length })
          }</p>`
        : nothing
    }
  </fieldset>`;
}

function totalView({ comparison, onEdges, onPreview }: ScoreProps) {
  const { total, links, score, spanningTree } = comparison;
  const pairs = (links.length * (links.length - 1)) / 2;
  const all = () => onEdges(false);
  const number = (value: number, of: string, act: () => void) =>
    html`<button type="button" class="figure results-number" aria-label=${t("results-number", { value, of })}
      @click=${act} @focus=${() => onPreview(undefined)}>${t("results-figure", { value })}</button>`;
  const tree = () => onEdges(true);
  const sum = spanningTree.reduce((so, edge) => so + edge.distance, 0);
  if (pairs === 0) return html`<p>${t("results-total-none")}</p>`;
  return html`<p>${rich(
    "results-total-sentence",
    {
      tree: number(score.kind === "defined" ? score.ratio.distance : sum, "distance", tree),
      distance: number(total.distance, "all-distance", all),
      maximum: number(total.maximum, "all-maximum", all),
      pairsButton: number(pairs, "pairs", all),
    },
    { pairs },
  )}</p>`;
}

function commandView({ comparison, request, options, onCopy }: ScoreProps) {
  const links = [...comparison.links, ...comparison.ignored];
  if (links.length === 0) return html`<p class="note">${t("results-command-none")}</p>`;
  const text = command(links, { ...request, options });
  const { left, right } = savedAs(request);
  return html`<p class="note">${t("results-command-hint", { left, right })}</p>
    <div class="results-command">
      <code class="card" tabindex="0">${text}</code>
      <button type="button" class="action" @click=${() => onCopy(text)}>${t("results-copy")}</button>
    </div>`;
}
