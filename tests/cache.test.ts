import { describe, expect, it, vi } from "vitest";
import { type Answers, createAnswers, kept, largest } from "../www/src/engine/cache.js";
import { createEngine } from "../www/src/engine/client.js";
import { createCore } from "../www/src/engine/core.js";
import type { Order, Port } from "../www/src/engine/protocol.js";

type Call = Extract<Order, { kind: "call" }>;

/** An instance that answers a call when it is told to. */
interface FakePort extends Port {
  readonly calls: Call[];
}

function setup() {
  const ports: FakePort[] = [];
  const open = () => {
    const calls: Call[] = [];
    const port: FakePort = {
      calls,
      post: (order) => {
        if (order.kind === "call") calls.push(order);
      },
      close: () => {},
      receive: () => {},
      fail: () => {},
    };
    ports.push(port);
    return port;
  };
  const port = () => ports.at(-1) as FakePort;
  const onTrap = vi.fn();
  const onChange = vi.fn();
  const engine = createEngine({ open, onTrap, onDead: () => {} });
  const answers = createAnswers(engine, onChange);
  port().receive({ kind: "ready" });
  const id = (at: number) => port().calls.at(at)?.id ?? 0;
  return {
    answers,
    ports,
    port,
    onChange,
    asked: () => ports.flatMap(({ calls }) => calls.map((call) => call.arguments[0])),
    async answer(value: unknown, at = -1) {
      port().receive({ kind: "answer", id: id(at), answer: value });
      await settle();
    },
    async trap() {
      port().receive({ kind: "trapped", id: id(-1), message: "unreachable" });
      port().receive({ kind: "ready" });
      await settle();
    },
  };
}

/** Until every promise there is has been heard of. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const outline = (answers: Answers, text: string) => answers.ask("outline", text, "conllu");

describe("an answer that was had elsewhere", () => {
  it("is there for the same question, and is not asked for", () => {
    const { answers, asked } = setup();
    const given = ["a text", "conllu"] as const;
    const answer = [{ id: "known" }] as never;
    answers.know("outline", answer, ...given);
    expect(answers.ask("outline", ...given)).toEqual({ kind: "ready", answer });
    expect(asked()).toEqual([]);
    expect(outline(answers, "another").kind).toBe("pending");
    expect(asked()).toEqual(["another"]);
  });

  it("takes no place of one that was asked for", async () => {
    const { answers, answer } = setup();
    outline(answers, "a text");
    answers.know("outline", [] as never, "a text", "conllu");
    expect(outline(answers, "a text").kind).toBe("pending");
    await answer("heard");
    expect(outline(answers, "a text")).toEqual({ kind: "ready", answer: "heard" });
  });
});

describe("an answer that takes long", () => {
  it("is stopped: it has failed, and a fresh instance goes on with the rest", async () => {
    const { answers, ports, port, asked, answer } = setup();
    outline(answers, "long");
    outline(answers, "next");
    answers.stop("outline", "long", "conllu");
    await settle();
    expect(outline(answers, "long")).toMatchObject({ kind: "failed", why: "stopped" });
    expect(ports).toHaveLength(2);
    port().receive({ kind: "ready" });
    expect(asked()).toEqual(["long", "next"]);
    await answer("there");
    expect(outline(answers, "next")).toMatchObject({ kind: "ready", answer: "there" });
  });

  it("that waits for its turn is never asked for, and the one under way goes on", async () => {
    const { answers, ports, asked, answer } = setup();
    outline(answers, "first");
    outline(answers, "second");
    answers.stop("outline", "second", "conllu");
    await answer("1");
    expect(outline(answers, "first")).toMatchObject({ kind: "ready", answer: "1" });
    expect(outline(answers, "second")).toMatchObject({ kind: "failed", why: "stopped" });
    expect([ports.length, asked()]).toEqual([1, ["first"]]);
  });

  it("can be asked for again, and what is there already is not stopped", async () => {
    const { answers, port, asked, answer } = setup();
    outline(answers, "long");
    answers.stop("outline", "long", "conllu");
    await settle();
    port().receive({ kind: "ready" });
    const stopped = outline(answers, "long");
    if (stopped.kind === "failed") stopped.again();
    expect(outline(answers, "long").kind).toBe("pending");
    await answer("there");
    answers.stop("outline", "long", "conllu");
    answers.stop("outline", "nobody asked", "conllu");
    expect(outline(answers, "long")).toMatchObject({ kind: "ready", answer: "there" });
    expect(asked()).toEqual(["long", "long"]);
  });
});

describe("the cache of answers", () => {
  it("asks for the same once, and gives the same object until more is known", async () => {
    const { answers, asked, answer, onChange } = setup();
    expect(outline(answers, "a")).toEqual({ kind: "pending" });
    expect(outline(answers, "a")).toBe(outline(answers, "a"));
    await answer("A");
    expect(outline(answers, "a")).toEqual({ kind: "ready", answer: "A" });
    expect(outline(answers, "a")).toBe(outline(answers, "a"));
    expect(asked()).toEqual(["a"]);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("takes objects with equal fields for the same, and arrays only where they are the same", async () => {
    const { answers, asked, answer } = setup();
    const links = [{ left: 1, right: 1, relation: undefined }];
    const request = {
      left: "a",
      right: "b",
      options: { stripSubtypes: false, ignorePunctuation: false },
    };
    answers.ask("compare", { ...request, links });
    answers.ask("compare", { ...request, options: { ...request.options }, links });
    await answer("one");
    expect(asked()).toHaveLength(1);
    answers.ask("compare", { ...request, links: [...links] });
    await answer("two");
    const options = { ...request.options, stripSubtypes: true };
    answers.ask("compare", { ...request, options, links });
    await answer("three");
    expect(asked()).toHaveLength(3);
  });

  it("gives an answer to what was asked and to nothing else, late or out of order", async () => {
    const { answers, answer, port } = setup();
    outline(answers, "first");
    outline(answers, "second");
    // An answer to what no one asked.
    port().receive({ kind: "answer", id: 99, answer: "a ghost" });
    await answer("1");
    // The first one once more, while the second is under way.
    await answer("again", 0);
    expect(outline(answers, "first")).toEqual({ kind: "ready", answer: "1" });
    expect(outline(answers, "second")).toEqual({ kind: "pending" });
    await answer("2");
    expect(outline(answers, "second")).toEqual({ kind: "ready", answer: "2" });
    expect(outline(answers, "first")).toEqual({ kind: "ready", answer: "1" });
  });

  it("asks a fresh instance what one broke over, once", async () => {
    const { answers, asked, answer, trap } = setup();
    const waited = answers.settled("outline", "bad", "conllu");
    await trap();
    expect(outline(answers, "bad")).toEqual({ kind: "pending" });
    await answer("good");
    expect(asked()).toEqual(["bad", "bad"]);
    expect(outline(answers, "bad")).toEqual({ kind: "ready", answer: "good" });
    expect(await waited).toEqual({ kind: "ready", answer: "good" });
  });

  it("keeps that a call trapped twice, and asks again only when it is told to", async () => {
    const { answers, asked, answer, trap, ports } = setup();
    outline(answers, "bad");
    await trap();
    await trap();
    const failed = outline(answers, "bad");
    expect(failed).toMatchObject({ kind: "failed", why: "trapped" });
    for (let drawing = 0; drawing < 100; drawing++) {
      answers.turn();
      expect(outline(answers, "bad")).toBe(failed);
    }
    await settle();
    expect(asked()).toEqual(["bad", "bad"]);
    expect(ports).toHaveLength(3);
    if (failed.kind === "failed") failed.again();
    expect(outline(answers, "bad")).toEqual({ kind: "pending" });
    // What was failed before cannot take away what is asked now.
    if (failed.kind === "failed") failed.again();
    await answer("good");
    expect(outline(answers, "bad")).toEqual({ kind: "ready", answer: "good" });
    expect(asked()).toEqual(["bad", "bad", "bad"]);
  });

  it("asks with one failure again for what failed with it and is shown, and for nothing else", async () => {
    const { answers, answer, port } = setup();
    const texts = ["gone", "one", "two"];
    outline(answers, "here");
    await answer("here");
    for (const text of texts) outline(answers, text);
    for (let attempt = 0; attempt < 3; attempt += 1) port().fail("no connection");
    await settle();
    answers.turn();
    const [failed] = texts.slice(1).map((text) => outline(answers, text));
    expect(failed).toMatchObject({ kind: "failed", why: "unloaded" });
    if (failed?.kind === "failed") failed.again();
    expect(texts.map((text) => outline(answers, text).kind)).toEqual([
      "failed",
      "pending",
      "pending",
    ]);
    expect(outline(answers, "here")).toEqual({ kind: "ready", answer: "here" });
  });

  it("does not compute what waits for its turn when the next drawing does without it", async () => {
    const { answers, asked, answer } = setup();
    for (const text of ["s", "sl", "sle", "slee", "sleep"]) {
      answers.turn();
      outline(answers, text);
    }
    await answer("under way already");
    await answer("done");
    expect(asked()).toEqual(["s", "sleep"]);
    expect(outline(answers, "sleep")).toEqual({ kind: "ready", answer: "done" });
    // Given up, not forgotten for good: wanted again it is asked for.
    expect(outline(answers, "sle")).toEqual({ kind: "pending" });
    await answer("now");
    expect(outline(answers, "sle")).toEqual({ kind: "ready", answer: "now" });
  });

  it("computes what somebody waits for, whatever is drawn", async () => {
    const { answers, answer } = setup();
    outline(answers, "drawn");
    const waited = answers.settled("outline", "clicked", "conllu");
    answers.turn();
    answers.turn();
    await answer("drawn");
    await answer("clicked");
    expect(await waited).toEqual({ kind: "ready", answer: "clicked" });
  });

  it("asks anew for what failed when it is asked for by a click", async () => {
    const { answers, trap, answer } = setup();
    const first = answers.settled("outline", "bad", "conllu");
    await trap();
    await trap();
    expect(await first).toMatchObject({ kind: "failed" });
    const second = answers.settled("outline", "bad", "conllu");
    await answer("good");
    expect(await second).toEqual({ kind: "ready", answer: "good" });
  });

  it("keeps as many answers as it says, the last asked for", async () => {
    const { answers, asked, answer } = setup();
    const many = (kept.outline ?? 0) + 1;
    for (let at = 0; at < many; at++) {
      outline(answers, `${at}`);
      await answer(at);
    }
    expect(outline(answers, "1")).toEqual({ kind: "ready", answer: 1 });
    expect(asked()).toHaveLength(many);
    outline(answers, "0");
    expect(asked()).toHaveLength(many + 1);
  });

  it("keeps no more characters of texts than it says, but for what is drawn", async () => {
    const { answers, asked, answer } = setup();
    const texts = ["a", "b", "c"].map((letter) => letter.repeat(largest / 2));
    const ask = async (text = "") => {
      answers.turn();
      const known = outline(answers, text);
      if (known.kind === "pending") await answer(text[0]);
    };
    const [a, b, c] = texts;
    await ask(a);
    // One drawing asks for all of them, again and again, and gets them.
    for (const _ of [1, 2, 3]) {
      answers.turn();
      for (const text of texts)
        if (outline(answers, text).kind === "pending") await answer(text[0]);
    }
    expect(asked()).toEqual([a, b, c]);
    await ask(c);
    await ask(c);
    await ask("d");
    await ask(c);
    expect(asked()).toHaveLength(4);
    await ask(a);
    expect(asked()).toHaveLength(5);
  });
});

describe("a module that cannot be loaded", () => {
  it("fails what was asked of it alone, and is tried again when a reader asks", async () => {
    const opened: { part: string; port: Port }[] = [];
    const onDead = vi.fn();
    const onRevived = vi.fn();
    const engine = createCore({
      open(part) {
        const port: Port = { post: () => {}, close: () => {}, receive: () => {}, fail: () => {} };
        opened.push({ part, port });
        return port;
      },
      onTrap: () => {},
      onDead,
      onRevived,
    });
    const answers = createAnswers(engine, () => {});
    const request = {
      left: "",
      right: "",
      links: [],
      options: { stripSubtypes: false, ignorePunctuation: false },
    };
    const explain = () => answers.ask("explain", request, 0, 1);
    expect(explain()).toEqual({ kind: "pending" });
    for (let n = 0; n < 3; n++) opened.at(-1)?.port.fail("no such file");
    await settle();
    expect(onDead).toHaveBeenCalledWith("workbench");
    const failed = explain();
    expect(failed).toMatchObject({ kind: "failed", why: "unloaded" });
    const count = opened.length;
    for (let drawing = 0; drawing < 50; drawing++) explain();
    await settle();
    expect(opened).toHaveLength(count);
    if (failed.kind === "failed") failed.again();
    expect(explain()).toEqual({ kind: "pending" });
    expect(opened.at(-1)?.part).toBe("workbench");
    expect(opened).toHaveLength(count + 1);
    opened.at(-1)?.port.receive({ kind: "ready" });
    opened.at(-1)?.port.receive({ kind: "answer", id: 1, answer: "explained" });
    await settle();
    expect(explain()).toEqual({ kind: "ready", answer: "explained" });
    expect(onRevived).toHaveBeenCalledWith("workbench");
  });
});
