/** What a hand works on, and what reaches it there. */
import type { Gesture } from "./gesture.js";
import type { PairLayout } from "./layout/pair.js";
import type { CanvasProps } from "./props.js";

/** The canvas as a hand knows it. */
export interface Surface extends HTMLElement {
  readonly props: CanvasProps | undefined;
  readonly layout: PairLayout | undefined;
  /** With what the ids of its words begin. */
  readonly idPrefix: string;
  /** Another one is drawn before the next frame. */
  gesture: Gesture;
  /** Draws before the next frame. */
  drawSoon(): void;
  /** Draws now what is not drawn yet. */
  drawNow(): void;
  /** Does something as soon as all that has changed is drawn. */
  afterDrawing(act: () => void): void;
}

/** Something that happened over the drawing. Where it happened is looked up at once: an event that is over does not know it any longer. */
export interface SurfaceEvent {
  readonly event: Event;
  readonly target: Element | null;
  /** Where the focus comes from or goes to. */
  readonly related: EventTarget | null;
  /** Of whose trees it was. */
  readonly subject: number | undefined;
}
