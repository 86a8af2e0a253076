/**
 * The page's side of the engine. One call is under way at a time, and one that no one wants any longer when
 * its turn comes is not made: no one wants the answers to what has since been typed over. A trap ends
 * an instance: it is closed, the call that trapped has failed, and a fresh one takes the rest. So does
 * silence, of an instance that does not start or a worker that does not answer.
 */
import type { Failure, Outcome } from "./asked.js";
import { patience } from "./patience.js";
import type { Answer, Arguments, CallName, Port, Reply } from "./protocol.js";

/** The engine as the page sees it. */
export interface Engine {
  /** Calls the core. Resolves with undefined where there is no answer. */
  ask<Name extends CallName>(name: Name, given: Arguments<Name>): Promise<Answer<Name> | undefined>;
  /** Calls the core, unless it is not wanted any longer when its turn comes. */
  call<Name extends CallName>(
    name: Name,
    given: Arguments<Name>,
    wanted: () => boolean,
  ): Promise<Outcome<Answer<Name>>>;
  /** Ends the call that was given just this: it has failed. What comes after it goes on with a fresh instance. */
  stop<Name extends CallName>(name: Name, given: Arguments<Name>): void;
  close(): void;
}

/** How an engine is run. */
export interface EngineOptions {
  /** Opens an instance; the client starts it by itself being told `ready`. */
  readonly open: () => Port;
  /** A trap cost an instance; another one has taken its place. */
  readonly onTrap: () => void;
  /** No instance could be brought to answer at all. */
  readonly onDead: () => void;
}

/** How many instances may fail in a row before they have answered anything. */
export const attempts = 3;

interface Waiting {
  readonly name: CallName;
  readonly given: readonly unknown[];
  readonly wanted: () => boolean;
  readonly settle: (outcome: Outcome<unknown>) => void;
}

const withdrawn: Outcome<never> = { kind: "withdrawn" };
const failed = (why: Failure): Outcome<never> => ({ kind: "failed", why });

/** Asks by calls that are wanted whatever comes. */
export function asking(call: Engine["call"]): Engine["ask"] {
  return async (name, given) => {
    const outcome = await call(name, given, () => true);
    return outcome.kind === "answered" ? outcome.answer : undefined;
  };
}

/** An engine over the instances that `open` gives. */
export function createEngine(options: EngineOptions): Engine {
  const waiting = new Set<Waiting>();
  let current: { readonly id: number; readonly call: Waiting } | undefined;
  /** Undefined where none is available any longer. */
  let port: Port | undefined;
  let ready = false;
  let failures = 0;
  let lastId = 0;
  let watch: ReturnType<typeof setInterval> | undefined;
  /** Why no instance is available. */
  let dead: Failure = "stopped";

  /** Ends all there is. */
  function end(why: Failure): void {
    dead = why;
    port = undefined;
    ready = false;
    for (const call of waiting) call.settle(failed(dead));
    waiting.clear();
  }

  function open(): void {
    ready = false;
    const opened = options.open();
    port = opened;
    // Words of an instance that was given up are not listened to.
    opened.receive = (reply) => port === opened && receive(reply);
    opened.fail = (message) => port === opened && fail(message);
  }

  function receive(reply: Reply): void {
    if (reply.kind === "started") listen(patience);
    else if (reply.kind === "failed") fail(reply.message);
    else if (reply.kind === "ready") {
      ready = true;
      clearInterval(watch);
      next();
    } else if (current?.id === reply.id) {
      failures = 0;
      if (reply.kind === "answer") {
        settle({ kind: "answered", answer: reply.answer });
        next();
      } else fail(reply.message);
    }
  }

  /** Gives the instance up unless it says something in this time: in two halves, of which a page that sleeps skips one. */
  function listen(time: number): void {
    clearInterval(watch);
    let halves = 0;
    watch = setInterval(() => {
      halves += 1;
      if (halves < 2) return;
      // One that does not even start is not tried again.
      if (!ready) failures = attempts;
      lose("silent");
    }, time / 2);
  }

  /** Says what came of the call under way, if there is one. */
  function settle(outcome: Outcome<unknown>): void {
    clearInterval(watch);
    const call = current?.call;
    current = undefined;
    call?.settle(outcome);
  }

  /** The instance has broken down. */
  function fail(message: string): void {
    console.info(message);
    failures += 1;
    lose(current === undefined ? "unloaded" : "trapped");
  }

  /** Ends the instance, and the call under way with it; another one takes its place, unless too many have failed. */
  function lose(why: Failure): void {
    port?.close();
    settle(failed(why));
    if (failures < attempts) {
      open();
      if (why === "trapped") options.onTrap();
      return;
    }
    end(why === "silent" ? why : "unloaded");
    options.onDead();
  }

  function next(): void {
    if (!ready || current !== undefined) return;
    for (const call of waiting) {
      waiting.delete(call);
      if (!call.wanted()) {
        call.settle(withdrawn);
        continue;
      }
      lastId += 1;
      current = { id: lastId, call };
      if (port?.patienceOver) listen(port.patienceOver(call.given));
      port?.post({ kind: "call", id: lastId, name: call.name, arguments: call.given });
      return;
    }
  }

  open();

  const call: Engine["call"] = (name, given, wanted) =>
    new Promise((resolve) => {
      const settle = resolve as (outcome: Outcome<unknown>) => void;
      if (port === undefined) {
        settle(failed(dead));
        return;
      }
      waiting.add({ name, given, wanted, settle });
      next();
    });

  return {
    ask: asking(call),
    call,
    stop(_, given) {
      for (const call of waiting) {
        if (call.given !== given) continue;
        waiting.delete(call);
        call.settle(failed("stopped"));
      }
      if (current?.call.given === given) lose("stopped");
    },
    close() {
      port?.close();
      settle(failed("stopped"));
      end("stopped");
    },
  };
}
