/** The score, which is all in the comparison itself. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import type { Options, Ratio, Score } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { pathsCommand } from "../../model/command.js";
import { options } from "../../model/options.js";
import { tickBox } from "../../shell/tick-box.js";
import { block } from "../block.js";
import { formOf, linkNames } from "../names.js";
import { drawnComparison, preview } from "../pinning.js";
import { figure, listed, rich, similarity, word } from "../rich.js";
import { whyUndefined } from "../saying.js";
import { edgesListed } from "../showing.js";
import type { OpenTab, PanelProps } from "../tab.js";
import { openCharged } from "./charged.js";
import { coverageView } from "./coverage.js";
import { sumTitle, treeSum } from "./sum.js";
import "./texts/en.ftl";

/** Whether what differs is shown on the trees. */
const onTrees = ({ store }: App) =>
  options<{ onTrees: boolean }>(store, "score", { onTrees: true });

/** The Score tab. */
export function open(app: App): OpenTab {
  const chargedBy = openCharged();
  return {
    panel: (compared) => scorePanel({ ...compared, app }),
    marks() {
      const { comparedStale } = app.snapshot;
      // While an answer is coming they stay; what cannot be answered has none.
      const isNow = comparedStale === undefined || comparedStale === "pending";
      const charges = isNow ? drawnComparison(app)?.comparison.charges : undefined;
      return charges && onTrees(app).now().onTrees ? { charged: chargedBy(charges) } : {};
    },
  };
}

/** Shows all edges, or those of the spanning tree alone. */
function showEdges(app: App, treeOnly: boolean): void {
  edgesListed(app).choose({ treeOnly });
  app.store.look({ resultsTab: "edges" });
}

/**
 * The score and everything it is made of: the fraction, what it means, its range, the edges that add
 * up to it, coverage, the total over all pairs, the options and the command that gives it.
 */
export function scorePanel(props: PanelProps): TemplateResult {
  const { comparison } = props;
  const names = linkNames(props.left, props.right, comparison.links);
  return html`<div class="results-panel"><div class="results-score">
    ${block(
      t("results-similarity"),
      html`${
        comparison.score.kind === "defined"
          ? defined(props, comparison.score)
          : html`<p class="figure results-big results-big--none">${t("results-undefined")}</p>
              <p>${t(`results-undefined-${whyUndefined(props)}`)}</p>`
      }
      ${optionsView(props)}`,
    )}
    ${block(sumTitle(comparison), html`${treeSum(props, names)}${onTreesView(props)}`)}
    ${block(
      t("results-coverage"),
      html`${coverageView(props)}
      <h3>${t("results-total")}</h3>
      ${totalView(props)}
      ${commandOf(props)}`,
    )}
  </div></div>`;
}

function defined(props: PanelProps, score: Extract<Score, { kind: "defined" }>) {
  const { ratio } = score;
  const show = () => showEdges(props.app, true);
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
function elsewhere({ comparison: { total } }: PanelProps, ratio: Ratio): string {
  if (ratio.distance > 0 || total.distance === 0) return "";
  return ` ${t("results-elsewhere", total)}`;
}

/** That edges of 0 of 0 carry the tree, where it could do without differences that there are. */
function carried({ comparison }: PanelProps) {
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

function range({ app }: PanelProps, { low, high }: Extract<Score, { kind: "defined" }>) {
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
      @click=${() => app.store.look({ resultsTab: "spanning" })}>${value(ratio)}</button>`;
  return html`<p class="note">${rich("results-range", { low: end(low), high: end(high) })}</p>`;
}

function optionsView({ app, comparison, left, right }: PanelProps) {
  const { options } = app.store.state.work;
  const box = (id: keyof Options) =>
    tickBox(t(`results-option-${id}`), options[id], (ticked) =>
      app.store.change(
        { id: "step-options" },
        { ...app.store.state.work, options: { ...options, [id]: ticked } },
      ),
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

/** The switch of what differs on the trees, which says what the signs there mean. */
function onTreesView({ app, comparison: { charges } }: PanelProps) {
  if (charges === undefined) return html`<p class="note">${t("results-charges-none")}</p>`;
  if (charges.length === 0) return nothing;
  const shown = onTrees(app);
  return tickBox(t("results-on-trees"), shown.now().onTrees, (ticked) =>
    shown.choose({ onTrees: ticked }),
  );
}

function totalView({ app, comparison }: PanelProps) {
  const { total, links, score, spanningTree } = comparison;
  const pairs = (links.length * (links.length - 1)) / 2;
  const all = () => showEdges(app, false);
  const number = (value: number, of: string, act: () => void) =>
    html`<button type="button" class="figure results-number" aria-label=${t("results-number", { value, of })}
      @click=${act} @focus=${() => preview(app, undefined)}>${t("results-figure", { value })}</button>`;
  const tree = () => showEdges(app, true);
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

function commandOf({ app, request }: PanelProps) {
  const command = request.links.length > 0 ? pathsCommand(request) : undefined;
  return commandView(app, request, command, "open");
}
