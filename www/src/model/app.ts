/** What every part of the page is given: the State, the answers to it, and what lasts only for a while. */
import type { Link, Relation, Score, Side, Span } from "../engine/answers.js";
import type { Answers } from "../engine/cache.js";
import type { Engine } from "../engine/client.js";
import type { Label, Phrase } from "../messages/index.js";
import { type Later, later } from "./later.js";
import type { Preferences } from "./preferences.js";
import type { EdgeRef, LinkKey, WordRef } from "./refs.js";
import type { Compared, Snapshot } from "./snapshot.js";
import type { SourceTab, State } from "./state.js";
import type { Store } from "./store.js";

/** A line at the head of the page. */
export interface Notice {
  /** Names it; a newer one with the same name takes its place. */
  readonly key: string;
  readonly phrase: Phrase;
  readonly tone: "plain" | "warning";
  /** Until when it is true: the next step, or other texts. Without it, until the reader dismisses it. */
  readonly until?: "step" | "texts" | undefined;
  readonly action?: NoticeAction;
  /** Something else that can be done. */
  readonly also?: NoticeAction;
}

/** What a notice offers to do. */
export interface NoticeAction {
  readonly phrase: Phrase;
  run(): void;
}

/** A place to go to. A new object is a new order to go there, even when the place is the same. */
export interface Place {
  readonly source: SourceTab;
  readonly span: Span;
}

/** The pairs as they are listed. */
export interface Listed {
  /** Their numbers, from 0, in order. */
  readonly rows: Uint32Array;
  /** Whether these are all pairs, by their numbers. */
  readonly isWhole: boolean;
}

/** What is neither saved nor undone: the pointer, the focus, what was just said. */
export interface Moment {
  preferences: Preferences;
  notices: readonly Notice[];
  said: string;
  /** The edge under the pointer in the results, by vertices of the comparison shown. */
  preview?: EdgeRef | undefined;
  /** What the links were compared as before they last changed; undefined where something else has changed since. */
  before?: Compared | undefined;
  /** The arc lit from outside the trees, by its dependent. */
  hotArc?: WordRef | undefined;
  /** The word of the line the cursor is in. */
  editedWord?: WordRef | undefined;
  /** The word that has the focus in the trees. */
  focusedWord?: WordRef | undefined;
  /** The link lit from outside the trees. */
  hotLink?: LinkKey | undefined;
  /** Where the cursor is to go in the texts. */
  place?: Place | undefined;
  /** Whether the aligner was asked, whatever it found. */
  aligning: boolean;
  /** The relation suggested for the link drawn last. */
  suggestion?: { readonly link: Link; readonly relation: Relation } | undefined;
  /** The pair that is shown as soon as its texts have been read out of their files. */
  pairAhead?: number | undefined;
  /** The pairs as they were listed last, one after the other; of a corpus that was not, there is no list. */
  listed?: (() => Listed | undefined) | undefined;
  /** The side that was last worked on: where a single sentence or file goes. */
  side: Side;
  /** What is to be said with the next score, and the score before it. */
  waiting?: { text: string; readonly before: Score | undefined } | undefined;
  /** How many offers are coming that are to end what is said next: it is said once none is. */
  offers: number;
}

/** A moment in which nothing happens. */
export function firstMoment(preferences: Preferences): Moment {
  return { preferences, notices: [], said: "", aligning: false, side: "left", offers: 0 };
}

/** The page as its parts know it. */
export interface App {
  /** What it is drawn into: the document, or the shadow of an element. */
  readonly root: ParentNode;
  readonly store: Store;
  /** What is drawn now is drawn from it. */
  readonly snapshot: Snapshot;
  readonly answers: Answers;
  /** For what is asked once and kept by no one: files, and lines of links. */
  readonly engine: Engine;
  readonly moment: Moment;
  /** Draws the page anew, soon. */
  draw(): void;
  /** Changes what is neither saved nor undone, and draws where that is another value. */
  set<Name extends keyof Moment>(name: Name, value: Moment[Name]): void;
  /** Says a sentence aloud now. */
  say(text: string): void;
  /**
   * Says a sentence with the number of links and the score, once the core has answered; with `before`
   * also what the score was.
   */
  sayWithScore(text: string, before?: Score): void;
  notify(notice: Notice): void;
  dismiss(key: string): void;
  /** Two words were linked, which waits to be said: asks which relation it may be, and says that with it. */
  suggest(link: LinkKey): void;
  /** Changes what belongs to the reader, and remembers it. */
  prefer(change: Partial<Preferences>): void;
  undo(): void;
  redo(): void;
}

/** What a page or an element works with: its state, its questions to the core and its drawing; and when that begins. */
export interface Workspace extends App {
  /** Whether it asks and draws. Nothing is asked before it is known what was kept from the last time. */
  readonly begun: boolean;
  /** Begins with what is there. */
  begin(): void;
  /** Draws from now on, whatever has been answered. */
  wake(): void;
  /** Puts another State in the place of what is there, and begins. */
  restore(state: State): void;
}

/** A notice that only tells. */
export function plainNotice(key: string, phrase: Phrase): Notice {
  return { key, phrase, tone: "plain" };
}

/** A notice that something did not work. */
export function warning(key: string, phrase: Phrase): Notice {
  return { key, phrase, tone: "warning" };
}

/** What a notice offers to do. */
export function way(id: Label, run: () => void): Pick<Notice, "action"> {
  return { action: { phrase: { id }, run } };
}

/** Says that a part failed to load, and offers to ask again; with nothing to ask, that it has come after all. */
export function sayMissing(app: App, name: string) {
  return (again: (() => unknown) | undefined): void => {
    if (again === undefined) {
      app.dismiss(name);
      return;
    }
    const run = () => {
      app.dismiss(name);
      again();
    };
    const notice = warning(name, { id: "shell-failed", args: { why: "unloaded" } });
    app.notify({ ...notice, ...way("shell-again", run) });
  };
}

/** A part of which a notice says where it cannot be loaded, and offers to ask again. */
export function partOf<Part>(app: App, name: string, load: () => Promise<Part>): Later<Part> {
  return later(load, app.draw, sayMissing(app, name));
}
