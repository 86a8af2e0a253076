/** A spine laid out as a tree: leaves side by side, a node over the middle of what it holds. */
import type { SpinePart, SpineSlot } from "../../../engine/answers.js";

/** A node in its place. */
export interface PlacedSpineNode {
  readonly index: number;
  readonly part: SpineSlot;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  /** Of a slot, its box. */
  readonly width: number;
}

/** A line from a node to one below it. */
interface SpineLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A spine, ready to be drawn. */
export interface SpineLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedSpineNode[];
  readonly lines: readonly SpineLine[];
}

const level = 46;
const boxHeight = 26;
const gap = 16;
const nameHeight = 22;

/**
 * Lays a spine out. `content` is what stands in the box of a slot; the word of a complementizer has one
 * below its label. O(nodes · depth).
 */
export function layoutSpine(
  spine: readonly SpinePart[],
  content: (part: SpinePart) => string,
  width: (text: string, size: number) => number,
): SpineLayout {
  const depths: number[] = [];
  for (const { parent } of spine) {
    depths.push(parent === undefined ? 0 : (depths[parent] ?? 0) + 1);
  }
  const children = spine.map((_, at) =>
    spine.flatMap(({ parent }, child) => (parent === at ? [child] : [])),
  );
  const xs = spine.map(() => 0);
  const widths = spine.map(() => 0);
  let right = 0;
  spine.forEach((part, at) => {
    if ((children[at]?.length ?? 0) > 0) return;
    const own = Math.max(72, Math.ceil(width(content(part), 13)) + 24);
    widths[at] = own;
    xs[at] = right + own / 2;
    right += own + gap;
  });
  // Each node stands before those below it.
  for (let at = spine.length - 1; at >= 0; at -= 1) {
    const below = children[at] ?? [];
    const [first, last] = [below[0], below.at(-1)];
    if (first !== undefined && last !== undefined) {
      xs[at] = ((xs[first] ?? 0) + (xs[last] ?? 0)) / 2;
    }
  }
  const y = (at: number) => 12 + (depths[at] ?? 0) * level;
  const nodes: PlacedSpineNode[] = [];
  const lines: SpineLine[] = [];
  spine.forEach((part, at) => {
    const [x, top] = [xs[at] ?? 0, y(at)];
    const isComplementizer = part.part === "complementizer";
    const isSlot = part.part !== "phrase" && !isComplementizer;
    if (part.parent !== undefined) {
      lines.push({
        x1: xs[part.parent] ?? 0,
        y1: y(part.parent) + 9,
        x2: x,
        y2: isSlot ? top - boxHeight / 2 : top - 10,
      });
    }
    if (isComplementizer) {
      nodes.push({ index: at, part: "phrase", label: part.label, x, y: top, width: 0 });
      lines.push({ x1: x, y1: top + 9, x2: x, y2: top + level - boxHeight / 2 });
    }
    nodes.push({
      index: at,
      part: part.part,
      label: part.part === "phrase" ? part.label : content(part),
      x,
      y: isComplementizer ? top + level : top,
      width: widths[at] ?? 0,
    });
  });
  const lowest = Math.max(0, ...nodes.map((node) => node.y));
  return {
    width: Math.max(0, right - gap),
    height: lowest + boxHeight / 2 + nameHeight,
    nodes,
    lines,
  };
}
