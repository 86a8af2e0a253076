import type { Comparison } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";

/**
 * The edge to look at first: the heaviest of the spanning tree; of several the one with the longest paths,
 * then the first. Undefined where there is none.
 */
export function heaviest({ spanningTree }: Pick<Comparison, "spanningTree">): EdgeRef | undefined {
  const [edge] = spanningTree.toSorted((a, b) => b.distance - a.distance || b.maximum - a.maximum);
  return edge && { from: edge.from, to: edge.to };
}
