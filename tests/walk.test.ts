/**
 * The page in thousands of random orders of events, against a page without delays and against the command
 * line. A failure prints the seed and the shortest order that fc found; `{ seed, path }` in `check` below
 * plays it again.
 */
import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { setDocuments, setText } from "../www/src/model/documents.js";
import { pause } from "../www/src/model/history.js";
import { addLink, hasLink, removeLink, setDraft } from "../www/src/model/link-edits.js";
// Fetched by the page when it is wanted: here it is there at once.
import { accept, unopposed } from "../www/src/model/proposals.js";
import { read } from "../www/src/model/read.js";
import type { Work } from "../www/src/model/state.js";
import { CommandLine } from "./oracle.js";
import { aKeeper, anew, Memory } from "./session-tabs.js";
import { load, Page, stopTime, textOf, untrue, World } from "./simulated-page.js";

const commandLine = new CommandLine();

beforeAll(async () => {
  await Promise.all([load("measure"), load("whole")]);
  stopTime();
});
afterAll(() => {
  commandLine.end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Event =
  | { readonly kind: "type"; readonly side: "left" | "right"; readonly text: string }
  | { readonly kind: "link"; readonly left: number; readonly right: number }
  | { readonly kind: "draft"; readonly text: string }
  | { readonly kind: "undo" | "redo" | "option" | "corpus" | "paste" | "align" | "accept" }
  | { readonly kind: "look" | "reload" | "late" | "fresh" | "offer" }
  | { readonly kind: "pair"; readonly pair: number }
  | { readonly kind: "answer" | "trap" | "lose" | "miss"; readonly which: number }
  | { readonly kind: "wait"; readonly ms: number }
  | { readonly kind: "stop" | "go" | "full" | "room" }
  | { readonly kind: "duplicate" };
type Step = { readonly tab: number } & Event;

const word = fc.constantFrom("a", "b", "c", "d", "e", "!");
const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(" "));
const kind = <K extends string>(...kinds: K[]) =>
  fc.constantFrom(...kinds).map((name) => ({ kind: name }));
const id = fc.integer({ min: 1, max: 5 });

const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("type"),
      side: fc.constantFrom("left", "right"),
      text,
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("link"), left: id, right: id }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("draft"),
      text: fc.constantFrom("1-1", "2-1 1-2", "3-3 !", "4-4", ""),
    }),
  },
  { weight: 7, arbitrary: kind("undo", "undo", "redo", "redo", "option", "look") },
  { weight: 2, arbitrary: kind("align", "accept", "paste") },
  { weight: 2, arbitrary: kind("reload", "offer", "late") },
  { weight: 1, arbitrary: kind("corpus", "fresh", "duplicate") },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pair"), pair: fc.nat(2) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("answer"), which: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom("trap", "lose", "miss"), which: fc.nat(3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait"), ms: fc.constantFrom(100, 500, 2500) }),
  },
  { weight: 2, arbitrary: kind("stop", "go", "go", "full", "room") },
) as fc.Arbitrary<Event>;
const step: fc.Arbitrary<Step> = fc
  .tuple(fc.constantFrom(0, 0, 0, 1), event)
  .map(([tab, one]) => ({ tab, ...one }));

interface Tab {
  readonly memory: Memory;
  page: Page;
  /** What must be there, or be offered, since the page was left. */
  owed: Work | undefined;
  /** What is there once the offer is taken. */
  offered: Work | undefined;
  /** What was seen at each depth of the history; empty where it was left before all was answered. */
  seen: (string | undefined)[];
  /** Whether more was done since than to go back and forth. */
  stepped: boolean;
  /** The work that had been restored then. */
  restored: Work | undefined;
}

/** What is done to the page, and not by its reader. */
const world = new Set<Event["kind"]>([
  ...(["answer", "trap", "lose", "miss", "wait", "stop", "go", "full", "room"] as const),
]);

/** What does not stand on what was read. */
const patient = new Set<Event["kind"]>([...world, "undo", "redo", "pair", "look"]);

/** What ends a page, or looks at what a tab remembers. */
const ends = new Set<Event["kind"]>(["reload", "late", "duplicate"]);

/** A browser with its tabs, in which steps are played. */
class Play {
  readonly world: World;
  readonly tabs: Tab[] = [];
  /** Whether a page did not begin with what the one before it had left. */
  isOffered = false;

  constructor(atOnce: boolean) {
    anew();
    this.world = new World(atOnce);
    this.open(new Memory());
  }

  private open(memory: Memory): Tab {
    const tab: Tab = {
      memory,
      page: new Page(this.world, memory),
      owed: undefined,
      offered: undefined,
      seen: [],
      stepped: false,
      restored: undefined,
    };
    this.tabs.push(tab);
    return tab;
  }

  /** Whether it can be made before all is answered and still come to the same. */
  private isPatient(one: Step, { page }: Tab): boolean {
    if (page.isAligning && !world.has(one.kind)) return false;
    if (patient.has(one.kind)) return true;
    const { history } = page.store.timeline;
    const last = history.past.at(-1);
    return (
      one.kind === "type" &&
      last?.key === keyOf(one.side, page.store.state.work) &&
      Date.now() + 1 - last.time <= pause &&
      history.future.length === 0
    );
  }

  /** Plays a step; whether there was anything to be done. */
  async step(one: Step, careful: boolean): Promise<boolean> {
    const tab = this.tabs[one.tab % this.tabs.length] as Tab;
    if (careful && !this.isPatient(one, tab)) await this.answered();
    // Who leaves before the session has come up is offered it the next time.
    if (careful && ends.has(one.kind)) {
      await this.rest();
      vi.advanceTimersByTime(1001);
    }
    vi.advanceTimersByTime(1);
    this.see(tab);
    const done = this.act(one, tab);
    if (done && !patient.has(one.kind)) {
      tab.seen.length = Math.min(tab.seen.length, tab.page.store.timeline.history.past.length);
    }
    tab.stepped ||= one.kind === "pair" || !patient.has(one.kind);
    await this.rest();
    for (const each of this.tabs) this.see(each);
    return done;
  }

  /** Once all is answered, anyone who has gone back or forth sees what was seen there. */
  private see(tab: Tab): void {
    const { page, seen } = tab;
    if (!page.isReady || page.isPending || page.isAligning) return;
    const { work, history } = page.store.timeline;
    const { left, right, options } = work;
    const pairs = work.pairs.map(({ forms: _, origin: __, ...pair }) => pair);
    const now = JSON.stringify({ left, right, options, pairs });
    const at = history.past.length;
    if (tab.stepped || page.restored !== tab.restored || seen[at] === undefined) seen[at] = now;
    else expect(now).toBe(seen[at]);
    tab.stepped = false;
    tab.restored = page.restored;
  }

  private act(one: Step, tab: Tab): boolean {
    const { page } = tab;
    const { store } = page;
    const { work } = store.state;
    const instances = this.world.waiting;
    switch (one.kind) {
      case "answer":
      case "trap":
      case "lose":
      case "miss": {
        const instance = instances[one.which % Math.max(1, instances.length)];
        if (instance) this.world[one.kind](instance);
        return true;
      }
      case "wait":
        vi.advanceTimersByTime(one.ms);
        return true;
      case "stop":
      case "go":
        this.world[one.kind]();
        return true;
      case "full":
      case "room":
        this.world.full = one.kind === "full";
        return true;
      case "duplicate":
        if (this.tabs.length > 1) return false;
        this.open(Object.assign(new Memory(), tab.memory)).owed = undefined;
        return true;
      default:
    }
    // Nothing can be done with a page that has not begun.
    if (!page.isReady) return false;
    switch (one.kind) {
      case "type":
        store.change({ id: `step-type-${one.side}` }, setText(work, one.side, textOf(one.text)), {
          key: keyOf(one.side, work),
        });
        return true;
      case "link": {
        // Words that are drawn as they were cannot be linked.
        const { trees, treesStale } = page.look();
        if (treesStale !== undefined || trees?.broken.left || trees?.broken.right) return false;
        const { left = { words: [] }, right = { words: [] } } = trees ?? {};
        if (one.left > left.words.length || one.right > right.words.length) return false;
        const there = hasLink(work, one.left, one.right);
        store.change(
          { id: "step-same" },
          (there ? removeLink : addLink)(work, one.left, one.right),
        );
        return true;
      }
      case "draft": {
        const { trees, treesStale } = page.look();
        if (treesStale !== undefined || trees?.broken.left || trees?.broken.right) return false;
        store.change({ id: "step-type-links" }, setDraft(work, one.text), {
          key: `links ${work.pair}`,
        });
        return true;
      }
      case "undo":
      case "redo":
        return store[one.kind]() !== undefined;
      case "option": {
        const options = { ...work.options, ignorePunctuation: !work.options.ignorePunctuation };
        store.change({ id: "step-options" }, { ...work, options });
        return true;
      }
      case "pair":
        store.goToPair(one.pair);
        return true;
      case "align":
        if (page.look().treesStale !== undefined) return false;
        void page.align();
        return true;
      case "accept": {
        const links = unopposed(work).map(({ link }) => link);
        store.change({ id: "step-accept", args: { count: links.length } }, accept(work, links));
        return true;
      }
      case "paste": {
        const pairs = [{ left: 0, right: 0 }];
        const [left, right] = [[textOf("b a d")], [textOf("a d b")]];
        const documents = setDocuments(work, { left, right, pairs, pairing: "order" });
        store.change({ id: "step-paste-pair" }, documents, { fresh: true });
        return true;
      }
      case "look":
        store.look({ resultsTab: "edges" });
        return true;
      case "corpus":
        store.change(
          { id: "step-paste-pair" },
          setDocuments(work, {
            left: ["a b c", "a b", "d e"].map(textOf),
            right: ["c b a", "b a", "e d"].map(textOf),
            pairs: [0, 1, 2].map((at) => ({ left: at, right: at })),
            pairing: "order",
            links: [
              [{ left: 1, right: 3, relation: undefined }],
              [],
              [{ left: 1, right: 2, relation: undefined }],
            ],
          }),
          { fresh: true },
        );
        return true;
      case "fresh":
        if (page.notices.get("session")?.action?.phrase.id !== "notice-restored-action")
          return false;
        page.accept("session");
        page.isTouched = false;
        return true;
      case "offer":
        if (page.notices.get("session")?.action?.phrase.id !== "notice-kept-action") return false;
        return page.accept("session");
      case "late":
        this.world.stop();
        this.reload(tab);
        vi.advanceTimersByTime(2500);
        return true;
      case "reload":
        this.reload(tab);
        return true;
      default:
        return true;
    }
  }

  reload(tab: Tab): void {
    const { page } = tab;
    if (page.isTouched) tab.owed = page.store.state.work;
    page.leave();
    tab.offered = undefined;
    tab.seen = [];
    tab.page = new Page(this.world, tab.memory);
  }

  async rest(): Promise<void> {
    await this.world.quiet();
    for (const { page } of this.tabs) page.draw();
    if (this.world.atOnce) await this.world.quiet();
  }

  /** Checks what must hold after each step. */
  async check(): Promise<void> {
    for (const tab of this.tabs) {
      expect(untrue(tab.page)).toBeUndefined();
      const line = tab.page.line();
      if (line) expect(line).toEqual({ line: await commandLine.ask(tab.page.asked()) });
      const { restored, replaced } = tab.page;
      if (replaced !== undefined) {
        expect(await stored()).toContainEqual(replaced);
        tab.page.replaced = undefined;
      }
      if (restored !== undefined && tab.offered !== undefined) {
        expect(restored).toEqual(tab.offered);
        tab.offered = undefined;
      }
      // What does not answer may still have it.
      if (tab.owed === undefined || !tab.page.isReady || this.world.isStopped) continue;
      if (restored !== undefined) expect(restored).toEqual(tab.owed);
      else {
        expect(tab.page.notices.get("session")?.action?.phrase.id).toBe("notice-kept-action");
        tab.offered = tab.owed;
        this.isOffered = true;
      }
      tab.owed = undefined;
    }
  }

  /** Until all is answered. */
  async settle(): Promise<void> {
    this.world.go();
    this.world.full = false;
    await this.answered();
    // What is not shown may be still to be read.
    for (const { page } of this.tabs) {
      const { pairs, pair } = page.store.state.work;
      for (const at of [...pairs.keys(), pair]) {
        page.store.goToPair(at);
        await this.answered();
      }
    }
  }

  /** Until the engine has answered all. */
  private async answered(): Promise<void> {
    for (let round = 0; round < 100; round += 1) {
      await this.rest();
      const again = this.tabs.filter(({ page }) => page.again()).length;
      const { waiting } = this.world;
      if (again + waiting.length === 0) break;
      for (const instance of waiting) this.world[instance.hung ? "lose" : "answer"](instance);
    }
  }

  /** Where it ends: what each tab has, and what of it can be undone. */
  end(careful: boolean): unknown {
    return this.tabs.map(({ page }) => {
      const { store } = page;
      const { treesStale, comparedStale } = page.look();
      const { work } = store.state;
      const rest = {
        treesStale,
        comparedStale: comparedStale === undefined,
        options: work.options,
        pair: work.pair,
        left: work.left,
        right: work.right,
      };
      if (!careful) return rest;
      return {
        ...rest,
        work: store.state.work,
        past: store.timeline.history.past.map(({ name }) => name.id),
        future: store.timeline.history.future.map(({ name }) => name.id),
      };
    });
  }
}

/** The works that are stored. */
async function stored(): Promise<readonly (Work | undefined)[]> {
  const keeper = aKeeper();
  const loaded = await Promise.all((await keeper.heads()).map(({ id }) => keeper.read(id)));
  return loaded.map((one) => read(one?.saved)?.work);
}

const keyOf = (side: string, work: Work) => `text ${side} ${work.pair}`;

/**
 * Plays the steps with an engine that answers when it is let, and then on a page without delays. Who is
 * careful waits for the answers before another kind of step; otherwise links may be carried past a text
 * that no one has read, and only the rest comes to the same.
 */
async function play(steps: readonly Step[], careful: boolean): Promise<void> {
  const slow = new Play(false);
  const played: Step[] = [];
  await slow.rest();
  for (const one of steps) {
    // What could not be done there is not done here, and takes as long.
    played.push((await slow.step(one, careful)) ? one : { tab: one.tab, kind: "wait", ms: 0 });
    await slow.check();
  }
  await slow.settle();
  await slow.check();
  const end = slow.end(careful);
  // What was done is there after a reload, in each tab.
  for (const tab of slow.tabs) slow.reload(tab);
  await slow.rest();
  await slow.rest();
  await slow.check();

  const reference = new Play(true);
  await reference.rest();
  for (const one of played) {
    await reference.step(one, careful);
    await reference.check();
  }
  await reference.settle();
  if (careful || !slow.isOffered) expect(end).toEqual(reference.end(careful));
}

/**
 * The property, which once it has failed is tried on shorter orders for so many milliseconds: whatever comes
 * later is taken for good, and the shortest found until then is told.
 */
function patiently(
  property: (steps: readonly Step[], careful: boolean) => Promise<void>,
  patience: number,
): typeof property {
  let end: number | undefined;
  return async (steps, careful) => {
    // The clock of the page stands still.
    if (end !== undefined && performance.now() > end) return;
    try {
      await property(steps, careful);
    } catch (fault) {
      end ??= performance.now() + patience;
      throw fault;
    }
  };
}

describe("the page", () => {
  it("loses no step, shows what was asked for, and ends where a page without delays ends", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.boolean(), patiently(play, 180_000)),
      {
        numRuns: Number(process.env.TWINTREE_RUNS ?? 500),
        seed: Number(process.env.TWINTREE_SEED ?? 7),
      },
    );
  }, 600_000);
});
