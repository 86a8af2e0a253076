/**
 * Parts of the page that are fetched after the first drawing: what is wanted of one before it has come waits for it,
 * and what is no longer wanted when something has come is dropped.
 */
import { type Asked, pending } from "../engine/asked.js";

/** A part: asking for it sends for it, once. */
export interface Later<Part> {
  (): Asked<Part>;
  /** What is known of it, without sending for it. */
  peek(): Asked<Part>;
  /** Sends for it before it is used; once more where it failed to load. */
  fetch(): void;
  /**
   * Does something with it: at once where it is here, else as soon as it has come, in the order in which that was
   * wanted, and not at all where it is no longer wanted then. It is sent for once more where it failed to load;
   * what waited for it until then came to nothing, and is not meant as well. Resolves when that is done, or with
   * false when the part has failed to load: what waits stays for another try.
   */
  use(act: (part: Part) => unknown, isWanted?: () => boolean): Promise<boolean>;
}

/** What is done with a part once it has come. */
interface Use<Part> {
  act(part: Part): unknown;
  isWanted(): boolean;
  done(isDone: boolean | Promise<boolean>): void;
}

/**
 * A part that `load` fetches; `onChange` is called when it is there, failed to load, or is tried again.
 * `onFailed` is told of a part that has no place of its own where that can be said; with undefined, that it has come
 * after all.
 */
export function later<Part>(
  load: () => Promise<Part>,
  onChange: () => void = () => {},
  onFailed: (again: (() => void) | undefined) => void = () => {},
): Later<Part> {
  let asked: Asked<Part> | undefined;
  let waiting: Use<Part>[] = [];

  function send(): void {
    const isRetried = asked !== undefined;
    asked = pending;
    load().then(
      (answer) => {
        asked = { kind: "ready", answer };
        if (isRetried) onFailed(undefined);
        for (const { act, isWanted, done } of waiting.splice(0))
          done(isWanted() ? carryOut(act, answer) : true);
        onChange();
      },
      (error: unknown) => {
        console.info(error);
        const again = () => {
          if (asked !== failed) return;
          send();
          onChange();
        };
        const failed: Asked<Part> = { kind: "failed", why: "unloaded", again };
        asked = failed;
        onChange();
        onFailed(again);
        for (const { done } of waiting) done(false);
      },
    );
  }

  function part(): Asked<Part> {
    if (asked === undefined) send();
    return asked ?? pending;
  }

  function fetch(): void {
    const known = part();
    if (known.kind === "failed") known.again();
  }

  function use(act: Use<Part>["act"], isWanted = () => true): Promise<boolean> {
    if (asked?.kind === "ready") return carryOut(act, asked.answer);
    if (asked?.kind === "failed") waiting = [];
    return new Promise((done) => {
      waiting.push({ act, isWanted, done });
      fetch();
    });
  }

  return Object.assign(part, { peek: () => asked ?? pending, fetch, use });
}

async function carryOut<Part>(act: Use<Part>["act"], part: Part): Promise<boolean> {
  await act(part);
  return true;
}

/** Of several things that are under way the last begun counts: each call begins one, and gives whether it still does. */
export function latest(): () => () => boolean {
  let begun = 0;
  return () => {
    begun += 1;
    const own = begun;
    return () => own === begun;
  };
}

/** Calls `act` when the page has time. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 300);
}
