/** The work is kept, and its reader is told what became of it. Fetched after the first drawing. */
import { type Label, type Phrase, t } from "../messages/index.js";
import type { Notice } from "./app.js";
import { browserClaims } from "./claims.js";
import { browserJournal } from "./journal.js";
import { browserKeeper } from "./keeper.js";
import { recallView, rememberView } from "./looking.js";
import { type Found, openSession, type SessionOptions } from "./session.js";
import type { State } from "./state.js";
import type { Change, Store } from "./store.js";
import { browserTab } from "./tab.js";
import "./texts/en.ftl";

/** The page as far as its work is kept. */
export interface KeepingOptions {
  readonly store: Pick<Store, "state" | "timeline" | "change" | "look">;
  /** How a page looks that nobody has touched. */
  readonly first: State;
  /** What a session works with. */
  readonly session: Pick<SessionOptions, "keeper" | "tab" | "claims">;
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
  notify(notice: Notice): void;
  /** Says a sentence aloud. */
  say?(text: string): void;
  dismiss(key: string): void;
}

/** What the page tells whoever keeps its work. */
export interface Keeping {
  /** The State is another one; `look` where only the view is. */
  changed(kind: Change["kind"]): void;
  /** The State has been drawn, with the answers to it. */
  up(): void;
  /** The page went out of sight. */
  hidden(): void;
  /** The page is being left. */
  leave(): void;
}

/** What a browser keeps sessions with. */
export interface BrowserOptions extends Omit<KeepingOptions, "session" | "memory"> {
  readonly storage: { readonly tab: () => Storage; readonly browser: () => Storage };
  /** Undefined where the browser has none. */
  readonly locks: LockManager | undefined;
}

/** Keeps the work in this browser. */
export function keepWork({ storage, locks, ...options }: BrowserOptions): Keeping {
  const keeper = browserKeeper(() => hasFormer(storage.browser), browserJournal(storage.browser));
  const session = { keeper, tab: browserTab(storage.tab), claims: browserClaims(locks) };
  return keepIn({ ...options, session, memory: storage.tab });
}

/** Opens the session of this tab, or offers what there is, and keeps the work from now on. */
export function keepIn(options: KeepingOptions): Keeping {
  const { store, first, memory, notify, dismiss } = options;
  const session = openSession({
    ...options.session,
    onRefused: options.onRefused,
    // Beside what is offered meanwhile: both can still be wanted.
    onCopied: () => told("notice-restored-copy", "copied"),
  });
  const { past, future } = store.timeline.history;
  /** Whether there is anything worth keeping: the first example alone is not. */
  let touched = past.length + future.length > 0;
  if (touched) session.keep(store.state);

  /** What is open now, and a way to begin anew. */
  function told(id: Label, key = "session"): void {
    const action = { phrase: { id: "notice-restored-action" } as const, run: startFresh };
    notify({ key, phrase: { id }, tone: "plain", action });
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
      // Whoever has begun to look around goes on.
      if (!touched && store.state.view === first.view) store.look(view);
      if (found !== undefined) offer(found, found.kind);
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
      notify({ key: "session", phrase: { id: "notice-kept-unread", args }, tone: "warning" });
    }
  }

  /** Of what is open all was read but the sentences of another system. */
  function sayLost(): void {
    notify({ key: "second", phrase: { id: "notice-second-lost" }, tone: "warning" });
  }

  function offer({ id, count = 0 }: Found, end: "failed" | "latest" | "late"): void {
    const action = { phrase: { id: "notice-kept-action" } as const, run: () => void open(id) };
    const phrase: Phrase =
      end === "latest"
        ? { id: "notice-kept-latest", args: { count } }
        : { id: `notice-kept-${end}` };
    notify({ key: "session", phrase, tone: "plain", action });
  }

  async function open(id: string): Promise<void> {
    dismiss("session");
    const opened = await session.open(id);
    if (opened === undefined) {
      notify({ key: "session", phrase: { id: "notice-kept-unreadable" }, tone: "warning" });
      return;
    }
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
      told(opened.copy ? "notice-restored-copy" : "notice-restored");
      return;
    }
    const action = { phrase: { id: "notice-kept-before" } as const, run: () => void open(before) };
    notify({ key: "session", phrase: { id: "notice-kept-opened" }, tone: "plain", action });
  }

  void find();
  return {
    changed(kind) {
      if (kind === "step" || kind === "undo" || kind === "redo") touched = true;
      if (!touched) return;
      if (kind === "look") session.look(store.state);
      else session.keep(store.state);
    },
    up: () => session.up(),
    hidden: () => void session.flush(),
    leave() {
      rememberView(memory, store.state);
      session.leave();
    },
  };
}

/** Whether an earlier version has left a session: it noted that in the browser's storage. */
function hasFormer(storage: () => Storage): boolean {
  try {
    return storage().getItem("twintree-kept") !== null;
  } catch {
    return false;
  }
}
