/** The work is kept, and its reader is told what became of it. Fetched after the first drawing. */
import { type Label, type Phrase, t } from "../messages/index.js";
import { type Notice, way } from "./app.js";
import { browserJournal } from "./journal.js";
import { fieldOf, parsed } from "./json.js";
import { browserKeeper } from "./keeper.js";
import { recall, remember } from "./memory.js";
import { type Found, openSession, type SessionOptions } from "./session.js";
import { browserClaims } from "./session-claims.js";
import { fileNames } from "./slice.js";
import type { Origin, State, View } from "./state.js";
import type { Change, Store } from "./store.js";
import { browserTab } from "./tab.js";
import { leaveUnfinished, takeUnfinished } from "./unfinished.js";
import "./texts/en.ftl";
import { dropLostSelection } from "./view.js";

/** The page as far as its work is kept. */
interface KeepingOptions {
  readonly store: Pick<Store, "state" | "timeline" | "change" | "look">;
  /** How a page looks that no one has touched. */
  readonly first: State;
  /** What a session works with. */
  readonly session: Pick<SessionOptions, "keeper" | "tab" | "claims" | "isMeasuring">;
  /** What one tab remembers. */
  readonly memory: () => Storage;
  /** Whether the page has begun with something other than a session. */
  begun(): boolean;
  /** It began with what its address holds. */
  readonly linked?: boolean;
  /** The session is being read: it is worth waiting for. */
  onPiece?(): void;
  /** Begins with what is there. */
  begin(): void;
  /** What that is: the pair that the address holds, or the first example. */
  instead?(): "address" | "example";
  /** Puts a session in the place of what is there. */
  restore(state: State): void;
  /** Storage failed: the work is in memory alone. */
  onRefused(): void;
  /** It is stored none the less. */
  onStored?(): void;
  notify(notice: Notice): void;
  /** Says a sentence aloud. */
  say?(text: string): void;
  /** Shows all that is kept. */
  onAll?(): void;
  dismiss(key: string): void;
}

/** What the page tells anyone who keeps its work. */
export type Keeping = ReturnType<typeof keepIn>;

/** What a browser keeps sessions with. */
interface BrowserOptions
  extends Omit<KeepingOptions, "session" | "memory">,
    Pick<SessionOptions, "isMeasuring"> {
  readonly storage: { readonly tab: () => Storage; readonly browser: () => Storage };
  /** Undefined where the browser has none. */
  readonly locks: LockManager | undefined;
}

/** Keeps the work in this browser. */
export function keepWork({ storage, locks, isMeasuring, ...options }: BrowserOptions): Keeping {
  // An earlier version noted there that it has left a session.
  const keeper = browserKeeper(
    () => recall(storage.browser, "twintree-kept") !== undefined,
    browserJournal(storage.browser),
  );
  const tab = browserTab(storage.tab);
  const session = { keeper, tab, claims: locks && browserClaims(locks), isMeasuring };
  return keepIn({ ...options, session, memory: storage.tab });
}

/** Opens the session of this tab, or offers what there is, and keeps the work from now on. */
export function keepIn(options: KeepingOptions) {
  const { store, first, memory, notify, dismiss } = options;
  const session = openSession({
    ...options.session,
    onRefused: options.onRefused,
    onStored: () => options.onStored?.(),
    // Beside what is offered meanwhile: both can still be wanted.
    onCopied: () => told("notice-restored-copy", "copied"),
    onStoring(state) {
      if (state === undefined) dismiss("storing");
      else tell("storing", { id: "notice-storing", args: { count: state.work.pairs.length } });
    },
  });
  /** The way to the others. */
  const all = options.onAll && {
    also: { phrase: { id: "notice-kept-all" }, run: options.onAll } as const,
  };
  const unfinished = takeUnfinished(memory);
  const { past, future } = store.timeline.history;
  /** By whom the work was begun, where that is not its reader. */
  let from = store.state.work.from;
  /** Whether there is anything worth keeping: the first example alone is not, nor what somebody else has put here. */
  let touched =
    past.length + future.length > 0 &&
    (from === undefined || past.some(({ work }) => work.from === from));
  if (touched) session.keep(store.state);

  /** What is open now, and a way to begin anew. */
  function told(id: Label, key = "session"): void {
    tell(key, { id }, way("notice-restored-action", startFresh));
  }

  function tell(key: string, phrase: Phrase, more: Partial<Notice> = {}): void {
    notify({ key, phrase, tone: "plain", ...more });
  }

  /** Says what the page before did not finish, unless it is there in the end. */
  function tellUnfinished(): void {
    if (unfinished === undefined) return;
    const { names, count } = unfinished;
    if (count === undefined) tell("unfinished", { id: "notice-unopened", args: { names } });
    else if (count !== store.state.work.pairs.length)
      tell(
        "unfinished",
        names === ""
          ? { id: "notice-unstored", args: { count } }
          : { id: "notice-unstored-files", args: { names, count } },
      );
  }

  function startFresh(): void {
    dismiss("session");
    dismiss("copied");
    const { drawing } = store.state.view;
    store.change({ id: "step-fresh" }, first.work, { fresh: true });
    store.look({ ...first.view, drawing });
    touched = false;
    options.say?.(t("say-fresh"));
    void session.forget();
  }

  async function find(): Promise<void> {
    const found = await session.find();
    if (found?.kind !== "own") dismiss("waiting");
    if (found?.kind === "own" && options.linked) {
      offer(found, "latest");
      return;
    }
    if (found?.kind !== "own") {
      options.begin();
      const view = await recallView(memory, store.state);
      // Anyone who has begun to look around goes on.
      if (!touched && store.state.view === first.view && view !== first.view) store.look(view);
      if (found?.kind === "newer") sayNewer();
      else if (found !== undefined) offer(found, found.kind);
      return;
    }
    const wanted = () => !options.begun() && !touched;
    const opened = await session.open(found.id, wanted, options.onPiece);
    dismiss("waiting");
    if (opened !== undefined) {
      touched = true;
      options.restore(opened.state);
      if (opened.secondLost) sayLost();
      told(opened.copy ? "notice-restored-copy" : "notice-restored");
      const { view } = store.state;
      const recalled = await recallView(memory, opened.state);
      // What is done in the meantime is not taken back.
      if (store.state.view === view && recalled !== opened.state.view) store.look(recalled);
    } else if (options.begun() || touched) {
      offer(found, "late");
    } else {
      const args = { instead: options.instead?.() ?? "example" };
      options.begin();
      await sayUnread(found.id, { id: "notice-kept-unread", args });
    }
  }

  /** A session could not be read; `otherwise` says so of one that no newer Twintree has kept. */
  async function sayUnread(id: string, otherwise: Phrase): Promise<void> {
    if (await session.isNewer(id)) sayNewer();
    else tell("session", otherwise, { tone: "warning", ...all });
  }

  function sayNewer(): void {
    tell("session", { id: "notice-kept-newer" }, { tone: "warning", ...all });
  }

  /** Of what is open all was read but the sentences of another system. */
  function sayLost(): void {
    tell("second", { id: "notice-second-lost" }, { tone: "warning" });
  }

  function offer({ id, count = 0 }: Found, end: "failed" | "latest" | "late"): void {
    const phrase: Phrase =
      end === "latest"
        ? { id: "notice-kept-latest", args: { count } }
        : { id: `notice-kept-${end}` };
    tell("session", phrase, { ...way("notice-kept-action", () => void open(id)), ...all });
  }

  /** Opens the session that was offered, or one that was chosen from all. */
  async function open(id: string, chosen: "" | "-chosen" = ""): Promise<void> {
    dismiss("session");
    dismiss("aside");
    const opened = await session.open(id);
    if (opened === undefined) return sayUnread(id, { id: `notice-kept-unreadable${chosen}` });
    const { state, before } = opened;
    touched = true;
    if (opened.secondLost) sayLost();
    if (!opened.safe) {
      // What is here is nowhere else: it stays one step away.
      store.change({ id: "step-open-session" }, state.work, { fresh: true });
      return;
    }
    options.restore(state);
    if (before === undefined) {
      told(opened.copy ? "notice-restored-copy" : `notice-restored${chosen}`);
      return;
    }
    const back = way("notice-kept-before", () => void open(before));
    tell("session", { id: `notice-kept-opened${chosen}` }, back);
  }

  /** Somebody else has put a pair here: it is kept once something is done with it, and what was here is kept by itself. */
  function makeRoom({ by }: Origin): void {
    touched = false;
    const before = session.putAside();
    if (before === undefined) return;
    const back = way("notice-kept-before", () => void open(before));
    tell("aside", { id: "notice-put-aside", args: { by } }, back);
  }

  void find().then(tellUnfinished);
  return {
    /** The State is another one. */
    changed({ kind, fresh }: Change) {
      const { work } = store.state;
      const before = from;
      ({ from } = work);
      if (kind === "step" || kind === "undo" || kind === "redo") {
        touched = true;
        session.answered();
        if (from !== before) {
          if (session.resume(store.state)) return dismiss("aside");
          if (from !== undefined) return makeRoom(from);
        }
      }
      if (!touched) return;
      if (kind === "look") session.look(store.state);
      else session.keep(store.state, fresh);
    },
    /** The State has been drawn, with the answers to it. */
    up: session.up,
    /** The page went out of sight: it may never be heard of again, and a duplicate of its tab begins with what it has. */
    hidden(): void {
      session.answered();
      session.atRisk();
    },
    /** Whether something would be lost if the page ended now. */
    isAtRisk: () => session.atRisk() !== undefined,
    /** The page is being left. */
    leave(): void {
      const { work, view } = store.state;
      // Looking is no work: it is kept by the tab alone.
      remember(memory, viewKey, JSON.stringify({ pair: work.pair, view }));
      const lost = session.atRisk()?.work;
      const names = lost && fileNames(lost.left, lost.right).join(", ");
      leaveUnfinished(memory, lost && { names: names ?? "", count: lost.pairs.length });
      session.leave();
    },
    list: session.list,
    /** Opens one of them. */
    open: (id: string) => void open(id, "-chosen"),
    /** Removes those that are open nowhere; what could not be removed is still in the list. */
    remove: (ids: readonly string[]) => session.remove(ids).catch(() => undefined),
  };
}

const viewKey = "twintree-view";

/**
 * How the State was looked at when this tab was left; its own view where that is not known. That is told once:
 * a tab that is duplicated later was looked at otherwise since.
 */
async function recallView(storage: () => Storage, { work, view }: State): Promise<View> {
  const left = parsed(recall(storage, viewKey) ?? "");
  remember(storage, viewKey, undefined);
  if (fieldOf(left, "pair") !== work.pair) return view;
  try {
    const { readView } = await import("./read.js");
    const links = work.pairs[work.pair]?.links ?? [];
    return dropLostSelection(readView(fieldOf(left, "view")) ?? view, links);
  } catch {
    return view;
  }
}
