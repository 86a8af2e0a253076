/** Parts of the page that are fetched after the first drawing. */
import { type Asked, pending } from "../engine/asked.js";

/** A part: asking for it sends for it, once. */
export interface Later<Part> {
  (): Asked<Part>;
  /** What is known of it, without sending for it. */
  peek(): Asked<Part>;
}

/**
 * A part that `load` fetches; `onChange` is called when it is there, failed to load, or is tried again.
 * `onFailed` is told of a part that has no place of its own where that can be said.
 */
export function later<Part>(
  load: () => Promise<Part>,
  onChange: () => void,
  onFailed?: (again: () => void) => void,
): Later<Part> {
  let asked: Asked<Part> | undefined;
  const again = () => {
    if (asked?.kind !== "failed") return;
    asked = undefined;
    onChange();
  };
  const part = (): Asked<Part> => {
    if (asked === undefined) {
      asked = pending;
      load().then(
        (answer) => {
          asked = { kind: "ready", answer };
          onChange();
        },
        (error: unknown) => {
          console.info(error);
          asked = { kind: "failed", why: "unloaded", again };
          onChange();
          onFailed?.(again);
        },
      );
    }
    return asked;
  };
  return Object.assign(part, { peek: () => asked ?? pending });
}

/** Calls `act` when the page has time. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 300);
}
