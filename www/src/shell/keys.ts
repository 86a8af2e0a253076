/** The keys of the whole page. Those of the trees and of the texts belong to their panels. */

import { historyKey } from "./history-key.js";
import { nextRegion } from "./regions.js";

/** What the keys do. */
export interface KeyActions {
  undo(): void;
  redo(): void;
  /** Type and trees larger, or as they were. */
  resize(): void;
  /** To the next (1) or the previous (-1) step or pair; whether these keys go there. */
  turn(direction: 1 | -1): boolean;
  /** To the next (1) or the previous (-1) error of the texts; whether there is any. */
  step(direction: 1 | -1): boolean;
}

/** Whether the event comes from where text is typed, which has an undo of its own. */
function isTyping(event: KeyboardEvent): boolean {
  return event
    .composedPath()
    .some(
      (target) =>
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement &&
          target.type !== "checkbox" &&
          target.type !== "radio") ||
        (target instanceof HTMLElement && target.isContentEditable),
    );
}

/** Listens on the whole page. */
export function listenForKeys(actions: KeyActions): void {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    if (event.key === "F6" && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      nextRegion(event.shiftKey ? -1 : 1);
      return;
    }
    // A dialog over the page is finished with first.
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "F2") {
      event.preventDefault();
      actions.resize();
      return;
    }
    if ((event.key === "PageUp" || event.key === "PageDown") && !isTyping(event)) {
      if (actions.turn(event.key === "PageUp" ? -1 : 1)) event.preventDefault();
      return;
    }
    if (event.key === "F8" && !event.ctrlKey && !event.altKey && !event.metaKey) {
      if (actions.step(event.shiftKey ? -1 : 1)) event.preventDefault();
      return;
    }
    const direction = historyKey(event);
    if (direction === undefined || isTyping(event)) return;
    event.preventDefault();
    actions[direction]();
  });
}
