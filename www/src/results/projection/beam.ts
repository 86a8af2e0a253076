/** The beam as a picture that is walked through: ← → along a sequence of decisions, ↑ ↓ among those of one. */
import { html, type TemplateResult } from "lit/html.js";
import type { BeamLayer, Prediction } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Width } from "../../stage/layout/shorten.js";
import { similarityText } from "../rich.js";
import { textWidth } from "../text-width.js";
import { drawBeam } from "./draw/beam.js";
import { layoutBeam } from "./layout/beam.js";
import { type Place, walk } from "./layout/walk.js";
import type { ProjectionProps } from "./props.js";
import { decisionName, shortValue } from "./slots.js";

/** The beam as a picture; one prefix is looked at. */
export function beamPicture(
  { layers, way, goldWay }: Pick<Prediction, "layers" | "way" | "goldWay">,
  prefix: Place | undefined,
  onChoose: (prefix: Place) => void,
  width: Width,
) {
  const names = layers.map(decisionName);
  const shorten = (value: string, layer: number) => {
    const text = shortValue(layers[layer]?.decision, value);
    return text.length > 18 ? `${text.slice(0, 17)}…` : text;
  };
  const layout = layoutBeam(layers, names, shorten, width);
  const picture = drawBeam(layout, {
    names,
    current: prefix,
    look: ({ layer, place }) => ({
      best: way[layer] === place,
      gold: goldWay[layer] === place,
      current: prefix?.layer === layer && prefix.place === place,
      ...told(layers[layer], place),
    }),
    onChoose,
  });
  return { layout, picture };
}

/** The beam in the panel, and what its lines mean. */
export function beamView(props: ProjectionProps, prediction: Prediction): TemplateResult {
  const { prefix, onChoose } = props;
  const { layers, way } = prediction;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || prefix === undefined)
      return;
    const next = walk(layers, prefix, way, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next);
    const svg = event.currentTarget as Element;
    // What is chosen is drawn first, and then has the focus.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        svg.querySelector<SVGGElement>(`[data-prefix="${next.layer} ${next.place}"]`)?.focus(),
      ),
    );
  };
  const { layout, picture } = beamPicture(prediction, prefix, onChoose, textWidth);
  const { width, height } = layout;
  return html`<div class="scroll"><svg class="projection-beam" width=${width} height=${height}
      viewBox="0 0 ${width} ${height}" role="group" aria-label=${t("projection-beam-label")} @keydown=${onKey}>${picture}</svg></div>
    <p class="legend projection-key">${(["best", "gold", "kept", "fallen"] as const).map(
      (one) =>
        html`<span class="line"><svg width="26" height="8" aria-hidden="true"><path class="beam-${one}" d="M1 4H25"></path></svg>${t(`projection-key-${one}`)}</span>`,
    )}</p>
    <p class="note">${t("projection-beam-keys")} ${omitted(layers)}</p>`;
}

/** The score of a prefix, and what it is called. */
function told(layer: BeamLayer | undefined, place: number) {
  const prefix = layer?.prefixes.find((one) => one.place === place);
  if (layer === undefined || prefix === undefined) return { score: "", label: "" };
  const score = similarityText(prefix.score).replace("-", "−");
  const label = t("projection-prefix", {
    decision: decisionName(layer),
    value: prefix.value,
    score,
    place: place + 1,
    all: layer.all,
    kept: place < layer.kept ? "yes" : "no",
    gold: prefix.gold ? "yes" : "no",
  });
  return { score, label };
}

/** That not all that fell out is drawn. */
function omitted(layers: readonly BeamLayer[]): string {
  const more = layers.reduce((sum, { all, prefixes }) => sum + all - prefixes.length, 0);
  return more === 0 ? "" : t("projection-omitted", { more });
}
