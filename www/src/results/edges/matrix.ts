import { guard } from "lit/directives/guard.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Comparison } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { EdgeRef } from "../../model/refs.js";
import { edgeText, place, sameEdge } from "../../model/triangle.js";
import { preview } from "../pinning.js";
import { textWidth } from "../text-width.js";
import { cellId, matrixCells, matrixMarks, matrixRow, matrixRows } from "./draw/matrix.js";
import { layoutMatrix, type MatrixCell, type MatrixLayout, neighbour } from "./layout/matrix.js";
import "./matrix-canvas.js";
import type { EdgesProps } from "./props.js";

/** With more links than this the squares are painted: 1,770 elements already cost two frames. */
const mostElements = 40;

/** The layout of a comparison: laid out once, since pointing at squares draws again and again. */
const layoutOf = memoizeLast((names: readonly string[], comparison: Comparison) =>
  layoutMatrix(names, comparison, textWidth),
);

/**
 * The meta-graph as a triangle of squares. One tab stop: arrows walk, Enter pins, Escape lets go; the
 * pointer previews and a click pins.
 */
export function matrixView(props: EdgesProps): TemplateResult {
  const { app, names, pinned, previewed, onPin } = props;
  const layout = layoutOf(names, props.comparison);
  const onPreview = (edge: EdgeRef | undefined) => preview(app, edge);
  const current: EdgeRef = previewed ?? pinned ?? { from: 0, to: 1 };
  const toggle = (edge: EdgeRef) => onPin(sameEdge(edge, pinned) ? undefined : edge);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") toggle(current);
    else {
      const next = neighbour(names.length, current, event.key);
      if (next === current || (sameEdge(next, current) && !/^(Arrow|Home|End)/u.test(event.key)))
        return;
      onPreview(next);
    }
    event.preventDefault();
  };
  const label = (cell: MatrixCell) =>
    t(cell.tree ? "results-cell-tree" : "results-cell", { ...cell, edge: edgeText(names, cell) });
  // A click focuses as well, and has said already which edge it means.
  const onFocus = (event: FocusEvent) => {
    if ((event.target as Element).matches(":focus-visible")) onPreview(current);
  };
  const onLeave = () => onPreview(undefined);
  const title = t("results-matrix-label", { count: names.length });

  if (names.length <= mostElements) {
    const at = (event: Event): EdgeRef | undefined => {
      const cell = (event.target as Element).closest<SVGGElement>("[data-from]");
      return cell ? { from: Number(cell.dataset.from), to: Number(cell.dataset.to) } : undefined;
    };
    const drawing = { layout, pinned, previewed, label };
    return html`${rowsView(layout, previewed ?? pinned, 2)}<svg class="results-matrix" role="grid" tabindex="0" width=${layout.width}
      height=${layout.height} viewBox=${`-2 -2 ${layout.width + 4} ${layout.height + 4}`}
      aria-label=${title} aria-rowcount=${names.length} aria-colcount=${names.length}
      aria-activedescendant=${cellId(current)}
      @keydown=${onKey} @focus=${onFocus} @blur=${onLeave}
      @pointerover=${(event: Event) => onPreview(at(event))}
      @pointerleave=${onLeave}
      @click=${(event: Event) => {
        const edge = at(event);
        if (edge) toggle(edge);
      }}>${guard([layout, pinned?.from, pinned?.to], () => matrixCells(drawing))}${matrixMarks(drawing)}</svg>`;
  }

  const active = layout.cells[place(current)];
  return html`${rowsView(layout, previewed ?? pinned, 0)}<div class="results-matrix" role="grid" tabindex="0" aria-label=${title}
    aria-rowcount=${names.length} aria-colcount=${names.length}
    aria-activedescendant=${cellId(current)}
    @keydown=${onKey} @focus=${onFocus} @blur=${onLeave}>
    <results-matrix
      .painting=${{ layout, pinned, previewed, onLook: onPreview, onChoose: toggle }}></results-matrix>
    <div role="row" aria-rowindex=${current.to} class="hidden"><span role="gridcell"
      id=${cellId(current)} aria-colindex=${current.from + 1}
      aria-selected=${sameEdge(current, pinned) ? "true" : "false"}>${active && label(active)}</span></div>
  </div>`;
}

/**
 * The names of the rows of a wide matrix, which stay where they are while it is scrolled sideways.
 * `margin` is what the picture beside them leaves above and below its squares.
 */
function rowsView({ rows, height }: MatrixLayout, looked: EdgeRef | undefined, margin: number) {
  if (rows === undefined) return nothing;
  const whole = height + 2 * margin;
  const box = `0 ${-margin} ${(rows.width * whole) / height} ${whole}`;
  return html`<svg class="results-matrix-rows" width=${rows.width} height=${height} viewBox=${box}
    aria-hidden="true">${guard([rows], () => matrixRows(rows))}${looked && matrixRow(rows, looked.to)}</svg>`;
}

/** What the marks of the matrix mean. */
export function matrixLegend(count: number): TemplateResult {
  return html`<p class="legend results-legend">
    <svg width="16" height="16" aria-hidden="true">${svg`<rect class="results-cell-ring" x="2" y="2"
      width="12" height="12" rx="3"></rect>`}</svg>
    ${t("results-matrix-legend", { count })}
  </p>`;
}
