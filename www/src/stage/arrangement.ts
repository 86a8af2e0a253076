/** Which drawing can be read in the room there is. */
import type { PairLayout } from "./layout/pair.js";
import { readable } from "./layout/scale.js";
import type { CanvasProps } from "./props.js";

/** Whether trees as arcs can be read in a room of this width; trees of phrases are always drawn so. */
export function standsAsArcs(
  arcs: PairLayout,
  width: number,
  { labels, left, right }: Pick<CanvasProps, "labels" | "left" | "right">,
): boolean {
  if (left.sentence?.phrases || right.sentence?.phrases) return true;
  return arcs.width * readable(labels) <= width;
}
