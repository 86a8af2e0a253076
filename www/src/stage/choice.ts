/** Which drawing is shown where that is left to the room there is. */
import { isSame } from "../model/same.js";
import type { Drawing } from "../model/state.js";
import { laidOut } from "./changes.js";
import { layoutPair, type PairOptions } from "./layout/pair.js";
import { readable } from "./layout/scale.js";
import type { CanvasProps } from "./props.js";

/** Chooses arcs where they can be read in a room of a width, else rows, and stays with it as long as trees and room do. */
export function openChoice() {
  let by: readonly unknown[] = [];
  let chosen: Drawing = "arcs";
  return (props: CanvasProps, options: Omit<PairOptions, "drawing">, width: number): Drawing => {
    if (props.drawing !== "auto") return props.drawing;
    const now = [...laidOut(props), width];
    if (isSame(now, by)) return chosen;
    by = now;
    const { left, right, labels } = props;
    const inPhrases = left.sentence?.phrases || right.sentence?.phrases;
    const arcs = () => layoutPair(left, right, { ...options, drawing: "arcs" });
    // What is not in sight has no width; trees of phrases have no rows.
    const stay = width === 0 || inPhrases || arcs().width * readable(labels) <= width;
    chosen = stay ? "arcs" : "rows";
    return chosen;
  };
}
