/** What the source panel is given and what it reports. */
import type { Diagnostic, Format, Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import type { Place } from "../../model/app.js";
import type { SourceTab } from "../../model/state.js";
import type { Intake } from "../corpus.js";

/** One text after mending. */
export interface Mending {
  readonly source: SourceTab;
  readonly text: string;
}

/** Everything the source panel shows, and what can be done in it. */
export interface SourceProps {
  /** The text shown; the tabs themselves belong to the page. */
  readonly shown: SourceTab;
  readonly texts: Readonly<Record<SourceTab, string>>;
  /** All diagnostics of the three texts. */
  readonly diagnostics: readonly Diagnostic[];
  /** What was read of each side: relates lines to words. */
  readonly sentences: Readonly<Record<Side, Shown | undefined>>;
  /** What each side is read as. */
  readonly formats: Readonly<Record<Side, Format>>;
  /** The word that is hovered or focused on the canvas: its line is marked. */
  readonly focused: { readonly side: Side; readonly id: number } | undefined;
  /** Where to put the cursor; acted on whenever it is a new object. */
  readonly place: Place | undefined;
  /** The sides whose errors keep the links as they were; undefined where links can be changed. */
  readonly locked?: Side | "both" | undefined;
  /** The links stand as they were typed. */
  readonly isTyped: boolean;
  /** The ids of the links text count from 0. */
  readonly zeroBased: boolean;

  /** The format that the text of a side with errors begins like. */
  noticed(side: Side): Format | undefined;
  onFormat(side: Side, format: Format): void;
  /** A text was typed in; called with every change. */
  onText(source: SourceTab, text: string): void;
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
}
