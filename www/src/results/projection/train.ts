/** Training: on what, how, how far it is, and the model that came of it. */

import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import { download } from "../../copy/download.js";
import type { ModelProblem, TrainingExamples, TrainingProgress } from "../../engine/answers.js";
import { type SetName, sets } from "../../examples/training-sets.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { fileButton, select } from "../../shell/fields.js";
import { tickBox } from "../../shell/tick-box.js";
import { block } from "../block.js";
import { listed, percent } from "../rich.js";
import { trainCommand } from "./command.js";
import { type KnownModel, type LoadingState, type ProjectionProps, train } from "./props.js";
import { pairsOf, type TrainingState } from "./training.js";

/** The widths of the beam that are offered. */
const widths = [1, 4, 10, 20, 50, 100];

/** The segment Train. */
export function trainSegment(props: ProjectionProps): TemplateResult {
  const { app, training } = props;
  const set = setOf(props);
  const chooseSet = html`${setChoice(props, set)}
    ${parameters(props)}
    <div class="row results-tools">
      ${
        isBusy(training.state())
          ? html`<button type="button" class="action action-main" @click=${training.stop}>${t("projection-stop")}</button>`
          : html`<button type="button" class="action action-main" ?disabled=${set === "page" && !hasBrackets(app)}
              @click=${() => train(props, set)}>${t("projection-train-now")}</button>`
      }
      ${
        // The pairs that are trained on, where they are not those shown.
        set === "page"
          ? nothing
          : html`<button type="button" class="action" @click=${() => props.onOpenSet(set)}>${t("projection-show-set")}</button>`
      }
    </div>
    ${modelView(props)}`;
  return html`<div class="projection-body">
    ${block(t("projection-train-on"), chooseSet)}
    ${block(t("projection-progress"), progressView(training.state()))}
  </div>
  ${
    set === "page" && !hasBrackets(app)
      ? nothing
      : commandView(
          app,
          undefined,
          trainCommand(props.chosen, set, () => pairsOf(app, set)),
        )
  }`;
}

/** Whether both sides of the pairs of the page are in brackets. */
function hasBrackets({ store }: App): boolean {
  const { left, right } = store.state.work.formats;
  return left === "brackets" && right === "brackets";
}

/** Whether a model is being made. */
function isBusy({ kind }: TrainingState): boolean {
  return kind === "gathering" || kind === "running";
}

const allSets: readonly SetName[] = [...sets, "page"];

/** The set that is chosen. */
function setOf({ chosen }: ProjectionProps): SetName {
  return allSets.find((one) => one === chosen.set) ?? "generated";
}

function setChoice({ app, onChoose }: ProjectionProps, own: SetName) {
  const count = app.store.state.work.pairs.length;
  const pageNote = hasBrackets(app) ? "projection-set-page-how" : "projection-set-no-brackets";
  return html`<fieldset class="results-options"><legend class="hidden">${t("projection-train-on")}</legend>
    ${allSets.map((set) => {
      const [name, note] =
        set === "page"
          ? [t("projection-set-page", { count }), t(pageNote)]
          : [t(`example-${set}`), t(`example-${set}-notice`)];
      return html`<label class="tick"><input type="radio" name="projection-set" value=${set} .checked=${set === own}
        @change=${() => onChoose({ set })}>
        <span>${name}<span class="note">${note}</span></span></label>`;
    })}</fieldset>`;
}

function parameters({ chosen, onChoose }: ProjectionProps) {
  const number = (event: Event) => Number((event.currentTarget as HTMLInputElement).value);
  return html`<div class="row projection-parameters">
    <label class="line"><span>${t("projection-passes")}</span>
      <input class="field" type="number" min="1" max="100" step="1" .value=${String(chosen.passes)}
        @change=${(event: Event) => onChoose({ passes: Math.max(1, Math.min(100, Math.trunc(number(event)) || 1)) })}></label>
    ${widthChoice(widths, chosen.width, (width) => onChoose({ width }))}
    ${tickBox(t("projection-early"), chosen.early, (early) => onChoose({ early }))}
  </div>
  <p class="note">${t("projection-early-how")}</p>`;
}

function progressView(training: TrainingState) {
  switch (training.kind) {
    case "idle":
      return html`<p class="note">${t("projection-idle")}</p>`;
    case "gathering":
      return html`<progress aria-label=${t("projection-progress")} max=${training.all || 1} value=${training.read}></progress>
        <p>${t("projection-gathering", training)}</p>`;
    case "running":
      return html`${bar(training.progress)}
        ${curveOf(training.progress, true)}${examplesView(training.examples)}`;
    case "done":
      return html`<p role="status">${t(training.stopped ? "projection-stopped" : "projection-done", { ...none, ...training.progress })}</p>
        ${curveOf(training.progress, training.stopped)}${examplesView(training.examples)}`;
    case "nothing":
      return html`<p class="projection-reason" role="status">${t("projection-nothing")}</p>${examplesView(training.examples)}`;
    case "failed":
      return html`<p class="projection-reason" role="alert">${t("projection-failed")}</p>`;
  }
}

/** Of training that was stopped before its first slice was over. */
const none = { wrong: 0, seen: 0, pass: 0, passes: 0 };

function bar(progress: TrainingProgress | undefined) {
  if (progress === undefined) {
    return html`<progress aria-label=${t("projection-progress")}></progress>`;
  }
  const { pass, passes, seen, examples } = progress;
  return html`<progress aria-label=${t("projection-progress")} max=${passes * examples}
      value=${(pass - 1) * examples + seen}></progress>
    <p>${t("projection-running", progress)}</p>`;
}

/** What was wrong in each pass, the one under way last. */
function curveOf(progress: TrainingProgress | undefined, open: boolean) {
  if (progress === undefined || progress.seen === 0) return nothing;
  const { curve, wrong, seen, examples, passes } = progress;
  const shares = [...curve.map((one) => one / examples), wrong / seen];
  return curveView(shares, Math.max(passes, shares.length), open && seen < examples);
}

/** What the examples were, and what was dropped. */
function examplesView({ sentences, clauses, dropped, full }: TrainingExamples) {
  const reasons = dropped.map(({ code, count }) => t(`projection-count-${code}`, { count }));
  return html`<p class="note">${t("projection-examples", { sentences, clauses })}
    ${reasons.length === 0 ? nothing : html`${t("projection-left-out")} ${listed(reasons)}.`}
    ${full === undefined ? nothing : t("projection-full")}</p>`;
}

/** The model of the page, and the ways in and out. */
function modelView(props: ProjectionProps) {
  const { model, loading, training, onLoad, onChoose } = props;
  return html`<h3>${t("projection-model")}</h3>
    ${model === undefined ? html`<p class="note">${t("projection-no-model")}</p>` : factsOf(model)}
    <div class="row results-tools">
      ${
        model === undefined
          ? nothing
          : html`<button type="button" class="action" @click=${() => onChoose({ segment: "predict" })}>${t("projection-use")}</button>
            <button type="button" class="action" @click=${() => download(model.name, "text/plain", model.text)}>${t("projection-save")}</button>`
      }
      ${
        // One that is loaded now would give way to the one that is being made.
        isBusy(training.state())
          ? nothing
          : fileButton(t("projection-load"), ([file]) => onLoad(file), {
              accept: ".txt,.model,text/plain",
            })
      }
    </div>
    ${model === undefined ? nothing : html`<p class="note">${t("projection-model-lasts")}</p>`}
    ${loading === undefined ? nothing : loadingView(loading)}`;
}

/** What a model knows. */
export function factsOf({ name, facts }: KnownModel): TemplateResult {
  return html`<p><b class="projection-file">${name}</b> ${t("projection-facts", facts)}</p>`;
}

function loadingView(loading: LoadingState) {
  const { name } = loading;
  if (loading.kind === "loading")
    return html`<p role="status">${t("projection-loading", { name })}</p>`;
  if (loading.kind === "failed") {
    return html`<p class="projection-reason" role="alert">${t(`projection-${loading.why}`, { name })}</p>`;
  }
  return html`<div role="alert"><p class="projection-reason">${t("projection-broken", { name })}</p>
    <ul class="problems">${loading.problems.map(problemView)}</ul></div>`;
}

function problemView({ code, found, ...place }: ModelProblem) {
  const problem = t(`projection-${code}`, { found: found ?? "" });
  return html`<li>${t("projection-problem", { ...place, problem })}</li>`;
}

const [wide, high, leftEdge, top] = [420, 150, 44, 12];

/** The curve of the share of each pass as a picture; its last point is open while its pass is. */
function curveView(shares: readonly number[], passes: number, open: boolean) {
  const x = (at: number) =>
    leftEdge + (passes < 2 ? 0 : (at * (wide - leftEdge - 12)) / (passes - 1));
  const y = (share: number) => top + (1 - share) * (high - top - 26);
  const points = shares.map((share, at) => `${x(at).toFixed(1)} ${y(share).toFixed(1)}`);
  const every = Math.ceil(passes / 10);
  const ticks = Array.from({ length: passes }, (_, at) => at).filter((at) => at % every === 0);
  const [last] = shares.slice(-1);
  const label = t("projection-curve", { passes: shares.length, share: percent(last ?? 0) });
  return html`<figure class="projection-curve"><svg width=${wide} height=${high} viewBox="0 0 ${wide} ${high}" role="img" aria-label=${label}>
    ${[0, 0.5, 1].map(
      (share) => svg`<path class="projection-grid" d="M${leftEdge} ${y(share)}H${wide - 4}"></path>
        <text class="projection-axis-y" x=${leftEdge - 8} y=${y(share) + 4}>${t("projection-share", { share: percent(share) })}</text>`,
    )}
    ${ticks.map((at) => svg`<text x=${x(at)} y=${high - 6}>${at + 1}</text>`)}
    ${points.length > 1 ? svg`<path class="projection-line" d=${`M${points.join("L")}`}></path>` : ""}
    ${shares.map(
      (share, at) =>
        svg`<circle class=${open && at === shares.length - 1 ? "projection-open" : "projection-point"} cx=${x(at)} cy=${y(share)} r="3.5"></circle>`,
    )}
  </svg><figcaption class="note">${t("projection-curve-is")}</figcaption></figure>`;
}

/** How many prefixes a beam keeps, to be chosen; one that came with a link and is none of them stands among them in its order. */
export function widthChoice(
  widths: readonly number[],
  chosen: number,
  onChoose: (width: number) => void,
): TemplateResult {
  const known = widths.includes(chosen) ? widths : [...widths, chosen].sort((a, b) => a - b);
  return select(t("projection-beam"), known, chosen, (width) => width, onChoose, "");
}
