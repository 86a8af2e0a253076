/** The Score tab: the number, and where the trees part. What it is made of besides comes when it is opened. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Options, Ratio, Score } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { type Later, later } from "../../model/later.js";
import { missing } from "../../shell/missing.js";
import { block } from "../block.js";
import { drawnComparison } from "../pinning.js";
import { percent, rich, similarity } from "../rich.js";
import { scoreBefore, whyUndefined } from "../saying.js";
import { showEdges } from "../showing.js";
import type { OpenTab, PanelProps } from "../tab.js";
import { openCharged } from "./charged.js";
import type * as More from "./more/more.js";
import { scoreOptions } from "./options.js";
import { placesView } from "./places.js";
import { rangeOf } from "./range.js";
import "./texts/en.ftl";

/** What is open of the panel, and what comes for it. */
export interface ScoreProps extends PanelProps {
  /** Whether the edges that are alike are listed. */
  readonly rest: boolean;
  onRest(rest: boolean): void;
  readonly more: Later<typeof More>;
}

/** The Score tab. */
export function open(app: App): OpenTab {
  const chargedBy = openCharged();
  const more = later(() => import("./more/more.js"), app.draw);
  let rest = false;
  const onRest = (now: boolean) => {
    if (now === rest) return;
    rest = now;
    app.draw();
  };
  return {
    panel: (compared) => scorePanel({ ...compared, app, rest, onRest, more }),
    marks() {
      const { comparedStale } = app.snapshot;
      // While an answer is coming they stay; what cannot be answered has none.
      const isNow = comparedStale === undefined || comparedStale === "pending";
      const charges = isNow ? drawnComparison(app)?.comparison.charges : undefined;
      return charges && scoreOptions(app).now().onTrees ? { charged: chargedBy(charges) } : {};
    },
  };
}

/** The score, where the trees part, and more of what it is made of. */
export function scorePanel(props: ScoreProps): TemplateResult {
  const { app, comparison, rest, onRest } = props;
  return html`<div class="results-panel"><div class="results-score">
    <section class="results-block" aria-label=${t("results-similarity")}>
      <h3 class="hidden">${t("results-similarity")}</h3>
      ${
        comparison.score.kind === "defined"
          ? defined(props, comparison.score)
          : html`<p class="figure results-big results-big--none">${t("results-undefined")}</p>
              <p>${t(`results-undefined-${whyUndefined(props)}`)}</p>`
      }
    </section>
    ${block(
      placesTitle(props),
      html`${placesView(app, props, { rest, open: onRest })}
        ${comparison.charges === undefined ? html`<p class="note">${t("results-charges-none")}</p>` : nothing}`,
      "results-score-places",
    )}
    ${moreView(props)}
  </div></div>`;
}

/** What the list is called: where nothing differs it is one of edges. */
function placesTitle({ comparison: { spanningTree } }: PanelProps): string {
  const differ = spanningTree.some(({ distance }) => distance > 0);
  return t("results-sum-title", { differ: differ ? "yes" : "no" });
}

function defined(props: PanelProps, score: Extract<Score, { kind: "defined" }>) {
  const { ratio } = score;
  const show = () => showEdges(props.app, true);
  const number = (value: number, of: "distance" | "maximum") =>
    html`<button type="button" class="figure results-number" title=${t(`results-${of}-title`)}
      aria-label=${t("results-number", { value, of })} @click=${show}>${t("results-figure", { value })}</button>`;
  const value = similarity(ratio.similarity ?? 0);
  const was = scoreBefore(score, props.app.moment.before);
  return html`<p class="results-headline">
      <button type="button" class="figure results-big" title=${t("results-show-tree-edges")}
        aria-label=${t("results-number", { value, of: "similarity" })} @click=${show}
        >${t("results-figure", { value })}</button>
      ${was === undefined ? nothing : html`<span class="figure results-was">${was}</span>`}
      <span class="note results-fraction">${rich("results-fraction", {
        distance: number(ratio.distance, "distance"),
        maximum: number(ratio.maximum, "maximum"),
      })}</span>
    </p>
    <p>${t("results-meaning", { ...ratio, share: shareOf(ratio) })}${elsewhere(props, ratio)}</p>
    `;
}

/** What differs beside the tree, where nothing does on it. */
function elsewhere({ comparison: { total } }: PanelProps, ratio: Ratio): string {
  if (ratio.distance > 0 || total.distance === 0) return "";
  return ` ${t("results-elsewhere", total)}`;
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

/** What else there is to know of the score: a line of it, and when that is opened all. */
function moreView(props: ScoreProps): TemplateResult {
  const chosen = scoreOptions(props.app);
  const { more: isOpen } = chosen.now();
  const toggle = ({ currentTarget }: Event) => {
    const { open } = currentTarget as HTMLDetailsElement;
    if (open !== chosen.now().more) chosen.choose({ more: open });
  };
  const part = isOpen ? props.more() : props.more.peek();
  const content = part.kind === "ready" ? part.answer.more(props) : missing(part);
  return html`<details class="results-score-more" ?open=${isOpen} @toggle=${toggle}>
    <summary>${t("score-more")} <span class="note">${moreLine(props)}</span></summary>
    ${isOpen ? content : nothing}
  </details>`;
}

/** The options that say what is compared. */
const optionNames: readonly (keyof Options)[] = ["stripSubtypes", "ignorePunctuation"];

/** "coverage 96 %, options, other trees 0.91 … 0.96": of options those that are on. */
function moreLine({ app, comparison: { coverage, score } }: PanelProps): string {
  const { options } = app.store.state.work;
  const on = optionNames.filter((name) => options[name]).map((name) => t(`score-on-${name}`));
  const range = score.kind === "defined" ? rangeOf(score) : undefined;
  return [
    t("score-more-coverage", { mean: percent(coverage.mean) }),
    ...(on.length > 0 ? on : [t("score-more-options")]),
    ...(range ? [t("score-more-range", range)] : []),
  ].join(", ");
}
