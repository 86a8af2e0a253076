import { type SVGTemplateResult, svg } from "lit/html.js";
import type { EdgeRef } from "../../../model/refs.js";
import { sameEdge } from "../../../model/triangle.js";
import { round } from "../../../stage/layout/measure.js";
import {
  type Lens,
  type MatrixCell,
  type MatrixHeads,
  type MatrixLayout,
  nameType,
} from "../layout/matrix.js";

/** What of the matrix is lit, and what its squares are called. */
interface MatrixDrawing {
  readonly layout: MatrixLayout;
  readonly pinned: EdgeRef | undefined;
  readonly previewed: EdgeRef | undefined;
  /** What is said beside the square that is looked at. */
  readonly lens?: Lens | undefined;
  /** What a screen reader says of a square. */
  readonly label: (cell: MatrixCell) => string;
}

/** The id of a square, for `aria-activedescendant`. */
export function cellId({ from, to }: EdgeRef): string {
  return `results-cell-${from}-${to}`;
}

/** The squares, row by row. They change only when the weights or the pinned edge do. */
export function matrixCells({ layout, pinned, label }: MatrixDrawing): SVGTemplateResult[] {
  const rows: SVGTemplateResult[] = [];
  const { side, type } = layout;
  for (let to = 1; to < layout.count; to += 1) {
    const start = (to * (to - 1)) / 2;
    const cells = layout.cells.slice(start, start + to);
    rows.push(
      svg`<g role="row" aria-rowindex=${to}>${cells.map(
        (cell) => svg`<g role="gridcell" id=${cellId(cell)}
        class=${cell.tree ? "results-cell results-cell--tree" : "results-cell"}
        aria-colindex=${cell.from + 1} aria-selected=${sameEdge(pinned, cell) ? "true" : "false"}
        aria-label=${label(cell)} data-from=${cell.from} data-to=${cell.to}
        ><rect class="results-cell-fill" x=${cell.x} y=${cell.y} width=${side} height=${side}
          rx=${side > 20 ? 5 : 2} fill-opacity=${round(0.04 + 0.42 * cell.shade)}></rect>${
            cell.tree
              ? svg`<rect class="results-cell-ring" x=${cell.x + 1} y=${cell.y + 1}
                width=${side - 2} height=${side - 2} rx=${side > 20 ? 4 : 2}></rect>`
              : null
          }${
            type > 0
              ? svg`<text class="results-cell-weight" x=${cell.x + side / 2}
                y=${round(cell.y + side / 2 + type * 0.36)} font-size=${type}
                text-anchor="middle">${cell.distance}</text>`
              : null
          }</g>`,
      )}</g>`,
    );
  }
  return rows;
}

/** The names before the squares. They change only with the links and the room. */
export function matrixHeads({ names, type }: MatrixHeads): SVGTemplateResult[] {
  return names.map((name) => headName(name, type, "results-matrix-name"));
}

/** The name of the row looked at, over the others. */
export function matrixHead({ width, names, type }: MatrixHeads, row: number) {
  const name = names.find(({ from, to }) => from <= row && row < to);
  if (name === undefined) return null;
  return svg`<rect class="results-matrix-row" y=${round(name.y - type * 0.7)} width=${width}
    height=${round(type * 1.4)}></rect>${headName(name, type, "results-matrix-name results-matrix-name--on")}`;
}

function headName({ text, x, y }: MatrixHeads["names"][number], type: number, kind: string) {
  return svg`<text class=${kind} x=${x} y=${round(y + type * 0.36)} font-size=${type}
    text-anchor="end">${text}</text>`;
}

/** Names on the diagonal, where phrases begin, and over the squares the marks of the pinned and of the previewed edge. */
export function matrixMarks({
  layout,
  pinned,
  previewed,
  lens,
}: Omit<MatrixDrawing, "label">): SVGTemplateResult {
  const shown = previewed ?? pinned;
  const other = sameEdge(pinned, previewed) ? undefined : previewed;
  return svg`<g class="results-matrix-names" aria-hidden="true">${layout.names.map(
    ({ index, text, x, y }) => svg`<text
      class=${
        shown && (shown.from === index || shown.to === index)
          ? "results-matrix-name results-matrix-name--on"
          : "results-matrix-name"
      }
      x=${x} y=${round(y + nameType * 0.36)} font-size=${nameType}>${text}</text>`,
  )}</g><g aria-hidden="true" pointer-events="none">${layout.bounds.map((bound) => drawBound(layout, bound))}${
    other ? guides(layout, other) : null
  }${pinned ? ring(layout, pinned, "results-matrix-pin") : null}${
    other ? ring(layout, other, "results-matrix-look") : null
  }${lens ? drawLens(lens) : null}</g>`;
}

/** Along the row and the column at which a phrase begins. */
function drawBound({ step, side, height }: MatrixLayout, bound: number): SVGTemplateResult {
  const at = bound * step - (step - side) / 2;
  return svg`<path class="results-matrix-bound" d=${`M0 ${round(at)}H${round(at)}V${height}`}></path>`;
}

function drawLens({ x, y, width, height, lines }: Lens): SVGTemplateResult {
  return svg`<g class="results-lens"><rect x=${round(x)} y=${round(y)} width=${width} height=${height} rx="5"></rect>${lines.map(
    (line, n) =>
      svg`<text class=${n === 0 ? "results-lens-words" : ""} x=${round(x + 10)} y=${round(y + 18 + 18 * n)} font-size=${nameType}>${line}</text>`,
  )}</g>`;
}

/**
 * Hair lines from the square to the two names it belongs to: right along its row, up its column. Where
 * squares have numbers, the lines show between the squares alone and strike no number through.
 */
function guides({ step, side, type }: MatrixLayout, { from, to }: EdgeRef) {
  const [x, y] = [from * step + side / 2, to * step + side / 2];
  const dashes = type > 0 ? `${step - side} ${side}` : "2 3";
  return svg`<path class="results-matrix-guide" stroke-dasharray=${dashes} d=${`M${from * step + side} ${y}H${to * step}M${x} ${to * step}V${(from + 1) * step - side / 4}`}></path>`;
}

function ring({ step, side }: MatrixLayout, { from, to }: EdgeRef, name: string) {
  return svg`<rect class=${name} x=${from * step - 1} y=${to * step - 1} width=${side + 2}
    height=${side + 2} rx=${side > 20 ? 6 : 2}></rect>`;
}
