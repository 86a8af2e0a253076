/**
 * A tree as a stemma: x = word order, y = depth, the root furthest from the row. Each node is tied to its
 * word by a dotted line. An edge leaves the head slantwise and comes down straight on the dependent; the
 * straight part carries the label, so that in its strip there is nothing but labels and dotted lines.
 */
import { type Frame, heights, wordsOf } from "./frame.js";
import { round } from "./measure.js";
import { row, type Wish } from "./row.js";
import { placeRow, type TreeDrawing } from "./standing.js";
import { tokenSpans, tokenWishes } from "./token.js";
import type { PlacedCurve, PlacedEdge, PlacedEnhanced, PlacedNode } from "./tree.js";

/** The straight part of an edge, and how far the deepest node stands from the row. */
const drop = { labels: 31, bare: 13 } as const;
const base = heights.foot + 14;
const pad = 5;

/** Deep stemmas are flatter, wide ones steeper, so that the edges of one head can be told apart. */
function stepHeight(depth: number, width: number, labels: boolean): number {
  const wide = Math.min(16, Math.max(0, width - 500) / 50);
  const slant = Math.max(16, 30 + wide - Math.max(0, depth - 4) * 3);
  return slant + (labels ? drop.labels : drop.bare);
}

/** Lays a tree out as a stemma. O(words · depth) at worst for the wishes of labels. */
export function stemma(frame: Frame): TreeDrawing {
  const words = wordsOf(frame);
  const depths = new Map(words.map(({ unit }) => [unit.id, unit.depth]));
  const depth = (id: number) => depths.get(id) ?? 0;
  const deepest = words.reduce((most, { unit }) => Math.max(most, depth(unit.id)), 0);
  const halves = frame.widths.map((width) => Math.max(12, width / 2 + 4));
  const labelWidth = new Map(
    words.map(({ unit: { id, head, label } }) => [
      id,
      frame.labels && head !== 0 ? frame.measure(label, "label") : 0,
    ]),
  );
  const wishes: Wish[] = tokenWishes(frame, tokenSpans(frame));
  if (frame.labels) {
    // In the strip above a node stand the labels of its own depth and the dotted lines of lesser depths;
    // the nearest of these on either side is the one to keep clear of. A stack of nodes with rising depth
    // holds, from left to right, those that are still to be seen.
    const open: { id: number; rank: number }[] = [];
    for (const { unit, rank } of words) {
      const own = labelWidth.get(unit.id) ?? 0;
      for (let last = open.at(-1); last; last = open.at(-1)) {
        const other = labelWidth.get(last.id) ?? 0;
        const [here, there] = [depth(unit.id), depth(last.id)];
        const distance = pad + (here >= there ? own / 2 : 0) + (there >= here ? other / 2 : 0);
        wishes.push({ a: last.rank, b: rank, distance });
        if (there < here) break;
        open.pop();
        if (there === here) break;
      }
      open.push({ id: unit.id, rank });
    }
  }
  const laid = row(halves, frame.gap, wishes);
  const height = stepHeight(deepest, laid.width, frame.labels);
  const x = (id: number) => round(laid.x[frame.rank.get(id) ?? 0] ?? 0);
  const rise = (id: number) => base + (deepest - depth(id)) * height;
  const straight = frame.labels ? drop.labels : drop.bare;

  const nodes: PlacedNode[] = words.map(({ unit }) => ({
    id: unit.id,
    x: x(unit.id),
    y: round(frame.away * rise(unit.id)),
    foot: frame.away * heights.foot,
  }));
  const hanging = words.filter(({ unit }) => frame.rank.has(unit.head));
  const connections = hanging.map(
    ({ unit: { id, head, label, extended, crossing } }): PlacedEdge => {
      const own = rise(id);
      const width = round(labelWidth.get(id) ?? 0);
      const placed = { text: label, x: x(id), y: round(frame.away * (own + 17)), width };
      return {
        kind: "edge",
        dependent: id,
        head,
        crossing,
        extended,
        x1: x(id),
        y1: round(frame.away * own),
        x2: x(head),
        y2: round(frame.away * rise(head)),
        bend: round(frame.away * (own + straight)),
        label: frame.labels ? placed : undefined,
        title: label,
      };
    },
  );
  const enhanced = frame.extra && curves(frame, laid.x, rise);
  const roots = words.flatMap(({ unit: { id, head } }) => {
    const y = round(frame.away * rise(id));
    return head === 0 ? [{ id, x: x(id), y, foot: y }] : [];
  });
  return {
    ...placeRow(frame, laid),
    connections,
    enhanced,
    nodes,
    roots,
    reach: Math.max(base + deepest * height + 10, reachOf(frame, enhanced)),
  };
}

/**
 * The enhanced dependencies as curves from node to node that bend away from the row, the longer the further. An
 * empty node has none: the curve begins or ends beside its box in the row. Linear in them.
 */
function curves(frame: Frame, xs: readonly number[], rise: (id: number) => number): PlacedEnhanced {
  const point = (rank: number) => {
    const unit = frame.units[rank];
    const up = unit?.kind === "word" ? rise(unit.id) : heights.foot - 7;
    return { x: round(xs[rank] ?? 0), y: round(frame.away * up) };
  };
  const connections = (frame.extra ?? []).map((arc): PlacedCurve => {
    const { dependent, head, label: text, crossing, a, b, headRight } = arc;
    const [from, to] = headRight ? [point(a), point(b)] : [point(b), point(a)];
    const bow = 16 + Math.abs(from.x - to.x) * 0.16;
    const [cx, cy] = [(from.x + to.x) / 2, (from.y + to.y) / 2 + frame.away * bow];
    // Where a curve of this kind is halfway.
    const y = round((from.y + to.y) / 4 + cy / 2);
    const width = round(frame.labels ? frame.measure(text, "label") : 0);
    return {
      kind: "curve",
      dependent,
      head,
      crossing,
      x1: from.x,
      y1: from.y,
      x2: to.x,
      y2: to.y,
      cx: round(cx),
      cy: round(cy),
      label: frame.labels ? { text, x: round(cx), y, width } : undefined,
      title: text,
    };
  });
  const roots = [...(frame.extraRoots ?? [])].map((rank) => {
    const { x, y } = point(rank);
    return { id: 0, x, y, foot: y };
  });
  return { connections, roots };
}

/** How far from the row what is enhanced reaches; 0 where there is nothing. */
function reachOf({ away }: Frame, enhanced: PlacedEnhanced | undefined): number {
  const curves = enhanced?.connections ?? [];
  const ends = curves.flatMap((one) =>
    one.kind === "curve" ? [(one.y1 + one.y2) / 4 + one.cy / 2] : [],
  );
  const all = [...ends, ...(enhanced?.roots ?? []).map(({ y }) => y)];
  // There may be more of them than a call takes arguments.
  return all.reduce((most, y) => Math.max(most, away * y + 12), 0);
}
