/** Path data from the numbers of a layout. */
import type { PlacedLink } from "../layout/links.js";
import { round as n } from "../layout/measure.js";
import type {
  Line,
  PlacedArc,
  PlacedBracket,
  PlacedBranch,
  PlacedConnection,
  PlacedEdge,
} from "../layout/tree.js";

/** From the head's foot up, over, and down to the dependent's. */
function arcPath(arc: PlacedArc): string {
  const along = Math.sign(arc.x1 - arc.x2) || 1;
  const away = Math.sign(arc.top - arc.y2) || -1;
  const r = arc.radius;
  return [
    `M${n(arc.x2)} ${n(arc.y2)}V${n(arc.top - away * r)}`,
    `Q${n(arc.x2)} ${n(arc.top)} ${n(arc.x2 + along * r)} ${n(arc.top)}`,
    `H${n(arc.x1 - along * r)}`,
    `Q${n(arc.x1)} ${n(arc.top)} ${n(arc.x1)} ${n(arc.top - away * r)}V${n(arc.y1)}`,
  ].join("");
}

/** From the head out, along, and back to the dependent. */
function bracketPath({ x1, y1, x2, y2, out, radius: r }: PlacedBracket): string {
  const away = Math.sign(out - x1) || -1;
  const along = Math.sign(y1 - y2) || 1;
  return [
    `M${n(x2)} ${n(y2)}H${n(out - away * r)}`,
    `Q${n(out)} ${n(y2)} ${n(out)} ${n(y2 + along * r)}`,
    `V${n(y1 - along * r)}`,
    `Q${n(out)} ${n(y1)} ${n(out - away * r)} ${n(y1)}H${n(x1)}`,
  ].join("");
}

/** From the head slantwise to the bend, softened, and straight to the dependent. */
function edgePath(edge: PlacedEdge): string {
  const soft = 0.22;
  const bx = edge.x1 + (edge.x2 - edge.x1) * soft;
  const by = edge.bend + (edge.y2 - edge.bend) * soft;
  const into = edge.bend + (edge.y1 - edge.bend) * 0.25;
  return `M${n(edge.x2)} ${n(edge.y2)}L${n(bx)} ${n(by)}Q${n(edge.x1)} ${n(edge.bend)} ${n(edge.x1)} ${n(into)}V${n(edge.y1)}`;
}

/** The line of an arc, a bracket or an edge. */
export function connectionPath(one: PlacedConnection): string {
  if (one.kind === "bracket") return bracketPath(one);
  return one.kind === "arc" ? arcPath(one) : edgePath(one);
}

/** The line from a phrase to what it holds: slantwise, then straight. */
export function branchPath({ x1, y1, x2, y2, bend }: PlacedBranch): string {
  return `M${n(x2)} ${n(y2)}L${n(x1)} ${n(bend)}V${n(y1)}`;
}

/** The curve of a link. */
export function linkPath(link: Pick<PlacedLink, keyof Line | "pull" | "across">): string {
  const { x1, y1, x2, y2, pull, across } = link;
  if (across)
    return `M${n(x1)} ${n(y1)}C${n(x1 + pull)} ${n(y1)} ${n(x2 - pull)} ${n(y2)} ${n(x2)} ${n(y2)}`;
  return `M${n(x1)} ${n(y1)}C${n(x1)} ${n(y1 + pull)} ${n(x2)} ${n(y2 - pull)} ${n(x2)} ${n(y2)}`;
}

/** An arrowhead with its tip at (x, y) that points along (dx, dy), open like a chevron. */
export function tipPath(x: number, y: number, dx: number, dy: number, size: number): string {
  const [bx, by] = [x - dx * size * 1.5, y - dy * size * 1.5];
  const [wx, wy] = [-dy * size, dx * size];
  return `M${n(bx + wx)} ${n(by + wy)}L${n(x)} ${n(y)}L${n(bx - wx)} ${n(by - wy)}`;
}
