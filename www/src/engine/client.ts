/**
 * The page's side of the engine. One call is under way at a time; of those waiting on one channel only
 * the latest is made, because nobody wants the answers to what has since been typed over. A trap ends
 * an instance: it is closed, the call that trapped goes unanswered, and a fresh one takes the rest.
 */
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
  close(): void;
}

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

interface Waiting {
  readonly name: CallName;
  readonly given: readonly unknown[];
  readonly settle: (answer: unknown) => void;
}

/** An engine over the instances that `open` gives. */
export function createEngine(options: EngineOptions): Engine {
  const waiting = new Map<string, Waiting>();
  let current: { readonly id: number; readonly call: Waiting } | undefined;
  let port: Port | undefined;
  let ready = false;
  let closed = false;
  let failures = 0;
  let lastId = 0;

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
    if (current?.id !== reply.id) return;
    const { call } = current;
    current = undefined;
    failures = 0;
    if (reply.kind === "answer") {
      call.settle(reply.answer);
      next();
      return;
    }
    call.settle(undefined);
    port?.close();
    options.onTrap(reply.message);
    open();
  }

  function fail(reason: string): void {
    port?.close();
    failures += 1;
    current?.call.settle(undefined);
    const wasBusy = current !== undefined;
    current = undefined;
    if (failures >= attempts) {
      closed = true;
      for (const call of waiting.values()) call.settle(undefined);
      waiting.clear();
      options.onDead(reason);
      return;
    }
    if (wasBusy) options.onTrap(reason);
    open();
  }

  function next(): void {
    if (!ready || closed || current !== undefined) return;
    const first = waiting.entries().next();
    if (first.done) return;
    const [channel, call] = first.value;
    waiting.delete(channel);
    lastId += 1;
    current = { id: lastId, call };
    port?.post({ kind: "call", id: lastId, name: call.name, arguments: call.given });
  }

  open();

  return {
    ask(name, given, channel = name) {
      if (closed) return Promise.resolve(undefined);
      waiting.get(channel)?.settle(undefined);
      // Deleted first, so that the newer call does not inherit the older one's place in the line.
      waiting.delete(channel);
      return new Promise((resolve) => {
        const settle = (answer: unknown) => resolve(answer as Answer<typeof name> | undefined);
        waiting.set(channel, { name, given, settle });
        next();
      });
    },
    close() {
      closed = true;
      port?.close();
      current?.call.settle(undefined);
      for (const call of waiting.values()) call.settle(undefined);
      waiting.clear();
    },
  };
}
