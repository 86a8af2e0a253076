/** `<twin-tree>`: two trees, their links and their score, in a page of somebody else. */

import { fetchLanguage, knownLanguage, type Language, speakNow } from "../messages/index.js";
import { firstMoment, sayMissing, type Workspace } from "../model/app.js";
import { latest } from "../model/latest.js";
import { writeLinks } from "../model/notation.js";
import type { Preferences } from "../model/preferences.js";
import { currentPair, currentText, firstView, type State, singlePair } from "../model/state.js";
import type { Answered } from "../teaching/attempts/answer-file.js";
import { createWorkspace } from "../workspace.js";
import type { SharedCore } from "./core.js";
import { type Asking, given } from "./data.js";
import type { Seat } from "./exercise.js";
import { sheet } from "./sheet.js";
import { type ElementView, type Missing, openView } from "./view.js";

/** What is told of each change that a reader makes: plain data. */
export interface TwinTreeChange {
  readonly links: readonly {
    readonly left: number;
    readonly right: number;
    readonly relation: string | undefined;
    /** Undefined where the link is sure. */
    readonly possible?: boolean | undefined;
  }[];
  /** The same in the notation of the attribute `links`. */
  readonly text: string;
  /** Undefined while there is no path to compare. */
  readonly similarity: number | undefined;
}

/** What is told of an exercise that is over: plain data. */
export interface TwinTreeDone {
  /** From 0 to 1. */
  readonly score: number;
  readonly answers: readonly Answered[];
}

/** What all elements of a page share. */
interface Shared {
  readonly core: SharedCore;
  /** Where the whole of Twintree is; undefined where that is not known. */
  readonly site: string | undefined;
}

/** What the element listens to. */
export const attributes = [
  "links",
  "view",
  "drawing",
  "differences",
  "readonly",
  "step",
  "theme",
  "size",
  "lang",
  "link",
  "site",
  "src-a",
  "src-b",
  "read-as",
  "ignore",
] as const;

const events = ["pointerdown", "pointerup", "click", "keydown", "input", "change", "focusin"];

const nothingYet: State = { work: singlePair("", "", []), view: firstView };

const preferences: Preferences = {
  theme: "system",
  language: "en",
  split: undefined,
  size: "plain",
  pace: 1,
};

/** The class of the element, over what all of them share. */
export function twinTree(shared: Shared): CustomElementConstructor {
  return class TwinTree extends HTMLElement {
    static readonly observedAttributes = attributes;

    readonly #shadow: ShadowRoot;
    /** What was set by property, which goes before what stands in the element. */
    #texts: { a?: string; b?: string } = {};
    #workspace: Workspace | undefined;
    #view: ElementView | undefined;
    readonly #seat: Seat = {};
    /** What was kept of an attempt at the exercise. */
    #kept: string | undefined;
    #language: Language = "en";
    #stop: AbortController | undefined;
    /** What was asked to be shown: what comes late is of no use any longer. */
    readonly #ask = latest();
    #waiting = false;
    /** The links as the attribute has them by our own hand. */
    #written: string | undefined;
    /** The reader has changed something of which no one was told yet. */
    #changed = false;
    #asking: Asking = { kind: "none" };
    #forget: (() => void) | undefined;

    constructor() {
      super();
      this.#shadow = this.attachShadow({ mode: "open" });
    }

    connectedCallback(): void {
      this.#stop = new AbortController();
      const { signal } = this.#stop;
      const children = new MutationObserver(() => this.#later());
      children.observe(this, { childList: true, subtree: true, characterData: true });
      signal.addEventListener("abort", () => children.disconnect());
      const dark = matchMedia("(prefers-color-scheme: dark)");
      dark.addEventListener("change", () => this.#paint(), { signal });
      // Whatever an event leads to is said in the language of this element.
      const speak = () => speakNow(this.#language);
      for (const type of events)
        this.#shadow.addEventListener(type, speak, { capture: true, signal });
      this.#paint();
      this.#later();
    }

    disconnectedCallback(): void {
      this.#stop?.abort();
      this.#ask();
      this.#forget?.();
      this.#forget = undefined;
      this.#view?.close();
      // The workspace stays: an element that is moved is taken out and put in again.
      this.#view = undefined;
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now) return;
      if (name === "theme" || name === "size") this.#paint();
      else if (name === "links" && now === this.#written) return;
      else this.#later();
    }

    /** The text of A; setting it shows another. */
    get a(): string {
      return this.#text("left");
    }
    set a(text: string) {
      this.#texts.a = text;
      this.#later();
    }

    /** The text of B; setting it shows another. */
    get b(): string {
      return this.#text("right");
    }
    set b(text: string) {
      this.#texts.b = text;
      this.#later();
    }

    /** The links, as `1-2 3-1`. */
    get links(): string {
      const state = this.#workspace?.store.state;
      return state
        ? writeLinks(currentPair(state.work).links, false)
        : (this.getAttribute("links") ?? "");
    }
    set links(text: string) {
      this.setAttribute("links", text);
    }

    get view(): string {
      return this.getAttribute("view") ?? "trees";
    }
    set view(view: string) {
      this.setAttribute("view", view);
    }

    get readonly(): boolean {
      return this.hasAttribute("readonly");
    }
    set readonly(on: boolean) {
      this.toggleAttribute("readonly", on);
    }

    get theme(): string {
      return this.getAttribute("theme") ?? "auto";
    }
    set theme(theme: string) {
      this.setAttribute("theme", theme);
    }

    get step(): number {
      return Number(this.getAttribute("step") ?? 0);
    }
    set step(step: number) {
      this.setAttribute("step", String(step));
    }

    /** An attempt at an exercise that is under way, as a text; one that was kept is set before it is shown. */
    get attempt(): string | undefined {
      return this.#seat.taken?.student.interim();
    }
    set attempt(kept: string | undefined) {
      this.#kept = kept;
    }

    #text(side: "left" | "right"): string {
      const state = this.#workspace?.store.state;
      const set = side === "left" ? this.#texts.a : this.#texts.b;
      return state === undefined ? (set ?? "") : currentText(state.work, side);
    }

    /** Reads once for everything that is set before the browser draws. */
    #later(): void {
      if (this.#waiting || !this.isConnected) return;
      this.#waiting = true;
      queueMicrotask(() => {
        this.#waiting = false;
        void this.#show();
      });
    }

    async #show(): Promise<void> {
      const isWanted = this.#ask();
      const language = knownLanguage([this.closest("[lang]")?.getAttribute("lang") ?? ""]);
      /** It speaks English, because its language failed to load. */
      let isForeign = false;
      const [asking] = await Promise.all([
        given(this, this.#texts, shared.core.engine()),
        fetchLanguage(language).catch(() => {
          isForeign = true;
        }),
        this.#dress(),
      ]).catch((error: unknown) => {
        console.info(error);
        return [{ kind: "failed" } as const];
      });
      if (!isWanted() || !this.isConnected) return;
      this.#language = language;
      speakNow(language);
      this.#take(asking);
      if (isForeign && this.#workspace) sayMissing(this.#workspace, "texts")(() => this.#later());
    }

    /** Nothing is drawn before its style is there. */
    async #dress(): Promise<void> {
      // Sheets belong to a document, and this may be another one than before.
      const own = await sheet("element", this.ownerDocument);
      if (!this.#shadow.adoptedStyleSheets.includes(own)) this.#shadow.adoptedStyleSheets = [own];
    }

    #take(asking: Asking): void {
      this.#workspace ??= this.#open();
      const workspace = this.#workspace;
      this.#view ??= openView(workspace, this.#shadow, {
        missing: () => whyNot(this.#asking, () => this.#later()),
        readonly: () => this.readonly,
        language: () => this.#language,
        speak: () => speakNow(this.#language),
        seat: this.#seat,
        view: () => this.view,
        exercise: () =>
          this.#asking.kind === "state" && this.#asking.task !== undefined
            ? { task: this.#asking.task, name: this.#asking.source }
            : undefined,
        onDone: ({ score, answers }) => {
          const detail: TwinTreeDone = { score, answers };
          this.dispatchEvent(new CustomEvent("done", { detail, bubbles: true, composed: true }));
        },
        kept: () => {
          const kept = this.#kept;
          // Shown once more, the exercise begins anew.
          this.#kept = undefined;
          return kept;
        },
        onInterim: () => this.dispatchEvent(new CustomEvent("attempt")),
        site: () => this.getAttribute("site") ?? shared.site,
      });
      this.#forget ??= shared.core.watch((notice) =>
        notice ? workspace.notify(notice) : workspace.dismiss("dead"),
      );
      const before = this.#asking;
      this.#asking = asking;
      if (asking.kind !== "state") workspace.begin();
      else if (!this.#has(before, asking)) {
        this.#asksFor(asking.links);
        workspace.restore(asking.state);
      } else {
        // What is only looked at in another way keeps what was linked here.
        const { resultsTab, drawing, at, tabs } = asking.state.view;
        const told = { ...workspace.store.state.view.tabs, ...tabs };
        workspace.store.look({ resultsTab, drawing, at, tabs: told });
      }
      workspace.wake();
      workspace.draw();
    }

    /** Whether what is asked for is what is there: the texts, and the links asked for before or drawn since. */
    #has(before: Asking, asking: Extract<Asking, { readonly kind: "state" }>): boolean {
      if (before.kind !== "state" || before.source !== asking.source) return false;
      return asking.links === (this.#written ?? before.links);
    }

    #open(): Workspace {
      const workspace: Workspace = createWorkspace({
        root: this.#shadow,
        engine: shared.core.engine(),
        first: nothingYet,
        moment: firstMoment({
          ...preferences,
          language: this.#language,
          size: this.getAttribute("size") === "large" ? "large" : "plain",
        }),
        suggest: () => undefined,
        prefer: (change) => {
          workspace.moment.preferences = { ...workspace.moment.preferences, ...change };
          workspace.draw();
        },
        keepsScore: () => this.#asking.kind === "state" && this.#asking.task !== undefined,
        onChange: ({ kind }) => {
          if (kind !== "step" && kind !== "undo" && kind !== "redo") return;
          this.#changed = true;
          this.#write();
        },
        onDraw: () => {
          speakNow(this.#language);
          this.#view?.draw();
          this.#tell();
          return true;
        },
      });
      this.#workspace = workspace;
      return workspace;
    }

    /** The attribute follows what is done; that it does is no news. */
    #write(): void {
      if (this.hasAttribute("link")) return;
      this.#written = this.links;
      this.setAttribute("links", this.#written);
    }

    /** Other texts come with their own links: what was drawn before them goes out of the attribute. */
    #asksFor(links: string): void {
      const isOurs = this.#written !== undefined && this.getAttribute("links") === this.#written;
      this.#written = undefined;
      if (!isOurs || links === this.getAttribute("links")) return;
      this.#written = links;
      this.setAttribute("links", links);
    }

    /** Tells of a change once its score is known. */
    #tell(): void {
      const { comparing, compared, comparedStale } = this.#workspace?.snapshot ?? {};
      if (!this.#changed || comparing?.kind === "pending" || this.#workspace === undefined) return;
      this.#changed = false;
      const score = comparedStale === undefined ? compared?.comparison.score : undefined;
      const detail: TwinTreeChange = {
        links: structuredClone(currentPair(this.#workspace.store.state.work).links),
        text: this.links,
        similarity: score?.kind === "defined" ? score.ratio.similarity : undefined,
      };
      this.dispatchEvent(new CustomEvent("change", { detail, bubbles: true, composed: true }));
    }

    #paint(): void {
      const { theme } = this;
      const dark =
        theme === "dark" ||
        (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
      this.dataset.theme = dark ? "dark" : "light";
      const size = this.getAttribute("size") === "large" ? "large" : "plain";
      this.dataset.size = size;
      if (this.#workspace !== undefined && this.#workspace.moment.preferences.size !== size)
        this.#workspace.prefer({ size });
    }
  };
}

/** Why nothing is shown, as the catalogue has it; undefined where something is. */
function whyNot(asking: Asking, again: () => void): Missing | undefined {
  if (asking.kind === "state") return undefined;
  if (asking.kind === "none") return { id: "element-none" };
  if (asking.kind === "refused") return { id: `notice-link-${asking.fault}` };
  return { id: "element-failed", again };
}
