import { expect, it } from "vitest";
import { suggest } from "../www/src/links/suggesting.js";
import type { App } from "../www/src/model/app.js";
import { setText } from "../www/src/model/documents.js";
import { addLink, relate, removeLink } from "../www/src/model/link-edits.js";
import { firstView, singlePair, type Work } from "../www/src/model/state.js";
import { createStore } from "../www/src/model/store.js";

const first = addLink(singlePair("A", "B", []), 1, 1);

/** Whether a relation is suggested in the end, where the work changes before the answer has come. */
async function offered(change: (work: Work) => Work, fresh = false): Promise<boolean> {
  const store = createStore({ work: first, view: firstView }, () => {});
  const set: unknown[] = [];
  const app = {
    store,
    moment: { offers: 0 },
    draw() {},
    answers: {
      async settled() {
        store.change({ id: "step-fresh" }, change(store.state.work), { fresh });
        return { kind: "ready", answer: ["equals"] };
      },
    },
    set: (...given: unknown[]) => set.push(given),
    say() {},
  } as unknown as App;
  await suggest(app, { left: 1, right: 1 }, async () => {});
  return set.length > 0;
}

it("a relation is suggested for the link and the texts it was asked for, and for no others", async () => {
  expect(await offered((work) => work)).toBe(true);
  expect(await offered((work) => addLink(work, 2, 2))).toBe(true);
  expect(await offered((work) => removeLink(work, 1, 1))).toBe(false);
  expect(await offered((work) => relate(work, 1, 1, "specifies"))).toBe(false);
  expect(await offered((work) => setText(work, "left", "other"))).toBe(false);
  expect(await offered(() => addLink(singlePair("A", "B", []), 1, 1), true)).toBe(false);
});
