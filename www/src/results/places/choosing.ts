/** The place that is chosen: its edge is the one that is pinned. */
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import type { Compared } from "../../model/snapshot.js";
import { sameEdge } from "../../model/triangle.js";
import { linkNames } from "../names.js";
import { pin, pinnedEdge } from "../pinning.js";
import { type Place, placesOf } from "./places.js";
import { placeText } from "./saying.js";

/** Which of the places is chosen, from 0; -1 where none is. */
export function chosenPlace(app: App, compared: Compared): number {
  const pinned = pinnedEdge(app, compared);
  return pinned ? placesOf(compared.comparison).findIndex((place) => sameEdge(place, pinned)) : -1;
}

/** Chooses a place, and says what differs there. */
export function choosePlace(app: App, compared: Compared, place: Place): void {
  const { left, right, comparison } = compared;
  const places = placesOf(comparison);
  const sentence = placeText(compared, linkNames(left, right, comparison.links), place);
  const number = places.indexOf(place) + 1;
  pin(app, compared, place, t("places-said", { sentence, number, count: places.length }));
}
