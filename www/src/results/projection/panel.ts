/** The panel: what is read off a pair of clauses, what is learnt from many, and what that predicts. */
import { html, type TemplateResult } from "lit/html.js";
import { t } from "../../messages/index.js";
import { deriveSegment } from "./derive.js";
import { predictSegment } from "./predict.js";
import { type ProjectionProps, type Segment, segments } from "./props.js";
import { trainSegment } from "./train.js";

const contents: Readonly<Record<Segment, (props: ProjectionProps) => TemplateResult>> = {
  derive: deriveSegment,
  train: trainSegment,
  predict: predictSegment,
};

/** The Projection tab over one pair. */
export function projectionPanel(props: ProjectionProps): TemplateResult {
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

/** The clauses of the pair. */
function clauseChoice({
  projections,
  chosen,
  left,
  right,
  onChoose,
}: ProjectionProps): TemplateResult {
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
  const options = Array.from({ length: count }, (_, at) =>
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
      ${options.map((text, at) => html`<option value=${at} ?selected=${at === chosen.clause}>${text}</option>`)}
    </select></label>`;
}
