/** Goes through the places at which the trees part, from above the trees and by keys. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../../messages/index.js";
import type { App } from "../../../model/app.js";
import type { Compared } from "../../../model/snapshot.js";
import { allShown } from "../../../pairs/all-shown.js";
import type { Caption } from "../../../stage/props.js";
import { edgeName, linkNames } from "../../names.js";
import { isShown } from "../../pinning.js";
import { listed, rich } from "../../rich.js";
import { choosePlace, chosenPlace } from "../choosing.js";
import { type Place, placesOf } from "../places.js";
import { differences } from "../saying.js";
import "./texts/en.ftl";

/** The stepper of a page; `ofTab` is what the open tab says above the trees, where that is about something else. */
export function openStepper(app: App, ofTab: () => Caption | undefined) {
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
    if (place) choosePlace(app, compared, place);
    return true;
  }

  /**
   * What stands above the trees where they part, or where something is suggested, which goes before what is said of
   * a place.
   */
  function caption(
    similarity: TemplateResult,
    suggested: TemplateResult | undefined,
  ): TemplateResult | undefined {
    const { compared, comparedStale } = app.snapshot;
    const places = compared ? placesOf(compared.comparison) : [];
    const { length: count } = places;
    if (compared === undefined || (count === 0 && !suggested)) return undefined;
    const at = chosenPlace(app, compared);
    const place = places[at];
    const score =
      count === 0
        ? rich("caption-score", { similarity })
        : rich("places-caption", { similarity, places: partIn(count) });
    const hint = html`<span class="shell-hint">${t("caption-hint")}</span>`;
    const late = comparedStale === undefined ? "" : "shell-greyed";
    return html`<span class="places-line"><span class=${late}>${score}</span>
        ${count === 0 ? nothing : steps(at, count)}</span>
      <span class="places-below">${suggested ?? (place ? told(compared, place) : hint)}</span>`;
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

  return { turn, caption };
}

/** "the trees part in 7 places"; where the page is narrow, "7 places". */
function partIn(count: number): TemplateResult {
  return html`<span class="places-many">${t("places-many", { count })}</span><span
    class="places-few">${t("places-few", { count })}</span>`;
}

/** What differs at a place, with its words and labels set apart. */
function told(compared: Compared, place: Place): TemplateResult {
  const { distance, maximum } = place;
  const names = linkNames(compared.left, compared.right, compared.comparison.links);
  const differs = differences(compared, place, (label) => html`<bdi>${label}</bdi>`);
  return html`${rich(
    "places-sentence",
    { edge: edgeName(names, place), differs: listed(differs) },
    { known: differs.length === 0 ? "no" : "yes", distance, maximum },
  )}`;
}
