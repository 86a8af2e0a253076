/** What the parts of the wiring share: the State, the answers to it, and what lasts only for a while. */
import type { Link, Relation, Score, Side } from "../engine/answers.js";
import type { Engine } from "../engine/client.js";
import type { Phrase } from "../messages/index.js";
import type { Preferences } from "../model/preferences.js";
import {
  type ArcRef,
  type ConfusionCell,
  type EdgeRef,
  type EdgesUi,
  firstEdgesUi,
} from "../results/props.js";
import { firstStepper, type Stepper } from "../results/spanning/stepper.js";
import type { Notice } from "../shell/notices.js";
import type { Place } from "../text/panel/props.js";
import type { Reader } from "./answers.js";
import type { Later } from "./later.js";
import type { Store } from "./store.js";

/** A word, wherever it is shown. */
export interface WordRef {
  readonly side: Side;
  readonly word: number;
}

/** What is neither saved nor undone: the pointer, the focus, what was just said. */
export interface Moment {
  preferences: Preferences;
  notices: readonly Notice[];
  said: string;
  /** The edge under the pointer in the results, by vertices of the comparison shown. */
  preview: EdgeRef | undefined;
  /** The arc of the tile under the pointer. */
  hotArc: ArcRef | undefined;
  /** The word of the line the cursor is in. */
  editedWord: WordRef | undefined;
  /** The word that has the focus on the canvas. */
  focusedWord: WordRef | undefined;
  /** The link of the row under the pointer in the table. */
  hotLink: Link | undefined;
  /** Where the cursor is to go in the texts. */
  place: Place | undefined;
  edges: EdgesUi;
  /** Whether the aligner was asked, whatever it found. */
  aligning: boolean;
  /** The cell of the confusion table whose links are shown. */
  cell: ConfusionCell | undefined;
  /** The relation suggested for the link drawn last. */
  suggestion: { readonly link: Link; readonly relation: Relation } | undefined;
  stepper: Stepper;
  helpOpen: boolean;
  pickerOpen: boolean;
  /** The pair that is shown as soon as its texts have been read out of their files. */
  pairAhead: number | undefined;
  /** The side that was last worked on: where a single sentence or file goes. */
  side: Side;
  /** What is to be said with the next score, and the score before it. */
  waiting: { readonly text: string; readonly before: Score | undefined } | undefined;
}

/** A moment in which nothing happens. */
export function firstMoment(preferences: Preferences): Moment {
  return {
    preferences,
    notices: [],
    said: "",
    preview: undefined,
    hotArc: undefined,
    editedWord: undefined,
    focusedWord: undefined,
    hotLink: undefined,
    place: undefined,
    edges: firstEdgesUi,
    aligning: false,
    cell: undefined,
    suggestion: undefined,
    stepper: firstStepper,
    helpOpen: false,
    pickerOpen: false,
    pairAhead: undefined,
    side: "left",
    waiting: undefined,
  };
}

/** What is fetched after the first drawing. */
export interface Parts {
  readonly source: Later<typeof import("./source.js")>;
  readonly edges: Later<typeof import("../results/edges/panel.js")>;
  readonly tree: Later<typeof import("../results/spanning/panel.js")>;
  readonly workbench: Later<typeof import("./workbench.js")>;
}

/** What every part of the wiring is given. */
export interface App {
  readonly store: Store;
  readonly reader: Reader;
  readonly engine: Engine;
  readonly moment: Moment;
  readonly parts: Parts;
  /** Draws the page anew, soon. */
  draw(): void;
  /** Says a sentence aloud now. */
  say(text: string): void;
  /**
   * Says a sentence with the number of links and the score, once the core has answered; with `before`
   * also what the score was.
   */
  sayWithScore(text: string, before?: Score): void;
  notify(notice: Notice): void;
  dismiss(key: string): void;
  undo(): void;
  redo(): void;
}

/** A notice that only tells. */
export function plainNotice(key: string, phrase: Phrase): Notice {
  return { key, phrase, tone: "plain" };
}

/** A notice that something did not work. */
export function warning(key: string, phrase: Phrase): Notice {
  return { key, phrase, tone: "warning" };
}
