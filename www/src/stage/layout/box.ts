/** The box of a word, in a row of words or in a row of its own: what is laid over the trees keeps to it. */
import type { PlacedTree, PlacedWord } from "./tree.js";

/** From its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From the links to the text of a word in a row of its own, and from the text to the box around it. */
export const beside = { port: 10, box: 6 } as const;

/** The box of a word. */
export function boxOf({ away, rowY }: Pick<PlacedTree, "away" | "rowY">, word: PlacedWord): Box {
  const { x, width, linkY, height } = word;
  if (height === undefined) {
    const half = Math.max(12, width / 2 + beside.box);
    return { x: x - half, y: rowY - 14, width: half * 2, height: 28 };
  }
  const [inner, outer] = [
    x + away * (beside.port - beside.box),
    x + away * (beside.port + width + beside.box),
  ];
  const left = Math.min(inner, outer);
  const across = Math.abs(outer - inner);
  return { x: left, y: linkY - height / 2 + 1, width: across, height: height - 2 };
}

/** The box around those of several words; undefined of none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
