/** Robinson–Foulds: the splits that only one tree has, and those of both. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Measure, Split } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { rich, word } from "../rich.js";
import { headline } from "./headline.js";
import { isSame, splitOf } from "./looking.js";
import type { Row } from "./measures.js";
import type { DistancesProps } from "./props.js";
import { leafForm, leavesOf } from "./words.js";

type Where = "left" | "both" | "right";

/** So many splits are listed; a tree of a long sentence has as many as words. */
const listed = 200;
/** In a longer sentence single words cannot be told apart any more. */
const strip = 60;

/** What a Robinson–Foulds distance is made of. */
export function splitsDetail(
  props: DistancesProps,
  row: Row,
  measure: Extract<Measure, { kind: "ok" }>,
): TemplateResult {
  const { splits } = props.distances;
  const fraction = t("distances-fraction", { part: measure.part, whole: measure.whole });
  if (splits === undefined)
    return html`${headline(row, measure, fraction)}<p>${t("distances-splits-many")}</p>`;
  const { rooted } = props.chosen;
  const [a, both, b] = [splits.left.length, splits.both.length, splits.right.length];
  const generalized = row.name !== "robinson-foulds";
  const made = generalized
    ? fraction
    : t("distances-splits-sum", { a, b, left: a + both, right: b + both });
  const kind = rooted ? "clusters" : "splits";
  const conflicts = splits.right.filter(({ conflicts }) => conflicts.length > 0).length;
  return html`${headline(row, measure, made)}
    <p>${
      generalized
        ? t("distances-compatible-said", { kind, conflicts, all: b + both })
        : t("distances-splits-said", { kind, apart: a + b, all: a + b + 2 * both })
    }</p>
    <div class="distances-columns">
      ${column(props, "left", splits.left)}${column(props, "both", splits.both)}${column(props, "right", splits.right)}
    </div>`;
}

function column(props: DistancesProps, where: Where, splits: readonly Split[]): TemplateResult {
  return html`<section class="distances-column" aria-label=${t(`distances-only-in-${where}`)}>
    <h4><span>${t(`distances-only-in-${where}`)}</span> <span>${t("results-figure", { value: splits.length })}</span></h4>
    ${
      splits.length === 0
        ? html`<p class="results-aside">${t(`distances-none-in-${where}`)}</p>`
        : html`<ul>${splits.slice(0, listed).map((split) => html`<li>${entry(props, where, split)}</li>`)}</ul>`
    }
    ${splits.length > listed ? html`<p class="results-aside">${t("distances-more", { more: splits.length - listed })}</p>` : nothing}
  </section>`;
}

function entry(props: DistancesProps, where: Where, split: Split): TemplateResult {
  const { distances, chosen, onChoose, onPoint } = props;
  const on = isSame(splitOf(distances, chosen.split)?.leaves ?? [], split.leaves);
  const point = () => onPoint({ kind: "split", leaves: split.leaves });
  const leave = () => onPoint(undefined);
  return html`<button type="button" class="distances-split" aria-pressed=${on ? "true" : "false"}
    @click=${() => onChoose({ split: split.leaves })} @pointerenter=${point} @pointerleave=${leave}
    @focus=${point} @blur=${leave}>
    ${squares(props, split)}
    <span>${split.leaves.map((leaf, n) => html`${n > 0 ? " " : nothing}${word(leafForm(props, leaf))}`)}</span>
    ${where === "both" ? nothing : standing(props, where, split)}
  </button>`;
}

/** Whether the other tree could have the split. */
function standing(
  props: DistancesProps,
  where: "left" | "right",
  { conflicts, inConflict }: Split,
): TemplateResult {
  const other = where === "left" ? "B" : "A";
  const [first] = conflicts;
  if (first === undefined)
    return html`<span class="distances-standing">✓ ${t("distances-compatible", { other })}</span>`;
  const against =
    props.distances.splits?.[where === "left" ? "right" : "left"][first]?.leaves ?? [];
  const forms = against.map(
    (leaf, n) => html`${n > 0 ? " " : nothing}${word(leafForm(props, leaf))}`,
  );
  return html`<span class="distances-standing distances-against">✕ ${rich(
    "distances-conflict",
    { words: html`<i>${forms}</i>` },
    { other, more: inConflict - 1 },
  )}</span>`;
}

/** A square for each word, those of the split filled. */
function squares(
  { distances }: DistancesProps,
  { leaves }: Split,
): TemplateResult | typeof nothing {
  const count = leavesOf(distances);
  if (count > strip) return nothing;
  const ours = new Set(leaves);
  const step = count > 30 ? 7 : 13;
  const size = step - (count > 30 ? 2 : 3);
  return html`<svg class="distances-squares" width=${count * step} height=${size + 1} viewBox="0 0 ${count * step} ${size + 1}" aria-hidden="true">
    ${Array.from(
      { length: count },
      (_, leaf) =>
        svg`<rect class=${ours.has(leaf) ? "distances-in" : "distances-out"} x=${leaf * step + 0.5} y="0.5" width=${size} height=${size} rx="2"></rect>`,
    )}
  </svg>`;
}
