/** Tasks in links: what goes in comes out, and what is none is refused. */
import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstExample } from "../www/src/examples/first.js";
import { knownLinks } from "../www/src/model/notation.js";
import { currentPair, firstView, singlePair } from "../www/src/model/state.js";
import { open } from "../www/src/share/link/opening.js";
import { permalink } from "../www/src/share/link/permalink.js";
import { readTask } from "../www/src/share/link/read-task.js";
import { feedbacks, kinds, packTask, type Task } from "../www/src/share/link/task.js";

const model = knownLinks(firstExample.links);
const state = { work: singlePair(firstExample.left, firstExample.right, model), view: firstView };
const plain: Task = {
  kind: "links",
  given: model.slice(0, 1),
  model,
  feedback: "where",
  tries: undefined,
  text: "",
  edge: undefined,
  seed: undefined,
  count: undefined,
};
const linkOf = (parcel: unknown) =>
  `#1.${deflateRawSync(JSON.stringify(parcel)).toString("base64url")}`;
const opened = async (task: unknown) => open(linkOf({ a: "x", b: "y", task }));

describe("a task in a link", () => {
  it("comes out as it went in", async () => {
    const whole: Task = {
      ...plain,
      feedback: "model",
      tries: 3,
      text: "Which word answers to which?",
      edge: [model[0], model[1]] as Task["edge"],
      seed: 7,
      count: 4,
    };
    for (const task of [plain, whole, ...kinds.map((kind): Task => ({ ...plain, kind }))])
      expect(await open((await permalink(state, "four", { task })) ?? "")).toMatchObject({
        kind: "state",
        task,
      });
  });

  it("brings the links that the student is to see, whatever else the link says", async () => {
    const parcel = (task: unknown) => linkOf({ a: "x", b: "y", links: "5-5", task });
    const seen = async (task: unknown) => {
      const opened = await open(parcel(task));
      if (opened.kind !== "state") throw new Error(opened.kind);
      return currentPair(opened.state.work).links.map(({ left, right }) => `${left}-${right}`);
    };
    expect(await seen({ kind: "links", model: "1-2 2-1", given: "1-2" })).toEqual(["1-2"]);
    expect(await seen({ kind: "links", model: "1-2 2-1" })).toEqual([]);
    expect(await seen({ kind: "edge", model: "1-2 2-1" })).toEqual(["1-2", "2-1"]);
    expect(await seen(undefined)).toEqual(["5-5"]);
  });

  it("does not give away the links in another place than its own", async () => {
    const hash = (await permalink(state, "four", { task: plain })) ?? "";
    const { inflateRawSync } = await import("node:zlib");
    const text = inflateRawSync(Buffer.from(hash.slice(3), "base64url")).toString();
    expect(Object.keys(JSON.parse(text)).sort()).toEqual(["a4", "b4", "task"]);
  });

  it("without one is as it was", async () => {
    expect(await opened(undefined)).toMatchObject({ kind: "state", task: undefined });
    expect(await opened(null)).toMatchObject({ kind: "state", task: undefined });
  });

  it("that is not known here is refused, and not shown as a pair with its solution", async () => {
    const good = { kind: "links", model: "1-1" };
    expect(await opened(good)).toMatchObject({ kind: "state" });
    for (const task of [
      { ...good, kind: "essay" },
      { ...good, kind: "toString" },
      { ...good, model: "" },
      { ...good, model: "1-1 1-1" },
      { ...good, model: "1-0" },
      { kind: "links" },
      { ...good, given: "x" },
      { ...good, feedback: "loud" },
      { ...good, tries: 0 },
      { ...good, tries: 1.5 },
      { ...good, tries: "3" },
      { ...good, text: "x".repeat(2001) },
      { ...good, text: { toString: "x" } },
      { ...good, edge: "1-1" },
      { ...good, seed: -1 },
      { ...good, count: 51 },
      "links",
      7,
      [],
    ])
      expect(await opened(task), JSON.stringify(task)).toEqual({ kind: "broken", fault: "task" });
  });

  it("keeps out what it does not know, and changes nothing that all objects share", () => {
    const text = '{"kind":"links","model":"1-1","__proto__":{"polluted":1},"more":1}';
    const task = readTask(JSON.parse(text));
    expect(Object.keys(task ?? {}).sort()).toEqual(Object.keys(plain).sort());
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("is read or refused, whatever is given", () => {
    const some = fc.record(
      {
        kind: fc.oneof(fc.constantFrom(...kinds), fc.string()),
        model: fc.oneof(fc.constant("1-1 2-2"), fc.string()),
        given: fc.oneof(fc.constant("1-1"), fc.jsonValue()),
        feedback: fc.oneof(fc.constantFrom(...feedbacks), fc.jsonValue()),
        tries: fc.jsonValue(),
        text: fc.jsonValue(),
        seed: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(some, fc.jsonValue()), (value) => {
        const task = readTask(value);
        if (task === undefined) return;
        expect(readTask(JSON.parse(JSON.stringify(packTask(task))))).toEqual(task);
      }),
    );
  });
});
