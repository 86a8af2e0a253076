/** The editor as CodeMirror, loaded over the textarea when there is time. */
import { defaultKeymap } from "@codemirror/commands";
import { type Diagnostic, linter, lintGutter, setDiagnostics } from "@codemirror/lint";
import {
  Compartment,
  EditorState,
  StateEffect,
  StateField,
  type Text,
  Transaction,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  placeholder,
} from "@codemirror/view";
import type { Span } from "../../engine/answers.js";
import { historyKey } from "../../shell/history-key.js";
import { commonEnds } from "../ends.js";
import { columns } from "./columns.js";
import { type Cursor, historyInput, type Listener, type Shape, type Surface } from "./surface.js";
import { theme } from "./theme.js";

/** An underline longer than this says no more than its beginning. */
const longestUnderline = 2000;

const setMarked = StateEffect.define<DecorationSet>();
const markedLine = Decoration.line({ class: "cm-marked" });
const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (lines, { changes, effects }) =>
    effects.find((effect) => effect.is(setMarked))?.value ?? lines.map(changes),
  provide: (field) => EditorView.decorations.from(field),
});

/** Where a span begins and ends, brought into the text. */
function range(doc: Text, span: Span): { readonly from: number; readonly to: number } {
  const offset = (line: number, column: number) => {
    if (line > doc.lines) return doc.length;
    const { from, to } = doc.line(Math.max(1, line));
    return Math.min(to, from + Math.max(1, column) - 1);
  };
  const from = offset(span.line, span.column);
  return { from, to: Math.max(from, offset(span.endLine, span.endColumn)) };
}

/** The same, no longer than is to be underlined. */
function underlined(doc: Text, span: Span): { readonly from: number; readonly to: number } {
  const { from, to } = range(doc, span);
  return { from, to: Math.min(to, from + longestUnderline) };
}

/** A rich surface in `parent`, which lies under `root`. */
export function richSurface(
  root: ShadowRoot,
  parent: HTMLElement,
  text: string,
  shape: Shape,
  describedBy: string,
  listener: Listener,
): Surface {
  const labels = new Compartment();
  const shapes = new Compartment();
  const locks = new Compartment();
  let line = 1;

  const state = EditorState.create({
    doc: text,
    extensions: [
      // Only LF ends a line; a CR stays in the text, where it is shown.
      EditorState.lineSeparator.of("\n"),
      EditorState.tabSize.of(8),
      labels.of([]),
      locks.of([]),
      lintGutter(),
      linter(null),
      lineNumbers(),
      highlightActiveLineGutter(),
      highlightSpecialChars({ render: specialCharacter }),
      marked,
      shapes.of(shapeOf(shape)),
      theme,
      // The history is the page's: by keys, and out of the browser's menus.
      EditorView.domEventHandlers({
        keydown: (event) => goBack(historyKey(event)),
        beforeinput: (event) => goBack(historyInput(event)),
      }),
      EditorView.updateListener.of((update) => {
        const byHand = update.transactions.some(
          (transaction) => transaction.annotation(Transaction.userEvent) !== undefined,
        );
        if (update.docChanged && byHand) listener.onChange();
        if (!update.selectionSet && !update.docChanged && !update.focusChanged) return;
        const now = cursor();
        if (!byHand && !update.focusChanged) line = now.line;
        else if (update.view.hasFocus && (now.line !== line || update.focusChanged)) {
          line = now.line;
          listener.onCursor(now);
        }
      }),
      keymap.of([
        { key: "F8", run: () => step(1), shift: () => step(-1) },
        { key: "Mod-i", run: insertTab },
        { key: "Ctrl-i", run: insertTab },
        // Tab is not among them: it moves on to the next control.
        ...defaultKeymap,
      ]),
    ],
  });
  const view = new EditorView({ state, parent, root });

  function cursor(): Cursor {
    // Its start, as in a plain field: from the end of what is selected, "previous" would find it once more.
    const { from } = view.state.selection.main;
    const at = view.state.doc.lineAt(from);
    return { line: at.number, column: from - at.from + 1 };
  }

  function step(direction: -1 | 1): boolean {
    listener.onStep(direction);
    return true;
  }

  function goBack(direction: "undo" | "redo" | undefined): boolean {
    if (direction === undefined) return false;
    listener.onHistory(direction);
    return true;
  }

  return {
    text: () => view.state.sliceDoc(),
    setText(next) {
      const before = view.state.sliceDoc();
      if (before === next) return;
      const { start, end } = commonEnds(before, next);
      const insert = next.slice(start, next.length - end);
      // Another text is read from its beginning; in the same one the cursor keeps its place.
      const other = start + end < Math.min(before.length, next.length) / 2;
      const { head } = view.state.selection.main;
      const kept = head <= start ? head : Math.max(start, head - before.length + next.length);
      view.dispatch({
        changes: { from: start, to: before.length - end, insert: view.state.toText(insert) },
        selection: { anchor: other ? 0 : Math.min(kept, next.length) },
      });
      if (other) view.scrollDOM.scrollTo(0, 0);
    },
    setMarks(marks) {
      const shown = marks.map(({ span, severity, words }): Diagnostic => {
        return { ...underlined(view.state.doc, span), severity, message: words };
      });
      view.dispatch(setDiagnostics(view.state, shown));
    },
    setMarked(next) {
      const { doc } = view.state;
      const there = next !== undefined && next >= 1 && next <= doc.lines;
      if (!there) return view.dispatch({ effects: setMarked.of(Decoration.none) });
      const { from } = doc.line(next);
      const inSight = EditorView.scrollIntoView(from, { y: "nearest" });
      view.dispatch({
        effects: [
          setMarked.of(Decoration.set(markedLine.range(from))),
          ...(view.hasFocus ? [] : [inSight]),
        ],
      });
    },
    setLocked(locked) {
      const attributes = EditorView.contentAttributes.of({ "aria-readonly": String(locked) });
      view.dispatch({
        effects: locks.reconfigure([EditorState.readOnly.of(locked), attributes]),
      });
    },
    setLabel(label, hint) {
      // Editable content has the focus anyway; that it can have it must be said for those who check.
      const attributes = { "aria-label": label, "aria-describedby": describedBy, tabindex: "0" };
      view.dispatch({
        effects: labels.reconfigure([
          EditorView.contentAttributes.of(attributes),
          placeholder(hint),
        ]),
      });
    },
    cursor,
    isAllSelected() {
      const { from, to } = view.state.selection.main;
      return from === 0 && to === view.state.doc.length;
    },
    setShape: (next) => view.dispatch({ effects: shapes.reconfigure(shapeOf(next)) }),
    select(span) {
      const { from: anchor, to: head } = range(view.state.doc, span);
      view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
      view.focus();
    },
    reveal(span) {
      const { from: anchor, to: head } = underlined(view.state.doc, span);
      view.dispatch({
        selection: { anchor, head },
        effects: EditorView.scrollIntoView(anchor, { y: "center", x: "nearest", xMargin: 40 }),
      });
      view.focus();
    },
    focus: () => view.focus(),
  };
}

/** Columns under each other, or lines that are wrapped. */
function shapeOf(shape: Shape) {
  return shape === "columns" ? columns : EditorView.lineWrapping;
}

/** A character without ink, shown by its number; a CR by its sign. */
function specialCharacter(code: number, description: string | null): HTMLElement {
  const sign = document.createElement("span");
  sign.className = code === 13 ? "cm-specialChar cm-carriageReturn" : "cm-specialChar";
  sign.textContent = code === 13 ? "␍" : code.toString(16).toUpperCase().padStart(4, "0");
  sign.title = description ?? `U+${sign.textContent}`;
  sign.setAttribute("aria-label", sign.title);
  return sign;
}

function insertTab(view: EditorView): boolean {
  view.dispatch(view.state.replaceSelection("\t"), {
    userEvent: "input.type",
    scrollIntoView: true,
  });
  return true;
}
