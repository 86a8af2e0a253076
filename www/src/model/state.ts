/**
 * The State: everything the page shows follows from this one value and the answers to it. It is plain
 * data, so that it can be saved, shared and compared; its changes are the transitions beside this file.
 */
import type { Format, Link, Options, Proposal, ReadAs, Side, Weights } from "../engine/answers.js";
import type { SentenceText } from "./slice.js";

/** How the sentences of two files were paired: by `# parallel_id`, by equal `sent_id`, by order. */
export type Pairing = "parallel-id" | "sent-id" | "order";

/** The words two texts had when the links between them were last known to fit. */
export type Forms = Readonly<Record<Side, readonly string[]>>;

/** Whose word counts for a link that two annotators see differently. */
export type Decision = "mine" | "theirs" | "both";
/** Decisions by link, as `left-right`; a link not named is undecided. */
export type Decisions = Readonly<Record<string, Decision>>;

/** How links are proposed. */
export interface AlignerOptions {
  readonly onlyMatching: boolean;
  readonly baseline: boolean;
  /** Whether what is accepted takes over the relation suggested. */
  readonly relations: boolean;
  readonly weights: Readonly<Weights>;
  /** The table of synonyms, as typed. */
  readonly synonyms: string;
}

/** Two texts, and what they are read as. */
export interface Texts {
  readonly left: string;
  readonly right: string;
  readonly formats: Readonly<Record<Side, Format>>;
  readonly readAs: ReadAs | undefined;
}

/** Two sentences, by their blocks, with the links between them, sorted by (left, right), each once. */
export interface Pair {
  /** Undefined where this side has no partner for the other's sentence. */
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly links: readonly Link[];
  /** The text of the links as typed, while it is more or less than their notation. */
  readonly draft: string | undefined;
  /** Whether the ids in that text count from 0: it means the same links however others are shown. */
  readonly zeroBased: boolean | undefined;
  /** What the aligner proposes and no one has accepted or rejected yet. */
  readonly proposals: readonly Proposal[];
  /** Between my links and the other annotator's: whose word counts, by link as `left-right`. */
  readonly decisions: Decisions;
  readonly forms: Forms | undefined;
  /** The texts to whose words the links belong, where they were changed before they had been read. */
  readonly origin: Texts | undefined;
}

/** What another system made of the sentences of B, in its own order: it is set against A as B is. */
export interface System {
  /** Of its file. */
  readonly name: string;
  /** That of its sentences; or it is no system, but rows of figures, a text each, which were saved before. */
  readonly format: Format | "rows";
  /** Never empty. */
  readonly texts: readonly SentenceText[];
}

/** By whom a work was begun that is not the reader's own; another object each time. */
export interface Origin {
  /** A link that was opened, or another page that handed over its pair. */
  readonly by: "link" | "page";
}

/** The names of the files of both sides. */
export type Names = Readonly<Partial<Record<Side, string | undefined>>>;

/** What the user makes; every change of it is a step that can be undone. */
export interface Work {
  /** The raw text of each sentence of A, or where it stands in a file; never empty, though a block may be. */
  readonly left: readonly SentenceText[];
  readonly right: readonly SentenceText[];
  /** What the files are called that the sentences of a side came in, where they did. */
  readonly names?: Names | undefined;
  /** Never empty; each block named exists. */
  readonly pairs: readonly Pair[];
  readonly pairing: Pairing;
  /** The pair shown. */
  readonly pair: number;
  readonly options: Options;
  readonly aligner: AlignerOptions;
  /** The format of the sentences of each side. */
  readonly formats: Readonly<Record<Side, Format>>;
  /** What trees in brackets are read as; phrases where it is missing. */
  readonly readAs: ReadAs | undefined;
  /** The links of another annotator as typed, a line for each pair; empty while there are none. */
  readonly theirs: string;
  /** The other system that B is compared with; missing while there is none. */
  readonly second?: System | undefined;
  /** Missing where it is the reader's own. */
  readonly from?: Origin | undefined;
}

/** The three texts. */
export type SourceTab = Side | "links";
/**
 * How a tree is drawn: arcs over the words, a stemma (x = word order, y = depth), or its words below each other,
 * a row each.
 */
export type Drawing = "arcs" | "stemma" | "rows";
/**
 * `fit`: as large as the stage has room for; `full`: 100 %, scrolling sideways; `auto`: `fit` as long as
 * the words stay easy to read, else `full`.
 */
export type Zoom = "auto" | "fit" | "full";

/** An edge of the meta-graph, by its links and not by its place, which changes as links come and go. */
export interface Selection {
  readonly from: Link;
  readonly to: Link;
}

/** What a tab of the results was told: its options, by their names. */
export type TabView = Readonly<Record<string, string | number | boolean | readonly number[]>>;

/** How the work is looked at; saved, but no step of the history. */
export interface View {
  readonly sourceTab: SourceTab;
  /** What the results show, by the name of its tab; where there is none of that name, the first. */
  readonly resultsTab: string;
  /** `auto`: as arcs where they can be read in the room there is, else in rows. */
  readonly drawing: Drawing | "auto";
  readonly zoom: Zoom;
  readonly selection: Selection | undefined;
  /** Whether the links' text counts words from 0, as Pharaoh's notation does. */
  readonly zeroBased: boolean;
  /** Whether the source is open. */
  readonly sourceOpen: boolean;
  /** What each tab was told, by its name; a tab knows which options it has. */
  readonly tabs: Readonly<Record<string, TabView>>;
  /** How many steps were taken with the pair shown in each tab that has steps, by its name. */
  readonly at: Readonly<Record<string, number>>;
  /** Whether the arcs carry their DEPREL. */
  readonly labels: boolean;
  /** Whether words without a link are marked. */
  readonly markUnaligned: boolean;
  /** Whether enhanced dependencies are drawn. */
  readonly enhanced: boolean;
  /** The words of the pair shown whose subtrees are folded, sorted. */
  readonly folded: Readonly<Record<Side, readonly number[]>>;
  /**
   * Whether what is alike on both sides is folded, so that only differences are seen; undefined: in rows, where
   * that leaves less than half of them.
   */
  readonly onlyDifferences: boolean | undefined;
  /** Of what is alike, what is open nevertheless: by the words of A that are heads of it, sorted. */
  readonly opened: readonly number[];
}

/** The whole page as a value. */
export interface State {
  readonly work: Work;
  readonly view: View;
}

/** The order of links everywhere: by the word of A, then by that of B. */
export function compareLinks(a: Link, b: Link): number {
  return a.left - b.left || a.right - b.right;
}

/** The paper's weights; all that is found is proposed, with its relation. */
export const plainAligner: AlignerOptions = {
  onlyMatching: false,
  baseline: false,
  relations: true,
  weights: { equal: 10, lemma: 5, synonym: 2, relation: 1 },
  synonyms: "",
};

/** Labels whole, punctuation counted. */
export const plainOptions: Options = { stripSubtypes: false, ignorePunctuation: false };

/** What texts are read as that say nothing else. */
export const plainFormats: Work["formats"] = { left: "conllu", right: "conllu" };

/** A pair of nothing: what every new one is made from. */
export const noPair: Pair = {
  left: undefined,
  right: undefined,
  links: [],
  draft: undefined,
  zeroBased: undefined,
  proposals: [],
  decisions: {},
  forms: undefined,
  origin: undefined,
};

/** A work of one pair. */
export function singlePair(left: string, right: string, links: readonly Link[]): Work {
  return {
    left: [left],
    right: [right],
    pairs: [{ ...noPair, left: 0, right: 0, links: [...links].sort(compareLinks) }],
    pairing: "order",
    pair: 0,
    options: plainOptions,
    aligner: plainAligner,
    formats: plainFormats,
    readAs: undefined,
    theirs: "",
  };
}

/** How a page looks that no one has touched. */
export const firstView: View = {
  sourceTab: "left",
  resultsTab: "score",
  drawing: "auto",
  zoom: "auto",
  selection: undefined,
  zeroBased: false,
  sourceOpen: false,
  tabs: {},
  at: {},
  labels: true,
  markUnaligned: false,
  enhanced: false,
  folded: { left: [], right: [] },
  onlyDifferences: undefined,
  opened: [],
};

/** The pair shown. */
export function currentPair(work: Work): Pair {
  return work.pairs[work.pair] ?? noPair;
}

/** The text shown on one side; empty while it is still to be read out of a file. */
export function currentText(work: Work, side: Side): string {
  const block = currentPair(work)[side];
  const text = block === undefined ? undefined : work[side][block];
  return typeof text === "string" ? text : "";
}

/** The texts shown; undefined where one is still to be read out of a file. */
export function currentTexts(work: Work): Texts | undefined {
  const pair = currentPair(work);
  const isInFile = (side: Side) => typeof work[side][pair[side] ?? -1] === "object";
  if (isInFile("left") || isInFile("right")) return undefined;
  const { formats, readAs } = work;
  return { left: currentText(work, "left"), right: currentText(work, "right"), formats, readAs };
}

/** Whether there are rows that were saved before and none of the sentences that they are of. */
export function hasRowsAlone({ second, left, right }: Pick<Work, "second" | "left" | "right">) {
  const isEmpty = (texts: Work["left"]) => texts.every((text) => text === "");
  return second?.format === "rows" && isEmpty(left) && isEmpty(right);
}
