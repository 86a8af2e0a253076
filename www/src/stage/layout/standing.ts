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
  const inToken = new Set<number>();
  for (const span of spans) {
    for (let rank = span.a; rank <= span.b; rank += 1) inToken.add(rank);
  }
  frame.units.forEach((unit, rank) => {
    const x = round(laid.x[rank] ?? 0);
    const width = round(frame.widths[rank] ?? 0);
    const { text, title } = unit;
    if (unit.kind === "empty") {
      ghosts.push({ x, width, text, title });
      return;
    }
    const link = inToken.has(rank) ? heights.below : heights.link;
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

/** The same tree elsewhere. */
export function shift<T extends PlacedTree>(tree: T, dx: number, dy: number): T {
  const x = (value: number) => round(value + dx);
  const y = (value: number) => round(value + dy);
  return {
    ...tree,
    rowY: y(tree.rowY),
    words: tree.words.map((word) => ({ ...word, x: x(word.x), linkY: y(word.linkY) })),
    ghosts: tree.ghosts.map((ghost) => ({ ...ghost, x: x(ghost.x) })),
    tokens: tree.tokens.map((token) => ({
      ...token,
      x1: x(token.x1),
      x2: x(token.x2),
      y: y(token.y),
      textX: x(token.textX),
      textY: y(token.textY),
    })),
    connections: tree.connections.map((one) => {
      const ends = {
        x1: x(one.x1),
        y1: y(one.y1),
        x2: x(one.x2),
        y2: y(one.y2),
        label: one.label && { ...one.label, x: x(one.label.x), y: y(one.label.y) },
      };
      return one.kind === "arc"
        ? { ...one, ...ends, top: y(one.top) }
        : { ...one, ...ends, bend: y(one.bend) };
    }),
    nodes: tree.nodes.map((node) => ({ ...node, x: x(node.x), y: y(node.y), foot: y(node.foot) })),
    phrases: tree.phrases && {
      nodes: tree.phrases.nodes.map((node) => ({ ...node, x: x(node.x), y: y(node.y) })),
      tags: tree.phrases.tags.map((tag) => ({ ...tag, x: x(tag.x), y: y(tag.y) })),
      branches: tree.phrases.branches.map((one) => ({
        ...one,
        x1: x(one.x1),
        y1: y(one.y1),
        x2: x(one.x2),
        y2: y(one.y2),
        bend: y(one.bend),
      })),
    },
    roots: tree.roots.map((root) => ({
      ...root,
      x: x(root.x),
      y: y(root.y),
      foot: y(root.foot),
    })),
    left: x(tree.left),
    right: x(tree.right),
  };
}
