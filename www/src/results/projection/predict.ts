/** A clause predicted: the beam decision by decision, what spoke for a value, what was forbidden, and the answer. */

import { html, nothing, type TemplateResult } from "lit/html.js";
import type {
  BeamLayer,
  ClausePiece,
  Prediction,
  ScoredProjection,
  Weighing,
} from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import { missing } from "../../shell/missing.js";
import { tickBox } from "../../shell/tick-box.js";
import { block } from "../block.js";
import { textBetween } from "../names.js";
import { listed, similarityText } from "../rich.js";
import { beamView } from "./beam.js";
import type { Place } from "./layout/walk.js";
import { piecesView } from "./pieces.js";
import { type ProjectionProps, train } from "./props.js";
import { reasonOf } from "./reason.js";
import { decisionName, isSeenIn, shortValue } from "./slots.js";
import { factsOf, widthChoice } from "./train.js";
import { weightsView } from "./weights.js";

/** The widths of the beam that are offered. */
const widths = [1, 2, 4, 8, 20];

/** The segment Predict. */
export function predictSegment(props: ProjectionProps): TemplateResult {
  const { chosen, model, predicted, onChoose } = props;
  if (model === undefined) {
    return html`<div class="note empty"><p>${t("projection-no-model-yet")}</p>
      <p class="row"><button type="button" class="action" @click=${() => {
        onChoose({ segment: "train", set: "generated" });
        train(props, "generated");
      }}>${t("projection-train-generated")}</button>
      <button type="button" class="action" @click=${() => onChoose({ segment: "train" })}>${t("projection-to-train")}</button></p></div>`;
  }
  const answer = ready(predicted);
  return html`<div class="row projection-parameters projection-asking">
      ${widthChoice(widths, chosen.beam, (beam) => onChoose({ beam, layer: -1 }))}
      ${tickBox(t("projection-seen-only"), chosen.seenOnly, (seenOnly) => onChoose({ seenOnly, layer: -1 }))}
    </div>
    ${predicted === undefined ? nothing : missing(predicted)}
    ${predicted?.kind === "pending" ? html`<p class="note empty">${t("results-explaining")}</p>` : nothing}
    ${
      answer?.kind === "ok"
        ? searched(props, answer.prediction)
        : answer?.kind === "dropped"
          ? html`<p class="projection-reason">${reasonOf(answer.dropped, props)}</p>`
          : nothing
    }
    <div class="note">${factsOf(model)}</div>`;
}

function searched(props: ProjectionProps, prediction: Prediction) {
  const { weighing } = props;
  return html`${block(t("projection-beam-title"), beamView(props, prediction))}
    ${weighing === undefined ? nothing : missing(weighing)}
    ${weighed(props, prediction)}
    ${answers(props, prediction)}`;
}

function weighed({ prefix, weighing: asked }: ProjectionProps, prediction: Prediction) {
  const weighing = ready(asked);
  const layer = prefix && prediction.layers[prefix.layer];
  if (prefix === undefined || layer === undefined || weighing === undefined) return nothing;
  const decision = decisionName(layer);
  const short = (value: string) => shortValue(layer.decision, value);
  const values = weighing.values.map(({ value }) => short(value));
  const title = t(values.length > 1 ? "projection-weights-two" : "projection-weights-one", {
    decision,
    value: values[0] ?? "",
    other: values[1] ?? "",
  });
  const stems = prefix.layer === 0 ? [] : stemsOf(prediction, prefix, weighing);
  // Behind one and the same stem nothing need be said of it.
  const behind = new Set(stems).size > 1 ? stems : [];
  return html`<div class="projection-body">
    ${block(title, weightsView(weighing, short, behind))}
    ${block(t("projection-forbidden"), forbiddenView(weighing, layer))}
  </div>`;
}

/** The stem behind which each of the weighed values was decided. */
function stemsOf(prediction: Prediction, { layer, place }: Place, { values }: Weighing) {
  const { layers, way, gold } = prediction;
  const stem = (from: number | undefined): string => {
    let at = from;
    for (let depth = layer; depth > 0; depth -= 1) {
      at = layers[depth]?.prefixes.find((one) => one.place === at)?.parent;
    }
    return layers[0]?.prefixes.find((one) => one.place === at)?.value ?? "";
  };
  const asked = [place, ...(way[layer] === place ? [] : [way[layer]])];
  return values.map((value, nth) =>
    nth < asked.length ? stem(asked[nth]) : (value.gold && gold?.decisions[0]?.value) || "",
  );
}

function forbiddenView({ forbidden }: Weighing, layer: BeamLayer) {
  if (forbidden.length === 0)
    return html`<p class="note">${t("projection-nothing-forbidden", { decision: decisionName(layer) })}</p>`;
  return html`<table class="table">
    <thead class="hidden"><tr><th scope="col">${t("projection-value")}</th><th scope="col">${t("projection-rule")}</th></tr></thead>
    <tbody>${forbidden.map(
      ({ rule, values, more }) => html`<tr>
      <td>${listed(values.map((value) => html`<bdi>${shortValue(layer.decision, value)}</bdi>`))}${
        more > 0 ? html` ${t("projection-more", { more })}` : nothing
      }</td>
      <td class="note projection-from">${t(`projection-rule-${rule}`)}</td></tr>`,
    )}</tbody></table>`;
}

/** What was found, and below it what the translation shows. */
function answers(props: ProjectionProps, { found, gold, unseen, goldWay, layers }: Prediction) {
  const differs = (at: number) => found?.decisions[at]?.value !== gold?.decisions[at]?.value;
  const parting = found && gold ? found.decisions.filter((_, at) => differs(at)) : [];
  const same = found !== undefined && gold !== undefined && parting.length === 0;
  const fell = goldWay.length > 0 ? goldWay.length - 1 : undefined;
  const last = fell === undefined ? undefined : layers[fell];
  const lost = last !== undefined && fell !== undefined && (goldWay[fell] ?? 0) >= last.kept;
  const { projections, chosen, left } = props;
  const modifiers = projections.left[chosen.clause]?.modifiers ?? [];
  const source = (modifier: number) => {
    const node = modifiers[modifier - 1] ?? 0;
    const phrase = left.phrases?.[node - left.words.length - 1];
    const [first, last] = phrase ? [phrase.first, phrase.last] : [node, node];
    return textBetween(left, first, last);
  };
  const lit = (piece: ClausePiece) => parting.some((decided) => isSeenIn(piece, decided));
  const answer = (kind: "predicted" | "gold", { pieces, score }: ScoredProjection) =>
    html`<div class="projection-answer"><p><b>${t(`projection-${kind}`)}</b>
      <span>${score === undefined ? "–" : similarityText(score)}</span></p>
    ${piecesView(pieces, lit, source)}</div>`;
  const content = html`${found === undefined ? html`<p class="projection-reason">${t("projection-nothing-allowed")}</p>` : answer("predicted", found)}
    ${gold === undefined ? html`<p class="note">${t("projection-no-gold")}</p>` : answer("gold", gold)}
    ${
      same
        ? html`<p class="note">${t("projection-same")}</p>`
        : unseen.length > 0
          ? html`<p class="note">${t("projection-unseen", {
              decisions: unseen.map((one) => `${decisionName(one)} ${one.value}`).join(", "),
            })}</p>`
          : lost
            ? html`<p class="note">${t("projection-fell-out", { decision: decisionName(last) })}</p>`
            : nothing
    }`;
  return block(t("projection-answer"), content, "projection-realised");
}
