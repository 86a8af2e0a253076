/**
 * The signs of somebody at the page. A page that is only opened fetches what is drawn and what keeps the work; what
 * acts, and what lies behind a tab or a menu, comes with the first sign.
 */

/** That somebody is there at all. */
const presence = [
  "pointermove",
  "pointerdown",
  "keydown",
  "focusin",
  "wheel",
  "touchstart",
  "dragenter",
  "paste",
];
/** That something may be wanted that only the second module can: a tab, a drag, a key. */
const purpose = ["pointerover", "pointerdown", "keydown"];

/** Calls `act` at the first sign of somebody; what this returns gives the sign itself, for what is no event. */
export function atFirstSign(act: () => void): () => void {
  // A browser sends a move, too, where the page was laid out anew below a pointer that rests.
  const isMoved = (event: Event) =>
    !(event instanceof PointerEvent && event.type === "pointermove") ||
    event.movementX !== 0 ||
    event.movementY !== 0;
  return once(presence, isMoved, act);
}

/** Calls `act` at the first sign of somebody who does more than look. */
export function atFirstPurpose(act: () => void): void {
  const isOver = ({ type, target }: Event) =>
    type !== "pointerover" || (target instanceof Element && target.closest("[role=tab]") !== null);
  once(purpose, isOver, act);
}

function once(events: readonly string[], counts: (event: Event) => boolean, act: () => void) {
  const given = new AbortController();
  const { signal } = given;
  const give = () => {
    if (signal.aborted) return;
    given.abort();
    act();
  };
  const listen = (event: Event) => counts(event) && give();
  for (const event of events)
    document.addEventListener(event, listen, { capture: true, passive: true, signal });
  return give;
}
