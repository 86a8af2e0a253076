import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Algorithm } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { paces } from "../../model/preferences.js";
import { tickBox } from "../tick-box.js";
import { stepButton } from "../walk/walk.js";
import type { TreeProps } from "./props.js";
import { goTo, togglePlay, togglePredict } from "./stepper.js";

/** Which algorithm, the five buttons of the walk, where it is, and guessing. */
export function controls(props: TreeProps, count: number): TemplateResult {
  const { stepper, onStepper } = props;
  const { at, playing, predict } = stepper;
  const go = (step: (at: number) => number) =>
    onStepper((now) => ({ ...goTo(now, step(now.at), count), playing: false }));
  return html`<div class="row results-controls">
    ${choice(props)}
    <div class="line results-walk" role="group" aria-label=${t("results-walk")}>
      ${stepButton("first", at === 0, () => go(() => 0))}
      ${stepButton("back", at === 0, () => go((so) => so - 1))}
      ${stepButton(playing ? "pause" : "play", !playing && count === 0, () =>
        onStepper((now) => togglePlay(now, count)),
      )}
      ${stepButton("forward", at >= count, () => go((so) => so + 1))}
      ${stepButton("last", at >= count, () => go(() => count))}
    </div>
    ${paceChoice(props)}
    <p class="note figure">${t("results-at", { at, count })}</p>
    <div class="line results-predict">
      ${tickBox(t("results-predict"), predict, () => onStepper(togglePredict))}
      ${
        predict
          ? html`<span class="figure">${t("results-counts", { right: stepper.right, wrong: stepper.wrong })}</span>`
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
function paceChoice({ pace, onPace }: TreeProps) {
  const choose = (event: Event) => {
    const value = Number((event.currentTarget as HTMLSelectElement).value);
    onPace(paces.find((one) => one === value) ?? 1);
  };
  return html`<label class="line note"><span>${t("results-pace")}</span>
    <select class="field" @change=${choose}>${paces.map(
      (one) =>
        html`<option value=${one} .selected=${one === pace}>${t("results-pace-of", { pace: one })}</option>`,
    )}</select></label>`;
}

function choice({ algorithm, onAlgorithm }: TreeProps) {
  const one = (name: Algorithm) => html`<button type="button" class="segment"
    aria-pressed=${algorithm === name ? "true" : "false"} title=${t(`results-${name}-title`)}
    @click=${() => onAlgorithm(name)}>${t(`results-${name}`)}</button>`;
  return html`<div class="segments" role="group" aria-label=${t("results-algorithm")}>
    ${one("kruskal")}${one("prim")}
  </div>`;
}

/**
 * `<results-clock>`: ticks while it is on the page. Playing is putting it there, pausing is taking it
 * away, and no timer can outlive the panel.
 */
class ResultsClock extends HTMLElement {
  /** Milliseconds from one tick to the next. */
  period = 1000;
  /** What a tick does. */
  tick: (() => void) | undefined;
  #timer: number | undefined;

  connectedCallback(): void {
    this.hidden = true;
    this.#next();
  }

  disconnectedCallback(): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#timer = window.setTimeout(() => {
      this.tick?.();
      if (this.isConnected) this.#next();
    }, this.period);
  }
}

/** How long a step stays while playing: long enough to be read, and no walk takes much over a minute. */
function periodOf(steps: number): number {
  return Math.max(350, Math.min(1600, Math.round(60_000 / Math.max(1, steps))));
}

if (!customElements.get("results-clock")) customElements.define("results-clock", ResultsClock);
