/** Training: on what, how, how far it is, and the model that came of it. */
import { html, nothing, type TemplateResult } from "lit/html.js";
import type { ModelProblem, TrainingExamples, TrainingProgress } from "../../engine/answers.js";
import { type SetName, sets } from "../../examples/training-sets.js";
import { t } from "../../messages/index.js";
import { fileButton } from "../file-button.js";
import { listed } from "../rich.js";
import { tickBox } from "../tick-box.js";
import { curveView } from "./curve.js";
import type { KnownModel, LoadingState, ProjectionProps, TrainingState } from "./props.js";
import { widthChoice } from "./width.js";

/** The widths of the beam that are offered. */
const widths = [1, 4, 10, 20, 50, 100];

/** The segment Train. */
export function trainSegment(props: ProjectionProps): TemplateResult {
  const { training } = props;
  const busy = isBusy(training);
  return html`<div class="projection-body">
    <section class="results-block" aria-label=${t("projection-train-on")}>
      <h3>${t("projection-train-on")}</h3>
      ${setChoice(props)}
      ${parameters(props)}
      <div class="row results-tools">
        ${
          busy
            ? html`<button type="button" class="action action-main" @click=${props.onStop}>${t("projection-stop")}</button>`
            : html`<button type="button" class="action action-main" ?disabled=${setOf(props) === "page" && !props.brackets}
                @click=${() => props.onTrain(setOf(props))}>${t("projection-train-now")}</button>`
        }
        ${showButton(props)}
      </div>
      ${modelView(props)}
    </section>
    <section class="results-block" aria-label=${t("projection-progress")}>
      <h3>${t("projection-progress")}</h3>
      ${progressView(training)}
    </section>
  </div>`;
}

/** Whether a model is being made. */
function isBusy({ kind }: TrainingState): boolean {
  return kind === "gathering" || kind === "running";
}

/** Shows the pairs that are trained on, where they are not those shown. */
function showButton(props: ProjectionProps) {
  const set = setOf(props);
  if (set === "page") return nothing;
  return html`<button type="button" class="action" @click=${() => props.onOpenSet(set)}>${t("projection-show-set")}</button>`;
}

/** The set that is chosen. */
function setOf({ chosen }: Pick<ProjectionProps, "chosen">): SetName {
  return ([...sets, "page"] as const).find((one) => one === chosen.set) ?? "generated";
}

function setChoice(props: ProjectionProps) {
  const { pairs, brackets, onChoose } = props;
  const own = setOf(props);
  const name = "projection-set";
  return html`<fieldset class="results-options"><legend class="hidden">${t("projection-train-on")}</legend>
    ${([...sets, "page"] as const).map(
      (
        set,
      ) => html`<label class="tick"><input type="radio" name=${name} value=${set} .checked=${set === own}
        @change=${() => onChoose({ set })}>
        <span>${set === "page" ? t("projection-set-page", { count: pairs }) : t(`example-${set}`)}<span class="note">${t(
          set === "page"
            ? brackets
              ? "projection-set-page-how"
              : "projection-set-no-brackets"
            : `example-${set}-notice`,
        )}</span></span></label>`,
    )}</fieldset>`;
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
  return curveView({
    shares,
    passes: Math.max(passes, shares.length),
    open: open && seen < examples,
  });
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
  const { model, loading, training, onSave, onLoad, onChoose } = props;
  return html`<h3>${t("projection-model")}</h3>
    ${model === undefined ? html`<p class="note">${t("projection-no-model")}</p>` : factsOf(model)}
    <div class="row results-tools">
      ${
        model === undefined
          ? nothing
          : html`<button type="button" class="action" @click=${() => onChoose({ segment: "predict" })}>${t("projection-use")}</button>
            <button type="button" class="action" @click=${onSave}>${t("projection-save")}</button>`
      }
      ${
        // One that is loaded now would give way to the one that is being made.
        isBusy(training)
          ? nothing
          : fileButton(t("projection-load"), onLoad, ".txt,.model,text/plain")
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
    <ul class="problems">${loading.problems.map((problem) => html`<li>${problemOf(problem)}</li>`)}</ul></div>`;
}

function problemOf({ code, line, column, found }: ModelProblem): string {
  return t("projection-problem", {
    line,
    column,
    problem: t(`projection-${code}`, { found: found ?? "" }),
  });
}
