/** A spine laid out as a tree: leaves side by side, a node over the middle of what it holds. */
import type { SpinePart } from "../../../engine/answers.js";

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
) {
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
  const nodes = spine.flatMap((part, at) => {
    const [x, top] = [xs[at] ?? 0, y(at)];
    // Of a slot, the width of its box.
    const node = { part: part.part, label: content(part), x, y: top, width: widths[at] ?? 0 };
    if (part.part !== "complementizer") return [node];
    const category = { ...node, part: "phrase" as const, label: part.label, width: 0 };
    return [category, { ...node, y: top + level }];
  });
  const lines = spine.flatMap(({ part, parent }, at) => {
    const [x, top] = [xs[at] ?? 0, y(at)];
    const isComplementizer = part === "complementizer";
    const box = top - boxHeight / 2;
    const end = part === "phrase" || isComplementizer ? top - 10 : box;
    return [
      ...(parent === undefined ? [] : [{ x1: xs[parent] ?? 0, y1: y(parent) + 9, x2: x, y2: end }]),
      ...(isComplementizer ? [{ x1: x, y1: top + 9, x2: x, y2: box + level }] : []),
    ];
  });
  const lowest = Math.max(0, ...nodes.map((node) => node.y));
  return {
    width: Math.max(0, right - gap),
    height: lowest + boxHeight / 2 + nameHeight,
    nodes,
    lines,
  };
}
