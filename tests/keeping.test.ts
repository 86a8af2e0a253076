import { expect, it } from "vitest";
import type { Notice } from "../www/src/model/app.js";
import type { Keeper } from "../www/src/model/keeper.js";
import { keepIn } from "../www/src/model/keeping.js";
import { addLink } from "../www/src/model/link-edits.js";
import { firstView, singlePair } from "../www/src/model/state.js";
import { createStore } from "../www/src/model/store.js";
import { browserTab } from "../www/src/model/tab.js";
import { Memory } from "./session-tabs.js";

it("that another tab works on the same does not take the place of a session that is offered", async () => {
  const first = { work: singlePair("A", "B", []), view: firstView };
  const store = createStore(first, () => {});
  const memory = () => new Memory() as unknown as Storage;
  const shown = new Map<string, Notice>();
  const keeper = {
    heads: async () => [{ id: "other", time: 1, count: 2 }],
    write(state) {
      const written = { id: "mine", stamp: "1", state, files: [] };
      return { written, done: Promise.resolve({ ...written, id: "beside" }) };
    },
  } as Partial<Keeper> as Keeper;
  const keeping = keepIn({
    store,
    first,
    session: { keeper, tab: browserTab(memory), claims: undefined },
    memory,
    begun: () => true,
    begin: () => {},
    restore: () => {},
    onRefused: expect.unreachable,
    notify: (notice) => shown.set(notice.key, notice),
    dismiss: (key) => shown.delete(key),
  });
  const phrases = () => [...shown.values()].map(({ phrase }) => phrase.id);
  await expect.poll(phrases).toEqual(["notice-kept-latest"]);
  store.change({ id: "step-fresh" }, addLink(first.work, 1, 1));
  keeping.changed("step");
  keeping.hidden();
  await expect.poll(phrases).toContain("notice-restored-copy");
  expect(phrases()).toContain("notice-kept-latest");
});
