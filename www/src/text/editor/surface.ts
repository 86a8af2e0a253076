/** What the two forms of the editor have in common: the plain textarea and the rich one. */
import type { Severity, Span } from "../../engine/answers.js";

/** A diagnostic as the editor shows it. */
export interface Mark {
  readonly severity: Severity;
  readonly span: Span;
  readonly words: string;
}

/** Whether the text has the columns of CoNLL-U, or is any other text. */
export type Shape = "columns" | "plain";

/** A place in the text: both from 1, the column in UTF-16 units. */
export interface Cursor {
  readonly line: number;
  readonly column: number;
}

/** What a surface reports. */
export interface Listener {
  /** The text was changed by hand. */
  onChange(): void;
  /** The cursor came to another place, by hand. */
  onCursor(cursor: Cursor): void;
  /** F8 (1) or Shift+F8 (-1). */
  onStep(direction: -1 | 1): void;
  /** Undo or redo, by a key or a menu: the surfaces have no history of their own. */
  onHistory(direction: "undo" | "redo"): void;
}

/** An editor over one text. */
export interface Surface {
  text(): string;
  /** Another text; the cursor stays where it is, as far as it can. */
  setText(text: string): void;
  setMarks(marks: readonly Mark[]): void;
  /** The line that belongs to the word focused elsewhere. */
  setMarked(line: number | undefined): void;
  /** Whether the text can be read alone. */
  setLocked(locked: boolean): void;
  setLabel(label: string, placeholder: string): void;
  cursor(): Cursor;
  /** Whether what is typed now takes the place of all there is. */
  isAllSelected(): boolean;
  /** Another shape of the same text. */
  setShape(shape: Shape): void;
  /** Goes to a place, shows it and takes the focus. */
  reveal(span: Span): void;
  /** Selects all of a span and takes the focus. */
  select(span: Span): void;
  focus(): void;
}

/** The direction, where an input wants to go back or forth in the history. */
export function historyInput({ inputType }: InputEvent): "undo" | "redo" | undefined {
  if (inputType === "historyUndo") return "undo";
  return inputType === "historyRedo" ? "redo" : undefined;
}
