/** A tree as arcs over its row of words. The row runs through y = 0, its left edge is x = 0. */
import { type Arc, type Feet, feet, type LevelledArc, levels } from "./arcs.js";
import { type Frame, heights, wordsOf } from "./frame.js";
import { round } from "./measure.js";
import { cheapest, row } from "./row.js";
import { placeRow, type TreeDrawing } from "./standing.js";
import { labelMiddle, stretchesOf, wishOf } from "./stretch.js";
import { tokenSpans, tokenWishes } from "./token.js";
import type { PlacedArc, PlacedRoot } from "./tree.js";

/** How far apart levels are: generous for shallow trees, closer for deep ones. */
function levelHeight(count: number, labels: boolean): number {
  const [most, least] = labels ? [34, 25] : [26, 16];
  return Math.max(least, most - 1.5 * Math.max(0, count - 4));
}

/** The arcs of a frame, with their levels. O(arcs²). */
export function arcsOf(frame: Frame): LevelledArc[] {
  const arcs = wordsOf(frame).flatMap(({ unit, rank }): Arc[] => {
    const { id: dependent, head, label, extended, crossing } = unit;
    const over = frame.rank.get(head);
    if (over === undefined) return [];
    const [a, b] = [Math.min(rank, over), Math.max(rank, over)];
    return [{ dependent, head, label, extended, crossing, a, b, headRight: over > rank }];
  });
  return levels([...arcs, ...(frame.extra ?? [])]);
}

/** Lays a tree out as arcs. O(arcs²) for the levels of crossing arcs, else O(words · nesting). */
export function arcTree(frame: Frame): TreeDrawing {
  const { labels, away } = frame;
  const arcs = arcsOf(frame);
  const at: LevelledArc[][] = frame.units.map(() => []);
  for (const arc of arcs) {
    at[arc.a]?.push(arc);
    at[arc.b]?.push(arc);
  }
  const isExtraRoot = (rank: number) => frame.extraRoots?.has(rank) ?? false;
  const standing: Feet[] = frame.units.map((unit, rank) => {
    const isRoot = (unit.kind === "word" && unit.head === 0) || isExtraRoot(rank);
    return feet(at[rank] ?? [], rank, isRoot, frame.widths[rank] ?? 0);
  });
  const offset = (rank: number, dependent: number) => standing[rank]?.at.get(dependent) ?? 0;
  const halves = frame.widths.map((width, rank) =>
    Math.max(12, width / 2 + 4, (standing[rank]?.reach ?? 0) + 4),
  );
  const labelled = arcs.map((arc) => ({
    ...arc,
    width: labels ? frame.measure(arc.label, "label") : 0,
    stretches: stretchesOf(arc, arcs, offset),
  }));
  const wishes = labelled.flatMap(({ width, stretches }) => {
    const fitting = stretches.map((stretch) => wishOf(stretch, width));
    return cheapest(halves, frame.gap, fitting) ?? [];
  });
  const laid = row(halves, frame.gap, [...tokenWishes(frame, tokenSpans(frame)), ...wishes]);
  const x = (rank: number, dependent: number) => (laid.x[rank] ?? 0) + offset(rank, dependent);

  const most = arcs.reduce((highest, arc) => Math.max(highest, arc.level), 0);
  const height = levelHeight(most, labels);
  const foot = away * heights.foot;
  const drawn = labelled.map((arc): PlacedArc => {
    const { dependent, head, label: text, extended, crossing, headRight, width } = arc;
    const [left, right] = [x(arc.a, dependent), x(arc.b, dependent)];
    const top = round(away * (heights.foot + arc.level * height));
    const middle = labelMiddle(arc.stretches, laid.x, width, (left + right) / 2);
    const label = { text, x: round(middle), y: top, width: round(width) };
    const free = Math.min(middle - left, right - middle) - width / 2;
    return {
      kind: "arc",
      dependent,
      head,
      crossing,
      extended,
      x1: round(headRight ? left : right),
      y1: foot,
      x2: round(headRight ? right : left),
      y2: foot,
      label: labels ? label : undefined,
      title: text,
      top,
      radius: round(Math.max(4, Math.min(14, (right - left) / 2, labels ? free - 1 : 14))),
    };
  });

  const rootAt = (rank: number, id: number): PlacedRoot => {
    const middle = round((laid.x[rank] ?? 0) + (standing[rank]?.root ?? 0));
    return { id, x: middle, y: away * (heights.foot + 11), foot };
  };
  const roots = wordsOf(frame).flatMap(({ unit: { id, head }, rank }) =>
    head === 0 ? [rootAt(rank, id)] : [],
  );
  const isOwn = ({ dependent }: PlacedArc) => frame.rank.has(dependent);
  return {
    ...placeRow(frame, laid),
    connections: drawn.filter(isOwn),
    enhanced: frame.extra && {
      connections: drawn.filter((one) => !isOwn(one)),
      roots: [...(frame.extraRoots ?? [])].map((rank) => rootAt(rank, 0)),
    },
    nodes: [],
    roots,
    reach: Math.max(heights.foot + 18, heights.foot + most * height + 9),
  };
}
