import type { Comparison } from "../../engine/answers.js";
import type { EdgeRef } from "../../model/refs.js";

/**
 * The edge to look at first: the heaviest of the spanning tree; of several the one with the longest paths,
 * then the first. Undefined where there is none.
 */
export function heaviest({ spanningTree }: Pick<Comparison, "spanningTree">): EdgeRef | undefined {
  const [first, ...others] = spanningTree;
  if (first === undefined) return undefined;
  const { from, to } = others.reduce(
    (most, edge) =>
      edge.distance > most.distance ||
      (edge.distance === most.distance && edge.maximum > most.maximum)
        ? edge
        : most,
    first,
  );
  return { from, to };
}
