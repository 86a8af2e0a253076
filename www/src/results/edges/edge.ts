import { html, nothing, type TemplateResult } from "lit/html.js";
import type { Explanation, Path, Sentence, Side } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import { t } from "../../messages/index.js";
import type { EdgeRef, WordRef } from "../../model/refs.js";
import { place } from "../../model/triangle.js";
import { missing } from "../../shell/missing.js";
import { edgeName, formOf } from "../names.js";
import { rich, word } from "../rich.js";
import { textWidth } from "../text-width.js";
import { drawTrace } from "./draw/trace.js";
import {
  type Half,
  type Known,
  layoutTrace,
  parts,
  type TraceTile,
  wordOf,
} from "./layout/trace.js";
import type { EdgesProps } from "./props.js";

type Shared = Extract<Explanation, { kind: "shared" }>;

/** The edge looked at: its two paths in words, and what turns one encoding into the other. */
export function edgeView(props: EdgesProps, onUnpin: (event: Event) => void): TemplateResult {
  const { names, pinned, previewed, comparison } = props;
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

function comparedView(props: EdgesProps, known: Known) {
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
    <div class="scroll results-trace-scroll" tabindex="0" role="group" aria-label=${t("results-trace-title")}>
      <svg width=${layout.width} height=${layout.height}
        viewBox=${`0 0 ${layout.width} ${layout.height}`} role="group"
        aria-label=${t("results-trace-label")}>${drawTrace({
          layout,
          nothing: nothingText,
          label,
          onTile: (tile) => props.app.set("hotArc", tile && { side: tile.side, word: tile.word }),
        })}</svg>
    </div>
    ${traceTable(props, known)}
    <p class="note figure">${sumLine(known)}</p>
    <details>
      <summary>${t("results-show-table")}</summary>
      <div class="row">${levenshteinTable(known, "up")}${levenshteinTable(known, "down")}</div>
      <p class="note">${t("results-lev-rule")}</p>
    </details>`;
}

/** Operation, from, to, cost, running total; the direction is one row between the two halves. */
function traceTable({ app }: EdgesProps, known: Known) {
  let total = 0;
  const row = (cells: readonly unknown[], cost: number, arc?: WordRef) => {
    total += cost;
    return html`<tr @pointerenter=${() => app.set("hotArc", arc)} @pointerleave=${() => app.set("hotArc", undefined)}>
      ${cells.map((cell) => html`<td>${cell}</td>`)}
      <td class="figure">${cost}</td>
      <td class="figure">${total}</td>
    </tr>`;
  };
  const rows = (half: Half) =>
    known[parts[half]].script.map((step) => {
      const arc = (side: Side, index: number | undefined) => {
        const id = index === undefined ? undefined : wordOf(known[side], half, index);
        return id === undefined ? undefined : { side, word: id };
      };
      const cells = [labelCell(step.left, half), labelCell(step.right, half)];
      const lit = arc("left", step.leftIndex) ?? arc("right", step.rightIndex);
      return row([t(`results-operation-${step.operation}`), ...cells], step.cost, lit);
    });
  const direction = ({ encoding }: Path) =>
    t(encoding.direction === "α" ? "results-alpha" : "results-beta");
  const turn = () =>
    row([t("results-direction"), direction(known.left), direction(known.right)], known.direction);
  return html`<div class="scroll results-trace-scroll" tabindex="0" role="group" aria-label=${t("results-trace-table")}><table class="table results-operations">
    <thead><tr>
      <th scope="col">${t("results-operation")}</th>
      <th scope="col">${t("results-from-a")}</th>
      <th scope="col">${t("results-to-b")}</th>
      <th scope="col" class="figure">${t("results-cost")}</th>
      <th scope="col" class="figure">${t("results-running")}</th>
    </tr></thead>
    <tbody>${rows("up")}${turn()}${rows("down")}</tbody>
  </table></div><table-copy></table-copy>`;
}

function labelCell(label: string | undefined, half: Half) {
  if (label === undefined)
    return html`<span class="note" aria-label=${t("results-empty-half")}>–</span>`;
  return html`<span class=${`results-${half}`}><bdi>${label}</bdi> ${half === "up" ? "↑" : "↓"}</span>`;
}

function sumLine(known: Known): string {
  const longer = (half: Half) =>
    Math.max(known.left.encoding[parts[half]].length, known.right.encoding[parts[half]].length);
  return t("results-sumline", {
    ...known,
    up: known.ascending.distance,
    down: known.descending.distance,
    upMost: longer("up"),
    downMost: longer("down"),
  });
}

/** The table behind one half of the trace, the chosen way through it marked, and how many are as cheap. */
function levenshteinTable(known: Known, half: Half) {
  const part = parts[half];
  const trace = known[part];
  const [left, right] = [known.left.encoding[part], known.right.encoding[part]];
  if (left.length === 0 && right.length === 0) return nothing;
  const way = new Set(trace.cells.map(([row, column]) => row * trace.width + column));
  const cell = (row: number, column: number) => {
    const at = row * trace.width + column;
    const end = row === left.length && column === right.length;
    const name = way.has(at) ? `results-way${end ? " results-way--end" : ""}` : "";
    return html`<td class=${name}>${
      way.has(at) ? html`<b>${trace.table[at] ?? 0}</b>` : (trace.table[at] ?? 0)
    }</td>`;
  };
  const start = html`<span title=${t("results-lev-start")}>–</span>`;
  return html`<figure>
    <figcaption class="title">${t(`results-lev-${half}`)}</figcaption>
    <div class="scroll">
    <table class=${`table figure results-lev-table results-${half}`}>
      <thead><tr><th scope="col">${t("results-lev-corner")}</th><th scope="col">${start}</th>${right.map(
        (label) => html`<th scope="col"><bdi>${label}</bdi></th>`,
      )}</tr></thead>
      <tbody>${[start, ...left].map(
        (label, row) =>
          html`<tr><th scope="row"><bdi>${label}</bdi></th>${Array.from(
            { length: right.length + 1 },
            (_, column) => cell(row, column),
          )}</tr>`,
      )}</tbody>
    </table>
    </div>
    <table-copy></table-copy>
    <p class="note">${t("results-lev-ways", { count: trace.scripts })}</p>
  </figure>`;
}

/**
 * A path read out as words: *detective* –nsubj↑ *becoming* ↓dobj– *Holmes*; the word where it turns is
 * ringed. Screen readers get it as a sentence, since arrows are read as nothing or as noise.
 */
export function reading(name: string, path: Path, sentence: Sentence): TemplateResult {
  const { nodes, turn, encoding } = path;
  const parts: unknown[] = [];
  const spoken: string[] = [];
  for (const [n, id] of nodes.entries()) {
    const form = formOf(sentence, id);
    if (n > 0 && n <= turn) {
      const label = encoding.ascending[n - 1] ?? "";
      parts.push(html` <span class="results-step results-up">–<bdi>${label}</bdi>↑</span> `);
      spoken.push(t("results-read-up", { label, form }));
    } else if (n > turn) {
      const label = encoding.descending[n - turn - 1] ?? "";
      parts.push(html` <span class="results-step results-down">↓<bdi>${label}</bdi>–</span> `);
      spoken.push(t("results-read-down", { label, form }));
    } else {
      spoken.push(form);
    }
    parts.push(n === turn ? html`<span class="results-turning">${word(form)}</span>` : word(form));
  }
  return html`<p class="results-reading">
    <span class="note">${name}</span>
    <span aria-hidden="true">${parts}</span>
    <span class="hidden">${spoken.join(", ")}${nodes.length === 0 ? nothing : "."}</span>
  </p>`;
}
