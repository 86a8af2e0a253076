/**
 * The page's side of the engine. One call is under way at a time, and one that nobody wants any more when
 * its turn comes is not made: nobody wants the answers to what has since been typed over. A trap ends
 * an instance: it is closed, the call that trapped has failed, and a fresh one takes the rest. So does an
 * answer that does not come.
 */
import { stopped } from "./asked.js";
import type { Answer, Arguments, CallName, Port, Reply } from "./protocol.js";

/** The engine as the page sees it. */
export interface Engine {
  /**
   * Calls the core. Resolves with undefined where a later call on the same channel replaced this one,
   * and where the core trapped over it. The channel is the name of the call unless one is given.
   */
  ask<Name extends CallName>(
    name: Name,
    given: Arguments<Name>,
    channel?: string,
  ): Promise<Answer<Name> | undefined>;
  /** Calls the core, unless it is not wanted any more when its turn comes. */
  call<Name extends CallName>(
    name: Name,
    given: Arguments<Name>,
    wanted: () => boolean,
  ): Promise<Outcome<Answer<Name>>>;
  /** Ends the call that was given just this: it has failed. What comes after it goes on with a fresh instance. */
  stop<Name extends CallName>(name: Name, given: Arguments<Name>): void;
  close(): void;
}

/** What came of a call: `withdrawn` was never made, `failed` trapped or could not be made. */
export type Outcome<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "withdrawn" };

/** How an engine is run. */
export interface EngineOptions {
  /** Opens an instance; the client starts it by itself being told `ready`. */
  readonly open: () => Port;
  /** A trap cost an instance; another one has taken its place. */
  readonly onTrap: (message: string) => void;
  /** No instance could be brought to answer at all. */
  readonly onDead: (reason: string) => void;
}

/** How many instances may fail in a row before they have answered anything. */
export const attempts = 3;

/** Twice so long, in milliseconds, an answer may take: what stops all timers of a page ends at most one of the two. */
export const patience = 30_000;

interface Waiting {
  readonly name: CallName;
  readonly given: readonly unknown[];
  readonly wanted: () => boolean;
  readonly settle: (outcome: Outcome<unknown>) => void;
}

const withdrawn: Outcome<never> = { kind: "withdrawn" };
const failed = (reason: string): Outcome<never> => ({ kind: "failed", reason });
const always = () => true;

/** An engine over the instances that `open` gives. */
export function createEngine(options: EngineOptions): Engine {
  const waiting = new Map<string | number, Waiting>();
  let current: { readonly id: number; readonly call: Waiting } | undefined;
  let port: Port | undefined;
  let ready = false;
  let closed = false;
  let failures = 0;
  let lastId = 0;
  let calls = 0;
  let watch: ReturnType<typeof setInterval> | undefined;
  /** Why no instance can be had. */
  let dead = "closed";

  function failAll(reason: string): void {
    for (const call of waiting.values()) call.settle(failed(reason));
    waiting.clear();
  }

  function queue(channel: string | number, call: Waiting): void {
    if (closed) {
      call.settle(failed(dead));
      return;
    }
    waiting.get(channel)?.settle(withdrawn);
    // Deleted first, so that the newer call does not inherit the older one's place in the line.
    waiting.delete(channel);
    waiting.set(channel, call);
    next();
  }

  function open(): void {
    ready = false;
    const opened = options.open();
    port = opened;
    // Words of an instance that was given up are not listened to.
    opened.receive = (reply) => port === opened && receive(reply);
    opened.fail = (reason) => port === opened && fail(reason);
  }

  function receive(reply: Reply): void {
    if (reply.kind === "ready") {
      ready = true;
      next();
      return;
    }
    if (reply.kind === "failed") {
      fail(reply.message);
      return;
    }
    if (current?.id !== reply.id) return;
    failures = 0;
    if (reply.kind === "answer") {
      settle({ kind: "answered", answer: reply.answer });
      next();
      return;
    }
    end(reply.message);
    options.onTrap(reply.message);
    open();
  }

  /** Says what came of the call under way, if there is one. */
  function settle(outcome: Outcome<unknown>): void {
    clearInterval(watch);
    const call = current?.call;
    current = undefined;
    call?.settle(outcome);
  }

  /** Ends the instance, and the call under way with it. */
  function end(reason: string): void {
    port?.close();
    settle(failed(reason));
  }

  function fail(reason: string): void {
    failures += 1;
    const wasBusy = current !== undefined;
    end(reason);
    if (failures >= attempts) {
      closed = true;
      dead = reason;
      failAll(reason);
      options.onDead(reason);
      return;
    }
    if (wasBusy) options.onTrap(reason);
    open();
  }

  function next(): void {
    if (!ready || closed || current !== undefined) return;
    for (const [channel, call] of waiting) {
      waiting.delete(channel);
      if (!call.wanted()) {
        call.settle(withdrawn);
        continue;
      }
      lastId += 1;
      current = { id: lastId, call };
      let times = 0;
      watch = setInterval(() => ++times > 1 && fail("no answer"), patience);
      port?.post({ kind: "call", id: lastId, name: call.name, arguments: call.given });
      return;
    }
  }

  open();

  return {
    ask(name, given, channel = name) {
      return new Promise((resolve) => {
        const settle = (outcome: Outcome<unknown>) =>
          resolve(
            outcome.kind === "answered" ? (outcome.answer as Answer<typeof name>) : undefined,
          );
        queue(channel, { name, given, wanted: always, settle });
      });
    },
    call(name, given, wanted) {
      return new Promise((resolve) => {
        const settle = resolve as (outcome: Outcome<unknown>) => void;
        calls += 1;
        queue(calls, { name, given, wanted, settle });
      });
    },
    stop(_, given) {
      for (const [channel, call] of waiting) {
        if (call.given !== given) continue;
        waiting.delete(channel);
        call.settle(failed(stopped));
      }
      if (current?.call.given !== given) return;
      end(stopped);
      open();
    },
    close() {
      closed = true;
      port?.close();
      clearInterval(watch);
      current?.call.settle(failed(dead));
      failAll(dead);
    },
  };
}
