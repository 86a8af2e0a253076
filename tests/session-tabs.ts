/** Tabs of one browser: what each remembers lasts, its page is another one after each reload. */
import { IDBFactory } from "fake-indexeddb";
import { expect } from "vitest";
import { setDocuments } from "../www/src/model/documents.js";
import { browserJournal, type Journal } from "../www/src/model/journal.js";
import { browserKeeper, type Keeper } from "../www/src/model/keeper.js";
import { addLink } from "../www/src/model/link-edits.js";
import { openSession, type Session } from "../www/src/model/session.js";
import type { SessionClaims } from "../www/src/model/session-claims.js";
import { firstView, type State, singlePair } from "../www/src/model/state.js";
import { browserTab } from "../www/src/model/tab.js";

/** A storage as browsers have it. */
export class Memory {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

let shared = new Memory();

/** A browser that has stored nothing yet. */
export function anew(): void {
  globalThis.indexedDB = new IDBFactory();
  shared = new Memory();
}

/** The last words of the pages of this browser. */
export const aJournal = (): Journal => browserJournal(() => shared as unknown as Storage);

/** What the sessions of this browser are kept in. */
export const aKeeper = (): Keeper => browserKeeper(() => false, aJournal());

export const first: State = { work: singlePair("A", "B", []), view: firstView };

/** The State with its work changed. */
export const linked = (state: State, left: number, right: number): State => ({
  ...state,
  work: addLink(state.work, left, right),
});

/** A work of many pairs, each with a sentence of its own. */
export function corpus(count: number): State {
  const blocks = (letter: string) => Array.from({ length: count }, (_, at) => `${letter}${at}`);
  const pairs = Array.from({ length: count }, (_, at) => ({ left: at, right: at }));
  const documents = { left: blocks("A"), right: blocks("B"), pairs, pairing: "order" } as const;
  return { ...first, work: setDocuments(first.work, documents) };
}

/** The claims of several tabs in one browser. */
export class Browser {
  private readonly held = new Set<string>();

  claims(): SessionClaims & { end(): void } {
    const own = new Set<string>();
    const release = (id: string) => {
      if (own.delete(id)) this.held.delete(id);
    };
    return {
      claim: async (id) => {
        if (this.held.has(id)) return undefined;
        this.held.add(id);
        own.add(id);
        return () => release(id);
      },
      claimed: async () => this.held,
      end: () => [...own].forEach(release),
    };
  }
}

/** A tab: what it remembers lasts, its page is another one after each reload. */
export class Tab {
  private readonly memory = new Memory();
  private readonly browser: Browser | undefined;
  private claims: ReturnType<Browser["claims"]> | undefined;
  session: Session;
  refused = 0;
  copied = 0;

  constructor(browser: Browser | undefined, like?: Tab) {
    this.browser = browser;
    if (like) Object.assign(this.memory, like.memory);
    this.session = this.load();
  }

  private load(keeper: Keeper = aKeeper()): Session {
    this.claims = this.browser?.claims();
    const storage = this.memory as unknown as Storage;
    return openSession({
      keeper,
      tab: browserTab(() => storage),
      claims: this.claims,
      onRefused: () => {
        this.refused += 1;
      },
      onCopied: () => {
        this.copied += 1;
      },
    });
  }

  /** The session that it remembers. */
  id(): string | undefined {
    return browserTab(() => this.memory as unknown as Storage).own();
  }

  async keep(state: State): Promise<void> {
    this.session.keep(state);
    expect(await this.session.flush()).toBe(true);
  }

  /** Loads the page anew and opens what the tab has; undefined where there is nothing of its own. */
  async reload(): Promise<State | undefined> {
    await this.session.flush();
    this.leave();
    this.session = this.load();
    const found = await this.session.find();
    if (found?.kind !== "own") return undefined;
    const opened = await this.session.open(found.id);
    this.session.up();
    await this.session.flush();
    return opened?.state;
  }

  /** Ends the page as a crash does. */
  die(): void {
    this.claims?.end();
    this.session = this.load();
  }

  leave(): void {
    this.session.leave();
    this.claims?.end();
  }
}
