/** What the source panel is given and what it reports. */
import type { Diagnostic, Sentence, Side, Span } from "../../engine/answers.js";
import type { Intake, Pairing } from "../corpus.js";
import type { RepairId } from "../repair.js";

/** The three texts of the page. */
export type SourceName = "left" | "right" | "links";

/** A place to go to. A new object is a new order to go there, even when the place is the same. */
export interface Place {
  readonly source: SourceName;
  readonly span: Span;
}

/** One text after mending, and what was mended. */
export interface Mending {
  readonly source: SourceName;
  readonly text: string;
  readonly repairs: readonly RepairId[];
}

/** Where in a corpus of several pairs the page is. */
export interface CorpusPlace {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** What names the pair: its `sent_id`, else nothing. */
  readonly sentId: string | undefined;
  readonly pairing: Pairing;
}

/** Everything the source panel shows, and what can be done in it. */
export interface SourceProps {
  /** The text shown; the tabs themselves belong to the page. */
  readonly shown: SourceName;
  readonly texts: Readonly<Record<SourceName, string>>;
  /** All diagnostics of the three texts. */
  readonly diagnostics: readonly Diagnostic[];
  /** The last good reading of each side: relates lines to words. */
  readonly sentences: Readonly<Record<Side, Sentence | undefined>>;
  /** The word that is hovered or focused on the canvas: its line is marked. */
  readonly focused: { readonly side: Side; readonly id: number } | undefined;
  /** Where to put the cursor; acted on whenever it is a new object. */
  readonly place: Place | undefined;
  /** The pair shown, when there are several. */
  readonly corpus: CorpusPlace | undefined;
  /** The ids of the links text count from 0. */
  readonly zeroBased: boolean;

  /** A text was typed in; called with every change. */
  onText(source: SourceName, text: string): void;
  /** One undoable step over one or several texts. */
  onMend(edits: readonly Mending[]): void;
  /** Something was pasted that is more than a piece of text. Never of kind "fragment". */
  onIntake(intake: Intake): void;
  /** Files were chosen; hand them to `openFiles`. */
  onFiles(files: readonly File[]): void;
  /** The cursor stands on the line of this word, or (`undefined`) on none. */
  onWord(side: Side, id: number | undefined): void;
  /** "Go to line" or F8: show that text and hand a new `place` back. */
  onGoTo(diagnostic: Diagnostic): void;
  onZeroBased(zeroBased: boolean): void;
  /** Undo or redo was asked for where the editor has nothing of its own left to take back. */
  onHistory(direction: "undo" | "redo"): void;
  /** Previous (-1) or next (1) pair of the corpus. */
  onStep(direction: -1 | 1): void;
  /** Open the picker. */
  onPick(): void;
}
