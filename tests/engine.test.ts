import { describe, expect, it, vi } from "vitest";
import { attempts, createEngine, type Engine, patience } from "../www/src/engine/client.js";
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
const ask = (engine: Engine, text: string, channel?: string) =>
  engine.ask("outline", [text, "conllu"], channel);

describe("the engine's client", () => {
  it("waits for the instance and then makes one call at a time", async () => {
    const { engine, port } = setup();
    const first = ask(engine, "one", "a");
    const second = ask(engine, "two", "b");
    expect(texts(port(0))).toEqual([]);
    port(0).start();
    expect(texts(port(0))).toEqual(["one"]);
    port(0).answer("1");
    expect(texts(port(0))).toEqual(["one", "two"]);
    port(0).answer("2");
    expect(await first).toBe("1");
    expect(await second).toBe("2");
  });

  it("makes only the latest of the calls that wait on one channel", async () => {
    const { engine, port } = setup();
    port(0).start();
    const running = ask(engine, "running");
    const old = ask(engine, "old");
    const other = ask(engine, "other", "elsewhere");
    const latest = ask(engine, "latest");
    expect(await old).toBeUndefined();
    port(0).answer("ran");
    port(0).answer("else");
    port(0).answer("last");
    expect(texts(port(0))).toEqual(["running", "other", "latest"]);
    expect([await running, await other, await latest]).toEqual(["ran", "else", "last"]);
  });

  it("never calls an instance again that trapped, and loses only the call that trapped", async () => {
    const { engine, port, onTrap, count } = setup();
    port(0).start();
    const bad = ask(engine, "bad");
    const good = ask(engine, "good");
    port(0).trap();
    expect(await bad).toBeUndefined();
    expect(port(0).closed).toBe(true);
    expect(onTrap).toHaveBeenCalledWith("unreachable");
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
    expect(onDead).toHaveBeenCalledWith("no such file");
    expect(await waiting).toBeUndefined();
    expect(await ask(engine, "more")).toBeUndefined();
  });

  it("gives up an instance that does not answer, and lets another one answer the rest", async () => {
    vi.useFakeTimers();
    const { engine, port, count } = setup();
    port(0).start();
    const [never, later] = [ask(engine, "never"), ask(engine, "later", "b")];
    vi.advanceTimersByTime(2 * patience);
    expect(await never).toBeUndefined();
    expect(count()).toBe(2);
    port(1).start();
    port(1).answer("answer");
    expect(await later).toBe("answer");
    // One that takes its time is waited for.
    const slow = ask(engine, "slow");
    vi.advanceTimersByTime(2 * patience - 1);
    port(1).answer("at last");
    expect(await slow).toBe("at last");
    vi.advanceTimersByTime(9 * patience);
    expect(count()).toBe(2);
    vi.useRealTimers();
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
