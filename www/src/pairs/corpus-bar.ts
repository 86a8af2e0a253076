/** Which of several pairs the page shows, or all of them: previous, next, the way to the picker, and the switch. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../messages/index.js";
import type { App } from "../model/app.js";
import { fileNames } from "../model/slice.js";
import { allShown } from "./all-shown.js";
import { entryOf } from "./entry.js";
import { openPicker } from "./picker.js";
import { showAll } from "./switching.js";
import { placeInList, turnPair } from "./turning.js";
import "./texts/en.ftl";

/** Nothing while there is a single pair. */
export function corpusBar(app: App): TemplateResult {
  const { state } = app.store;
  const { pair: index, pairs, left, right, names, second } = state.work;
  const count = pairs.length;
  if (count < 2) return html``;
  const files = [names?.left, names?.right].filter((name) => name !== undefined);
  if (files.length === 0) files.push(...fileNames(left, right, second?.texts ?? []));
  const all = allShown(state);
  const { leftId, rightId } = entryOf(state.work, index);
  const { before, after, row, found } = placeInList(app);
  const step = (
    name: "previous" | "next",
    sign: string,
    direction: -1 | 1,
    to: number | undefined,
  ) =>
    html`<button
      type="button"
      class="action action-icon source-arrow"
      aria-label=${t(`source-${name}`)}
      title=${t(`source-${name}`)}
      ?disabled=${to === undefined}
      @click=${() => turnPair(app, direction)}
    >
      ${sign}
    </button>`;
  const choice = (shown: boolean, text: string) => html`<button
      type="button"
      class="segment"
      aria-pressed=${shown === all ? "true" : "false"}
      @click=${() => showAll(app, shown)}
    >
      ${text}
    </button>`;
  // From one of them, Escape leads back to all.
  const back = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || all) return;
    event.preventDefault();
    showAll(app, true);
  };
  return html`<nav class="strip source-corpus" aria-label=${t("source-pairs")} @keydown=${back}>
    ${step("previous", "‹", -1, before)} ${step("next", "›", 1, after)}
    <span class="figure source-number">${t("source-pair-number", { index: index + 1, count })}</span>
    ${row === undefined ? nothing : html`<span class="note figure source-row">${t("source-pair-row", { row, found })}</span>`}
    <bdi class="clip note source-id">${leftId ?? rightId ?? ""}</bdi>
    <button type="button" class="action source-pick" @click=${() => openPicker(app)}>${t("source-pick")}</button>
    <span class="note clip pairs-files">${files.map((name, at) => html`${at > 0 ? " · " : ""}<bdi>${name}</bdi>`)}</span>
    <span class="segments pairs-choice" role="group" aria-label=${t("source-shown")}>
      ${choice(false, t("source-one"))}${choice(true, t("source-all", { count }))}
    </span>
  </nav>`;
}
