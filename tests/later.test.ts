import { describe, expect, it } from "vitest";
import { later } from "../www/src/model/later.js";
import { latest } from "../www/src/model/latest.js";

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A part that is loaded when the test says so, with all that was told of it. */
function parted() {
  const loads: { come(part: string): void; fail(): void }[] = [];
  const told: string[] = [];
  let changes = 0;
  let again: (() => void) | undefined;
  const part = later(
    () =>
      new Promise<string>((resolve, reject) => {
        loads.push({ come: resolve, fail: () => reject(new Error("offline")) });
      }),
    () => {
      changes += 1;
    },
    (way) => {
      told.push(way === undefined ? "here" : "missing");
      again = way;
    },
  );
  return { part, loads, told, changes: () => changes, again: () => again?.() };
}

describe("a part that is fetched later", () => {
  it("is sent for once; a failure is kept until another try is asked for", async () => {
    const { part, loads, told, changes } = parted();
    expect(part.peek()).toEqual({ kind: "pending" });
    expect(loads).toHaveLength(0);
    for (let drawing = 0; drawing < 3; drawing++) expect(part()).toEqual({ kind: "pending" });
    expect(loads).toHaveLength(1);
    loads[0]?.fail();
    await settled();
    const failed = part();
    expect(failed).toMatchObject({ kind: "failed", why: "unloaded" });
    for (let drawing = 0; drawing < 3; drawing++) expect(part()).toBe(failed);
    expect(loads).toHaveLength(1);
    if (failed.kind !== "failed") return;
    failed.again();
    // A button that is pressed twice.
    failed.again();
    expect(part()).toEqual({ kind: "pending" });
    expect(loads).toHaveLength(2);
    loads[1]?.come("part");
    await settled();
    expect(part()).toEqual({ kind: "ready", answer: "part" });
    expect(told).toEqual(["missing", "here"]);
    expect(changes()).toBe(3);
  });

  it("is fetched before it is used: once more where it failed, and not while it is coming or here", async () => {
    const { part, loads, told } = parted();
    part.fetch();
    part.fetch();
    expect(loads).toHaveLength(1);
    loads[0]?.fail();
    await settled();
    part.fetch();
    expect(loads).toHaveLength(2);
    loads[1]?.come("part");
    await settled();
    part.fetch();
    expect(loads).toHaveLength(2);
    expect(told).toEqual(["missing", "here"]);
  });

  it("does what waits for it in the order in which it was wanted, and what comes then at once", async () => {
    const { part, loads, told } = parted();
    const done: string[] = [];
    const first = part.use((come) => done.push(`first ${come}`));
    void part.use(() => done.push("second"));
    expect(done).toEqual([]);
    expect(loads).toHaveLength(1);
    loads[0]?.come("part");
    expect(await first).toBe(true);
    void part.use(() => done.push("third"));
    expect(done).toEqual(["first part", "second", "third"]);
    expect(told).toEqual([]);
  });

  it("does nothing that is not wanted any longer when it has come", async () => {
    const { part, loads } = parted();
    const done: string[] = [];
    let pair = 1;
    void part.use(
      () => done.push("of the pair before"),
      () => pair === 1,
    );
    pair = 2;
    void part.use(
      () => done.push("of this pair"),
      () => pair === 2,
    );
    loads[0]?.come("part");
    await settled();
    expect(done).toEqual(["of this pair"]);
  });

  it("keeps what waits for another try, unless something else is wanted first", async () => {
    const { part, loads, again } = parted();
    const done: string[] = [];
    expect(part.peek().kind).toBe("pending");
    const uses = [part.use(() => done.push("a")), part.use(() => done.push("b"))];
    loads[0]?.fail();
    expect(await Promise.all(uses)).toEqual([false, false]);
    again();
    loads[1]?.fail();
    await settled();
    again();
    loads[2]?.come("part");
    await settled();
    expect(done).toEqual(["a", "b"]);

    const other = parted();
    void other.part.use(() => done.push("what came to nothing"));
    other.loads[0]?.fail();
    await settled();
    void other.part.use(() => done.push("c"));
    other.loads[1]?.come("part");
    await settled();
    expect(done).toEqual(["a", "b", "c"]);
  });

  it("hands on what fails in its use", async () => {
    const { part, loads } = parted();
    const use = part.use(() => Promise.reject(new Error("broken")));
    loads[0]?.come("part");
    await expect(use).rejects.toThrow("broken");
    expect(part().kind).toBe("ready");
  });
});

describe("of several things under way", () => {
  it("the last begun counts", () => {
    const begin = latest();
    const first = begin();
    expect(first()).toBe(true);
    const second = begin();
    expect([first(), second()]).toEqual([false, true]);
  });
});
