/** The keys of the whole page. Those of the trees and of the texts belong to their panels. */
import { areaShown } from "../model/areas.js";
import { historyKey } from "./history-key.js";

interface KeyActions {
  undo(): void;
  redo(): void;
  /** Type and trees larger, or as they were. */
  resize(): void;
  /** To the next (1) or the previous (-1) step or pair; whether these keys go there. */
  turn(direction: 1 | -1): boolean;
  /** To the next (1) or the previous (-1) error of the texts; whether there is any. */
  step(direction: 1 | -1): boolean;
  /** To the next (1) or the previous (-1) place at which the trees part; whether there is any. */
  place(direction: 1 | -1): boolean;
}

/** Whether the event comes from where text is typed, which has an undo of its own. */
function isTyping(event: KeyboardEvent): boolean {
  const takesText = (target: EventTarget) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type)) ||
    (target instanceof HTMLElement && target.isContentEditable);
  return event.composedPath().some(takesText);
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
    // The others are about what is compared.
    if (areaShown() !== "compare") return;
    if ((event.key === "PageUp" || event.key === "PageDown") && !isTyping(event)) {
      if (actions.turn(event.key === "PageUp" ? -1 : 1)) event.preventDefault();
      return;
    }
    if (event.key === "F8" && !event.ctrlKey && !event.altKey && !event.metaKey) {
      if (actions.step(event.shiftKey ? -1 : 1)) event.preventDefault();
      return;
    }
    const isAlone = !event.ctrlKey && !event.altKey && !event.metaKey;
    if ((event.key === "." || event.key === ",") && isAlone && !isTyping(event)) {
      if (actions.place(event.key === "." ? 1 : -1)) event.preventDefault();
      return;
    }
    const direction = historyKey(event);
    if (direction === undefined || isTyping(event)) return;
    event.preventDefault();
    actions[direction]();
  });
}

/**
 * The regions of the page, in the order of F6: source, tree A, tree B, results; or all pairs: condition, rows.
 * Where the focus goes in each, the first that is there and can be seen, and what belongs to it.
 */
const regions: readonly (readonly [focus: string, all: string])[] = [
  ["#source [role=tab][aria-selected=true], .shell-texts", "#source, .shell-sentences"],
  ["#canvas [role=listbox][data-side=left]", "#canvas [role=listbox][data-side=left]"],
  ["#canvas [role=listbox][data-side=right]", "#canvas [role=listbox][data-side=right]"],
  ["#results [role=tab][aria-selected=true]", "#results"],
  ["#pairs .pairs-query", "#pairs .pairs-tools"],
  ["#pairs .pairs [tabindex='0']", "#pairs .pairs"],
];

/** Moves the focus to the next (1) or the previous (-1) region that is there. */
function nextRegion(direction: 1 | -1): void {
  const here = regions.findIndex(([, all]) => document.activeElement?.closest(all));
  const start = here === -1 && direction === -1 ? 0 : here;
  for (let step = 1; step <= regions.length; step++) {
    const at = (start + direction * step + 2 * regions.length) % regions.length;
    const [focus = ""] = regions[at] ?? [];
    const target = focus
      .split(", ")
      .map((selector) => document.querySelector<HTMLElement | SVGElement>(selector))
      .find((element) => element?.checkVisibility());
    if (!target) continue;
    target.focus();
    return;
  }
}
