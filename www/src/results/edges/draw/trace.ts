import { type SVGTemplateResult, svg } from "lit/html.js";
import { round } from "../../../stage/layout/measure.js";
import {
  arrows,
  headType,
  labelType,
  type TraceColumn,
  type TraceLayout,
  type TraceTile,
} from "../layout/trace.js";

/** The words in the picture, and what becomes of a tile. */
interface TraceDrawing {
  readonly layout: TraceLayout;
  /** What stands where a half is empty. */
  readonly nothing: string;
  /** What a screen reader says of a tile. */
  readonly label: (tile: TraceTile, column: TraceColumn) => string;
  readonly onTile: (tile: TraceTile | undefined) => void;
}

/** The signs between the two rows are drawn: many fonts put ≠ together badly. */
const strokes: Readonly<Record<TraceColumn["operation"], string>> = {
  match: "h9m-9 4.4h9",
  substitute: "h9m-9 4.4h9m-1.9 -7.8l-5.2 11.2",
  delete: "m0 2.2h9",
  insert: "m0 2.2h9m-4.5 -4.5v9",
};

/** Two rows of tiles, the direction between their halves, and a sign between what stands in a column. */
export function drawTrace(drawing: TraceDrawing): SVGTemplateResult {
  const { layout } = drawing;
  const { rows, turn, radius, heading } = layout;
  return svg`<g class="results-trace-heads" aria-hidden="true">${layout.halves.map(
    ({ half, from, to }) =>
      svg`<text x=${round((from + to) / 2)} y=${rows.head + 4} font-size=${headType} text-anchor="middle"
        class=${`results-trace-head results-${half}`}>${heading[half]} ${arrows[half]}</text>`,
  )}<text class="results-trace-head" x=${turn.x} y=${rows.head + 4} font-size=${headType}
      text-anchor="middle">${heading.direction}</text></g>
    <text class="results-trace-side" x="2" y=${rows.left + 4.5} font-size="13" aria-hidden="true">A</text>
    <text class="results-trace-side" x="2" y=${rows.right + 4.5} font-size="13" aria-hidden="true">B</text>
    ${layout.columns.map((column) => drawColumn(drawing, column))}
    <g class="results-trace-turn" aria-hidden="true">
      <circle cx=${turn.x} cy=${rows.left} r=${radius}></circle>
      <text x=${turn.x} y=${rows.left + 5} font-size="15" text-anchor="middle">${turn.left}</text>
      <circle cx=${turn.x} cy=${rows.right} r=${radius}></circle>
      <text x=${turn.x} y=${rows.right + 5} font-size="15" text-anchor="middle">${turn.right}</text>
    </g>${sign(turn.cost ? "substitute" : "match", turn.x, rows.sign)}${layout.nothing.map(
      ({ half, x }) =>
        [rows.left, rows.right].map(
          (y) => svg`<text class=${`results-trace-nothing results-${half}`} x=${x} y=${y + 4.5}
          font-size=${labelType} aria-hidden="true">${drawing.nothing}</text>`,
        ),
    )}`;
}

function drawColumn(drawing: TraceDrawing, column: TraceColumn) {
  const { rows } = drawing.layout;
  const middle = round(column.x + column.width / 2);
  return svg`<g class=${`results-column results-${column.half}`}>${(
    [
      [column.left, rows.left],
      [column.right, rows.right],
    ] as const
  ).map(([tile, y]) =>
    tile ? drawTile(drawing, tile, column) : drawGap(drawing.layout, column, y),
  )}${sign(column.operation, middle, rows.sign)}</g>`;
}

function sign(operation: TraceColumn["operation"], x: number, y: number) {
  const name = operation === "match" ? "results-sign" : "results-sign results-sign--cost";
  return svg`<path class=${name} d=${`M${round(x - 4.5)} ${round(y - 2.2)}${strokes[operation]}`}
    aria-hidden="true"></path>`;
}

function drawTile({ layout, label, onTile }: TraceDrawing, tile: TraceTile, column: TraceColumn) {
  const kind = column.operation === "match" ? "" : " results-tile--differs";
  return svg`<g class=${`results-tile${kind}`} tabindex="0" role="img" aria-label=${label(tile, column)}
    @pointerenter=${() => onTile(tile)} @pointerleave=${() => onTile(undefined)}
    @focus=${() => onTile(tile)} @blur=${() => onTile(undefined)}
    ><rect x=${tile.x + 0.75} y=${tile.y + 0.75} width=${round(tile.width - 1.5)}
      height=${layout.tileHeight - 1.5} rx="6"></rect><text x=${round(tile.x + tile.width / 2)}
      y=${tile.y + layout.tileHeight / 2 + 4.5} font-size=${labelType} text-anchor="middle"
      aria-hidden="true">${tile.text} ${arrows[tile.half]}</text></g>`;
}

/** Where the other encoding has no label to stand against. */
function drawGap(layout: TraceLayout, column: TraceColumn, y: number) {
  return svg`<rect class="results-gap" x=${column.x + 0.75} y=${y - layout.tileHeight / 2 + 0.75}
    width=${round(column.width - 1.5)} height=${layout.tileHeight - 1.5} rx="6"></rect>`;
}
