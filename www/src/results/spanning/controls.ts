import { html, nothing, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { paces } from "../../model/preferences.js";
import { segments, select } from "../../shell/fields.js";
import { tickBox } from "../../shell/tick-box.js";
import { stepButton } from "../walk/walk.js";
import { goTo, type TreeProps, togglePlay, togglePredict } from "./stepper.js";

const algorithms = ["kruskal", "prim"] as const;

/** Which algorithm, the five buttons of the walk, where it is, and guessing. */
export function controls(props: TreeProps): TemplateResult {
  const { app, algorithm, stepper, onAlgorithm, onStepper } = props;
  const { at, playing, predict } = stepper;
  const { pace } = app.moment.preferences;
  const count = props.steps.length;
  const go = (step: (at: number) => number) =>
    onStepper((now) => ({ ...goTo(now, step(now.at), count), playing: false }));
  return html`<div class="row results-controls">
    ${segments(
      t("results-algorithm"),
      algorithms,
      algorithm,
      (name) => t(`results-${name}`),
      onAlgorithm,
      (name) => t(`results-${name}-title`),
    )}
    <div class="line results-walk" role="group" aria-label=${t("results-walk")}>
      ${stepButton("first", at === 0, () => go(() => 0))}
      ${stepButton("back", at === 0, () => go((so) => so - 1))}
      ${stepButton(playing ? "pause" : "play", !playing && count === 0, () =>
        onStepper((now) => togglePlay(now, count)),
      )}
      ${stepButton("forward", at >= count, () => go((so) => so + 1))}
      ${stepButton("last", at >= count, () => go(() => count))}
    </div>
    ${select(
      t("results-pace"),
      paces,
      pace,
      (one) => t("results-pace-of", { pace: one }),
      (one) => app.prefer({ pace: one }),
    )}
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
        ? html`<results-clock .period=${periodOf(count) / pace}
            .tick=${() => onStepper((now) => goTo(now, now.at + 1, count))}></results-clock>`
        : nothing
    }
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
