/** What is done over a drawing reaches the hand, which may not have come yet: what is done before waits for it. */
import { ready } from "../engine/asked.js";
import { later } from "../model/later.js";
import type { Hand } from "./hand/hand.js";
import type { Surface, SurfaceEvent } from "./surface.js";

/** The hand of a drawing; undefined until it has come. */
export type HandLoader = () => Hand | undefined;

const events = [
  "pointerdown",
  "pointermove",
  "pointerup",
  "pointercancel",
  "pointerover",
  "pointerleave",
  "click",
  "dblclick",
  "keydown",
  "focusin",
  "focusout",
];
/** Where the pointer and the focus are at last is looked up when the hand has come. */
const passing = /over|leave|focus/;
/** Keys that do something else than the trees would have them do. */
const foreign = /^(?:Tab|Shift|Control|Alt|AltGraph|Meta)$/;
/** What is typed of a form; any other key ends a search. */
const isLetter = (event: Event | undefined) =>
  event instanceof KeyboardEvent && event.key.length === 1;
/** Keys of the whole page, unless a search that begins with another key takes them. */
const ofPage = /^[.,]$/;
/** Keys that would scroll the page, or search in it, if they were left to the browser. */
const scrolling = /^(?:Arrow\w+|Home|End|.)$/u;

/** Listens over the stage of `surface` until `signal` is aborted. */
export function loadHand(surface: Surface, stage: HTMLElement, signal: AbortSignal): HandLoader {
  let hand: Hand | undefined;
  let waiting: SurfaceEvent[] = [];
  const part = later(
    () => import("./hand/hand.js"),
    open,
    (again) => {
      // Nobody misses a hand that has nothing to do.
      if (again === undefined || waiting.length > 0) surface.props?.onMissing("hand", again);
    },
  );

  function open(): void {
    const come = ready(part.peek());
    if (come === undefined || signal.aborted) return;
    hand = come.openHand(surface, stage, signal);
    hand.catchUp(waiting.splice(0));
  }

  function wait(felt: SurfaceEvent): void {
    const { event } = felt;
    // Who is over the trees is about to do something there; who has the focus there, even more so.
    if (/over/.test(event.type)) part();
    else if (/in$/.test(event.type)) part.fetch();
    if (passing.test(event.type)) return;
    const isKey = event instanceof KeyboardEvent;
    if (isKey) {
      if (ofPage.test(event.key) && !isLetter(waiting.at(-1)?.event)) return;
      if (foreign.test(event.key) || !felt.target?.closest("[role=listbox]")) return;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isPlain && scrolling.test(event.key)) event.preventDefault();
    }
    const begins = isKey || event.type === "pointerdown";
    if (!begins && event.type !== "click" && waiting.length === 0) return;
    // Who begins anew means that, and not what came to nothing as well.
    if (begins && part.peek().kind === "failed") waiting = [];
    // Of a way only its end counts.
    if (event.type === "pointermove" && waiting.at(-1)?.event.type === event.type) waiting.pop();
    waiting.push(felt);
    if (begins || waiting.length === 1) part.fetch();
  }

  function onEvent(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const related = event instanceof FocusEvent ? event.relatedTarget : null;
    const felt = { event, target, related, subject: surface.props?.subject };
    if (hand) hand.feel(felt);
    else wait(felt);
  }

  for (const type of events) stage.addEventListener(type, onEvent, { signal });
  return () => hand;
}
