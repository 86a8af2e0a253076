import { html, nothing, type TemplateResult } from "lit/html.js";
import type { EditStep, Explanation } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { EdgeRef } from "../../model/refs.js";
import { missing } from "../../shell/missing.js";
import { edgeName } from "../edge-name.js";
import { formOf } from "../names.js";
import { rich, word } from "../rich.js";
import { textWidth } from "../text-width.js";
import { place } from "../triangle.js";
import { drawTrace } from "./draw/trace.js";
import { type Half, layoutTrace, type TraceTile, wordOf } from "./layout/trace.js";
import { levenshteinTable } from "./levenshtein.js";
import type { EdgesProps } from "./props.js";
import { reading } from "./reading.js";

type Compared = Extract<Explanation, { kind: "compared" }>;
type Shared = Extract<Explanation, { kind: "shared" }>;

/** The edge looked at: its two paths in words, and what turns one encoding into the other. */
export function edgeView(
  props: EdgesProps,
  names: readonly string[],
  onUnpin: (event: Event) => void,
): TemplateResult {
  const { pinned, previewed, comparison } = props;
  const edge = previewed ?? pinned;
  if (!edge) return html`<div class="note empty"><p>${t("results-no-edge")}</p></div>`;
  const at = place(edge);
  const weights = { distance: comparison.distances[at] ?? 0, maximum: comparison.maxima[at] ?? 0 };
  return html`<div class="line apart">
      <h3 class="results-edge-title">${rich("results-edge-title", { edge: edgeName(names, edge) }, weights)}</h3>
      ${
        pinned
          ? html`<button type="button" class="action" @click=${onUnpin}>${t("results-unpin")}</button>`
          : nothing
      }
    </div>
    ${explained(props, edge)}`;
}

function explained(props: EdgesProps, edge: EdgeRef) {
  const known = ready(props.explaining);
  if (known?.kind === "shared") return sharedView(props, edge, known);
  if (known !== undefined) return comparedView(props, known);
  if (props.explaining?.kind === "failed") return missing(props.explaining);
  return html`<p class="note">${t("results-explaining")}</p>`;
}

function sharedView({ left, right }: EdgesProps, edge: EdgeRef, shared: Shared) {
  const { from, to } = edge;
  const named = (side: "A" | "B", sentence: EdgesProps["left"], id: number) =>
    html`${word(formOf(sentence, id))} (${side} ${id})`;
  const what =
    shared.left !== undefined
      ? named("A", left, shared.left)
      : named("B", right, shared.right ?? Math.max(from, to));
  return html`<p>${rich("results-shared", { word: what })}</p>`;
}

function comparedView(props: EdgesProps, known: Compared) {
  const nothingText = t("results-empty-half");
  const [up, down, direction] = [t("results-up"), t("results-down"), t("results-direction")];
  const heading = { up, down, direction };
  const layout = layoutTrace({ ...known, nothing: nothingText, heading, width: textWidth });
  const label = (tile: TraceTile) =>
    t(`results-tile-${tile.half}`, {
      side: tile.side === "left" ? "A" : "B",
      label: tile.label,
      form: formOf(props[tile.side], tile.word),
    });
  return html`${reading("A", known.left, props.left)}${reading("B", known.right, props.right)}
    <h4>${t("results-trace-title")}</h4>
    <div class="scroll results-trace-scroll">
      <svg width=${layout.width} height=${layout.height}
        viewBox=${`0 0 ${layout.width} ${layout.height}`} role="group"
        aria-label=${t("results-trace-label")}>${drawTrace({
          layout,
          nothing: nothingText,
          label,
          onTile: (tile) => props.onHotArc(tile ? { side: tile.side, word: tile.word } : undefined),
        })}</svg>
    </div>
    ${traceTable(props, known)}
    <p class="note figure">${sumLine(known)}</p>
    ${tables(known)}`;
}

/** Operation, from, to, cost, running total; the direction is one row between the two halves. */
function traceTable(props: EdgesProps, known: Compared) {
  let total = 0;
  const row = (step: EditStep, half: Half) => {
    total += step.cost;
    const light = (side: "left" | "right", index: number | undefined) => {
      const id = index === undefined ? undefined : wordOf(known[side], half, index);
      return id === undefined ? undefined : { side, word: id };
    };
    const arc = light("left", step.leftIndex) ?? light("right", step.rightIndex);
    return html`<tr @pointerenter=${() => props.onHotArc(arc)} @pointerleave=${() => props.onHotArc(undefined)}>
      <td>${t(`results-operation-${step.operation}`)}</td>
      <td>${labelCell(step.left, half)}</td>
      <td>${labelCell(step.right, half)}</td>
      <td class="figure">${step.cost}</td>
      <td class="figure">${total}</td>
    </tr>`;
  };
  const turn = () => {
    total += known.direction;
    const direction = (sign: "α" | "β") => t(sign === "α" ? "results-alpha" : "results-beta");
    return html`<tr>
      <td>${t("results-direction")}</td>
      <td>${direction(known.left.encoding.direction)}</td>
      <td>${direction(known.right.encoding.direction)}</td>
      <td class="figure">${known.direction}</td>
      <td class="figure">${total}</td>
    </tr>`;
  };
  return html`<div class="scroll results-trace-scroll"><table class="table results-operations">
    <thead><tr>
      <th scope="col">${t("results-operation")}</th>
      <th scope="col">${t("results-from-a")}</th>
      <th scope="col">${t("results-to-b")}</th>
      <th scope="col" class="figure">${t("results-cost")}</th>
      <th scope="col" class="figure">${t("results-running")}</th>
    </tr></thead>
    <tbody>${known.ascending.script.map((step) => row(step, "up"))}${turn()}${known.descending.script.map(
      (step) => row(step, "down"),
    )}</tbody>
  </table></div><table-copy></table-copy>`;
}

function labelCell(label: string | undefined, half: Half) {
  if (label === undefined)
    return html`<span class="note" aria-label=${t("results-empty-half")}>–</span>`;
  return html`<span class=${`results-${half}`}><bdi>${label}</bdi> ${half === "up" ? "↑" : "↓"}</span>`;
}

function sumLine(known: Compared): string {
  const longer = (half: "ascending" | "descending") =>
    Math.max(known.left.encoding[half].length, known.right.encoding[half].length);
  return t("results-sumline", {
    ...known,
    up: known.ascending.distance,
    down: known.descending.distance,
    upMost: longer("ascending"),
    downMost: longer("descending"),
  });
}

function tables(known: Compared) {
  const { left, right, ascending, descending } = known;
  return html`<details>
    <summary>${t("results-show-table")}</summary>
    <div class="row">${levenshteinTable(
      "up",
      ascending,
      left.encoding.ascending,
      right.encoding.ascending,
    )}${levenshteinTable("down", descending, left.encoding.descending, right.encoding.descending)}</div>
    <p class="note">${t("results-lev-rule")}</p>
  </details>`;
}
