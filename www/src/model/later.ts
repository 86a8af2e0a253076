/**
 * Parts of the page that are fetched after the first drawing: what is wanted of one before it has come waits for it,
 * and what is no longer wanted by then is dropped.
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
  /** What waits for it; without it, that it has failed to load. */
  let waiting: ((part?: Part) => void)[] = [];

  function send(): void {
    const isRetried = asked !== undefined;
    asked = pending;
    load().then(
      (answer) => {
        asked = { kind: "ready", answer };
        if (isRetried) onFailed(undefined);
        for (const use of waiting.splice(0)) use(answer);
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
        for (const use of waiting) use();
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

  async function carryOut(act: (part: Part) => unknown, come: Part): Promise<boolean> {
    await act(come);
    return true;
  }

  function use(act: (part: Part) => unknown, isWanted = () => true): Promise<boolean> {
    if (asked?.kind === "ready") return carryOut(act, asked.answer);
    if (asked?.kind === "failed") waiting = [];
    return new Promise((done) => {
      waiting.push((come) => {
        if (come === undefined) done(false);
        else done(isWanted() ? carryOut(act, come) : true);
      });
      fetch();
    });
  }

  return Object.assign(part, { peek: () => asked ?? pending, fetch, use });
}

/** Calls `act` when the page has time. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 300);
}
