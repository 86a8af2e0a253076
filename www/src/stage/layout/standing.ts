/** The row itself, which arcs and stemma share: words, ghosts and brackets where the row put them. */
import { type Frame, heights } from "./frame.js";
import { round } from "./measure.js";
import type { Row } from "./row.js";
import { placeTokens, tokenSpans } from "./token.js";
import type { PlacedGhost, PlacedTree, PlacedWord } from "./tree.js";

/** A tree laid out around y = 0 from x = 0, and how far it reaches away from its row. */
export interface TreeDrawing extends PlacedTree {
  readonly reach: number;
}

/** What of a drawing is the row's. */
type StandingRow = Omit<TreeDrawing, "connections" | "nodes" | "roots" | "reach">;

/** Puts words, ghosts and brackets at the places of the row. O(words). */
export function placeRow(frame: Frame, laid: Row): StandingRow {
  const spans = tokenSpans(frame);
  const words: PlacedWord[] = [];
  const ghosts: PlacedGhost[] = [];
  frame.units.forEach((unit, rank) => {
    const x = round(laid.x[rank] ?? 0);
    const width = round(frame.widths[rank] ?? 0);
    const { text, title } = unit;
    if (unit.kind === "empty") {
      ghosts.push({ x, width, text, title });
      return;
    }
    const inToken = spans.some(({ a, b }) => a <= rank && rank <= b);
    const link = inToken ? heights.below : heights.link;
    const { id, hidden, wrong } = unit;
    words.push({ id, rank, x, width, text, title, hidden, wrong, linkY: -frame.away * link });
  });
  return {
    side: frame.side,
    direction: frame.direction,
    away: frame.away,
    rowY: 0,
    words,
    ghosts,
    tokens: placeTokens(frame, spans, laid.x),
    owner: frame.owner,
    left: 0,
    right: round(laid.width),
  };
}

/** The names of what is measured across a drawing, and of what is measured down it. */
const across = new Set(["x", "x1", "x2", "textX", "left", "right", "cx"]);
const down = new Set(["y", "y1", "y2", "textY", "rowY", "linkY", "top", "bend", "foot", "cy"]);

/** The same tree elsewhere. */
export function shift(tree: TreeDrawing, dx: number, dy: number): TreeDrawing {
  const move = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(move);
    if (typeof value !== "object" || value === null) return value;
    const moved = Object.entries(value).map(([name, one]) => {
      const by = across.has(name) ? dx : down.has(name) ? dy : undefined;
      return [name, by === undefined ? move(one) : round(one + by)];
    });
    return Object.fromEntries(moved);
  };
  return move(tree) as TreeDrawing;
}
