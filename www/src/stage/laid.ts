/** What is laid over the trees: paths that are walked, and a graph over the links. It comes with the first of them. */
import type { SVGTemplateResult } from "lit/html.js";
import type { Side } from "../engine/answers.js";
import { keyOf } from "../model/refs.js";
import { drawGraph } from "./draw/growth.js";
import type { LinkLook } from "./draw/look.js";
import { placeEdges, placeVertices } from "./layout/growth.js";
import type { PairLayout } from "./layout/pair.js";
import type { CanvasGrowth, CanvasSelection } from "./marks.js";

export { drawStep } from "./draw/step.js";
export { walk } from "./layout/walk.js";

/** The graph, and the links that are its vertices, which alone are shown then. */
export function drawGrowth(
  pair: PairLayout,
  { vertices, edges }: CanvasGrowth,
  links: readonly LinkLook[],
): { readonly links: readonly LinkLook[]; readonly growth: SVGTemplateResult } {
  const components = new Map<string, number | "alone">(
    vertices.map((one) => [keyOf(one), one.component ?? "alone"]),
  );
  const inside = links
    .filter((link) => components.has(keyOf(link)))
    .map((link) => ({ ...link, component: components.get(keyOf(link)), letterAt: undefined }));
  const points = placeVertices(pair, inside);
  const ends = new Map([...points].map(([link, point]) => [keyOf(link), point]));
  const joined = edges.flatMap((edge) => {
    const [from, to] = [ends.get(keyOf(edge.from)), ends.get(keyOf(edge.to))];
    // Within words that are folded into one there is nothing to be seen.
    return from && to && from !== to ? [{ ...edge, from, to }] : [];
  });
  const placed = placeEdges(joined, points.values(), pair.drawing === "rows");
  return { links: inside, growth: drawGraph(pair, points, placed) };
}

/** Brings the words of an edge into sight, across and down; `word` finds those that are drawn. */
export function revealEdge(
  stage: HTMLElement,
  { from, to }: Pick<CanvasSelection, "from" | "to">,
  word: (side: Side, id: number) => Element | null | undefined,
): void {
  const boxes = (["left", "right"] as const).flatMap((side) =>
    [from, to].flatMap((link) => word(side, link[side])?.getBoundingClientRect() ?? []),
  );
  reveal(stage, boxes);
}

/** Scrolls a drawing, and never the page, so that these are in sight. */
export function reveal(stage: Element, parts: readonly DOMRect[]): void {
  const room = stage.getBoundingClientRect();
  const upright = ({ top, bottom }: DOMRect) => ({ left: top, right: bottom });
  stage.scrollBy(scrollTo(room, parts), scrollTo(upright(room), parts.map(upright)));
}

interface Extent {
  readonly left: number;
  readonly right: number;
}

/**
 * How far to scroll so that everything at `parts` is in `room`: 0 when it is, else what puts its middle
 * into the middle; what is too wide begins at the start of the room, `margin` from its edge.
 */
export function scrollTo(room: Extent, parts: readonly Extent[], margin = 24): number {
  if (parts.length === 0) return 0;
  const left = Math.min(...parts.map((part) => part.left));
  const right = Math.max(...parts.map((part) => part.right));
  if (left >= room.left && right <= room.right) return 0;
  if (right - left > room.right - room.left - 2 * margin) return left - room.left - margin;
  return (left + right - room.left - room.right) / 2;
}
