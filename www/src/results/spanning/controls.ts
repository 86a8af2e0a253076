import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Algorithm } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { paces } from "../../model/preferences.js";
import { defineClock, periodOf } from "./clock.js";
import type { TreeProps } from "./props.js";
import { goTo, togglePlay, togglePredict } from "./stepper.js";

const icons = {
  first: "M5 4v12M15 4l-7 6 7 6z",
  back: "M13 4l-7 6 7 6z",
  play: "M6 4l9 6-9 6z",
  pause: "M7 4v12M13 4v12",
  forward: "M7 4l7 6-7 6z",
  last: "M15 4v12M5 4l7 6-7 6z",
} as const;

/** Which algorithm, the five buttons of the walk, where it is, and guessing. */
export function controls(props: TreeProps, count: number): TemplateResult {
  const { stepper, onStepper } = props;
  const { at, playing, predict } = stepper;
  defineClock();
  const go = (step: (at: number) => number) =>
    onStepper((now) => ({ ...goTo(now, step(now.at), count), playing: false }));
  const button = (
    name: keyof typeof icons,
    off: boolean,
    act: () => void,
    label = name,
  ) => html`<button
    type="button" class="results-control" aria-disabled=${off ? "true" : "false"} aria-label=${t(`results-${label}`)}
    title=${t(`results-${label}-title`)} @click=${off ? nothing : act}><svg width="20" height="20" viewBox="0 0 20 20"
      aria-hidden="true">${svg`<path d=${icons[name]}></path>`}</svg><span>${t(`results-${label}`)}</span></button>`;
  return html`<div class="results-controls">
    ${choice(props)}
    <div class="results-walk" role="group" aria-label=${t("results-walk")}>
      ${button("first", at === 0, () => go(() => 0))}
      ${button("back", at === 0, () => go((so) => so - 1))}
      ${
        playing
          ? button("pause", false, () => onStepper((now) => togglePlay(now, count)))
          : button("play", count === 0, () => onStepper((now) => togglePlay(now, count)))
      }
      ${button("forward", at >= count, () => go((so) => so + 1))}
      ${button("last", at >= count, () => go(() => count))}
    </div>
    ${paceChoice(props)}
    <p class="results-at">${t("results-at", { at, count })}</p>
    <div class="results-predict">
      <label class="results-option"><input type="checkbox" .checked=${predict}
        @change=${() => onStepper(togglePredict)}><span>${t("results-predict")}</span></label>
      ${
        predict
          ? html`<span class="results-counts">${t("results-counts", { right: stepper.right, wrong: stepper.wrong })}</span>`
          : nothing
      }
    </div>
    ${
      playing
        ? html`<results-clock .period=${periodOf(count) / props.pace}
            .tick=${() => onStepper((now) => goTo(now, now.at + 1, count))}></results-clock>`
        : nothing
    }
  </div>`;
}

/** How fast it is played. */
function paceChoice({ pace, onPace }: TreeProps): TemplateResult {
  const choose = (event: Event) => {
    const value = Number((event.currentTarget as HTMLSelectElement).value);
    onPace(paces.find((one) => one === value) ?? 1);
  };
  return html`<label class="results-pace"><span>${t("results-pace")}</span>
    <select class="shell-select" @change=${choose}>${paces.map(
      (one) =>
        html`<option value=${one} .selected=${one === pace}>${t(`results-pace-${one * 2}`)}</option>`,
    )}</select></label>`;
}

function choice({ algorithm, onAlgorithm }: TreeProps): TemplateResult {
  const one = (name: Algorithm) => html`<button type="button" class="results-segment"
    aria-pressed=${algorithm === name ? "true" : "false"} title=${t(`results-${name}-title`)}
    @click=${() => onAlgorithm(name)}>${t(`results-${name}`)}</button>`;
  return html`<div class="results-segments" role="group" aria-label=${t("results-algorithm")}>
    ${one("kruskal")}${one("prim")}
  </div>`;
}
