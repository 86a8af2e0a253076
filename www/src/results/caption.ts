/** The sentence above the trees: what is seen and what to do. */
import { html, type TemplateResult } from "lit/html.js";
import type { Side } from "../engine/answers.js";
import { ready } from "../engine/asked.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { missing } from "../shell/missing.js";
import type { Caption } from "../stage/props.js";
import { errorCount } from "../text/diagnostics/count.js";
import { rich, similarityText } from "./rich.js";
import { whyUndefined } from "./saying.js";

/**
 * The sentence, or what could not be answered and another try; `ofTab` is what the open tab says, and
 * `more` the similarity with what else there is to say of it, if they do.
 */
export function caption(
  { snapshot }: App,
  ofTab: () => Caption | undefined,
  more: (similarity: TemplateResult) => TemplateResult | undefined,
): Caption {
  const { problems, request, compared, comparing, failed } = snapshot;
  if (failed !== undefined) return html`${missing(failed)}`;
  if (snapshot.trees === undefined && compared === undefined && comparing?.kind === "pending") {
    return t("caption-waiting");
  }
  const empty = { left: request.left.trim() === "", right: request.right.trim() === "" };
  if (empty.left && empty.right) return t("caption-nothing");
  if (empty.left || empty.right) {
    return t("caption-one-side", { side: empty.left ? "A" : "B" });
  }
  const left = errorCount(problems.left);
  const right = errorCount(problems.right);
  if (snapshot.treesStale === "errors") {
    const lost = (side: Side) => ready(snapshot.readings[side])?.shown === undefined;
    const which = lost("left") ? (lost("right") ? "both" : "A") : "B";
    return t("caption-lost", { side: which });
  }
  if (left + right > 0) {
    return t("caption-broken", { side: left === 0 ? "B" : right === 0 ? "A" : "both" });
  }
  const own = ofTab();
  if (own !== undefined) return own;
  if (snapshot.withoutHeads.length > 0) return t("caption-hint");
  if (compared === undefined && comparing?.kind === "pending") return t("caption-waiting");
  if (snapshot.comparedStale === "errors") return t("caption-links-broken");
  if (compared === undefined) return t("results-refused");
  const { score } = compared.comparison;
  if (score.kind === "undefined") return t(`caption-undefined-${whyUndefined(compared)}`);
  const value = html`<b class="shell-similarity"
    >${similarityText(score.ratio.similarity ?? 0)}</b
  >`;
  const late = snapshot.comparedStale === "pending" ? "shell-greyed" : "";
  return (
    more(value) ??
    html`<span class=${late}>${rich("caption-score", { similarity: value })}</span>
      <span class="shell-hint">${t("caption-hint")}</span>`
  );
}
