/** From a source clause to a target clause: read off, learnt, and predicted. */
import { html, type TemplateResult } from "lit/html.js";
import { download } from "../../copy/download.js";
import type {
  Prediction,
  PredictOptions,
  PredictResult,
  Projections,
  ProjectionsResult,
  Weighing,
} from "../../engine/answers.js";
import { type Asked, ready } from "../../engine/asked.js";
import { bringSet } from "../../examples/bringing-set.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Paired } from "../../model/snapshot.js";
import type { Marks } from "../../stage/props.js";
import { keeping } from "../keeping.js";
import { options } from "../options.js";
import { similarity } from "../rich.js";
import { shownPair } from "../shown-pair.js";
import type { OpenTab } from "../tab.js";
import { deriveSegment } from "./derive.js";
import { derivedOverlay, predictedOverlay } from "./overlay.js";
import { predictSegment } from "./predict.js";
import {
  type Chosen,
  clauseOf,
  firstChosen,
  type KnownModel,
  type LoadingState,
  type PrefixLook,
  type ProjectionProps,
  prefixOf,
  type Segment,
  segments,
} from "./props.js";
import { decisionName, slotOf } from "./slots.js";
import { trainSegment } from "./train.js";
import { openTraining } from "./training.js";
import "./texts/en.ftl";

interface Asking
  extends Pick<
    ProjectionProps,
    "chosen" | "model" | "loading" | "predicted" | "prefix" | "weighing"
  > {
  readonly paired: Paired;
}

/** A model of more bytes than this is not read out of its file. */
const largest = 200_000_000;

/** The Projection tab. */
export function open(app: App): OpenTab<Paired> {
  const saved = options(app, "projection", firstChosen);
  /** The decision pointed at, and of which projections: it passes, and is not saved. */
  let pointed: { readonly of: Projections; readonly decision: number } | undefined;
  let model: KnownModel | undefined;
  let loading: LoadingState | undefined;
  /** How many texts were taken, and which of them the model is: what is no model replaces none. */
  let [taken, known] = [0, 0];
  const training = openTraining(app, (text, set) => {
    const name = set === "page" ? "pairs" : set;
    void take(text, `${name}.projection-model.txt`);
  });

  /** What is chosen, as far as it can be: it may come with a link. */
  function now(): Chosen {
    const chosen = saved.now();
    const within = (value: number, from: number, to: number) =>
      Math.max(from, Math.min(to, Math.trunc(value)));
    return {
      ...chosen,
      segment: segments.find((one) => one === chosen.segment) ?? firstChosen.segment,
      clause: Math.trunc(chosen.clause),
      passes: within(chosen.passes, 1, 100),
      width: within(chosen.width, 1, 256),
      beam: within(chosen.beam, 1, 32),
    };
  }

  /** Makes a text the model of the page, if it is one. */
  async function take(text: string, name: string): Promise<void> {
    loading = { kind: "loading", name };
    const mine = loading;
    taken += 1;
    const own = taken;
    app.draw();
    const asked = await app.answers.settled("readModel", text);
    if (asked.kind === "ready" && asked.answer.kind === "ok") {
      if (own < known) return;
      known = own;
      if (loading === mine) loading = undefined;
      model = { text, facts: asked.answer.facts, name };
      app.say(t("projection-say-model", { features: model.facts.features }));
    } else if (loading === mine) {
      loading =
        asked.kind === "failed"
          ? { kind: "failed", name, why: "unloaded" }
          : {
              kind: "broken",
              name,
              problems: asked.answer.kind === "rejected" ? asked.answer.problems : [],
            };
    }
    app.draw();
  }

  async function load(file: File): Promise<void> {
    const { name } = file;
    if (file.size > largest) {
      loading = { kind: "failed", name, why: "large" };
      app.draw();
      return;
    }
    try {
      await take(await file.text(), name);
    } catch {
      loading = { kind: "failed", name, why: "unloaded" };
      app.draw();
    }
  }

  function projectionsOf({ request }: Paired): Asked<ProjectionsResult> {
    return app.answers.ask("projections", request);
  }

  function predictOptions(chosen: Chosen, projections: Projections): PredictOptions {
    const { beam, seenOnly } = chosen;
    return { clause: clauseOf(projections, chosen), beam, seenOnly };
  }

  function predictionOf(
    { request }: Paired,
    chosen: Chosen,
    projections: Projections | undefined,
  ): Asked<PredictResult> | undefined {
    if (model === undefined || projections === undefined || chosen.segment !== "predict") {
      return undefined;
    }
    return app.answers.ask("predict", model.text, request, predictOptions(chosen, projections));
  }

  // The same list of the same places: what is asked again is the same question.
  const listOf = memoizeLast((places: string) => places.split(",").map(Number));

  function weighingOf(
    { request }: Paired,
    chosen: Chosen,
    projections: Projections | undefined,
    prediction: Prediction | undefined,
    prefix: PrefixLook | undefined,
  ): Asked<Weighing | undefined> | undefined {
    if (model === undefined || projections === undefined) return undefined;
    if (prefix === undefined || prediction === undefined) return undefined;
    const places = [prefix.place];
    // Beside one of the way found the right one stands; else the one found.
    const found = prediction.way[prefix.layer];
    if (found !== undefined && found !== prefix.place) places.push(found);
    const asked = predictOptions(chosen, projections);
    const { layer } = prefix;
    return app.answers.ask("weigh", model.text, request, asked, layer, listOf(places.join()));
  }

  /** The pair that is shown and is of the texts as they are, with what it shows. */
  function current(): { readonly paired: Paired; readonly projections: Projections } | undefined {
    const paired = shownPair(app);
    if (paired === undefined) return undefined;
    const answer = ready(projectionsOf(paired));
    return answer?.kind === "ok" ? { paired, projections: answer.projections } : undefined;
  }

  const panel = keeping((asking: Asking, result: ProjectionsResult) => {
    // Texts with errors are no pair.
    if (result.kind !== "ok") return undefined;
    const { projections } = result;
    const { paired, ...given } = asking;
    const { chosen } = given;
    const { work } = app.store.state;
    const clause = clauseOf(projections, chosen);
    const own = pointed?.of === projections ? pointed.decision : undefined;
    return projectionPanel({
      ...given,
      left: paired.left,
      right: paired.right,
      projections,
      chosen: { ...chosen, clause },
      looked: own ?? (chosen.decision >= 0 ? chosen.decision : undefined),
      pairs: work.pairs.length,
      brackets: work.formats.left === "brackets" && work.formats.right === "brackets",
      training: training.state(),
      onChoose(change) {
        pointed = undefined;
        saved.choose(change);
      },
      onPoint(decision) {
        pointed = decision === undefined ? undefined : { of: projections, decision };
        app.draw();
      },
      onTrain(set) {
        const { passes, width, early } = now();
        training.start(set, { passes, beam: width, early });
      },
      onStop: () => training.stop(),
      onOpenSet(set) {
        saved.choose({ clause: 0, decision: -1, layer: -1 });
        void bringSet(app, set);
      },
      onSave() {
        if (model) download(model.name, "text/plain", model.text);
      },
      onLoad: (file) => void load(file),
    });
  });

  // The same as long as the same is looked at: then nothing is drawn anew.
  const derived = memoizeLast(derivedOverlay);
  const predictedLaid = memoizeLast(predictedOverlay);

  return {
    panel(paired) {
      const chosen = now();
      const asked = projectionsOf(paired);
      const result = ready(asked);
      const projections = result?.kind === "ok" ? result.projections : undefined;
      const predicted = predictionOf(paired, chosen, projections);
      const answer = ready(predicted);
      const prediction = answer?.kind === "ok" ? answer.prediction : undefined;
      const prefix = prediction && prefixOf(prediction, chosen);
      const weighing = weighingOf(paired, chosen, projections, prediction, prefix);
      return panel({ paired, chosen, model, loading, predicted, prefix, weighing }, asked);
    },
    marks(): Marks {
      const found = current();
      if (found === undefined) return {};
      const { paired, projections } = found;
      const chosen = now();
      const clause = clauseOf(projections, chosen);
      if (chosen.segment === "predict") {
        return { overlay: predictedLaid(projections, clause) };
      }
      const looked = pointed?.of === projections ? pointed.decision : chosen.decision;
      if (chosen.segment !== "derive" || looked < 0) return {};
      const decision = projections.pairs[clause]?.projection?.decisions[looked];
      return decision === undefined ? {} : derived(paired.left, paired.right, decision);
    },
    caption() {
      const found = current();
      if (found === undefined) return undefined;
      const chosen = now();
      const { projections, paired } = found;
      const pair = projections.pairs[clauseOf(projections, chosen)];
      if (chosen.segment === "predict") {
        const result = ready(predictionOf(paired, chosen, projections));
        const score = result?.kind === "ok" ? result.prediction.found?.score : undefined;
        if (score === undefined || result?.kind !== "ok") return t("projection-caption-predict");
        const gold = result.prediction.gold?.score;
        return gold === undefined
          ? t("projection-caption-predicted", { score: similarity(score) })
          : t("projection-caption-scores", { score: similarity(score), gold: similarity(gold) });
      }
      if (chosen.segment === "train") return t("projection-caption-train");
      const looked = pointed?.of === projections ? pointed.decision : chosen.decision;
      const decision = pair?.projection?.decisions[looked]?.decided;
      if (pair?.projection === undefined) return t("projection-caption-none");
      if (decision === undefined) return t("projection-caption");
      return t("projection-caption-decision", {
        decision: decisionName(decision),
        value: decision.value,
        filled: slotOf(decision) === undefined ? "no" : "yes",
      });
    },
  };
}

const contents: Readonly<Record<Segment, (props: ProjectionProps) => TemplateResult>> = {
  derive: deriveSegment,
  train: trainSegment,
  predict: predictSegment,
};

function projectionPanel(props: ProjectionProps) {
  const { chosen, onChoose } = props;
  const segment = segments.find((one) => one === chosen.segment) ?? "derive";
  return html`<div class="results-panel"><div class="results-single">
    <div class="row results-controls results-ruled">
      <div class="segments" role="group" aria-label=${t("projection-segments")}>
        ${segments.map(
          (name) =>
            html`<button type="button" class="segment" aria-pressed=${name === segment ? "true" : "false"}
              @click=${() => onChoose({ segment: name })}>${t(`projection-${name}`)}</button>`,
        )}
      </div>
      ${segment === "train" ? "" : clauseChoice(props)}
    </div>
    ${contents[segment](props)}
    <p class="note">${t("projection-source")}</p>
  </div></div>`;
}

function clauseChoice({ projections, chosen, left, right, onChoose }: ProjectionProps) {
  const count = Math.max(
    projections.pairs.length,
    projections.left.length,
    projections.right.length,
  );
  const ends = (sentence: typeof left, ids: readonly number[] | undefined) => {
    const [first, last] = [ids?.[0], ids?.at(-1)];
    if (first === undefined || last === undefined) return t("projection-no-clause");
    const form = (id: number) => sentence.words[id - 1]?.form ?? "";
    return first === last ? form(first) : `${form(first)} … ${form(last)}`;
  };
  const clauses = Array.from({ length: count }, (_, at) =>
    t("projection-clause", {
      number: at + 1,
      count,
      left: ends(left, projections.left[at]?.words),
      right: ends(right, projections.right[at]?.words),
    }),
  );
  if (count === 0) return html``;
  return html`<label class="line projection-choice"><span>${t("projection-clauses")}</span>
    <select class="field" .value=${String(chosen.clause)}
      @change=${(event: Event) =>
        onChoose({
          clause: Number((event.currentTarget as HTMLSelectElement).value),
          decision: -1,
          layer: -1,
        })}>
      ${clauses.map((text, at) => html`<option value=${at} ?selected=${at === chosen.clause}>${text}</option>`)}
    </select></label>`;
}
