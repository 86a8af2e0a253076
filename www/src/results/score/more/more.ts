/** What the score is made of besides the places: options, coverage, other trees, the total, and the command that gives it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { commandView } from "../../../copy/command.js";
import type { Options } from "../../../engine/answers.js";
import { t } from "../../../messages/index.js";
import { pathsCommand } from "../../../model/command.js";
import { tickBox } from "../../../shell/tick-box.js";
import { block } from "../../block.js";
import { formOf } from "../../names.js";
import { preview } from "../../pinning.js";
import { listed, rich, word } from "../../rich.js";
import { showEdges } from "../../showing.js";
import type { PanelProps } from "../../tab.js";
import { scoreOptions } from "../options.js";
import { rangeOf } from "../range.js";
import { coverageView } from "./coverage.js";
import "./texts/en.ftl";

/** All of it. */
export function more(props: PanelProps): TemplateResult {
  return html`<div class="stack results-score-all">
    ${optionsView(props)}
    ${onTreesView(props)}
    ${block(t("results-coverage"), coverageView(props))}
    ${block(t("results-total"), html`${totalView(props)}${range(props)}${carried(props)}`)}
    ${commandOf(props)}
  </div>`;
}

/** That edges of 0 of 0 carry the tree, where it could do without differences that there are. */
function carried({ comparison }: PanelProps) {
  const { spanningTree, total } = comparison;
  const count = spanningTree.filter(({ maximum }) => maximum === 0).length;
  if (count === 0 || total.distance === 0) return nothing;
  return html`<p class="note">${t("results-carried", { count, edges: spanningTree.length })}</p>`;
}

/** The least and the greatest that other trees give; each leads to how they grow. */
function range({ app, comparison: { score } }: PanelProps) {
  const found = score.kind === "defined" ? rangeOf(score) : undefined;
  if (score.kind !== "defined" || found === undefined) return nothing;
  const end = (of: "low" | "high") =>
    html`<button type="button" class="figure results-number"
      title=${t("results-ratio", score[of])}
      aria-label=${t("results-number", { value: found[of], of: "range" })}
      @click=${() => app.store.look({ resultsTab: "spanning" })}>${found[of]}</button>`;
  return html`<p>${rich("results-range", { low: end("low"), high: end("high") })}</p>`;
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
function onTreesView({ app, comparison: { charges = [] } }: PanelProps) {
  if (charges.length === 0) return nothing;
  const shown = scoreOptions(app);
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
