/**
 * The page without a drawing, on its real modules: the state, its history and session, the cache of
 * answers, the snapshot, links that are carried. What answers it, the engine and the database, does so
 * when it is let: late, in another order, with a trap, or never.
 */
import { readFileSync } from "node:fs";
import { vi } from "vitest";
import { ready } from "../www/src/engine/asked.js";
import { type Answers, createAnswers } from "../www/src/engine/cache.js";
import type { Engine } from "../www/src/engine/client.js";
import { createCore } from "../www/src/engine/core.js";
import {
  type Module,
  moduleOf,
  type Order,
  type Port,
  type Reply,
} from "../www/src/engine/protocol.js";
import { type Bindings, serve } from "../www/src/engine/serve.js";
import { align } from "../www/src/links/aligning.js";
import { type App, firstMoment, type Notice } from "../www/src/model/app.js";
import { type Keeping, keepIn } from "../www/src/model/keeping.js";
import { sameLinks, setLinksOfDraft } from "../www/src/model/links.js";
import { knownLinks, writeLinks } from "../www/src/model/notation.js";
import { readPreferences } from "../www/src/model/preferences.js";
import { type Snapshot, snapshot } from "../www/src/model/snapshot.js";
import {
  currentPair,
  currentText,
  firstView,
  type State,
  singlePair,
  type Work,
} from "../www/src/model/state.js";
import { type Change, createStore, type Store } from "../www/src/model/store.js";
import { browserTab } from "../www/src/model/tab.js";
import { follow } from "../www/src/text/carrying.js";
import * as moving from "../www/src/text/moving.js";
import { type Asked, lineOf } from "./oracle.js";
import { aKeeper, Browser, type Memory } from "./session-tabs.js";

type Call = Extract<Order, { readonly kind: "call" }>;

/**
 * A sentence in CoNLL-U of words that are single letters: the first is the root, each other one hangs from
 * a word before it and by a relation that follow from its letter. That of "!" is none: the text has an error.
 */
export function textOf(words: string): string {
  return formsOf(words)
    .map((form, at) => {
      const head = form === "!" ? "x" : at === 0 ? 0 : 1 + (form.charCodeAt(0) % at);
      const deprel = at === 0 ? "root" : form < "c" ? "obj" : "nsubj";
      return `${at + 1}\t${form}\t${form}\tNOUN\t_\t_\t${head}\t${deprel}\t_\t_\n`;
    })
    .join("");
}

const formsOf = (words: string) => words.split(" ").filter((form) => form !== "");

/** The words that a text has, whatever is wrong with them. */
export const wordsIn = (text: string) =>
  text.split("\n").flatMap((row) => row.split("\t")[1] ?? []);

/** How a page looks that no one has touched. */
export const first: State = {
  work: singlePair(textOf("a b c d"), textOf("a b c d"), knownLinks("1-1 2-2 3-3 4-4")),
  view: firstView,
};

const place = new URL("../www/src/pkg/", import.meta.url);

/** The modules of the core, which answer at once: no answer changes what an instance knows. */
const cores = new Map<Module, (call: Call) => unknown>();

/** Loads a module. */
export async function load(name: Module): Promise<void> {
  let told: Reply | undefined;
  const bindings = async () =>
    (await import(/* @vite-ignore */ new URL(`twintree_${name}.js`, place).href)) as Bindings;
  const core = serve(bindings, (reply) => {
    told = reply;
  });
  const wasm = readFileSync(new URL(`twintree_${name}_bg.wasm`, place));
  await core({ kind: "start", name, module: new WebAssembly.Module(wasm) });
  cores.set(name, (call) => {
    void core(call);
    if (told?.kind !== "answer") throw new Error(JSON.stringify(told));
    return told.answer;
  });
}

/** An instance of the engine, with the call it has been given. */
interface Instance {
  readonly name: Module;
  readonly port: Port;
  call: Call | undefined;
  /** Its answer never comes. */
  hung: boolean;
}

const { put } = IDBObjectStore.prototype;

/** What is shared by all tabs of a browser, and when it answers. */
export class World {
  readonly browser = new Browser();
  /** Whether the engine answers by itself. */
  readonly atOnce: boolean;
  readonly instances = new Set<Instance>();
  /** What waits for the database while that does not answer. */
  private slow: (() => void)[] | undefined;
  private asked = 0;

  constructor(atOnce: boolean) {
    this.atOnce = atOnce;
  }

  open(name: Module): Port {
    const port: Port = {
      post: (order) => {
        if (order.kind !== "call") return;
        instance.call = order;
        if (this.atOnce) queueMicrotask(() => this.answer(instance));
      },
      close: () => this.instances.delete(instance),
      receive: () => {},
      fail: () => {},
    };
    const instance: Instance = { name, port, call: undefined, hung: false };
    this.instances.add(instance);
    queueMicrotask(() => port.receive({ kind: "ready" }));
    return port;
  }

  /** The calls that have not been answered. */
  get waiting(): readonly Instance[] {
    return [...this.instances].filter(({ call }) => call !== undefined);
  }

  /** From now on the instance is silent, until the page gives it up. */
  miss(instance: Instance): void {
    instance.hung = instance.call !== undefined;
  }

  answer(instance: Instance): void {
    if (instance.hung) return;
    const { call, name } = instance;
    instance.call = undefined;
    if (call)
      instance.port.receive({ kind: "answer", id: call.id, answer: cores.get(name)?.(call) });
  }

  trap(instance: Instance): void {
    if (instance.hung) return;
    const { call } = instance;
    instance.call = undefined;
    if (call) instance.port.receive({ kind: "trapped", id: call.id, message: "unreachable" });
  }

  /** The instance is gone, and what it was asked with it. */
  lose(instance: Instance): void {
    instance.call = undefined;
    instance.port.fail("lost");
  }

  /** From now on the database answers no more. */
  stop(): void {
    this.slow ??= [];
  }

  /** Whether nothing more can be stored. */
  set full(full: boolean) {
    IDBObjectStore.prototype.put = full
      ? () => {
          throw new DOMException("full", "QuotaExceededError");
        }
      : put;
  }

  get isStopped(): boolean {
    return this.slow !== undefined;
  }

  /** The database answers what it was asked, and again. */
  go(): void {
    const waiting = this.slow ?? [];
    this.slow = undefined;
    for (const act of waiting) act();
  }

  /** Waits for the database, unless it does not answer. */
  async stored<T>(act: () => Promise<T>): Promise<T> {
    if (this.slow) await new Promise<void>((go) => this.slow?.push(go));
    this.asked += 1;
    try {
      return await act();
    } finally {
      this.asked -= 1;
    }
  }

  /** Until nothing happens any longer by itself. */
  async quiet(): Promise<void> {
    for (let still = 0; still < 3; still += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.asked > 0) still = -1;
    }
  }
}

/** One page of a tab. */
export class Page {
  readonly store: Store;
  readonly notices = new Map<string, Notice>();
  private readonly answers: Answers;
  private readonly engine: Engine;
  private readonly keeping: Keeping;
  private readonly claims: ReturnType<Browser["claims"]>;
  private shown: Snapshot | undefined;
  private begun = false;
  private left = false;
  refused = false;

  constructor(world: World, memory: Memory) {
    this.engine = createCore({
      open: (part) => world.open(moduleOf(part)),
      onTrap: () => {},
      onDead: () => {},
      onRevived: () => {},
    });
    this.answers = createAnswers(this.engine, () => this.settle());
    this.store = createStore(first, (change) => this.changed(change));
    this.claims = world.browser.claims();
    const keeper = aKeeper();
    const memoryOf = () => memory as unknown as Storage;
    // A page that is left hears nothing any longer.
    const heard = <T>(answer: Promise<T>) =>
      new Promise<T>((resolve, reject) =>
        answer.then(
          (value) => this.left || resolve(value),
          (error) => this.left || reject(error),
        ),
      );
    this.keeping = keepIn({
      store: this.store,
      first,
      session: {
        keeper: {
          heads: () => heard(world.stored(keeper.heads)),
          read: (id) => heard(world.stored(() => keeper.read(id))),
          write: (state, before) => {
            const { written, done } = keeper.write(state, before);
            return { written, done: heard(world.stored(() => done)) };
          },
          writeAtOnce: (state, before) => {
            const { written, done } = keeper.writeAtOnce(state, before);
            void world.stored(() => done).catch(() => undefined);
            return { written, done: heard(done) };
          },
          answers: keeper.answers,
          begins: keeper.begins,
          placeFiles: keeper.placeFiles,
          leaveWords: keeper.leaveWords,
          hasFiles: keeper.hasFiles,
          look: (written) => heard(world.stored(() => keeper.look(written))),
          strays: () => heard(world.stored(keeper.strays)),
          remove: (ids) => heard(world.stored(() => keeper.remove(ids))),
        },
        tab: browserTab(memoryOf),
        claims: this.claims,
      },
      memory: memoryOf,
      begun: () => this.begun,
      begin: () => this.begin(),
      restore: (state) => {
        this.begun = true;
        if (this.isTouched) this.replaced = this.store.state.work;
        this.isTouched = true;
        this.restored = state.work;
        this.store.restore(state);
      },
      onRefused: () => {
        this.refused = true;
      },
      notify: (notice) => this.notices.set(notice.key, notice),
      dismiss: (key) => this.notices.delete(key),
    });
    setTimeout(() => this.begin(), 2000);
  }

  /** Begins with what is there. */
  begin(): void {
    if (this.begun || this.left) return;
    this.begun = true;
    this.settle();
  }

  /** Whether anything was done here, or a session restored. */
  isTouched = false;
  /** The work in whose place another one was restored. */
  replaced: Work | undefined;
  /** The work that was restored last. */
  restored: Work | undefined;

  get isReady(): boolean {
    return this.begun;
  }

  /** What the page shows now. */
  look(): Snapshot {
    const carrying = () => ({ kind: "ready", answer: moving }) as const;
    const { store, answers } = this;
    this.shown = snapshot(store.state, store.subject, answers.ask, carrying, this.shown);
    return this.shown;
  }

  /** What is not asked for by a drawing any longer is not computed. */
  draw(): void {
    if (!this.begun || this.left) return;
    this.answers.turn();
    if (this.look().comparing?.kind !== "pending") this.keeping.up();
  }

  private settle(): void {
    if (!this.begun || this.left) return;
    const { work, history } = follow(this.store.timeline, this.look(), moving);
    this.store.amend(work, history);
  }

  private changed(change: Change): void {
    if (this.left) return;
    const { kind } = change;
    if (kind === "step" || kind === "undo" || kind === "redo") this.isTouched = true;
    this.keeping.changed(change);
    this.settle();
  }

  /** Takes the offer of the notice, if there is one. */
  accept(key: string): boolean {
    const action = this.notices.get(key)?.action;
    action?.run();
    return action !== undefined;
  }

  /** The page ends. */
  leave(): void {
    this.keeping.leave();
    this.left = true;
    this.claims.end();
    this.engine.close();
  }

  /** What was not answered, once more; whether there was anything. */
  again(): boolean {
    const { failed } = this.look();
    failed?.again();
    const aligned = this.accept("align");
    this.notices.delete("align");
    return failed !== undefined || aligned;
  }

  /** Whether an answer to what is shown is still to come. */
  get isPending(): boolean {
    const { comparing, treesStale, draft } = this.look();
    return [comparing?.kind, draft?.kind, treesStale].some(
      (one) => one === "pending" || one === "failed",
    );
  }

  /** Whether the aligner was asked and has not answered. */
  isAligning = false;

  /** Asks the aligner for links. */
  async align(): Promise<void> {
    const { store, answers } = this;
    const page = {
      store,
      answers,
      moment: firstMoment(readPreferences(() => localStorage, [])),
      snapshot: this.look(),
      say: () => {},
      notify: (notice: Notice) => this.left || this.notices.set(notice.key, notice),
      dismiss: (key: string) => this.notices.delete(key),
    };
    this.isAligning = true;
    await align(page as unknown as App);
    this.isAligning = false;
  }

  /** What is shown, as the command line would be asked about it. */
  asked(): Asked {
    const { request, draft } = this.look();
    const { left, right, links, options } = request;
    // Links with errors are those before them, and the command line is given what stands there.
    const faulty = (ready(draft)?.diagnostics.length ?? 0) > 0;
    const typed = faulty ? currentPair(this.store.state.work).draft : undefined;
    return { left, right, links: typed ?? writeLinks(links, false), options };
  }

  /** What is shown of it: what the command line would say; nothing while that is of something older. */
  line(): { readonly line: string | undefined } | undefined {
    const { compared, comparedStale } = this.look();
    if (comparedStale === "errors") return { line: undefined };
    return comparedStale === undefined && compared
      ? { line: lineOf(compared.comparison) }
      : undefined;
  }
}

/** What is wrong with what a page shows: something else than what was asked. */
export function untrue(page: Page): string | undefined {
  const { state, compared, comparedStale, trees, treesStale, subject } = page.look();
  const { work } = state;
  if (compared && comparedStale !== "pending" && compared.subject !== subject)
    return `compared is of another pair, and only ${comparedStale}`;
  if (trees && treesStale !== "pending" && trees.subject !== subject)
    return `the trees are of another pair, and only ${treesStale}`;
  if (trees && treesStale === undefined) {
    for (const side of ["left", "right"] as const) {
      const drawn = trees[side]?.words.map(({ form }) => form).join(" ") ?? "";
      const text = wordsIn(currentText(work, side)).join(" ");
      if (drawn !== text) return `${side} is drawn as "${drawn}", and is "${text}"`;
    }
    const broken = trees.broken.left || trees.broken.right;
    if (!broken && trees.links !== currentPair(work).links) return "other links are drawn";
  }
  const { draft, links, origin } = currentPair(work);
  const reading = ready(page.look().draft);
  const isRead = reading?.diagnostics.length === 0 && origin === undefined;
  if (isRead && compared && comparedStale === undefined) {
    const typed = reading.lines[0]?.links ?? [];
    if (!sameLinks(currentPair(setLinksOfDraft(work, typed)).links, links))
      return `compared are ${writeLinks(links, false)}, and typed is "${draft}"`;
  }
  return undefined;
}

/** The time stands still, but for what is waited for. */
export function stopTime(): void {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "Date"] });
  let numbers = 0;
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as Uint32Array)[0] = ++numbers;
    return array;
  });
}
