/** Where the dots of a scatter plot stand: one for each cell that pairs fall into. */
import { ticks } from "./axis.js";

/** So many pairs fall into a cell. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly count: number;
  readonly chosen: number;
}

/** So many columns and rows there are, and up to here they go. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly greatestX: number;
  readonly greatestY: number;
}

/** A dot. */
export interface Dot {
  readonly x: number;
  readonly y: number;
  /** 0 for a single pair, up to 2 for many. */
  readonly size: number;
  readonly chosen: boolean;
  readonly cell: Cell;
}

/** The drawing. */
export type ScatterLayout = ReturnType<typeof layoutScatter>;

const width = 330;
const height = 208;
const [left, right, top, base] = [40, 308, 12, 168];

/** Lays out the cells; `looked` is the pair looked at, by its values, `limit` one that is typed as the condition. */
export function layoutScatter(
  cells: readonly Cell[],
  grid: Grid,
  looked: { readonly x: number; readonly y: number } | undefined,
  limit?: number,
) {
  const { columns, rows, greatestX, greatestY } = grid;
  const [wide, high] = [right - left, base - top];
  const dots = cells.map(
    (cell): Dot => ({
      x: left + ((cell.column + 0.5) / columns) * wide,
      y: base - ((cell.row + 0.5) / rows) * high,
      size: cell.count < 3 ? 0 : cell.count < 30 ? 1 : 2,
      chosen: cell.chosen > 0,
      cell,
    }),
  );
  return {
    width,
    height,
    left,
    right,
    top,
    base,
    dots,
    ticksX: ticks(greatestX, wide).map(({ at, value }) => ({ at: left + at, value })),
    ticksY: ticks(greatestY, high).map(({ at, value }) => ({ at: base - at, value })),
    limit: limit === undefined || limit > greatestY ? undefined : base - (limit / greatestY) * high,
    ring:
      looked === undefined || greatestX <= 0 || greatestY <= 0
        ? undefined
        : {
            x: left + Math.min(1, looked.x / greatestX) * wide,
            y: base - Math.min(1, looked.y / greatestY) * high,
          },
  };
}

/** The values at a place of the drawing, held inside the axes. */
export function valuesAt(
  grid: Grid,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  const share = (value: number) => Math.max(0, Math.min(1, value));
  return {
    x: share((x - left) / (right - left)) * grid.greatestX,
    y: share((base - y) / (base - top)) * grid.greatestY,
  };
}

/** The dot nearest to a place, where one is near. */
export function dotAt(dots: readonly Dot[], x: number, y: number): Dot | undefined {
  let nearest: Dot | undefined;
  let least = 12 ** 2;
  for (const dot of dots) {
    const distance = (dot.x - x) ** 2 + (dot.y - y) ** 2;
    if (distance > least) continue;
    least = distance;
    nearest = dot;
  }
  return nearest;
}
