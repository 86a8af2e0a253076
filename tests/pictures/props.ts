/** Scenes, and what the canvas is given for them. */
import type { Shown } from "../../www/src/engine/shown.js";
import type { Gesture } from "../../www/src/stage/gesture.js";
import * as phrases from "../../www/src/stage/phrases/part.js";
import type { CanvasProps } from "../../www/src/stage/props.js";

/** How a picture is to come out of the printer or onto the screen. */
export type Medium = "light" | "dark" | "print";

const quiet: Omit<CanvasProps, "left" | "right"> = {
  links: [],
  proposals: [],
  drawing: "arcs",
  zoom: "full",
  labels: true,
  markUnaligned: false,
  onlyDifferences: false,
  opened: new Set(),
  selection: undefined,
  preview: undefined,
  hotArc: undefined,
  hotWord: undefined,
  hotLink: undefined,
  growth: undefined,
  phrases,
  readonly: false,
  caption: "",
  onToggleLink() {},
  onRemoveLinks() {},
  onSetRelation() {},
  onToggleCertainty() {},
  onAcceptProposal() {},
  onRejectProposal() {},
  onFocusWord() {},
  onFold() {},
  onOnlyDifferences() {},
  onDrawing() {},
  onZoom() {},
  onLabels() {},
  onMarkUnaligned() {},
  onAnnounce() {},
  onMissing() {},
  onHelp() {},
};

/** What a picture shows, over a quiet canvas. */
export interface Scene extends Partial<CanvasProps> {
  readonly a: Shown | undefined;
  readonly b: Shown | undefined;
  readonly foldedA?: readonly number[];
  readonly foldedB?: readonly number[];
  readonly gesture?: Partial<Gesture>;
  readonly medium?: Medium;
  /** Of the room for rows. */
  readonly width?: number;
}

/** The props of a scene. */
export function propsOf(scene: Scene): CanvasProps {
  const { a, b, foldedA, foldedB, gesture: _, medium: __, ...rest } = scene;
  return {
    ...quiet,
    left: { sentence: a, stale: false, folded: new Set(foldedA) },
    right: { sentence: b, stale: false, folded: new Set(foldedB) },
    ...rest,
  };
}
