import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attempts, createEngine, type Engine } from "../www/src/engine/client.js";
import { patience, patienceOver, usual } from "../www/src/engine/patience.js";
import type { Order, Port } from "../www/src/engine/protocol.js";

/** An instance that answers when it is told to; what it was asked stands in `orders`. */
interface FakePort extends Port {
  readonly orders: Extract<Order, { kind: "call" }>[];
  closed: boolean;
  start(): void;
  answer(value: unknown): void;
  trap(): void;
}

function fakePort(): FakePort {
  const orders: Extract<Order, { kind: "call" }>[] = [];
  const last = () => orders.at(-1)?.id ?? 0;
  const port: FakePort = {
    orders,
    closed: false,
    post: (order) => {
      if (port.closed) throw new Error("a closed instance was called");
      if (order.kind === "call") orders.push(order);
    },
    patienceOver,
    close: () => {
      port.closed = true;
    },
    receive: () => {},
    fail: () => {},
    start: () => port.receive({ kind: "ready" }),
    answer: (answer) => port.receive({ kind: "answer", id: last(), answer }),
    trap: () => port.receive({ kind: "trapped", id: last(), message: "unreachable" }),
  };
  return port;
}

function setup() {
  const ports: FakePort[] = [];
  const onTrap = vi.fn();
  const onDead = vi.fn();
  const engine = createEngine({
    open: () => {
      const port = fakePort();
      ports.push(port);
      return port;
    },
    onTrap,
    onDead,
  });
  const port = (at: number): FakePort => {
    const found = ports[at];
    if (found === undefined) throw new Error(`there is no instance ${at}`);
    return found;
  };
  return { engine, port, count: () => ports.length, onTrap, onDead };
}

const texts = (port: FakePort) => port.orders.map((order) => order.arguments[0]);
const ask = (engine: Engine, text: string) => engine.ask("outline", [text, "conllu"]);

// What the core said is for the console.
vi.spyOn(console, "info").mockImplementation(() => {});

describe("the engine's client", () => {
  it("waits for the instance and then makes one call at a time", async () => {
    const { engine, port } = setup();
    const first = ask(engine, "one");
    const second = ask(engine, "two");
    expect(texts(port(0))).toEqual([]);
    port(0).start();
    expect(texts(port(0))).toEqual(["one"]);
    port(0).answer("1");
    expect(texts(port(0))).toEqual(["one", "two"]);
    port(0).answer("2");
    expect(await first).toBe("1");
    expect(await second).toBe("2");
  });

  it("never calls an instance again that trapped, and loses only the call that trapped", async () => {
    const { engine, port, onTrap, count } = setup();
    port(0).start();
    const bad = ask(engine, "bad");
    const good = ask(engine, "good");
    port(0).trap();
    expect(await bad).toBeUndefined();
    expect(port(0).closed).toBe(true);
    expect(onTrap).toHaveBeenCalledTimes(1);
    expect(count()).toBe(2);
    // Late words of the old instance go unheard.
    port(0).receive({ kind: "answer", id: 2, answer: "a ghost" });
    port(1).start();
    expect(texts(port(1))).toEqual(["good"]);
    port(1).answer("fine");
    expect(await good).toBe("fine");
  });

  it("survives a thousand traps in a row", async () => {
    const { engine, port, onTrap, onDead, count } = setup();
    for (let n = 0; n < 1000; n++) {
      port(n).start();
      const bad = ask(engine, `bad ${n}`);
      port(n).trap();
      expect(await bad).toBeUndefined();
    }
    expect(onTrap).toHaveBeenCalledTimes(1000);
    expect(onDead).not.toHaveBeenCalled();
    expect(count()).toBe(1001);
  });

  it("gives up after several instances that could not be reached, and answers nothing then", async () => {
    const { engine, port, onDead } = setup();
    const waiting = ask(engine, "text");
    for (let n = 0; n < attempts; n++) port(n).fail("no such file");
    expect(onDead).toHaveBeenCalledTimes(1);
    expect(await waiting).toBeUndefined();
    expect(await ask(engine, "more")).toBeUndefined();
  });

  describe("with an instance that is silent", () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it("gives it up after ten seconds, and lets another one answer the rest", async () => {
      const { engine, port, count, onTrap, onDead } = setup();
      port(0).start();
      const never = engine.call("outline", ["never", "conllu"], () => true);
      const later = ask(engine, "later");
      vi.advanceTimersByTime(9_999);
      expect(count()).toBe(1);
      vi.advanceTimersByTime(1);
      expect(await never).toEqual({ kind: "failed", why: "silent" });
      expect(count()).toBe(2);
      port(1).start();
      port(1).answer("answer");
      expect(await later).toBe("answer");
      // Anyone who tries again is never told that nothing can be computed here.
      for (let n = 1; n < 3 * attempts; n++) {
        const again = ask(engine, "never");
        vi.advanceTimersByTime(patience);
        expect(await again).toBeUndefined();
        port(n + 1).start();
      }
      expect(onTrap).not.toHaveBeenCalled();
      expect(onDead).not.toHaveBeenCalled();
    });

    it("counts from when the call is made, and not while there is none", async () => {
      const { engine, port, count } = setup();
      vi.advanceTimersByTime(9 * patience);
      const first = ask(engine, "slow");
      port(0).start();
      const second = ask(engine, "slow as well");
      vi.advanceTimersByTime(patience - 1);
      port(0).answer("at last");
      vi.advanceTimersByTime(patience - 1);
      port(0).answer("this, too");
      vi.advanceTimersByTime(9 * patience);
      expect([await first, await second]).toEqual(["at last", "this, too"]);
      expect(count()).toBe(1);
    });

    it.each([
      [
        "a long text",
        (): [string, "conllu"] => ["x".repeat(3 * usual - "conllu".length), "conllu"],
      ],
      ["two", (): [object] => [{ left: "x".repeat(2 * usual), right: "x".repeat(usual) }]],
      [
        "sentences, of which the usual one is long",
        (): [object] => [{ files: [], places: Uint32Array.of(0, 0, usual, 1, 9, 9 + 5 * usual) }],
      ],
    ])("gives as much more time as what it is given is larger: %s", (_, given) => {
      const { engine, port, count } = setup();
      port(0).start();
      void engine.call("outline", given() as [string, "conllu"], () => true);
      vi.advanceTimersByTime(3 * patience - 1);
      expect(count()).toBe(1);
      vi.advanceTimersByTime(1);
      expect(count()).toBe(2);
    });

    it("says after ten seconds that one with its module does not start", async () => {
      const { engine, port, count, onDead } = setup();
      const waiting = engine.call("outline", ["text", "conllu"], () => true);
      // How long the network takes is its own affair.
      vi.advanceTimersByTime(9 * patience);
      port(0).receive({ kind: "started" });
      vi.advanceTimersByTime(patience);
      expect(await waiting).toEqual({ kind: "failed", why: "silent" });
      expect(onDead).toHaveBeenCalledTimes(1);
      expect(count()).toBe(1);
    });

    it("takes a page that slept for none", () => {
      const { engine, port, count } = setup();
      port(0).start();
      void ask(engine, "text");
      // All timers are due at once, and each of them once.
      vi.setSystemTime(Date.now() + 100 * patience);
      vi.advanceTimersToNextTimer();
      expect(count()).toBe(1);
    });
  });

  it("takes an instance that breaks down over a call for one that trapped", async () => {
    const { engine, port, onTrap, onDead } = setup();
    port(0).start();
    const bad = ask(engine, "bad");
    const good = ask(engine, "good");
    port(0).fail("out of memory");
    expect(await bad).toBeUndefined();
    expect(onTrap).toHaveBeenCalledTimes(1);
    port(1).start();
    port(1).answer("fine");
    expect(await good).toBe("fine");
    expect(onDead).not.toHaveBeenCalled();
  });
});
