import "fake-indexeddb/auto";
import { createStore as createStoreOf, get, set, type UseStore } from "idb-keyval";
import { beforeEach, describe, expect, it } from "vitest";
import type { Notice } from "../www/src/model/app.js";
import { browserJournal } from "../www/src/model/journal.js";
import { browserKeeper, type Keeper } from "../www/src/model/keeper.js";
import { keepIn } from "../www/src/model/keeping.js";
import { addLink } from "../www/src/model/link-edits.js";
import { read as readState } from "../www/src/model/read.js";
import { firstView, type State, singlePair, type Work } from "../www/src/model/state.js";
import { createStore } from "../www/src/model/store.js";
import { browserTab } from "../www/src/model/tab.js";
import { aJournal, aKeeper, anew, Browser, Memory } from "./session-tabs.js";

const first = { work: singlePair("A", "B", []), view: firstView };

/** A page of a tab that remembers `memory`. */
function open(
  browser: Browser,
  memory = new Memory(),
  keeper: Keeper = aKeeper(),
  onRefused: () => void = expect.unreachable,
) {
  const claims = browser.claims();
  const shown = new Map<string, Notice>();
  let begun = false;
  const storage = () => memory as unknown as Storage;
  const store = createStore(first, (change) => keeping?.changed(change));
  const keeping = keepIn({
    store,
    first,
    session: { keeper, tab: browserTab(storage), claims },
    memory: storage,
    begun: () => begun,
    begin: () => {
      begun = true;
    },
    restore(state) {
      begun = true;
      store.restore(state);
    },
    onRefused,
    notify: (notice) => shown.set(notice.key, notice),
    dismiss: (key) => shown.delete(key),
  });
  return {
    store,
    shown,
    memory,
    keeping,
    phrases: () => [...shown.values()].map(({ phrase }) => phrase.id),
    /** Takes a step, and waits until it is stored. */
    async step(work: Work): Promise<void> {
      store.change({ id: "step-fresh" }, work);
      await this.rest();
    },
    /** Another page, or a link, puts its pair in the place of what is there. */
    async bring(work: Work, by: "link" | "page" = "page"): Promise<void> {
      store.change({ id: "step-opened-page" }, { ...work, from: { by } }, { fresh: true });
      await this.rest();
    },
    async rest(): Promise<void> {
      keeping.hidden();
      for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
    },
    /** The page of the same tab after a reload. */
    reload() {
      keeping.leave();
      claims.end();
      return open(browser, memory, keeper);
    },
    end() {
      keeping.leave();
      claims.end();
    },
  };
}

beforeEach(anew);
const mine = addLink(first.work, 1, 1);
const theirs = singlePair("C", "D", []);
const changed = addLink({ ...theirs }, 1, 1);

it("that another tab works on the same does not take the place of a session that is offered", async () => {
  const keeper = {
    heads: async () => [{ id: "other", time: 1, count: 2 }],
    write(state: State) {
      const written = { id: "mine", stamp: "1", state, files: [] };
      return { written, done: Promise.resolve({ ...written, id: "beside" }) };
    },
    leaveWords: () => true,
  } as Partial<Keeper> as Keeper;
  const { store, keeping, phrases } = open(new Browser(), undefined, keeper);
  await expect.poll(phrases).toEqual(["notice-kept-latest"]);
  store.change({ id: "step-fresh" }, addLink(first.work, 1, 1));
  keeping.hidden();
  await expect.poll(phrases).toContain("notice-restored-copy");
  expect(phrases()).toContain("notice-kept-latest");
});

it("what cannot be stored as a page goes out of sight is in a duplicate of its tab", async () => {
  const browser = new Browser();
  let refused = 0;
  const page = open(browser, undefined, undefined, () => {
    refused += 1;
  });
  await page.step(mine);
  // What is stored then is in no last words any longer.
  expect(aJournal().all()).toEqual([]);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  await page.step(changed);
  IDBObjectStore.prototype.put = put;
  expect(refused).toBe(1);
  const duplicate = open(browser, Object.assign(new Memory(), page.memory));
  await expect.poll(() => duplicate.store.state.work).toEqual(changed);
  // Each goes on by itself.
  await duplicate.step(mine);
  await page.step(theirs);
  const [one, other] = [duplicate.reload(), page.reload()];
  await expect.poll(() => one.store.state.work).toEqual(mine);
  await expect.poll(() => other.store.state.work).toEqual(theirs);
});

it("a duplicate does not say of a session that it did not open which has just been opened", async () => {
  const follow = {
    hidden: (page: ReturnType<typeof open>) => page.keeping.hidden(),
    step: (page: ReturnType<typeof open>) => page.store.change({ id: "step-fresh" }, changed),
  };
  for (const act of Object.values(follow)) {
    anew();
    const browser = new Browser();
    const page = open(browser);
    await page.step(mine);
    const again = page.reload();
    await expect.poll(again.phrases).toEqual(["notice-restored"]);
    const copy = () => open(browser, Object.assign(new Memory(), again.memory));
    // As long as it is not drawn it may be what ends the page.
    await expect.poll(copy().phrases).toEqual(["notice-kept-failed"]);
    again.keeping.up();
    act(again);
    await expect.poll(copy().phrases).toEqual(["notice-restored-copy"]);
  }
});

describe("a pair that is handed over", () => {
  const heads = async () => (await aKeeper().heads()).length;

  it("is kept once something is done with it, and then beside one's own work", async () => {
    const browser = new Browser();
    const page = open(browser);
    await page.step(mine);
    await page.bring(theirs);
    expect(await heads()).toBe(1);
    expect(page.phrases()).toContain("notice-put-aside");
    // To look at it is to do nothing with it.
    page.store.look({ labels: false });
    await page.rest();
    expect(await heads()).toBe(1);
    await page.step(addLink(page.store.state.work, 1, 1));
    expect(await heads()).toBe(2);
    const again = page.reload();
    await expect.poll(() => again.store.state.work.left).toEqual(["C"]);
    expect(again.store.state.work.from).toEqual({ by: "page" });
    again.end();
    // It is later than one's own, and does not take its place.
    const next = open(browser);
    await expect.poll(next.phrases).toContain("notice-kept-latest");
    next.shown.get("session")?.action?.run();
    await expect.poll(() => next.store.state.work).toEqual(mine);
  });

  it("is offered where there is nothing of one's own", async () => {
    const browser = new Browser();
    const page = open(browser);
    await page.bring(theirs);
    await page.step({ ...changed, from: page.store.state.work.from });
    page.end();
    const next = open(browser);
    await expect.poll(next.phrases).toContain("notice-kept-latest");
  });

  it("leaves no trace where nothing is done with it, and nothing was before", async () => {
    const browser = new Browser();
    const page = open(browser);
    await page.bring(theirs, "link");
    expect(page.phrases()).toEqual([]);
    page.end();
    expect(await heads()).toBe(0);
  });

  it("goes when it is undone, and one's own work goes on in its session", async () => {
    const browser = new Browser();
    const page = open(browser);
    await page.step(mine);
    await page.bring(theirs);
    page.store.undo();
    await page.step(addLink(page.store.state.work, 2, 2));
    expect(await heads()).toBe(1);
    page.store.undo();
    page.store.undo();
    await page.rest();
    const again = page.reload();
    await expect.poll(() => again.store.state.work).toEqual(first.work);
  });

  it("and then another: each has a session of its own, through undo and redo", async () => {
    const browser = new Browser();
    const page = open(browser);
    await page.step(mine);
    await page.bring(theirs);
    const one = addLink(page.store.state.work, 1, 1);
    await page.step(one);
    await page.bring(singlePair("E", "F", []), "link");
    const two = addLink(page.store.state.work, 1, 1);
    await page.step(two);
    const stored = async () => {
      const all = await aKeeper().heads();
      const loaded = await Promise.all(all.map(({ id }) => aKeeper().read(id)));
      return loaded.map((item) => readState(item?.saved)?.work.left[0]).sort();
    };
    expect(await stored()).toEqual(["A", "C", "E"]);
    for (let steps = 0; steps < 4; steps += 1) {
      page.store.undo();
      await page.rest();
    }
    for (let steps = 0; steps < 4; steps += 1) {
      page.store.redo();
      await page.rest();
    }
    expect(await stored()).toEqual(["A", "C", "E"]);
    const again = page.reload();
    await expect.poll(() => again.store.state.work).toEqual(two);
  });

  it("before the page keeps anything is not kept either", async () => {
    const browser = new Browser();
    const store = createStore(first, () => {});
    store.change({ id: "step-opened-page" }, { ...theirs, from: { by: "link" } }, { fresh: true });
    const keeping = keepIn({
      store,
      first,
      session: {
        keeper: aKeeper(),
        tab: browserTab(() => new Memory() as never),
        claims: undefined,
      },
      memory: () => new Memory() as never,
      begun: () => true,
      begin: () => {},
      restore: () => {},
      onRefused: expect.unreachable,
      notify: () => {},
      dismiss: () => {},
    });
    keeping.hidden();
    keeping.leave();
    expect(await heads()).toBe(0);
    expect(browser).toBeDefined();
  });
});

describe("a session of a newer Twintree", () => {
  let store: UseStore;
  beforeEach(() => {
    store = createStoreOf("twintree", "sessions");
  });
  const records = [
    [["head", "n"], { version: 2, id: "n", stamp: "x", time: 9e12, count: 3, work: "otherwise" }],
    [["n", "all"], { anything: true }],
    [["n", "file", 0], "and more"],
    [["m", "parts", 0], "of another kind"],
  ] as const;
  const put = () => Promise.all(records.map(([key, value]) => set([...key], value, store)));
  const left = () => Promise.all(records.map(([key]) => get([...key], store)));

  for (const whose of ["own", "latest"])
    it(`is said to be one where it is the ${whose}, and stays as it is`, async () => {
      await put();
      const browser = new Browser();
      const memory = new Memory();
      if (whose === "own") memory.setItem("twintree-session", "n");
      const page = open(browser, memory);
      await expect.poll(page.phrases).toEqual(["notice-kept-newer"]);
      await page.step(mine);
      page.keeping.open("n");
      await page.rest();
      page.keeping.remove([]);
      const again = page.reload();
      await expect.poll(() => again.store.state.work).toEqual(mine);
      const list = await again.keeping.list();
      expect(list?.map(({ id, isNewer = false }) => [id, isNewer])).toContainEqual(["n", true]);
      expect(list).toHaveLength(2);
      expect(await left()).toEqual(records.map(([, value]) => value));
    });

  it("in the last words of its page stays there", async () => {
    const saved = { version: 2, work: "otherwise" };
    const words = { id: "n", stamp: "y", before: ["x"], time: 9e12, count: 1, saved };
    const memory = new Memory();
    memory.setItem("twintree-last n", JSON.stringify(words));
    const journal = browserJournal(() => memory as unknown as Storage);
    const keeper = browserKeeper(() => false, journal);
    for (const stamp of [undefined, "x", "z"]) {
      if (stamp) await set(["head", "n"], { version: 2, id: "n", stamp }, store);
      expect(await keeper.heads()).toMatchObject([{ id: "n", isNewer: true }]);
      await keeper.read("n");
      expect(journal.read("n")).toEqual(words);
    }
  });
});

describe("all sessions", () => {
  const texts = async (page: ReturnType<typeof open>) =>
    (await page.keeping.list())?.map(({ texts: [left], by, where }) => [left, by, where]);

  it("are listed with where they come from and where they are open", async () => {
    const browser = new Browser();
    const other = open(browser);
    await other.step(mine);
    const page = open(browser);
    await page.step(singlePair("G", "H", []));
    await page.bring(theirs);
    await page.step(addLink(page.store.state.work, 1, 1));
    expect(await texts(page)).toEqual(
      expect.arrayContaining([
        ["A", undefined, "elsewhere"],
        ["G", undefined, undefined],
        ["C", "page", "here"],
      ]),
    );
    const list = (await page.keeping.list()) ?? [];
    expect(list).toHaveLength(3);
    // What is open anywhere is not removed.
    page.keeping.remove(list.map(({ id }) => id));
    await page.rest();
    expect((await texts(page))?.map(([left]) => left).sort()).toEqual(["A", "C"]);
    const [elsewhere] = list.filter(({ where }) => where === "elsewhere");
    page.keeping.open(elsewhere?.id ?? "");
    await expect.poll(() => page.store.state.work).toEqual(mine);
  });

  it("of files are known by them, and of pages that are gone by their last words", async () => {
    const browser = new Browser();
    const page = open(browser);
    const slice = { start: 0, end: 3, sentId: undefined, parallelId: undefined, errors: 0 };
    const text = { ...slice, file: new Blob(["1\ta"]), name: "a.conllu", label: "a" };
    await page.step({ ...first.work, left: [text] });
    const [found] = (await page.keeping.list()) ?? [];
    expect(found?.texts).toMatchObject([{ name: "a.conllu", label: "a" }, "B"]);
    await page.step(mine);
    const { transaction } = IDBDatabase.prototype;
    const refuse = () => {
      throw new DOMException("closed", "InvalidStateError");
    };
    IDBDatabase.prototype.transaction = refuse;
    page.store.change({ id: "step-fresh" }, singlePair("last", "words", []));
    page.keeping.leave();
    await Promise.resolve();
    IDBDatabase.prototype.transaction = transaction;
    const { open: allow } = indexedDB;
    indexedDB.open = refuse;
    const next = open(browser);
    expect((await next.keeping.list())?.map((one) => one.texts)).toEqual([["last", "words"]]);
    anew();
    indexedDB.open = refuse;
    expect(await open(browser).keeping.list()).toBeUndefined();
    indexedDB.open = allow;
    expect(await open(browser).keeping.list()).toEqual([]);
  });
});

it("what the page before did not finish is said once, unless it is there", async () => {
  const browser = new Browser();
  const memory = new Memory();
  const left = (count: number | undefined) =>
    memory.setItem("twintree-unfinished", JSON.stringify({ names: "a.conllu", count }));
  left(undefined);
  const one = open(browser, memory);
  await expect.poll(one.phrases).toEqual(["notice-unopened"]);
  expect(one.shown.get("unfinished")?.phrase.args).toEqual({ names: "a.conllu" });
  left(100_000);
  const two = one.reload();
  await expect.poll(two.phrases).toEqual(["notice-unstored-files"]);
  await two.step(mine);
  left(1);
  const three = two.reload();
  await expect.poll(three.phrases).toEqual(["notice-restored"]);
});
