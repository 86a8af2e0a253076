import { guard } from "lit/directives/guard.js";
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import type { Comparison, Link, Sentence } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { memoizeLast } from "../../model/memoize-last.js";
import type { EdgeRef } from "../../model/refs.js";
import { edgeText, place, sameEdge } from "../../model/triangle.js";
import { shorten } from "../../stage/layout/shorten.js";
import { textBetween } from "../names.js";
import { preview } from "../pinning.js";
import { textWidth } from "../text-width.js";
import { cellId, matrixCells, matrixHead, matrixHeads, matrixMarks } from "./draw/matrix.js";
import { groupsOf } from "./layout/groups.js";
import {
  layoutMatrix,
  lensAt,
  type MatrixCell,
  type MatrixLayout,
  nameType,
  neighbour,
} from "./layout/matrix.js";
import "./matrix-canvas.js";
import type { EdgesProps } from "./props.js";

/** With more links than this the squares are painted: 1,770 elements already cost two frames. */
const mostElements = 40;

/** The phrases of A that stand along the sides. */
const phrasesOf = memoizeLast((left: Sentence, links: readonly Link[]) =>
  groupsOf(left.words, links).map(({ from, to, first, last }) => ({
    from,
    to,
    // A comma that a phrase begins with is none of its words.
    text: textBetween(left, first, last).replace(/^[^\p{L}\p{N}]+(?=.)/u, ""),
  })),
);

/** The layout of a comparison in a room: laid out once, since pointing at squares draws again and again. */
const layoutOf = memoizeLast(
  (left: Sentence, names: readonly string[], comparison: Comparison, width: number) =>
    layoutMatrix(names, comparison, textWidth, {
      width,
      groups: phrasesOf(left, comparison.links),
    }),
);

/**
 * The meta-graph as a triangle of squares that fits the room there is. One tab stop: arrows walk, Enter pins, Escape lets go; the
 * pointer previews and a click pins.
 */
export function matrixView(props: EdgesProps): TemplateResult {
  const { told, width } = props.room;
  return html`<results-room class="results-matrix-room" .told=${told}>${
    width === undefined ? nothing : fittedView(props, width)
  }</results-room>`;
}

function fittedView(props: EdgesProps, room: number): TemplateResult {
  const { app, left, names, pinned, previewed, onPin } = props;
  // What is marked stands out on all sides.
  const layout = layoutOf(left, names, props.comparison, room - 4);
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
    const squares = html`<svg class="results-matrix" role="grid" tabindex="0" width=${layout.width}
      height=${layout.height} viewBox=${`0 0 ${layout.width} ${layout.height}`}
      aria-label=${title} aria-rowcount=${names.length} aria-colcount=${names.length}
      aria-activedescendant=${cellId(current)}
      @keydown=${onKey} @focus=${onFocus} @blur=${onLeave}
      @pointerover=${(event: Event) => onPreview(at(event))}
      @pointerleave=${onLeave}
      @click=${(event: Event) => {
        const edge = at(event);
        if (edge) toggle(edge);
      }}>${guard([layout, pinned?.from, pinned?.to], () => matrixCells(drawing))}</svg>`;
    return aroundView(props, layout, squares);
  }

  const active = layout.cells[place(current)];
  const squares = html`<div class="results-matrix" role="grid" tabindex="0" aria-label=${title}
    aria-rowcount=${names.length} aria-colcount=${names.length}
    aria-activedescendant=${cellId(current)}
    @keydown=${onKey} @focus=${onFocus} @blur=${onLeave}>
    <results-matrix .painting=${{ layout, onLook: onPreview, onChoose: toggle }}></results-matrix>
    <div role="row" aria-rowindex=${current.to} class="hidden"><span role="gridcell"
      id=${cellId(current)} aria-colindex=${current.from + 1}
      aria-selected=${sameEdge(current, pinned) ? "true" : "false"}>${active && label(active)}</span></div>
  </div>`;
  return aroundView(props, layout, squares);
}

/** The names before the squares, and over them the marks of what is looked at. */
function aroundView(props: EdgesProps, layout: MatrixLayout, squares: TemplateResult) {
  const { app, pinned, previewed } = props;
  const { heads, width, height } = layout;
  const looked = previewed ?? pinned;
  // Of an edge that nobody has pointed at, it would cover others.
  const pointed = app.moment.preview ?? pinned;
  const lens = pointed && layout.isMap ? lensView(props, layout, pointed) : undefined;
  const before =
    heads &&
    html`<svg class="results-matrix-heads" width=${heads.width} height=${height}
      viewBox=${`0 0 ${heads.width} ${height}`} aria-hidden="true">${guard([heads], () => matrixHeads(heads))}${
        looked && [looked.from, looked.to].map((row) => matrixHead(heads, row))
      }</svg>`;
  return html`${before ?? nothing}<div class="results-matrix-squares">${squares}<svg class="results-matrix-marks"
      width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true"
      >${matrixMarks({ layout, pinned, previewed, lens })}</svg></div>`;
}

/** Where squares say nothing: both links, the weight, and the phrases that they are of. */
function lensView({ left, names, comparison }: EdgesProps, layout: MatrixLayout, edge: EdgeRef) {
  const cell = layout.cells[place(edge)];
  const phrases = phrasesOf(left, comparison.links);
  const [a, b] = [edge.from, edge.to].map((at) =>
    phrases.find(({ from, to }) => from <= at && at < to),
  );
  const weight = cell && t(cell.tree ? "results-lens-tree" : "results-lens", cell);
  const short = (text: string) => shorten(text, 104, nameType, textWidth);
  const between = a && b && a !== b ? [`${short(a.text)} × ${short(b.text)}`] : [];
  return lensAt(layout, edge, [edgeText(names, edge), weight ?? "", ...between], textWidth);
}

/** What the marks of the matrix mean. */
export function matrixLegend(count: number): TemplateResult {
  return html`<p class="legend results-legend">
    <svg width="16" height="16" aria-hidden="true">${svg`<rect class="results-cell-ring" x="2" y="2"
      width="12" height="12" rx="3"></rect>`}</svg>
    ${t("results-matrix-legend", { count })}
  </p>`;
}
