/** The way along a path in a tree that has been laid out, step by step. */
import { round } from "./measure.js";
import type { PlacedConnection, PlacedTree, Point } from "./tree.js";

/** One step from a node to the next: up to its head, or down to a dependent. */
export interface WalkStep extends Point {
  readonly dependent: number;
  readonly way: "up" | "down";
  /** From 1, in walking order; it stands at the point. */
  readonly number: number;
  /** The arrowhead: its tip and the direction of walking there, a vector of length 1. */
  readonly tipX: number;
  readonly tipY: number;
  readonly directionX: number;
  readonly directionY: number;
}

/** A path as it is drawn. */
export interface Walk {
  readonly steps: readonly WalkStep[];
  /** The word at the turning point. */
  readonly turn: number | undefined;
  /** The words on the way, ends included. */
  readonly words: ReadonlySet<number>;
}

/**
 * Walks the path `nodes` with its turning point at index `turn`. Steps inside a folded box are left out,
 * the others keep their numbers. O(path + words).
 */
export function walk(tree: PlacedTree, nodes: readonly number[], turn: number): Walk {
  const shown = (id: number | undefined) => (id === undefined ? undefined : tree.owner[id - 1]);
  const byDependent = new Map(tree.connections.map((one) => [one.dependent, one]));
  const steps: WalkStep[] = [];
  for (let i = 1; i < nodes.length; i += 1) {
    const [from, to] = [shown(nodes[i - 1]), shown(nodes[i])];
    if (from === undefined || to === undefined || from === to) continue;
    const up = i <= turn;
    const connection = byDependent.get(up ? from : to);
    if (connection) steps.push(step(connection, up, i, tree.away));
  }
  const words = nodes.map(shown).filter((id) => id !== undefined);
  return { steps, turn: shown(nodes[turn]), words: new Set(words) };
}

function step(one: PlacedConnection, up: boolean, number: number, away: -1 | 1): WalkStep {
  const [fromX, toX] = up ? [one.x1, one.x2] : [one.x2, one.x1];
  const ahead = Math.sign(toX - fromX) || 1;
  const shared = { dependent: one.dependent, way: up ? "up" : "down", number } as const;
  if (one.kind === "bracket") {
    return {
      ...shared,
      x: one.out,
      y: round((one.y1 + one.y2) / 2),
      tipX: toX,
      tipY: up ? one.y2 : one.y1,
      directionX: Math.sign(one.x1 - one.out),
      directionY: 0,
    };
  }
  const beside = (one.label?.width ?? 0) / 2 + (one.label ? 10.5 : 0);
  if (one.kind === "arc") {
    const middle = one.label?.x ?? (one.x1 + one.x2) / 2;
    return {
      ...shared,
      x: round(middle - ahead * beside),
      y: one.top,
      tipX: toX,
      tipY: up ? one.y2 : one.y1,
      directionX: 0,
      directionY: -away,
    };
  }
  // The tip stops short of the node it points at; the root's is the larger one.
  const length = Math.hypot(one.x2 - one.x1, one.y2 - one.bend) || 1;
  const [dx, dy] = up ? [(one.x2 - one.x1) / length, (one.y2 - one.bend) / length] : [0, -away];
  const short = up ? 9 : 4.5;
  return {
    ...shared,
    x: round(one.x1 - (Math.sign(one.x2 - one.x1) || 1) * beside),
    y: one.label?.y ?? round((one.bend + one.y1) / 2),
    tipX: round(toX - dx * short),
    tipY: round((up ? one.y2 : one.y1) - dy * short),
    directionX: round(dx),
    directionY: round(dy),
  };
}
