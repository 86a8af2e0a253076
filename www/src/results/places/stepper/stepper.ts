/** Goes through the places at which the trees part, from above the trees and by keys. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../../messages/index.js";
import type { App } from "../../../model/app.js";
import type { Compared } from "../../../model/snapshot.js";
import type { View } from "../../../model/state.js";
import { allShown } from "../../../pairs/all-shown.js";
import type { Caption } from "../../../stage/props.js";
import { changeSentence, changeText } from "../../change/change.js";
import { count as countUp } from "../../change/counting.js";
import { foreseeing } from "../../change/foreseen.js";
import { edgeName, linkNames } from "../../names.js";
import { isShown, preview } from "../../pinning.js";
import { listed, rich } from "../../rich.js";
import { scoreBefore, similarityOf } from "../../saying.js";
import { choosePlace, chosenPlace } from "../choosing.js";
import { type Place, placesOf } from "../places.js";
import { differences } from "../saying.js";
import "./texts/en.ftl";

/** The stepper of a page; `ofTab` is what the open tab says above the trees, where that is about something else. */
export function openStepper(app: App, ofTab: () => Caption | undefined) {
  /** The change of the links that is told, and what was chosen by then. */
  let change: { readonly before: Compared; readonly selection: View["selection"] } | undefined;

  /** The comparison whose places are gone through: one that is older than what is asked is only looked at. */
  function current(): Compared | undefined {
    const { compared, comparedStale } = app.snapshot;
    const isNow = compared && comparedStale === undefined && isShown(app, compared);
    return isNow && ofTab() === undefined && !allShown(app.store.state) ? compared : undefined;
  }

  /** To the next (1) or the previous (-1) place, after the last to the first; whether there are any. */
  function turn(direction: 1 | -1): boolean {
    const compared = current();
    const places = compared ? placesOf(compared.comparison) : [];
    const { length: count } = places;
    if (compared === undefined || count === 0) return false;
    const before = chosenPlace(app, compared);
    const at = before === -1 && direction === -1 ? count - 1 : (before + direction + count) % count;
    const place = places[at];
    // A pointer that rests on another one shows that no longer.
    preview(app, undefined);
    if (place) choosePlace(app, compared, place);
    return true;
  }

  /**
   * What stands above the trees where they part, where their links have changed, or where something is suggested,
   * which comes before what else there is to say.
   */
  function caption(
    value: TemplateResult,
    suggested: TemplateResult | undefined,
  ): TemplateResult | undefined {
    const { compared, comparedStale } = app.snapshot;
    if (compared === undefined) return undefined;
    const { length: count } = placesOf(compared.comparison);
    const { before } = app.moment;
    if (count === 0 && before === undefined && !suggested) return undefined;
    const was = scoreBefore(compared.comparison.score, before);
    const similarity = was === undefined ? value : html`${value}, ${was}`;
    const score =
      count === 0
        ? rich("caption-score", { similarity })
        : rich("places-caption", { similarity, places: partIn(count) });
    const late = comparedStale === undefined ? "" : "shell-greyed";
    const hint = suggested ? nothing : html`<span class="shell-hint">${t("caption-hint")}</span>`;
    return html`<span class="places-line"><span class=${late}>${score}</span>
        ${count === 0 ? nothing : steps(chosenPlace(app, compared), count)}</span>
      <span class="places-below">${suggested} ${below(compared) ?? hint}</span>`;
  }

  /** What the last change of the links did, or what differs at a place that was chosen after it. */
  function below(compared: Compared): unknown {
    const { before } = app.moment;
    const { selection } = app.store.state.view;
    if (before !== change?.before) {
      change = before && { before, selection };
      const [from, to] = [before, compared].map((one) => one && similarityOf(one.comparison.score));
      if (from !== undefined && to !== undefined) countUp(from, to);
    }
    const place = placesOf(compared.comparison)[chosenPlace(app, compared)];
    const isNewer = before === undefined || change?.selection !== selection;
    if (place && isNewer) return placeSentence(compared, place);
    return before && changeSentence(before, compared);
  }

  /** The buttons, and between them which of the places is chosen. */
  function steps(at: number, count: number): TemplateResult {
    const number =
      at === -1 ? t("places-at-none", { count }) : t("places-at", { number: at + 1, count });
    const widest = t("places-at", { number: count, count });
    return html`<span class="places-steps">${step("previous", -1)}
      <span class="figure places-at" data-widest=${widest}>${number}</span>
      ${step("next", 1)}</span>`;
  }

  function step(name: "previous" | "next", direction: 1 | -1): TemplateResult {
    return html`<button type="button" class="action action-small places-step"
      aria-label=${t(`places-${name}`)} title=${t(`places-${name}-title`)}
      @click=${() => turn(direction)}>${direction === 1 ? "›" : "‹"}</button>`;
  }

  /** What the last change of the links did to the spanning tree, as it is said aloud. */
  function toldChange(): string | undefined {
    const { compared } = app.snapshot;
    const { before } = app.moment;
    return before && compared && changeText(before, compared);
  }

  return { turn, caption, toldChange, foresee: () => foreseeing(app) };
}

/** "the trees part in 7 places"; where the page is narrow, "7 places". */
function partIn(count: number): TemplateResult {
  return html`<span class="places-many">${t("places-many", { count })}</span><span
    class="places-few">${t("places-few", { count })}</span>`;
}

/** What differs at a place, with its words and labels set apart. */
function placeSentence(compared: Compared, place: Place): TemplateResult {
  const { distance, maximum } = place;
  const names = linkNames(compared.left, compared.right, compared.comparison.links);
  const differs = differences(compared, place, (label) => html`<bdi>${label}</bdi>`);
  return html`${rich(
    "places-sentence",
    { edge: edgeName(names, place), differs: listed(differs) },
    { known: differs.length === 0 ? "no" : "yes", distance, maximum },
  )}`;
}
