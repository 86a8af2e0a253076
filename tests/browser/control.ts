/** Holds of the page what comes late, gets lost or is refused, and knows when it rests. Put into it before all its scripts. */
import type { BrowserContext, Page } from "@playwright/test";
import { patience } from "../../www/src/engine/patience.js";

/** What the page has of it, as `globalThis.control`. */
export interface Control {
  /** From now on the engine is asked nothing; what it would have been asked, it is on `go`. */
  slow(): void;
  go(): void;
  /** The next question to the engine gets lost; with `pass` all the time passes that the page waits for it. */
  lose(): void;
  pass(): void;
  /** Whether nothing more can be stored. */
  full: boolean;
  /** So much time has passed since the last step, on all pages, that typing is a step of its own. */
  later(): void;
  /** Resolves once what is to be drawn is drawn. */
  drawn(): Promise<void>;
  /** Resolves once nothing is asked, read, stored or to be drawn; at last after so long that something is wrong. */
  rest(): Promise<void>;
}

/** Puts it into all pages that are opened from now on. */
export async function withControl(context: BrowserContext): Promise<void> {
  // The engine listens in two halves.
  await context.addInitScript(install, patience / 2);
}

/** What `act` does with it there. */
export async function control(
  page: Page,
  act: "slow" | "go" | "lose" | "pass" | "later" | "drawn" | "rest" | "full" | "room",
): Promise<void> {
  await page.evaluate((act) => {
    const { control } = globalThis as unknown as { control: Control };
    if (act === "full" || act === "room") control.full = act === "full";
    else return control[act]();
    return undefined;
  }, act);
}

function install(half: number): void {
  /** What is under way, each by something that is only its own. */
  const busy = new Set<unknown>();
  let held: (() => void)[] | undefined;
  /** The next question gets lost; one has been lost that no one has given up yet. */
  let isLost = false;
  let isMissed = false;
  /** How far ahead the clock is: it is one for all pages of a browser, and goes on after a reload. */
  const clock = "control-ahead";
  const ahead = () => Number(localStorage.getItem(clock));
  /** In milliseconds; what waits for longer waits for somebody. */
  const moment = 150;

  // The engine: each order until its answer comes, or its worker ends.
  const { postMessage, terminate } = Worker.prototype;
  const orders = new Map<Worker, Set<unknown>>();
  Worker.prototype.postMessage = function (
    order: { kind?: string; id?: number },
    ...more: never[]
  ) {
    const token = {};
    const mine = orders.get(this) ?? new Set();
    orders.set(this, mine.add(token));
    busy.add(token);
    const done = () => busy.delete(token);
    this.addEventListener("error", done);
    this.addEventListener("message", ({ data }) => {
      if (order.kind === "start" || data.id === order.id) done();
    });
    const send = () => postMessage.call(this, order, ...more);
    if (order.kind === "call" && isLost) [isLost, isMissed] = [false, true];
    else if (order.kind === "call" && held) held.push(send);
    else send();
  };
  Worker.prototype.terminate = function () {
    for (const token of orders.get(this) ?? []) busy.delete(token);
    terminate.call(this);
  };

  // What the page draws with the next frame.
  const [frame, cancel] = [requestAnimationFrame.bind(globalThis), cancelAnimationFrame];
  globalThis.requestAnimationFrame = (act) => {
    const handle = frame((time) => {
      busy.delete(`frame ${handle}`);
      act(time);
    });
    busy.add(`frame ${handle}`);
    return handle;
  };
  globalThis.cancelAnimationFrame = (handle) => {
    busy.delete(`frame ${handle}`);
    cancel.call(globalThis, handle);
  };

  /** A function whose promises are under way until they are settled. */
  const watched = <Given extends unknown[]>(act: (...given: Given) => Promise<never>) =>
    function (this: unknown, ...given: Given): Promise<never> {
      const promise = act.apply(this, given);
      busy.add(promise);
      const done = () => void busy.delete(promise);
      promise.then(done, done);
      return promise;
    };

  // What is fetched, what is read of files, and the modules that a worker waits for.
  Object.assign(globalThis, { fetch: watched(fetch as (of: string) => Promise<never>) });
  for (const { prototype } of [Blob, Response])
    for (const name of ["arrayBuffer", "text"] as const)
      prototype[name] = watched(prototype[name] as () => Promise<never>);
  for (const name of ["compile", "compileStreaming"] as const)
    WebAssembly[name] = watched(WebAssembly[name] as (given: unknown) => Promise<never>);

  // What is put off for a moment.
  const [delay, cancelDelay] = [setTimeout, clearTimeout];
  Object.assign(globalThis, {
    setTimeout(act: () => void, time = 0) {
      const handle = delay.call(
        globalThis,
        () => {
          busy.delete(`timer ${handle}`);
          act();
        },
        time,
      );
      if (time <= moment) busy.add(`timer ${handle}`);
      return handle;
    },
    clearTimeout(handle: number) {
      busy.delete(`timer ${handle}`);
      cancelDelay.call(globalThis, handle);
    },
  });

  // What is read and stored.
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    const made = transaction.apply(this, given);
    busy.add(made);
    for (const end of ["complete", "abort", "error"])
      made.addEventListener(end, () => busy.delete(made));
    return made;
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...given) {
    if (control.full) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, given);
  };

  // How long the page waits for an answer, and what time it has.
  const watching = new Map<unknown, () => void>();
  const [interval, clear, { now }] = [setInterval, clearInterval, Date];
  Object.assign(globalThis, {
    setInterval(act: () => void, time: number) {
      const handle = interval.call(globalThis, act, time);
      if (time >= half) watching.set(handle, act);
      return handle;
    },
    clearInterval(handle: number) {
      watching.delete(handle);
      clear.call(globalThis, handle);
    },
  });
  Date.now = () => now() + ahead();

  const control: Control = {
    full: false,
    slow() {
      held ??= [];
    },
    go() {
      const waiting = held ?? [];
      held = undefined;
      for (const send of waiting) send();
    },
    lose() {
      isLost = true;
    },
    pass() {
      if (isMissed && watching.size === 0) throw new Error("the page waits for nothing");
      [isLost, isMissed] = [false, false];
      for (const act of [...watching.values()]) {
        act();
        act();
      }
    },
    later() {
      localStorage.setItem(clock, String(ahead() + 10_000));
    },
    async drawn() {
      for (let still = 0; still < 2; still += 1) await new Promise(frame);
    },
    async rest() {
      const isBusy = () =>
        busy.size > 0 || document.querySelector("main [aria-busy=true], .pairs-progress") !== null;
      // What an answer or a frame brings about may be to be drawn with the next one.
      const begun = performance.now();
      for (let still = 0; still < 3 && performance.now() - begun < 60_000; ) {
        await new Promise(frame);
        still = isBusy() ? 0 : still + 1;
      }
    },
  };
  Object.assign(globalThis, { control });
}
