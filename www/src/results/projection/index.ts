/** From a source clause to a target clause: read off, learnt, and predicted. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import { commandView } from "../../copy/command.js";
import type { Projections, ProjectionsResult } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { bringSet } from "../../examples/bringing-set.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { Paired } from "../../model/snapshot.js";
import { segments as segmentButtons, select } from "../../shell/fields.js";
import { keeping } from "../keeping.js";
import { options } from "../options.js";
import { similarity } from "../rich.js";
import { type OpenTab, shownPair } from "../tab.js";
import { modelName, projectionCommand } from "./command.js";
import { deriveSegment } from "./derive.js";
import { derivedOverlay, predictedOverlay } from "./overlay.js";
import { predictSegment } from "./predict.js";
import {
  type Chosen,
  clauseOf,
  firstChosen,
  type KnownModel,
  type LoadingState,
  type ProjectionProps,
  prefixOf,
  type Segment,
  segments,
} from "./props.js";
import { decisionName, slotOf } from "./slots.js";
import { trainSegment } from "./train.js";
import { openTraining } from "./training.js";
import "./texts/en.ftl";

/** A model of more bytes than this is not read out of its file. */
const largest = 200_000_000;

/** The Projection tab. */
export function open(app: App): OpenTab<Paired> {
  const saved = options<Chosen>(app, "projection", firstChosen);
  /** The decision pointed at, and of which projections: it passes, and is not saved. */
  let pointed: { readonly of: Projections; readonly decision: number } | undefined;
  let model: KnownModel | undefined;
  let loading: LoadingState | undefined;
  /** How many texts were taken, and which of them the model is: what is no model replaces none. */
  let [taken, known] = [0, 0];
  const training = openTraining(app, (text, set) => {
    void take(text, modelName(set));
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
    const answer = ready(await app.answers.settled("readModel", text));
    if (answer?.kind === "ok") {
      if (own < known) return;
      known = own;
      if (loading === mine) loading = undefined;
      model = { text, facts: answer.facts, name };
      app.say(t("projection-say-model", { features: model.facts.features }));
    } else if (loading === mine) {
      loading =
        answer === undefined
          ? { kind: "failed", name, why: "unloaded" }
          : { kind: "broken", name, problems: answer.problems };
    }
    app.draw();
  }

  async function load(file: File): Promise<void> {
    const { name } = file;
    const fail = (why: "large" | "unloaded") => {
      loading = { kind: "failed", name, why };
      app.draw();
    };
    if (file.size > largest) return fail("large");
    try {
      await take(await file.text(), name);
    } catch {
      fail("unloaded");
    }
  }

  /** What is chosen over a pair, and what was asked about it, as far as that is known. */
  function askedOf({ request }: Paired) {
    const asked = app.answers.ask("projections", request);
    const result = ready(asked);
    const projections = result?.kind === "ok" ? result.projections : undefined;
    const chosen = now();
    const { beam, seenOnly, segment } = chosen;
    const clause = projections === undefined ? chosen.clause : clauseOf(projections, chosen);
    const question = { clause, beam, seenOnly };
    const predicted =
      model && projections && segment === "predict"
        ? app.answers.ask("predict", model.text, request, question)
        : undefined;
    const answer = ready(predicted);
    const prediction = answer?.kind === "ok" ? answer.prediction : undefined;
    return { asked, projections, chosen: { ...chosen, clause }, question, predicted, prediction };
  }

  // The same list of the same places: what is asked again is the same question.
  const listOf = memoizeLast((places: string) => places.split(",").map(Number));

  /** What spoke for the prefix looked at, if any, and the one beside it. */
  function weighed(
    { request }: Paired,
    { chosen, question, prediction }: ReturnType<typeof askedOf>,
  ) {
    const prefix = prediction && prefixOf(prediction, chosen);
    if (model === undefined || prediction === undefined || prefix === undefined) return {};
    const { layer, place } = prefix;
    // Beside one of the way found the right one stands; else the one found.
    const places = [...new Set([place, prediction.way[layer] ?? place])];
    const asked = listOf(places.join());
    return {
      prefix,
      weighing: app.answers.ask("weigh", model.text, request, question, layer, asked),
    };
  }

  /** What is asked about the pair that is shown and is of the texts as they are. */
  function current() {
    const paired = shownPair(app);
    if (paired === undefined) return undefined;
    const { projections, ...known } = askedOf(paired);
    return projections && { ...paired, ...known, projections };
  }

  /** The decision looked at: the one pointed at, else the one chosen. */
  function lookedAt(projections: Projections, { decision }: Chosen): number | undefined {
    const looked = pointed?.of === projections ? pointed.decision : decision;
    return looked >= 0 ? looked : undefined;
  }

  type Given = Omit<ProjectionProps, "projections" | "looked" | "onPoint">;
  const panel = keeping((given: Given, result: ProjectionsResult) => {
    // Texts with errors are no pair.
    if (result.kind !== "ok") return undefined;
    const { projections } = result;
    return projectionPanel({
      ...given,
      projections,
      looked: lookedAt(projections, given.chosen),
      onPoint(decision) {
        pointed = decision === undefined ? undefined : { of: projections, decision };
        app.draw();
      },
    });
  });

  function onChoose(change: Partial<Chosen>): void {
    pointed = undefined;
    saved.choose(change);
  }

  // The same as long as the same is looked at: then nothing is drawn anew.
  const derived = memoizeLast(derivedOverlay);
  const predictedLaid = memoizeLast(predictedOverlay);

  return {
    panel(paired) {
      const known = askedOf(paired);
      const { asked, chosen, predicted } = known;
      return panel(
        {
          ...paired,
          ...weighed(paired, known),
          ...{ app, chosen, predicted, model, loading, training, onChoose },
          onOpenSet(set) {
            saved.choose({ clause: 0, decision: -1, layer: -1 });
            void bringSet(app, set);
          },
          onLoad: (file) => void load(file),
        },
        asked,
      );
    },
    marks() {
      const found = current();
      if (found === undefined) return {};
      const { left, right, projections, chosen } = found;
      const { clause, segment } = chosen;
      if (segment === "predict") return { overlay: predictedLaid(projections, clause) };
      const looked = segment === "derive" ? lookedAt(projections, chosen) : undefined;
      const decision = projections.pairs[clause]?.projection?.decisions[looked ?? -1];
      return decision === undefined ? {} : derived(left, right, decision);
    },
    caption() {
      const found = current();
      if (found === undefined) return undefined;
      const { chosen, projections, prediction } = found;
      if (chosen.segment === "predict") {
        const [score, gold] = [prediction?.found?.score, prediction?.gold?.score];
        if (score === undefined) return t("projection-caption-predict");
        return gold === undefined
          ? t("projection-caption-predicted", { score: similarity(score) })
          : t("projection-caption-scores", { score: similarity(score), gold: similarity(gold) });
      }
      if (chosen.segment === "train") return t("projection-caption-train");
      const projection = projections.pairs[chosen.clause]?.projection;
      if (projection === undefined) return t("projection-caption-none");
      const decision = projection.decisions[lookedAt(projections, chosen) ?? -1]?.decided;
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
  const { segment } = props.chosen;
  const command = projectionCommand(props.request, props.chosen, props.model);
  return html`<div class="results-panel"><div class="results-single">
    <div class="row results-controls results-ruled">
      ${segmentButtons(
        t("projection-segments"),
        segments,
        segment,
        (name) => t(`projection-${name}`),
        (name) => props.onChoose({ segment: name }),
      )}
      ${segment === "train" ? "" : clauseChoice(props)}
    </div>
    ${contents[segment](props)}
    ${command === undefined ? nothing : commandView(props.app, props.request, command)}
    <p class="note">${t("projection-source")}</p>
  </div></div>`;
}

function clauseChoice({ projections, chosen, left, right, onChoose }: ProjectionProps) {
  const { pairs } = projections;
  const count = Math.max(pairs.length, projections.left.length, projections.right.length);
  const ends = (sentence: typeof left, ids: readonly number[] | undefined) => {
    const [first, last] = [ids?.[0], ids?.at(-1)];
    if (first === undefined || last === undefined) return t("projection-no-clause");
    const form = (id: number) => sentence.words[id - 1]?.form ?? "";
    return first === last ? form(first) : `${form(first)} … ${form(last)}`;
  };
  if (count === 0) return nothing;
  return select(
    t("projection-clauses"),
    [...Array(count).keys()],
    chosen.clause,
    (at) =>
      t("projection-clause", {
        number: at + 1,
        count,
        left: ends(left, projections.left[at]?.words),
        right: ends(right, projections.right[at]?.words),
      }),
    (clause) => onChoose({ clause, decision: -1, layer: -1 }),
    "projection-choice",
  );
}
