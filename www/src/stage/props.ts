/**
 * What the canvas panel is given and what it tells. Everything that outlives a gesture comes in from
 * outside; what lasts only as long as the pointer or the focus (the armed word, the rubber line, the
 * current link, a typed search) is the panel's own.
 */
import type { noChange, TemplateResult } from "lit/html.js";
import type { Path, Relation, Side } from "../engine/answers.js";
import type { Shown } from "../engine/shown.js";
import type { Language, Phrase } from "../messages/index.js";
import type { App } from "../model/app.js";
import type { LinkKey, WordRef } from "../model/refs.js";
import type { Drawing, Zoom } from "../model/state.js";
import type { DrawStep, GrowthLook, LinkLook } from "./draw/look.js";
import type { drawBranches, drawPhrases } from "./draw/phrases.js";
import type { PairLayout } from "./layout/pair.js";
import type { phraseTree } from "./layout/phrases.js";
import type { PlacedTree } from "./layout/tree.js";
import type { walk } from "./layout/walk.js";

/** Whose link it is while two annotations are compared, or what it is as an answer; absent otherwise. */
export type Owner = "mine" | "theirs" | "both" | Standing;
/** What a link is of an answer that was graded. */
type Standing = "right" | "wrong" | "missing";

/** A link as it is drawn. */
export interface CanvasLink extends LinkKey {
  readonly relation: Relation | undefined;
  /** Missing where the link is sure. */
  readonly possible?: boolean | undefined;
  /** Only while comparing with a second annotation. */
  readonly owner?: Owner;
  /** The second annotator's relation, where both have the link and disagree about it. */
  readonly theirs?: Relation | undefined;
}

/** A link that is proposed. */
export interface CanvasProposal extends LinkKey {
  readonly relation: Relation | undefined;
  /** Why it is proposed: "lemmas equal +5, same relation +1, subtree 11". */
  readonly reason: Phrase;
}

/** An edge of the meta-graph shown on the trees: two links and the paths between their words. */
export interface CanvasSelection {
  readonly from: LinkKey;
  readonly to: LinkKey;
  /** The path in A from `from.left` to `to.left`; absent where the two links share that word. */
  readonly left: Pick<Path, "nodes" | "turn"> | undefined;
  /** The path in B from `from.right` to `to.right`; absent where the two links share that word. */
  readonly right: Pick<Path, "nodes" | "turn"> | undefined;
}

/** A graph over the links, which are its vertices, drawn at the middle of their lines. */
export interface CanvasGrowth {
  /** Components are numbered from 0; a vertex that stands alone has `undefined`. */
  readonly vertices: readonly (LinkKey & { readonly component: number | undefined })[];
  readonly edges: readonly {
    readonly from: LinkKey;
    readonly to: LinkKey;
    readonly state: "taken" | "considered" | "rejected";
  }[];
}

/** What is laid over the trees by the caller; what is left out stays as it is. */
export interface Marks {
  /** In the place of the links there are, each with its owner. */
  readonly links?: readonly CanvasLink[];
  readonly proposals?: readonly CanvasProposal[];
  readonly selection?: CanvasSelection | undefined;
  readonly preview?: CanvasSelection | undefined;
  readonly chosen?: readonly LinkKey[] | undefined;
  /** Links in one of the colours of two halves, by "left-right". */
  readonly linkTones?: LinkTones | undefined;
  readonly growth?: CanvasGrowth | undefined;
  readonly strip?: TemplateResult | undefined;
  readonly overlay?: Overlay | undefined;
  readonly picking?: Picking | undefined;
}

/** Words are chosen on the trees for something else than a link. */
export interface Picking {
  /** A word was clicked, or chosen by a key. */
  onWord(word: WordRef): void;
  /** Esc was pressed. */
  onLeave(): void;
}

/** The half that a link belongs to. */
export type LinkTones = ReadonlyMap<string, "first" | "second">;

/** Draws over the lines of a tree and under its words and labels; the tree itself is fainter then. */
export type Overlay = (tree: PlacedTree, pair: PairLayout) => unknown;

/** One tree of the pair. */
export interface CanvasSide {
  /** What can be drawn of the text; `undefined` where there is nothing. */
  readonly sentence: Shown | undefined;
  /** The drawing is older than the text: it is greyed and takes no links. */
  readonly stale: boolean;
  /** The text has errors: it is drawn as far as it is right, and takes no links. */
  readonly broken?: boolean | undefined;
  /** Ids of the words, or of the phrases, whose subtree is folded into one box. */
  readonly folded: ReadonlySet<number>;
}

/** What only trees of phrases need; it is fetched for the first of them. */
export interface PhrasePart {
  readonly phraseTree: typeof phraseTree;
  readonly drawBranches: typeof drawBranches;
  readonly drawPhrases: typeof drawPhrases;
  /** What a phrase is called, with its words, and its label alone. */
  phraseName(sentence: Shown, id: number, folded: boolean): string;
  phraseLabel(sentence: Shown, id: number): string;
  /** The node that a key leads to, where that is not the way of words. */
  movedIn(
    tree: PlacedTree,
    from: number,
    to: "left" | "right" | "head" | "dependent" | "first" | "last",
  ): number | undefined;
  /** The line below the drawing about a phrase. */
  phraseLine(
    props: CanvasProps,
    phrase: WordRef,
    onFold: ((phrase: WordRef, folded: boolean) => void) | undefined,
  ): unknown;
  /** What brackets are read as, and among the tools. */
  readingOf(app: App): Reading;
  readingChoice(props: CanvasProps): unknown;
}

/** What only trees need that something is laid over; it is fetched for the first of them. */
export interface LaidPart {
  readonly walk: typeof walk;
  readonly drawStep: DrawStep;
  revealEdge(
    stage: HTMLElement,
    edge: CanvasSelection,
    word: (side: Side, id: number) => Element | null | undefined,
  ): void;
  drawGrowth(
    growth: CanvasGrowth,
    links: readonly LinkLook[],
  ): { readonly links: readonly LinkLook[]; readonly growth: readonly GrowthLook[] };
}

/** What trees of phrases are read as. */
export interface Reading {
  readonly dependencies: boolean;
  onDependencies(dependencies: boolean): void;
}

/** How a drawing stands in its room: which zoom is in force. */
export interface Fit {
  /** All of it is seen. */
  readonly fits: boolean;
  readonly scale: number;
}

/** A sentence above the drawing. */
export type Caption = TemplateResult | string;

/** Everything the canvas shows and tells. */
export interface CanvasProps {
  readonly left: CanvasSide;
  readonly right: CanvasSide;
  readonly links: readonly CanvasLink[];
  readonly proposals: readonly CanvasProposal[];
  /** Relations suggested for links without one, by "left-right", once the menu of a link asks for them. */
  readonly suggested?: (() => ReadonlyMap<string, Relation> | undefined) | undefined;
  readonly drawing: Drawing;
  readonly zoom: Zoom;
  /** Whether DEPREL labels are drawn. */
  readonly labels: boolean;
  /** Whether words without a link carry a mark. */
  readonly markUnaligned: boolean;
  /** The pinned edge, if any. */
  readonly selection: CanvasSelection | undefined;
  /** The edge under the pointer in another panel, drawn more lightly; it goes before `selection`. */
  readonly preview: CanvasSelection | undefined;
  /** The dependent whose arc is lit, for a hovered tile of the edit trace. */
  readonly hotArc: WordRef | undefined;
  /** The word lit from outside: the line of the cursor in the editor. */
  readonly hotWord: WordRef | undefined;
  /** The link lit from outside: a row of the links table. */
  readonly hotLink: LinkKey | undefined;
  /** Links chosen in another panel; they are lit, their words are not. */
  readonly chosen?: readonly LinkKey[] | undefined;
  readonly linkTones?: LinkTones | undefined;
  readonly growth: CanvasGrowth | undefined;
  readonly overlay?: Overlay | undefined;
  /** Words are chosen for something else: no link is made meanwhile. */
  readonly picking?: Picking | undefined;
  /** How large a drawing is at 100 %. */
  readonly full?: number | undefined;
  /** Whose trees these are: another number is another pair, and nothing of a gesture is meant for it. */
  readonly subject?: number | undefined;
  /** The drawing is of a pair shown before, while the one shown now is still being read: it takes nothing. */
  readonly former?: boolean;
  /** What it speaks, where several on a page may speak several languages. */
  readonly language?: Language | undefined;
  /** No linking: embedded as a picture. */
  readonly readonly: boolean;
  /** What draws the tools beside the caption; without it the caption stands alone. */
  readonly toolbar?: ((props: CanvasProps, fit: Fit) => TemplateResult) | undefined;
  /** The sentence above the drawing, or that it stays; while a word is armed the panel says so in its place. */
  readonly caption: Caption | typeof noChange;
  /** What draws trees of phrases, once it has come. */
  readonly phrases?: PhrasePart | undefined;
  /** Where a side is in brackets: what they are read as. */
  readonly reading?: Reading | undefined;
  /** Buttons that come before the others. */
  readonly tools?: TemplateResult | undefined;
  /** A line between the tools and the drawing. */
  readonly strip?: TemplateResult | undefined;

  /** Link, or unlink where they are linked. */
  onToggleLink(link: LinkKey): void;
  onRemoveLinks(links: readonly LinkKey[]): void;
  /** A link was clicked, or a linked word chosen by key, where that opens no menu and begins no link. */
  onChooseLink?: ((link: LinkKey) => void) | undefined;
  onSetRelation(link: LinkKey, relation: Relation | undefined): void;
  /** A sure link is to be a possible one, or the other way round. */
  onToggleCertainty(link: LinkKey): void;
  onAcceptProposal(proposal: CanvasProposal): void;
  onRejectProposal(proposal: CanvasProposal): void;
  /** The word that has the focus or was clicked; `undefined` when the focus has left the trees. */
  onFocusWord(word: WordRef | undefined): void;
  /** Both sides at once, so that folding all equal subtrees is one step. */
  onFold(folded: Readonly<Record<Side, ReadonlySet<number>>>): void;
  onDrawing(drawing: Drawing): void;
  onZoom(zoom: Zoom): void;
  onLabels(shown: boolean): void;
  onMarkUnaligned(marked: boolean): void;
  /** For the live region. What linking did is said by the one who knows the new score. */
  onAnnounce(phrase: Phrase): void;
  /** A part failed to load, and how to ask again; undefined where it has come after all. */
  onMissing(part: string, again: (() => void) | undefined): void;
  /** `?` was pressed. */
  onHelp(): void;
}
