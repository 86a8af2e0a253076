/** What a hand works on, what reaches it there, and what it does. */
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

/** What pointer and keys do, over one canvas. */
export interface Hand {
  feel(felt: SurfaceEvent): void;
  /** What happened before there was a hand, in order: of it counts what was over these trees. */
  catchUp(felt: readonly SurfaceEvent[]): void;
  /** Other trees are drawn: of what was begun over those before nothing goes on. */
  begin(): void;
  /** What stands above the drawing while a link is being made. */
  caption(): unknown;
  /** The lines below the drawing, where a word is looked at. */
  nodes(): unknown;
  /** The menu of the link that was clicked. */
  menu(): unknown;
}
