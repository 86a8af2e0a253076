/**
 * What the canvas panel is given and what it tells. Everything that outlives a gesture comes in from
 * outside; what lasts only as long as the pointer or the focus (the armed word, the rubber line, the
 * current link, a typed search) is the panel's own.
 */
import type { noChange, TemplateResult } from "lit/html.js";
import type { Fold, Relation, Side } from "../engine/answers.js";
import type { Language, Phrase } from "../messages/index.js";
import type { LinkKey, WordRef } from "../model/refs.js";
import type { Drawing, Zoom } from "../model/state.js";
import type { Difference } from "./draw/look.js";
import type * as Enhanced from "./enhanced/part.js";
import type * as Laid from "./laid.js";
import type { PairLayout } from "./layout/pair.js";
import type { Fit } from "./layout/scale.js";
import type { PlacedTree } from "./layout/tree.js";
import type {
  CanvasGrowth,
  CanvasLink,
  CanvasProposal,
  CanvasSelection,
  CanvasSide,
} from "./marks.js";
import type { Reading } from "./phrases/choice.js";
import type * as Phrases from "./phrases/part.js";

export type * from "./marks.js";

/** What is laid over the trees by the caller; what is left out stays as it is. */
export interface Marks {
  /** In the place of the links there are, each with its owner. */
  readonly links?: readonly CanvasLink[];
  readonly proposals?: readonly CanvasProposal[];
  /** The pinned edge, if any. */
  readonly selection?: CanvasSelection | undefined;
  /** The edge under the pointer in another panel, drawn more lightly; it goes before `selection`. */
  readonly preview?: CanvasSelection | undefined;
  /** Links chosen in another panel; they are lit, their words are not. */
  readonly chosen?: readonly LinkKey[] | undefined;
  /** Links in one of the colours of two halves, by "left-right". */
  readonly linkTones?: LinkTones | undefined;
  readonly growth?: CanvasGrowth | undefined;
  /** A line between the tools and the drawing. */
  readonly strip?: TemplateResult | undefined;
  /** What is offered in the drawing of a pair without links. */
  readonly offer?: TemplateResult | undefined;
  readonly overlay?: Overlay | undefined;
  /** The relations, phrases and tags that a measure charges for. */
  readonly charged?: Charged | undefined;
  /** Which of their signs the overlay draws itself. */
  readonly signs?: Difference["kinds"] | undefined;
  /** Words are chosen for something else: no link is made meanwhile. */
  readonly picking?: Picking | undefined;
}

/** What becomes of links and proposals. */
export interface LinkActs {
  /** Relations suggested for links without one, by "left-right", once the menu of a link asks for them. */
  readonly suggested?: (() => ReadonlyMap<string, Relation> | undefined) | undefined;
  /** What the score would be if a link were toggled, unless it is no longer meant; another function for another score. */
  readonly foresee?:
    | ((link: LinkKey, isMeant: () => boolean) => Promise<Foreseen | undefined>)
    | undefined;
  /** Link, or unlink where they are linked. */
  onToggleLink(link: LinkKey): void;
  onRemoveLinks(links: readonly LinkKey[]): void;
  onSetRelation(link: LinkKey, relation: Relation | undefined): void;
  /** A sure link is to be a possible one, or the other way round. */
  onToggleCertainty(link: LinkKey): void;
  onAcceptProposal(proposal: CanvasProposal): void;
  onRejectProposal(proposal: CanvasProposal): void;
  /** `?` was pressed. */
  onHelp(): void;
}

/** What would become of the score: as it is shown, and as it is said. */
export interface Foreseen {
  readonly score: string;
  /** Whether the link is made then, or taken away. */
  readonly how: "linked" | "unlinked";
  /** What it is now, where it has a value, and by how much it will be another one. */
  readonly now?: string;
  readonly change?: string;
  readonly way?: "up" | "down" | "same";
  readonly says: Phrase;
}

/** Words are chosen on the trees for something else than a link. */
export interface Picking {
  /** A word was clicked, or chosen by a key. */
  onWord(word: WordRef): void;
  /** A link was clicked. */
  onLink?(link: LinkKey): void;
  /** Esc was pressed. */
  onLeave(): void;
}

/** Of each tree the words whose relations to their heads, or whose tags, and the phrases that are charged for, each with what differs. */
export type Charged = Readonly<Record<Side, ReadonlyMap<number, Difference>>>;

/** The half that a link belongs to. */
type LinkTones = ReadonlyMap<string, "first" | "second">;

/** Draws over the lines of a tree and under its words and labels; the tree itself is fainter then. */
export type Overlay = (tree: PlacedTree, pair: PairLayout) => unknown;

/** What only trees of phrases need; it is fetched for the first of them. */
export type PhrasePart = typeof Phrases;

/** What only enhanced dependencies need; it is fetched for the first text that has some. */
export type EnhancedPart = typeof Enhanced;

/** What only trees need that something is laid over; it is fetched for the first of them. */
export type LaidPart = typeof Laid;

/** A sentence above the drawing. */
export type Caption = TemplateResult | string;

/** The drawing that is shown, and whether what is alike is folded in it; undefined where nothing can be. */
export interface Arrangement {
  readonly drawing: Drawing;
  readonly isFolded: boolean | undefined;
}

/** Everything the canvas shows and tells. */
export interface CanvasProps extends Marks, LinkActs {
  readonly left: CanvasSide;
  readonly right: CanvasSide;
  readonly links: readonly CanvasLink[];
  readonly proposals: readonly CanvasProposal[];
  readonly drawing: Drawing | "auto";
  readonly zoom: Zoom;
  /** What is alike on both sides, once it is known; it is asked for where it may be folded. */
  readonly folds?: (() => readonly Fold[] | undefined) | undefined;
  /** Whether that is folded; undefined: in rows, where it leaves less than half of them. */
  readonly onlyDifferences: boolean | undefined;
  /** Which of it is open nevertheless, by its heads in A. */
  readonly opened: ReadonlySet<number>;
  /** Whether DEPREL labels are drawn. */
  readonly labels: boolean;
  /** Whether words without a link carry a mark. */
  readonly markUnaligned: boolean;
  /** The dependent whose arc is lit, for a hovered tile of the edit trace. */
  readonly hotArc: WordRef | undefined;
  /** The word lit from outside: the line of the cursor in the editor. */
  readonly hotWord: WordRef | undefined;
  /** The link lit from outside: a row of the links table. */
  readonly hotLink: LinkKey | undefined;
  /** How large a drawing is at 100 %. */
  readonly full?: number | undefined;
  /** How many times as large a short one may be. */
  readonly most?: number | undefined;
  /** Whose trees these are: another number is another pair, and nothing of a gesture is meant for it. */
  readonly subject?: number | undefined;
  /** The drawing is of a pair shown before, while the one shown now is still being read: it takes nothing. */
  readonly former?: boolean;
  /** What it speaks, where several on a page may speak several languages. */
  readonly language?: Language | undefined;
  /** No linking: embedded as a picture. */
  readonly readonly: boolean;
  /** What draws the tools beside the caption; without it the caption stands alone. */
  readonly toolbar?:
    | ((props: CanvasProps, fit: Fit, arrangement: Arrangement) => TemplateResult)
    | undefined;
  /** The sentence above the drawing, or that it stays; while a word is armed the panel says so in its place. */
  readonly caption: Caption | typeof noChange;
  /** What the marks mean that are laid over the trees, in rows or otherwise: a line below them while nothing is looked at. */
  readonly legend?: ((isRows: boolean) => TemplateResult) | undefined;
  /** What draws trees of phrases, once it has come. */
  readonly phrases?: PhrasePart | undefined;
  /** What draws enhanced dependencies, where they are to be drawn and it has come. */
  readonly enhanced?: EnhancedPart | undefined;
  /** Where a side has enhanced dependencies: the switch for them. */
  readonly enhancedChoice?: TemplateResult | undefined;
  /** Where a side is in brackets: what they are read as. */
  readonly reading?: Reading | undefined;
  /** Buttons that come before the others. */
  readonly tools?: TemplateResult | undefined;

  /** A link was clicked, or a linked word chosen by key, where that opens no menu and begins no link. */
  onChooseLink?: ((link: LinkKey) => void) | undefined;
  /** The word that has the focus or was clicked; `undefined` when the focus has left the trees. */
  onFocusWord(word: WordRef | undefined): void;
  /** Both sides at once, so that folding all equal subtrees is one step. */
  onFold(folded: Readonly<Record<Side, ReadonlySet<number>>>): void;
  /** What is alike and has this head is opened. */
  onOpen?: ((head: WordRef) => void) | undefined;
  onOnlyDifferences(on: boolean): void;
  onDrawing(drawing: Drawing): void;
  onZoom(zoom: Zoom): void;
  onLabels(shown: boolean): void;
  onMarkUnaligned(marked: boolean): void;
  /** For the live region. What linking did is said by the one who knows the new score. */
  onAnnounce(phrase: Phrase): void;
  /** A part failed to load, and how to ask again; undefined where it has come after all. */
  onMissing(part: string, again: (() => void) | undefined): void;
}
