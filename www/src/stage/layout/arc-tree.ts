/** A tree as arcs over its row of words. The row runs through y = 0, its left edge is x = 0. */
import { type Feet, feet, type LevelledArc, levels } from "./arcs.js";
import { type Frame, heights, wordsOf } from "./frame.js";
import { round } from "./measure.js";
import { cheapest, type Place, row, type Wish } from "./row.js";
import { placeRow, type TreeDrawing } from "./standing.js";
import { labelMiddle, type Stretch, stretchesOf, wishOf } from "./stretch.js";
import { tokenSpans, tokenWishes } from "./token.js";
import type { PlacedArc, PlacedLabel, PlacedRoot } from "./tree.js";

/** How far apart levels are: generous for shallow trees, closer for deep ones. */
function levelHeight(count: number, labels: boolean): number {
  const [most, least] = labels ? [34, 25] : [26, 16];
  return Math.max(least, most - 1.5 * Math.max(0, count - 4));
}

function arcsOf(frame: Frame): LevelledArc[] {
  return levels(
    wordsOf(frame).flatMap(({ unit, rank }) => {
      const head = frame.rank.get(unit.head);
      if (head === undefined) return [];
      return [
        {
          dependent: unit.id,
          head: unit.head,
          label: unit.label,
          crossing: unit.crossing,
          a: Math.min(rank, head),
          b: Math.max(rank, head),
          headRight: head > rank,
        },
      ];
    }),
  );
}

/** Lays a tree out as arcs. O(arcs²) for the levels of crossing arcs, else O(words · nesting). */
export function arcTree(frame: Frame): TreeDrawing {
  const arcs = arcsOf(frame);
  const at: LevelledArc[][] = frame.units.map(() => []);
  for (const arc of arcs) {
    at[arc.a]?.push(arc);
    at[arc.b]?.push(arc);
  }
  const standing: (Feet | undefined)[] = frame.units.map((unit, rank) =>
    unit.kind === "word"
      ? feet(at[rank] ?? [], rank, unit.head === 0, frame.widths[rank] ?? 0)
      : undefined,
  );
  const offset = (rank: number, dependent: number) => standing[rank]?.at.get(dependent) ?? 0;
  const places: Place[] = frame.widths.map((width, rank) => {
    const half = Math.max(12, width / 2 + 4, (standing[rank]?.reach ?? 0) + 4);
    return { left: half, right: half };
  });

  const widths = new Map<number, number>();
  const stretches = new Map<number, Stretch[]>();
  const wishes: Wish[] = tokenWishes(frame, tokenSpans(frame));
  for (const arc of arcs) {
    const width = frame.labels ? frame.measure(arc.label, "label") : 0;
    widths.set(arc.dependent, width);
    const found = stretchesOf(arc, arcs, offset);
    stretches.set(arc.dependent, found);
    const wish = cheapest(
      places,
      frame.gap,
      found.map((stretch) => wishOf(stretch, width)),
    );
    if (wish) wishes.push(wish);
  }
  const laid = row(places, frame.gap, wishes);
  const x = (rank: number, dependent: number) => (laid.x[rank] ?? 0) + offset(rank, dependent);

  const most = arcs.reduce((highest, arc) => Math.max(highest, arc.level), 0);
  const height = levelHeight(most, frame.labels);
  const connections = arcs.map((arc): PlacedArc => {
    const [left, right] = [x(arc.a, arc.dependent), x(arc.b, arc.dependent)];
    const rise = heights.foot + arc.level * height;
    const top = round(frame.away * rise);
    const width = widths.get(arc.dependent) ?? 0;
    const middle = labelMiddle(
      stretches.get(arc.dependent) ?? [],
      laid.x,
      width,
      (left + right) / 2,
    );
    const label: PlacedLabel | undefined = frame.labels
      ? { text: arc.label, x: round(middle), y: top, width: round(width) }
      : undefined;
    const free = Math.min(middle - left, right - middle) - width / 2;
    return {
      kind: "arc",
      dependent: arc.dependent,
      head: arc.head,
      crossing: arc.crossing,
      x1: round(arc.headRight ? left : right),
      y1: frame.away * heights.foot,
      x2: round(arc.headRight ? right : left),
      y2: frame.away * heights.foot,
      label,
      title: arc.label,
      top,
      radius: round(Math.max(4, Math.min(14, (right - left) / 2, frame.labels ? free - 1 : 14))),
    };
  });

  const roots = frame.units.flatMap((unit, rank): PlacedRoot[] =>
    unit.kind === "word" && unit.head === 0
      ? [
          {
            id: unit.id,
            x: round((laid.x[rank] ?? 0) + (standing[rank]?.root ?? 0)),
            y: frame.away * (heights.foot + 11),
            foot: frame.away * heights.foot,
          },
        ]
      : [],
  );
  return {
    ...placeRow(frame, laid),
    connections,
    nodes: [],
    roots,
    reach: Math.max(heights.foot + 18, heights.foot + most * height + 9),
  };
}
