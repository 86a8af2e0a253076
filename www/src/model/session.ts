/**
 * The session outlives a reload. Each tab has one of its own, so that no order of events in two tabs can
 * cost either of them anything:
 *
 * - A tab remembers the name of its session over a reload and finds it again. While it lives it claims it.
 * - A duplicate of a tab remembers the same name and finds it claimed: it works on a copy.
 * - A new tab has none, and is offered the latest that no tab has claimed. Opening one puts the session
 *   the tab had aside, stored and unclaimed, so that it can be opened again in the same way.
 * - Where claims are not available (a page that is not served securely) no one knows what is open where.
 *   Then every page writes a session that it has made itself, and no other: the first change after a
 *   reload is stored under a new name, and what was there stays as it is for a month.
 * - Each write looks, in its own transaction, whether what is stored is what this page knows. If it is not
 *   (a page came back from the browser's cache after another had taken its place), the work is stored
 *   beside it under another name.
 *
 * One session for all tabs with a revision was the alternative. It keeps nothing that this does not keep,
 * and has to ask, of two works that have nothing to do with each other, which of them is to go.
 *
 * A change of the work is written when it has rested for a moment, and then only its parts that changed,
 * of many a piece at a time; when the page is left, at once. Only a large corpus that has just been opened waits for
 * its pairs to be measured: to store it takes nearly as long, of the same processors, and its reader waits for the
 * figures. A crash alone could cost what waits, which is still on the disk: the files themselves are stored as soon as
 * they are opened, and what is done by hand, and a page that goes out of sight or ends, wait for nothing.
 * Looking at it writes the view, and only beside a work that is stored already. Where storage is refused,
 * full or does not answer the work stays in memory; that is said once.
 */

import { former, type Keeper, type Known, type Writing } from "./keeper.js";
import type { Release, SessionClaims } from "./session-claims.js";
import type { SentenceText } from "./slice.js";
import type { State } from "./state.js";
import type { Written } from "./stored.js";
import type { Tab } from "./tab.js";

/** What a session works with, and whom it tells. */
export interface SessionOptions {
  readonly keeper: Keeper;
  readonly tab: Tab;
  /** Undefined where tabs cannot claim anything. */
  readonly claims: SessionClaims | undefined;
  /** Storage failed for the first time. */
  onRefused(): void;
  /** What it had failed to store is stored now. */
  onStored?(): void;
  /** Another tab works on the same session; what is done here is kept beside it. */
  onCopied(): void;
  /** Storing this takes its time; undefined once it is done. */
  onStoring?(state: State | undefined): void;
  /** Whether pairs are being measured. */
  readonly isMeasuring?: (() => boolean | undefined) | undefined;
}

/** A session that can be opened. */
export interface Found {
  /**
   * The tab's own, one that did not come up the last time it was opened, or the latest of others; that may be a newer
   * Twintree's, which cannot be opened here.
   */
  readonly kind: "own" | "failed" | "latest" | "newer";
  readonly id: string;
  /** How many pairs it has, where that is known. */
  readonly count: number | undefined;
}

/** A session in the list of all that are kept. */
export interface Kept extends Known {
  /** The first sentence of each side, as far as there is one; else the first row of figures. */
  readonly texts: readonly SentenceText[];
  /** Where it is open, as far as that can be known. */
  readonly where: "here" | "elsewhere" | undefined;
}

/** A session that has been read, and belongs to this tab from now on. */
interface Opened {
  readonly state: State;
  /** Another tab has it open: this is a copy. */
  readonly copy: boolean;
  /** The session that the tab had before, which is kept. */
  readonly before: string | undefined;
  /** Whether what the tab had is stored. If not, it has it still, and the state is for it to take in. */
  readonly safe: boolean;
  /** The sentences of another system were kept with it, and could not be read. */
  readonly secondLost: boolean;
}

/** The saved session of this tab. */
export type Session = ReturnType<typeof openSession>;

/** How long after the first change that is not yet written the work is, in milliseconds. */
export const rest = 400;
/** So long, in milliseconds, a large corpus that was opened waits for the measuring of its pairs to begin. */
export const toBegin = 2000;
/** And so long for it to end. */
export const toEnd = 15_000;
/** How long storage may take before it counts as refused, in milliseconds; of a large work each of its pieces. */
export const patience = 10_000;
/** Storing that takes longer than this, in milliseconds, is told of. */
const long = 1000;
/** A work of more pairs than this may take longer to store than a page has that is being closed. */
const many = 1000;
/** How long a page must live after the first drawing of a session for it to have come up. */
const settled = 1000;
/** Anyone who leaves within this time after a session was opened or drawn has not waited for it in vain. */
const hurry = 2000;
/** How many sessions are kept that no tab has open; more, as long as they are younger than a month. */
export const depth = 20;
/** In milliseconds. */
export const month = 30 * 24 * 3600 * 1000;

/** A session of this tab. */
export function openSession(options: SessionOptions) {
  const { keeper, tab, claims } = options;
  /** What is stored of this tab, or will be when all writes are done. */
  let written: Written | undefined;
  /** What is known to be stored of it. */
  let stored: Written | undefined;
  /** What is on its way there, the last one last. */
  const underway = new Set<Written>();
  /** What this page has put aside. */
  const aside: Written[] = [];
  /** Of that what has its files on their way, and nothing else yet. */
  let ahead: Written | undefined;
  /** The page was left: if it comes back, out of the browser's cache, its claim may be gone. */
  let left = false;
  /** Of the session claimed last. */
  let release: Promise<Release | undefined> = Promise.resolve(undefined);
  let waiting: { readonly state: State; readonly work: boolean } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When a large corpus was opened with which nothing was done by hand yet. */
  let cameAt = 0;
  let last: Promise<boolean> = Promise.resolve(true);
  let refused = false;
  /** When the session was opened, and then drawn, that is not yet known to have come up. */
  let openedAt: number | undefined;
  let isUp = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  /** What is to be removed once its copy is written. */
  let replaced: string | undefined;

  function refuse(): void {
    if (refused) return;
    refused = true;
    options.onRefused();
  }

  /** The session from now on, with its claim. */
  function become(
    next: Written,
    claim = claims?.claim(next.id) ?? Promise.resolve(undefined),
  ): void {
    if (written?.id !== next.id) {
      letGo();
      release = claim;
    }
    written = next;
    tab.setOwn(next.id);
  }

  function cameUp(): void {
    clearTimeout(settling);
    openedAt = undefined;
    tab.setOpening(undefined);
  }

  function letGo(): void {
    void release.then((end) => end?.());
    release = Promise.resolve(undefined);
    written = undefined;
    stored = undefined;
    underway.clear();
  }

  function write(begin: (onPiece: () => void) => Writing): Promise<boolean> {
    const first = written === undefined;
    let late: ReturnType<typeof setTimeout> | undefined;
    const slow = setTimeout(() => options.onStoring?.(writing.written.state), long);
    const end = () => {
      clearTimeout(late);
      clearTimeout(slow);
      underway.delete(writing.written);
      if (underway.size === 0) options.onStoring?.(undefined);
    };
    const watch = () => {
      clearTimeout(late);
      late = setTimeout(refuse, patience);
    };
    const writing = begin(watch);
    become(writing.written);
    underway.add(writing.written);
    if (ahead !== undefined) underway.delete(ahead);
    watch();
    return writing.done.then(
      (done) => {
        end();
        // Stored beside what another page wrote.
        if (done.id !== writing.written.id) {
          if (written?.stamp === done.stamp) become(done);
          options.onCopied();
        }
        if (written?.id === done.id) stored = done;
        if (refused) {
          refused = false;
          options.onStored?.();
        }
        if (first) void prune().catch(() => undefined);
        if (replaced !== undefined) void keeper.remove([replaced]).catch(() => undefined);
        replaced = undefined;
        return true;
      },
      (error: unknown) => {
        end();
        // What is being worked on now comes before what no one has open.
        if (error instanceof DOMException && error.name === "QuotaExceededError")
          void prune(Number.POSITIVE_INFINITY).catch(() => undefined);
        // Nothing is built on what was not stored.
        if (written?.stamp === writing.written.stamp) written = { ...written, stamp: "" };
        // Anyone who leaves takes back what is under way.
        if (!left) refuse();
        return false;
      },
    );
  }

  function look(state: State): Promise<boolean> {
    if (written === undefined || written.state.view === state.view) return last;
    const looked = { ...written, state: { ...written.state, view: state.view } };
    written = looked;
    underway.add(looked);
    const end = (isStored: boolean) => {
      underway.delete(looked);
      if (isStored && stored?.stamp === looked.stamp) stored = looked;
      return isStored;
    };
    return keeper.look(looked).then(
      () => end(true),
      () => end(false),
    );
  }

  /** What a failed write owes is owed until it is stored, whatever comes after it. */
  const isOwed = () => written?.stamp === "";

  /** What is still waiting, which waits no longer. */
  function due(): typeof waiting {
    clearTimeout(timer);
    timer = undefined;
    const change = waiting;
    waiting = undefined;
    return change;
  }

  /** Keeps now what is still waiting. Whether that succeeded. */
  function flush(): Promise<boolean> {
    const change = due();
    if (change === undefined) return last;
    const { state, work } = change;
    // Also where all was taken back: the latest session is the one that was worked on last.
    last =
      work || isOwed() ? write((onPiece) => keeper.write(state, written, onPiece)) : look(state);
    return last;
  }

  /** What would be lost if the page ended now, as far as that can be known; what can be left behind of it is. */
  function atRisk(): State | undefined {
    void flush();
    if (written === undefined || (stored?.state.work === written.state.work && !isOwed()))
      return undefined;
    if (keeper.leaveWords(written, [stored, ...underway])) return undefined;
    const { work } = written.state;
    const isLarge = work.pairs.length > many && stored?.state.work.left !== work.left;
    return refused || isLarge || !keeper.hasFiles(written) ? written.state : undefined;
  }

  /** Stores at once whatever is not known to be stored. */
  function writeAtOnce(): void {
    const change = due();
    const state = change?.state ?? written?.state;
    // Looking alone never stores a work.
    if (state === undefined || (written === undefined && !change?.work)) return;
    const same = stored?.state.work === state.work && stored.state.view === state.view;
    if (same && underway.size === 0) return;
    const before = written === undefined ? [] : [stored, ...underway];
    last = write(() => keeper.writeAtOnce(state, before));
  }

  function wait(state: State, work: boolean): void {
    // Another page may have taken its place meanwhile: what is done here is kept beside it.
    if (left && claims !== undefined) letGo();
    left = false;
    waiting = { state, work: work || waiting?.work === true };
    timer ??= setTimeout(rested, rest);
  }

  function rested(): void {
    if (Date.now() < cameAt + (options.isMeasuring?.() ? toEnd : toBegin))
      timer = setTimeout(rested, rest);
    else void flush();
  }

  /** Sessions that no tab has open, the latest first. */
  async function unclaimed() {
    const [heads, claimed] = await Promise.all([keeper.heads(), claims?.claimed()]);
    return (
      heads
        .filter(({ id }) => id !== written?.id && claimed?.has(id) !== true)
        // What another page handed over is not one's own last session.
        .sort((a, b) => Number(a.by === "page") - Number(b.by === "page") || b.time - a.time)
    );
  }

  /** Removes the oldest sessions, of those that no one has written for so long that no one will ask for them. */
  async function prune(before = Date.now() - month): Promise<void> {
    const readable = (await unclaimed()).filter((one) => one.isNewer !== true);
    const old = readable.slice(depth).filter(({ time }) => time < before);
    // Without claims no one knows whether what has begun goes on elsewhere.
    const claimed = await claims?.claimed();
    const strays = claimed === undefined ? [] : await keeper.strays();
    const ids = [
      ...old.map(({ id }) => id),
      ...strays.filter((id) => id !== written?.id && claimed?.has(id) !== true),
    ];
    if (ids.length > 0) await keeper.remove(ids);
  }

  /**
   * Puts aside what the tab has: it is stored, no tab's any longer, and goes on where `resume` is given the same work.
   * The name of its session; undefined where nothing was kept.
   */
  function putAside(): string | undefined {
    atRisk();
    const before = written;
    if (before === undefined) return undefined;
    aside.push(before);
    letGo();
    tab.setOwn(undefined);
    return before.id;
  }

  return {
    /** What can be opened. */
    async find(): Promise<Found | undefined> {
      const own = tab.own();
      if (own !== undefined) {
        if (tab.opening() !== own) return { kind: "own", id: own, count: undefined };
        // It is offered now, and in this tab not tried again unasked.
        tab.setOpening(undefined);
        tab.setOwn(undefined);
        return { kind: "failed", id: own, count: undefined };
      }
      const [latest] = await unclaimed().catch(() => []);
      if (latest === undefined) return undefined;
      const { id, count } = latest;
      return { kind: latest.isNewer ? "newer" : "latest", id, count };
    },

    /**
     * Reads a session, which is the tab's from then on; undefined where it cannot be read, or where
     * `wanted` says in the end that it is not wanted any longer. `onPiece` tells of each piece that has come.
     */
    async open(id: string, wanted = () => true, onPiece?: () => void): Promise<Opened | undefined> {
      tab.setOpening(id);
      openedAt = Date.now();
      isUp = false;
      clearTimeout(settling);
      const claim = claims?.claim(id);
      // What cannot be claimed is taken for what another tab has.
      const held = await claim?.catch(() => undefined);
      const giveUp = () => {
        held?.();
        cameUp();
        return undefined;
      };
      try {
        const [loaded, { isSecondLost, read }] = await Promise.all([
          keeper.read(id, onPiece),
          import("./read.js"),
        ]);
        const state = loaded && read(loaded.saved);
        if (loaded === undefined || state === undefined) return giveUp();
        const secondLost = isSecondLost(loaded.saved, state);
        let safe = await flush();
        // What is done meanwhile is kept, too.
        while (safe && waiting?.work) safe = await flush();
        if (!wanted()) return giveUp();
        const before = written?.id;
        if (!safe) {
          giveUp();
          return { state, copy: false, before: undefined, safe, secondLost };
        }
        const copy = claims !== undefined && held === undefined;
        if (held !== undefined && id !== former) {
          // Records that were not read are no ground for what is written next.
          const stamp = secondLost ? "" : loaded.stamp;
          const there = { id, stamp, state, files: loaded.files };
          become(there, claim);
          if (stamp === "") wait(state, true);
          else stored = there;
        } else {
          // The tab goes on remembering what this is a copy of until the copy is written.
          letGo();
          replaced = id === former ? former : undefined;
          if (copy || id === former) wait(state, true);
        }
        return { state, copy, before, safe, secondLost };
      } catch {
        refuse();
        return giveUp();
      }
    },

    /** What was opened has been drawn. */
    up(): void {
      if (openedAt === undefined || isUp) return;
      isUp = true;
      openedAt = Date.now();
      // What freezes the page keeps this from happening.
      settling = setTimeout(cameUp, settled);
    },
    /** The page has followed its reader: what was opened and drawn has come up, however short a time ago. */
    answered(): void {
      cameAt = 0;
      if (isUp && openedAt !== undefined) cameUp();
    },
    /** Keeps the work, soon; of one that has come from elsewhere the files at once. */
    keep(state: State, fresh = false): void {
      wait(state, true);
      if (!fresh) return;
      const begun = keeper.placeFiles(state, written);
      if (begun === undefined) return;
      if (state.work.pairs.length > many) cameAt = Date.now();
      become(begun);
      underway.add(begun);
      ahead = begun;
    },
    /** Keeps how the work is looked at, soon; does nothing where no work is kept. */
    look: (state: State) => wait(state, false),
    flush,
    /** Whether a newer Twintree keeps it, so that it cannot be read here. */
    async isNewer(id: string): Promise<boolean> {
      return (await keeper.heads()).some((head) => head.id === id && head.isNewer === true);
    },
    /** All that are kept, the latest first; undefined where the browser does not tell. */
    async list(): Promise<readonly Kept[] | undefined> {
      // What is stored now is in the list: the database goes by order.
      void flush();
      const [heads, claimed] = await Promise.all([keeper.heads(), claims?.claimed()]);
      if (heads.length === 0 && !(await keeper.answers())) return undefined;
      const kept = heads.map(async (head): Promise<Kept> => {
        const isOpen = claimed?.has(head.id) === true;
        const where = head.id === written?.id ? "here" : isOpen ? "elsewhere" : undefined;
        return { ...head, where, texts: head.isNewer ? [] : await keeper.begins(head.id) };
      });
      return (await Promise.all(kept)).sort((a, b) => b.time - a.time);
    },
    /** Removes sessions, but for those that are open. */
    async remove(ids: readonly string[]): Promise<void> {
      const claimed = await claims?.claimed();
      await keeper.remove(ids.filter((id) => id !== written?.id && claimed?.has(id) !== true));
    },
    putAside,
    /** Goes on with a session that was put aside for another work; whether there is one. */
    resume(state: State): boolean {
      const before = aside.find((one) => one.state.work === state.work);
      if (before === undefined) return false;
      if (written !== undefined) putAside();
      // Whether it was stored in the end is not known.
      become({ ...before, stamp: "" });
      wait(state, true);
      return true;
    },
    atRisk,
    /** The page is being left. */
    leave(): void {
      if (openedAt !== undefined && Date.now() - openedAt < hurry) cameUp();
      left = true;
      writeAtOnce();
    },
    async forget(): Promise<void> {
      due();
      const id = written?.id;
      letGo();
      tab.setOwn(undefined);
      if (id === undefined) return;
      try {
        await keeper.remove([id]);
      } catch {
        refuse();
      }
    },
  };
}
