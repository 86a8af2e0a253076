/** The workspace: what is drawn is made once for each thing that happens. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { CallName, Reply } from "../www/src/engine/protocol.js";
import { serve } from "../www/src/engine/serve.js";
import { firstExample } from "../www/src/examples/first.js";
import { firstMoment } from "../www/src/model/app.js";
import { addLink } from "../www/src/model/link-edits.js";
import { knownLinks } from "../www/src/model/notation.js";
import { readPreferences } from "../www/src/model/preferences.js";
import { snapshot } from "../www/src/model/snapshot.js";
import { currentPair, firstView, singlePair } from "../www/src/model/state.js";
import * as measure from "../www/src/pkg/twintree_measure.js";
import { createWorkspace } from "../www/src/workspace.js";

vi.mock("../www/src/model/snapshot.js", async (original) => {
  const real = await original<typeof import("../www/src/model/snapshot.js")>();
  return { ...real, snapshot: vi.fn(real.snapshot) };
});

const wasm = readFileSync(new URL("../www/src/pkg/twintree_measure_bg.wasm", import.meta.url));
const name = { id: "step-type-left" } as const;

/** A page of the first example, with an engine that answers one call after the other. */
function open() {
  let answers = 0;
  let reply: (reply: Reply) => void = () => undefined;
  const answer = serve(
    async () => measure,
    (what) => reply(what),
  );
  const started = answer({ kind: "start", name: "measure", module: new WebAssembly.Module(wasm) });
  const call = async (of: CallName, given: readonly unknown[]) => {
    await started;
    const come = new Promise<Reply>((resolve) => {
      reply = resolve;
    });
    await answer({ kind: "call", id: 1, name: of, arguments: given });
    const got = await come;
    if (got.kind !== "answer") throw new Error(got.kind);
    answers += 1;
    return { kind: "answered", answer: got.answer };
  };
  // One at a time, as the client has it.
  let before: Promise<unknown> = started;
  const inTurn: typeof call = (...given) => {
    const next = before.then(() => call(...given));
    before = next;
    return next;
  };
  const { left, right, links } = firstExample;
  const work = singlePair(left, right, knownLinks(links));
  const changes: string[] = [];
  const workspace = createWorkspace({
    root: {} as ParentNode,
    engine: { call: inTurn, ask: inTurn, stop() {}, close() {} } as never,
    first: { work, view: firstView },
    moment: firstMoment(readPreferences(() => undefined as never, ["en"])),
    suggest() {},
    prefer() {},
    onChange: ({ kind }) => changes.push(kind),
    onAnswer() {},
    onWake() {},
    onDraw: () => true,
  });
  const compared = () =>
    vi.waitFor(() => {
      expect(workspace.snapshot.comparedStale).toBeUndefined();
      expect(workspace.snapshot.compared?.request.links).toBe(
        currentPair(workspace.store.state.work).links,
      );
    });
  return { workspace, changes, compared, count: () => answers };
}

describe("a workspace", () => {
  const taken = vi.mocked(snapshot);
  beforeEach(() => {
    taken.mockClear();
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 0));
  });

  it("takes one snapshot when it begins, and one for each answer", async () => {
    const { workspace, changes, compared, count } = open();
    workspace.begin();
    await compared();
    expect(workspace.snapshot.compared?.comparison.score.kind).toBe("defined");
    // The words of both texts are noted on the way, for which nothing is taken once more.
    expect(changes).toEqual(["amend"]);
    expect(count()).toBe(3);
    expect(taken).toHaveBeenCalledTimes(1 + 3);
  });

  it("takes one for each change and each answer to it, and none to draw", async () => {
    const { workspace, compared, count } = open();
    workspace.begin();
    await compared();
    taken.mockClear();
    const before = count();
    workspace.store.change(name, addLink(workspace.store.state.work, 7, 4));
    expect(currentPair(workspace.snapshot.state.work).links).toHaveLength(7);
    await compared();
    expect(count() - before).toBe(1);
    expect(taken).toHaveBeenCalledTimes(1 + 1);
    workspace.draw();
    await new Promise((drawn) => setTimeout(drawn, 20));
    expect(workspace.snapshot.state).toEqual(workspace.store.state);
    expect(taken).toHaveBeenCalledTimes(1 + 1);
  });

  it("carries links before anything is compared", async () => {
    const { workspace, compared } = open();
    workspace.begin();
    await compared();
    const { work } = workspace.store.state;
    const text = `${work.left[0]}`.replaceAll("Holmes", "Moriarty");
    expect(text).not.toBe(work.left[0]);
    taken.mockClear();
    workspace.store.change(name, { ...work, left: [text] });
    await compared();
    const { forms, links } = currentPair(workspace.store.state.work);
    expect(forms?.left.at(-1)).toBe("Moriarty");
    expect(links).toEqual(currentPair(work).links);
    // The change, its reading, what carries links, the comparison; on what they were nothing was compared.
    expect(taken.mock.calls.length).toBeLessThanOrEqual(4);
  });
});
