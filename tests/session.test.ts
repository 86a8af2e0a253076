import "fake-indexeddb/auto";
import { createStore, set } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silence } from "../www/src/model/keeper.js";
import { removeLink } from "../www/src/model/link-edits.js";
import { read as readState } from "../www/src/model/read.js";
import {
  depth,
  month,
  openSession,
  patience,
  rest,
  toBegin,
  toEnd,
} from "../www/src/model/session.js";
import type { SentenceText } from "../www/src/model/slice.js";
import { firstView, type State } from "../www/src/model/state.js";
import { changes, type Head, putTogether, size, type Written } from "../www/src/model/stored.js";
import { browserTab } from "../www/src/model/tab.js";
import { aKeeper, anew, Browser, corpus, first, linked, Memory, Tab } from "./session-tabs.js";

beforeEach(() => {
  anew();
});

/** Until the clock has gone on: which of two sessions is the latest is told by their times, in whole milliseconds. */
async function aMoment(): Promise<void> {
  const now = Date.now();
  while (Date.now() <= now) await new Promise((later) => setTimeout(later, 2));
}

describe("a session", () => {
  it("is found again by its tab, as it was", async () => {
    const tab = new Tab(new Browser());
    const made = linked(corpus(200), 3, 4);
    const state: State = {
      work: {
        ...made.work,
        formats: { left: "brackets", right: "words" },
        readAs: "dependencies",
        options: { stripSubtypes: true, ignorePunctuation: true },
      },
      view: { ...firstView, drawing: "stemma" },
    };
    await tab.keep(state);
    expect(await tab.reload()).toEqual(state);
  });

  it("keeps files whose sentences are still to be read, each once", async () => {
    const tab = new Tab(new Browser());
    const file = new Blob(["1\ta\n\n1\tb"]);
    const slice = {
      file,
      name: "f",
      sentId: undefined,
      parallelId: undefined,
      label: "",
      errors: 0,
    };
    const left = ["x", { ...slice, start: 0, end: 3 }, { ...slice, start: 5, end: 8 }];
    const state = { ...first, work: { ...first.work, left } };
    await tab.keep(state);
    const back = (await tab.reload())?.work.left;
    const files = back?.flatMap((text) => (typeof text === "string" ? [] : [text.file]));
    expect(files).toHaveLength(2);
    expect(files?.[0]).toBe(files?.[1]);
    expect(await files?.[0]?.text()).toBe("1\ta\n\n1\tb");
    // Once the file is out of the work it is out of the database, and the rest stays.
    await tab.keep(first);
    expect(await tab.reload()).toEqual(first);
  });

  it("keeps another system's sentences with it, each file once, and without losing either", async () => {
    const file = new Blob(["1\ta\n\n1\tb"]);
    const slice = (start: number, end: number) => ({
      ...{ file, name: "f", start, end, sentId: undefined, parallelId: undefined },
      ...{ label: "", errors: 0 },
    });
    const second = (texts: readonly SentenceText[]): State => ({
      ...first,
      work: { ...first.work, left: [slice(0, 3)], second: { name: "o", format: "conllu", texts } },
    });
    const tab = new Tab(new Browser());
    const both = second([...Array.from({ length: 2 * size }, () => "x"), slice(5, 8)]);
    await tab.keep(both);
    const back = await tab.reload();
    expect(back).toEqual(both);
    const [one, two] = [back?.work.left[0], back?.work.second?.texts.at(-1)];
    expect(typeof one === "object" && typeof two === "object" && one.file === two.file).toBe(true);
    // What is left of a longer one is no one's.
    const shorter = second(["x", "y"]);
    await tab.keep(shorter);
    expect(await tab.reload()).toEqual(shorter);
    await tab.keep(first);
    expect(await tab.reload()).toEqual(first);
  });

  it("says that another system's sentences could not be read, and keeps the rest", async () => {
    const browser = new Browser();
    const tab = new Tab(browser);
    const second = { name: "o", format: "conllu", texts: Array(2 * size).fill("x") } as const;
    await tab.keep({ ...first, work: { ...first.work, second } });
    const id = tab.id() ?? "";
    const store = createStore("twintree", "sessions");
    await set([id, "second", 0], 7, store);
    await set([id, "second", 1], 7, store);
    tab.leave();
    const again = new Tab(browser, tab);
    const opened = await again.session.open(id);
    expect(opened).toMatchObject({ secondLost: true, state: first });
    // What is written next does not stand on what was not read.
    const other = { ...first, work: { ...first.work, second: { ...second, texts: ["y"] } } };
    await again.keep(other);
    expect(await again.reload()).toEqual(other);
  });

  it("is written once it has rested, and then only what changed", async () => {
    const state = corpus(1000);
    const files: readonly Blob[] = [];
    const written = (of: State, stamp: string) => ({ id: "s", stamp, state: of, files });
    const keys = (next: State, before?: State) =>
      [...changes(written(next, "2"), before && written(before, "1"))].map(({ key }) =>
        key.join(" "),
      );
    expect(keys(state)).toHaveLength(3 * Math.ceil(1000 / size) + 3);
    expect(keys(state, state)).toEqual([]);
    expect(keys(linked(state, 1, 1), state)).toEqual(["s pairs 0"]);
    const second = { ...state, work: { ...state.work, pair: 999 } };
    expect(keys(second, state)).toEqual([]);
    expect(keys(linked(second, 1, 1), second)).toEqual(["s pairs 15"]);
    expect(keys({ ...state, view: { ...state.view, labels: false } }, state)).toEqual(["s view"]);
    // What is no more is taken away.
    expect([...changes(written(first, "2"), written(corpus(70), "1"))]).toContainEqual({
      key: ["s", "pairs", 1],
      value: undefined,
    });
  });

  it("is read as it was stored before lists were packed", () => {
    const { work, view } = corpus(2);
    const { left, right, pairs, aligner, theirs, ...small } = work;
    const head = { ...{ version: 1, id: "1", stamp: "2", time: 0, count: 2 }, work: small } as Head;
    const records = { left, right, pairs };
    const keys = Object.keys(records).map((part) => ["1", part, 0]);
    const { saved } = putTogether(
      head,
      [...keys, ["1", "aligner"], ["1", "theirs"], ["1", "view"]],
      [...Object.values(records), aligner, theirs, view],
    );
    expect(readState(saved)).toEqual({ work, view });
  });

  it("is written after a rest", async () => {
    vi.useFakeTimers();
    const write = vi.fn(aKeeper().write);
    const session = openSession({
      keeper: { ...aKeeper(), write },
      tab: browserTab(() => ({ setItem: () => {} }) as unknown as Storage),
      claims: undefined,
      onRefused: expect.unreachable,
      onCopied: expect.unreachable,
    });
    session.keep(linked(first, 1, 1));
    session.keep(first);
    vi.advanceTimersByTime(rest + 1);
    expect(write).toHaveBeenCalledTimes(1);
    expect(write.mock.calls[0]?.[0]).toBe(first);
    vi.useRealTimers();
  });

  it("of a large corpus that was opened is written once its pairs are measured, or nobody waits for that", () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    let isMeasuring = false;
    let writes = 0;
    const written = (state: State) => ({ id: "s", stamp: "1", state, files: [] });
    const session = openSession({
      keeper: {
        ...aKeeper(),
        placeFiles: written,
        write(state) {
          writes += 1;
          return { written: written(state), done: new Promise(() => {}) };
        },
      },
      tab: browserTab(() => new Memory() as unknown as Storage),
      claims: undefined,
      onRefused: () => {},
      onCopied: expect.unreachable,
      isMeasuring: () => isMeasuring,
    });
    const open = () => {
      writes = 0;
      session.keep(corpus(1001), true);
    };
    const writesAfter = (time: number) => {
      vi.advanceTimersByTime(time);
      return writes;
    };
    open();
    expect(writesAfter(toBegin - rest)).toBe(0);
    expect(writesAfter(2 * rest)).toBe(1);
    open();
    isMeasuring = true;
    expect(writesAfter(toBegin + rest)).toBe(0);
    isMeasuring = false;
    expect(writesAfter(rest)).toBe(1);
    isMeasuring = true;
    open();
    expect(writesAfter(toEnd + rest)).toBe(1);
    open();
    // Something was done by hand.
    session.answered();
    expect(writesAfter(rest)).toBe(1);
    open();
    // The page went out of sight.
    session.atRisk();
    expect(writesAfter(0)).toBe(1);
    vi.useRealTimers();
  });

  describe("of a large corpus", () => {
    let now = 0;
    beforeEach(() => {
      now = 0;
      // Each record takes a while.
      vi.spyOn(performance, "now").mockImplementation(() => {
        now += 2;
        return now;
      });
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });
    const large = corpus(50 * size);

    it("is handed over in pieces, between which the page does other things", async () => {
      let pieces = 0;
      let turns = 0;
      const count = () => {
        turns += 1;
        timer = setTimeout(count);
      };
      let timer = setTimeout(count);
      const { done } = aKeeper().write(large, undefined, () => {
        pieces += 1;
      });
      const { id } = await done;
      clearTimeout(timer);
      expect(pieces).toBeGreaterThan(10);
      expect(turns).toBeGreaterThan(3);
      // So it is read.
      let read = 0;
      const loaded = await aKeeper().read(id, () => {
        read += 1;
      });
      expect(read).toBeGreaterThan(5);
      expect(readState(loaded?.saved)).toEqual(large);
    });

    it("is stored whole or not at all", async () => {
      const keeper = aKeeper();
      const before = await keeper.write(linked(first, 1, 1), undefined).done;
      const { done } = keeper.write(large, before, () => {
        if (now > 80) throw new Error("the disk is full");
      });
      await expect(done).rejects.toThrow("the disk is full");
      expect(readState((await keeper.read(before.id))?.saved)).toEqual(linked(first, 1, 1));
      // Nothing is built on what was not stored.
      const next = await keeper.write(large, { ...before, stamp: "" }).done;
      expect(readState((await keeper.read(next.id))?.saved)).toEqual(large);
    });

    it("says why it was not stored where the storage was full in the middle", async () => {
      const keeper = aKeeper();
      const before = await keeper.write(linked(first, 1, 1), undefined).done;
      const { put } = IDBObjectStore.prototype;
      let puts = 0;
      IDBObjectStore.prototype.put = function (...given) {
        puts += 1;
        const request = put.apply(this, given);
        // As a browser ends a transaction for which there is no room.
        const full = this.transaction as IDBTransaction & { _abort(name: string): void };
        if (puts === 60) full._abort("QuotaExceededError");
        return request;
      };
      const { done } = keeper.write(large, before);
      await expect(done).rejects.toMatchObject({ name: "QuotaExceededError" });
      IDBObjectStore.prototype.put = put;
      expect(readState((await keeper.read(before.id))?.saved)).toEqual(linked(first, 1, 1));
    });

    it("says why it could not be stored, at whichever piece that is found", async () => {
      const keeper = aKeeper();
      const { put } = IDBObjectStore.prototype;
      let records = 0;
      vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
        this: IDBObjectStore,
        ...given
      ) {
        records += 1;
        // One is refused after it was taken, as where there is no room; a second of a name is.
        if (records === 2) {
          put.apply(this, given);
          return this.add(...given);
        }
        return put.apply(this, given);
      });
      await expect(keeper.write(large, undefined).done).rejects.toMatchObject({
        name: "ConstraintError",
      });
    });

    it("is stored though the page is left in the middle", async () => {
      const keeper = aKeeper();
      let left: Promise<unknown> | undefined;
      const writing = keeper.write(large, undefined, () => {
        if (now < 80 || left) return;
        left = keeper.writeAtOnce(linked(large, 7, 7), [undefined, writing.written]).done;
      });
      await expect(writing.done).rejects.toThrow();
      await left;
      const stored = await aKeeper().read(writing.written.id);
      expect(readState(stored?.saved)).toEqual(linked(large, 7, 7));
    });

    it("has its files stored ahead of all else, and leaves none to be copied as the page is left", async () => {
      const file = new Blob(["1\ta"]);
      const slice = { ...{ file, name: "f", start: 0, end: 3 }, label: "", errors: 0 };
      const texts = large.work.left.map(() => ({
        ...slice,
        ...{ sentId: undefined, parallelId: undefined },
      }));
      const state = { ...large, work: { ...large.work, left: texts } };
      const keeper = aKeeper();
      const put = vi.spyOn(IDBObjectStore.prototype, "put");
      const files = () => put.mock.calls.filter(([value]) => value instanceof Blob).length;
      let left: Promise<unknown> | undefined;
      const begun = keeper.placeFiles(state, undefined);
      expect(keeper.placeFiles(large, undefined)).toBeUndefined();
      const writing = keeper.write(state, begun, () => {
        if (now < 80 || left) return;
        expect(keeper.hasFiles(writing.written)).toBe(true);
        expect(files()).toBe(1);
        left = keeper.writeAtOnce(linked(state, 7, 7), [undefined, writing.written]).done;
      });
      expect(writing.written.id).toBe(begun?.id);
      expect(keeper.hasFiles(writing.written)).toBe(false);
      await expect(writing.done).rejects.toThrow();
      await left;
      expect(files()).toBe(1);
      const { id } = writing.written;
      const stored = await aKeeper().read(id);
      expect(readState(stored?.saved)).toEqual(linked(state, 7, 7));
      // Where somebody has removed the session they are stored once more.
      await aKeeper().remove([id]);
      await keeper.write(state, { ...writing.written, state }).done;
      expect(readState((await aKeeper().read(id))?.saved)).toEqual(state);
    });

    it("is not taken for refused as long as piece follows piece", async () => {
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      let onPiece = () => {};
      let end = (_: Written) => {};
      const keeper = aKeeper();
      let refused = 0;
      const session = openSession({
        keeper: {
          ...keeper,
          write(state, _, told = () => undefined) {
            onPiece = told;
            const written = { id: "s", stamp: "1", state, files: [] };
            return {
              written,
              done: new Promise((resolve) => {
                end = resolve;
              }),
            };
          },
        },
        tab: browserTab(() => new Memory() as unknown as Storage),
        claims: undefined,
        onRefused: () => {
          refused += 1;
        },
        onCopied: expect.unreachable,
      });
      session.keep(large);
      const flushed = session.flush();
      for (let piece = 0; piece < 5; piece += 1) {
        vi.advanceTimersByTime(patience - 1);
        onPiece();
      }
      expect(refused).toBe(0);
      vi.advanceTimersByTime(patience);
      expect(refused).toBe(1);
      vi.useRealTimers();
      end({ id: "s", stamp: "1", state: large, files: [] });
      expect(await flushed).toBe(true);
    });
  });

  it("is stored as the page is left, whatever was under way, and nothing is asked first", async () => {
    const get = IDBObjectStore.prototype.get;
    const browser = new Browser();
    const tab = new Tab(browser);
    await tab.keep(corpus(100));
    const states = [linked(corpus(100), 1, 1), linked(corpus(100), 2, 2), corpus(100)];
    for (const state of states) {
      // A page that is left hears no answer: what is asked first is never followed by a write.
      IDBObjectStore.prototype.get = function (...given) {
        const request = get.apply(this, given);
        Object.defineProperty(request, "onsuccess", { set: () => {}, get: () => null });
        return request;
      };
      tab.session.keep(linked(state, 9, 9));
      void tab.session.flush();
      tab.session.keep(state);
      tab.leave();
      IDBObjectStore.prototype.get = get;
      expect((await tab.reload())?.work).toEqual(state.work);
    }
  });

  it("is stored though the database does not take what it is given as the page is left", async () => {
    const browser = new Browser();
    const tab = new Tab(browser);
    const open = IDBDatabase.prototype.transaction;
    // A page that is being left is not answered any longer.
    const leave = async (state: State) => {
      tab.session.keep(state);
      IDBDatabase.prototype.transaction = () => {
        throw new DOMException("closed", "InvalidStateError");
      };
      tab.leave();
      await Promise.resolve();
      IDBDatabase.prototype.transaction = open;
    };
    await tab.keep(first);
    for (const at of [1, 2]) {
      await leave(linked(first, at, at));
      expect(await tab.reload()).toEqual(linked(first, at, at));
    }
    await tab.keep(linked(first, 3, 3));
    expect(await tab.reload()).toEqual(linked(first, 3, 3));
    await leave(linked(first, 4, 4));
    tab.die();
    await aMoment();
    await leave(linked(first, 5, 5));
    // A new tab is offered it as if it had been stored.
    const next = new Tab(browser);
    const found = await next.session.find();
    expect((await next.session.open(found?.id ?? ""))?.state).toEqual(linked(first, 5, 5));
  });

  it("is found in the last words where the database is refused, or does not answer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const browser = new Browser();
    const tab = new Tab(browser);
    await tab.keep(first);
    const { transaction } = IDBDatabase.prototype;
    const refuse = () => {
      throw new DOMException("closed", "InvalidStateError");
    };
    IDBDatabase.prototype.transaction = refuse;
    tab.session.keep(linked(first, 1, 1));
    tab.leave();
    await Promise.resolve();
    const { open } = indexedDB;
    for (const fault of [refuse, () => ({}) as IDBOpenDBRequest]) {
      indexedDB.open = fault;
      // Of another tab that was closed: it is offered, too.
      const next = new Tab(browser);
      const finding = next.session.find();
      await vi.advanceTimersByTimeAsync(silence);
      expect((await finding)?.id).toBe(tab.id());
      const again = new Tab(undefined, tab);
      const opening = again.session.open(tab.id() ?? "");
      await vi.advanceTimersByTimeAsync(silence);
      expect((await opening)?.state).toEqual(linked(first, 1, 1));
    }
    indexedDB.open = open;
    IDBDatabase.prototype.transaction = transaction;
    vi.useRealTimers();
  });

  it("of files is found in the last words where only the files could be stored, and goes on from there", async () => {
    const { put } = IDBObjectStore.prototype;
    const file = new Blob(["1\ta\n\n1\tb"]);
    const slice = (start: number, end: number) => ({
      ...{ file, name: "f", start, end, sentId: undefined, parallelId: undefined },
      ...{ label: "", errors: 0 },
    });
    const second = { name: "o", format: "conllu", texts: ["x", slice(5, 8)] } as const;
    const ofFile = { ...first, work: { ...first.work, left: [slice(0, 3)], second } };
    const browser = new Browser();
    const tab = new Tab(browser);
    tab.session.keep(ofFile, true);
    await vi.waitFor(async () => expect(await aKeeper().strays()).toEqual([tab.id()]));
    const other = new Tab(browser);
    await other.keep(first);
    let state: State = ofFile;
    for (const [left, right] of [
      // Nothing else of it is stored, or what was there before.
      [1, 1],
      [2, 2],
    ] as const) {
      const changed = linked(state, left, right);
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      tab.session.keep(changed);
      expect(tab.session.atRisk()).toBeUndefined();
      tab.leave();
      tab.die();
      await aMoment();
      IDBObjectStore.prototype.put = put;
      // What no page has open and nobody wants is removed meanwhile; this is wanted.
      other.leave();
      await new Tab(browser).keep(linked(first, 5, 5));
      await aMoment();
      state = (await tab.reload()) ?? first;
      expect(state).toEqual(changed);
      const texts = [...state.work.left, ...(state.work.second?.texts ?? [])];
      const files = texts.flatMap((text) => (typeof text === "string" ? [] : [text.file]));
      expect(new Set(files).size).toBe(1);
      expect(await files[0]?.text()).toBe("1\ta\n\n1\tb");
      // It is stored by now, and once more as it was.
      state = (await tab.reload()) ?? first;
      expect(state).toEqual(changed);
    }
  });

  it("is found in the last words where what came before it is stored, and it is not", async () => {
    const browser = new Browser();
    const tab = new Tab(browser);
    await tab.keep(first);
    tab.session.keep(linked(first, 1, 1));
    const before = tab.session.flush();
    tab.session.keep(linked(first, 2, 2));
    const { put } = IDBObjectStore.prototype;
    let puts = 0;
    IDBObjectStore.prototype.put = function (...given) {
      puts += 1;
      // The first step is two records: the pair, and what is known of the session.
      if (puts > 2) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, given);
    };
    expect(tab.session.atRisk()).toBeUndefined();
    expect(await before).toBe(true);
    expect(await tab.session.flush()).toBe(false);
    IDBObjectStore.prototype.put = put;
    tab.die();
    expect(await tab.reload()).toEqual(linked(first, 2, 2));
  });

  it("is kept beside what is there once the page has come back after it was left", async () => {
    const browser = new Browser();
    const one = new Tab(browser);
    await one.keep(linked(first, 1, 1));
    one.leave();
    const two = new Tab(browser, one);
    expect(await two.reload()).toEqual(linked(first, 1, 1));
    // The first page comes out of the browser's cache, and is left again at once.
    one.session.keep(linked(first, 2, 2));
    one.leave();
    await two.keep(linked(first, 3, 3));
    expect(await one.reload()).toEqual(linked(first, 2, 2));
    expect(await two.reload()).toEqual(linked(first, 3, 3));
  });

  it("leaves no files of a page that ended before anything else of it was stored", async () => {
    const file = new Blob(["1\ta"]);
    const slice = { file, name: "f", start: 0, end: 3, sentId: undefined, parallelId: undefined };
    const text = { ...slice, label: "", errors: 0 };
    const browser = new Browser();
    const tab = new Tab(browser);
    tab.session.keep({ ...first, work: { ...first.work, left: [text] } }, true);
    await vi.waitFor(async () => expect(await aKeeper().strays()).toEqual([tab.id()]));
    const other = new Tab(browser);
    await other.keep(first);
    // It may go on.
    expect(await aKeeper().strays()).toEqual([tab.id()]);
    tab.die();
    other.leave();
    await new Tab(browser).keep(linked(first, 1, 1));
    await vi.waitFor(async () => expect(await aKeeper().strays()).toEqual([]));
    expect(await aKeeper().heads()).toHaveLength(2);
  });

  it("is at risk where a page that ends can leave it nowhere, and until it is stored", async () => {
    const tab = new Tab(new Browser());
    const slice = { name: "f", start: 0, end: 3, sentId: undefined, parallelId: undefined };
    const text = { ...slice, file: new Blob(["1\ta"]), label: "", errors: 0 };
    const ofFile = { ...first, work: { ...first.work, left: [text] } };
    const isAtRisk = () => tab.session.atRisk() !== undefined;
    expect(isAtRisk()).toBe(false);
    let state = first;
    for (const [next, expected] of [
      [() => first, false],
      [() => linked(first, 1, 1), false],
      [() => ofFile, true],
      [() => corpus(20_000), true],
      // A step in what is stored already is soon done.
      [() => linked(state, 1, 1), false],
    ] as const) {
      state = next();
      tab.session.keep(state);
      expect(isAtRisk()).toBe(expected);
      await tab.session.flush();
      expect(isAtRisk()).toBe(false);
      state = (await tab.reload()) ?? first;
      expect(state.work.pairs).toHaveLength(next().work.pairs.length);
    }
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    tab.session.keep(linked(state, 2, 2));
    await tab.session.flush();
    expect(isAtRisk()).toBe(true);
    // What is small is found in the last words.
    tab.session.keep(linked(first, 2, 2));
    expect(isAtRisk()).toBe(false);
    IDBObjectStore.prototype.put = put;
    const left = await aKeeper().read(tab.id() ?? "");
    expect(readState(left?.saved)).toEqual(linked(first, 2, 2));
  });

  it("is not written by looking, where nothing else is kept", async () => {
    const tab = new Tab(new Browser());
    tab.session.look({ ...first, view: { ...firstView, labels: false } });
    await tab.session.flush();
    expect(await new Tab(new Browser()).session.find()).toBeUndefined();
  });

  it("is offered in a new tab, the latest first, unless another tab has it open", async () => {
    const browser = new Browser();
    const [older, newer, living] = [new Tab(browser), new Tab(browser), new Tab(browser)];
    await older.keep(linked(first, 1, 1));
    await aMoment();
    await newer.keep(linked(first, 2, 2));
    await aMoment();
    await living.keep(linked(first, 3, 3));
    older.leave();
    newer.leave();
    const one = new Tab(browser);
    const found = await one.session.find();
    expect(found?.kind).toBe("latest");
    expect((await one.session.open(found?.id ?? ""))?.state).toEqual(linked(first, 2, 2));
    // The next one is offered what is left.
    const two = new Tab(browser);
    const left = await two.session.find();
    expect((await two.session.open(left?.id ?? ""))?.state).toEqual(linked(first, 1, 1));
    expect(await new Tab(browser).session.find()).toBeUndefined();
  });

  it("is the latest where it was worked on last, though all of that was taken back", async () => {
    const browser = new Browser();
    const [one, other] = [new Tab(browser), new Tab(browser)];
    const state = linked(first, 1, 1);
    await one.keep(state);
    await aMoment();
    await other.keep(linked(first, 2, 2));
    await aMoment();
    await one.keep(state);
    one.leave();
    other.leave();
    const tab = new Tab(browser);
    const found = await tab.session.find();
    expect((await tab.session.open(found?.id ?? ""))?.state).toEqual(state);
  });

  it("that did not come up is offered, not opened", async () => {
    const browser = new Browser();
    const tab = new Tab(browser);
    await tab.keep(linked(first, 1, 1));
    const found = async () => (await tab.session.find())?.kind;
    tab.die();
    expect(await found()).toBe("own");
    const own = await tab.session.find();
    await tab.session.open(own?.id ?? "");
    tab.die();
    expect(await found()).toBe("failed");
    tab.die();
    expect(await found()).toBe("latest");
  });

  it("is forgotten when it is to be, and kept again when that is undone", async () => {
    const tab = new Tab(new Browser());
    await tab.keep(linked(first, 1, 1));
    await tab.session.forget();
    expect(await tab.reload()).toBeUndefined();
    await tab.keep(linked(first, 1, 1));
    expect(await tab.reload()).toEqual(linked(first, 1, 1));
  });

  it("stays whole where a write failed", async () => {
    const tab = new Tab(new Browser());
    await tab.keep(corpus(100));
    const put = IDBObjectStore.prototype.put;
    let room = 1;
    IDBObjectStore.prototype.put = function (...given) {
      room -= 1;
      if (room < 0) throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, given);
    };
    const other = corpus(300);
    tab.session.keep(other);
    expect(await tab.session.flush()).toBe(false);
    tab.session.keep(linked(other, 1, 1));
    expect(await tab.session.flush()).toBe(false);
    // To look at it elsewhere does not make it safe.
    tab.session.look({ ...linked(other, 1, 1), view: { ...firstView, resultsTab: "edges" } });
    expect(await tab.session.flush()).toBe(false);
    expect(tab.refused).toBe(1);
    IDBObjectStore.prototype.put = put;
    // What was stored before is there as a whole; what comes next is stored as a whole.
    const next = new Tab(undefined, tab);
    expect(await next.reload()).toEqual(corpus(100));
    await tab.keep(linked(other, 2, 2));
    expect(await tab.reload()).toEqual(linked(other, 2, 2));
  });

  it("is kept for a month at least, however many there are that no tab has open", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const browser = new Browser();
    const living = new Tab(browser);
    await living.keep(linked(first, 9, 9));
    for (let count = 0; count < depth + 5; count += 1) {
      const tab = new Tab(browser);
      await tab.keep(linked(first, 1, count + 1));
      tab.leave();
    }
    const count = async () => (await aKeeper().heads()).length;
    await new Promise((later) => setTimeout(later, 20));
    expect(await count()).toBe(depth + 6);
    vi.setSystemTime(Date.now() + month + 1);
    await new Tab(browser).keep(linked(first, 2, 2));
    await vi.waitFor(async () => expect(await count()).toBeLessThanOrEqual(depth + 2));
    expect(await living.reload()).toEqual(linked(first, 9, 9));
    vi.useRealTimers();
  });
});

describe("tabs", () => {
  it("work on copies where one is a duplicate of the other", async () => {
    const browser = new Browser();
    const one = new Tab(browser);
    await one.keep(linked(first, 1, 1));
    const two = new Tab(browser, one);
    const found = await two.session.find();
    expect((await two.session.open(found?.id ?? ""))?.copy).toBe(true);
    await one.keep(linked(first, 2, 2));
    expect(await two.reload()).toEqual(linked(first, 1, 1));
    expect(await one.reload()).toEqual(linked(first, 2, 2));
  });

  it("do not overwrite each other where nothing can be claimed", async () => {
    const one = new Tab(undefined);
    await one.keep(linked(first, 1, 1));
    const two = new Tab(undefined, one);
    expect(await two.reload()).toEqual(linked(first, 1, 1));
    await one.keep(linked(first, 2, 2));
    await two.keep(linked(first, 3, 3));
    expect(await one.reload()).toEqual(linked(first, 2, 2));
    expect(await two.reload()).toEqual(linked(first, 3, 3));
  });

  it("do not overwrite each other where a page comes back after another took its place", async () => {
    const one = new Tab(new Browser());
    await one.keep(linked(first, 1, 1));
    // Its claim is gone without its knowing.
    const two = new Tab(new Browser(), one);
    expect(await two.reload()).toEqual(linked(first, 1, 1));
    await two.keep(linked(first, 2, 2));
    await one.keep(linked(first, 3, 3));
    expect([one.copied, two.copied]).toEqual([1, 0]);
    expect(await one.reload()).toEqual(linked(first, 3, 3));
    expect(await two.reload()).toEqual(linked(first, 2, 2));
  });

  for (const claims of [true, false]) {
    it(`keep a work each in many orders of events, ${claims ? "with" : "without"} claims`, async () => {
      let seed = 1;
      const random = (below: number) => {
        seed = (seed * 48271) % 0x7fffffff;
        return seed % below;
      };
      for (let round = 0; round < 30; round += 1) {
        anew();
        const browser = claims ? new Browser() : undefined;
        const start = new Tab(browser);
        await start.keep(corpus(3));
        const tabs = [{ tab: start, state: corpus(3) }];
        for (let move = 0; move < 25; move += 1) {
          const at = tabs[random(tabs.length)];
          if (at === undefined) throw new Error("no tab");
          const { work } = at.state;
          switch (random(6)) {
            case 0:
              at.state = linked(at.state, 1 + random(9), 1 + random(9));
              at.tab.session.keep(at.state);
              break;
            case 1: {
              const [link] = work.pairs[work.pair]?.links ?? [];
              if (link) at.state = { ...at.state, work: removeLink(work, link.left, link.right) };
              at.tab.session.keep(at.state);
              break;
            }
            case 2:
              at.state = { ...at.state, work: { ...work, pair: random(work.pairs.length) } };
              at.tab.session.keep(at.state);
              break;
            case 3: {
              at.state = corpus(1 + random(130));
              await at.tab.keep(at.state);
              break;
            }
            case 4:
              expect((await at.tab.reload())?.work).toEqual(at.state.work);
              break;
            default: {
              if (tabs.length > 3) break;
              await at.tab.session.flush();
              const tab = new Tab(browser, at.tab);
              const found = await tab.session.find();
              const opened = await tab.session.open(found?.id ?? "");
              tab.session.up();
              expect(opened?.state.work).toEqual(at.state.work);
              if (opened === undefined) break;
              // Without claims a duplicate has a session of its own once it has changed something.
              const state = claims ? opened.state : corpus(1 + move);
              if (!claims) await tab.keep(state);
              tabs.push({ tab, state });
            }
          }
        }
        for (const { tab, state } of tabs) {
          expect((await tab.reload())?.work, `round ${round}`).toEqual(state.work);
        }
      }
    });
  }
});
