/** The editor as a plain textarea: there at once, and all there is where nothing more can be loaded. */
import type { Span } from "../../engine/answers.js";
import { historyKey } from "../../shell/history-key.js";
import { type Cursor, historyInput, type Listener, type Mark, type Surface } from "./surface.js";

/** Beyond this many characters a textarea takes seconds to lay out; such a text waits for the other surface. */
export const longestPlain = 300_000;

/** A surface over a textarea. */
export function plainSurface(area: HTMLTextAreaElement, listener: Listener): Surface {
  let given = "";

  area.addEventListener("input", () => listener.onChange());
  area.addEventListener("selectionchange", () => {
    if (area.matches(":focus")) listener.onCursor(selectionIn(area));
  });
  area.addEventListener("beforeinput", (event) => {
    const direction = historyInput(event);
    if (direction === undefined) return;
    event.preventDefault();
    listener.onHistory(direction);
  });
  area.addEventListener("keydown", (event) => {
    const direction = historyKey(event);
    if (direction !== undefined) {
      event.preventDefault();
      listener.onHistory(direction);
    } else if (event.key === "F8") {
      event.preventDefault();
      listener.onStep(event.shiftKey ? -1 : 1);
    } else if (event.key === "i" && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault();
      if (area.readOnly) return;
      area.setRangeText("\t", area.selectionStart, area.selectionEnd, "end");
      listener.onChange();
    }
  });

  function select(span: Span): void {
    const start = offset(area.value, span.line, span.column);
    const end = offset(area.value, span.endLine, span.endColumn);
    area.focus();
    area.setSelectionRange(start, Math.max(start, end));
  }

  return {
    // A textarea makes LF of every end of line; what was not edited is given back as it came.
    text: () => (area.value === normalised(given) ? given : area.value),
    setText(text) {
      given = text;
      if (area.value === normalised(text)) return;
      const { selectionStart, selectionEnd } = area;
      area.value = text;
      if (area.matches(":focus")) area.setSelectionRange(selectionStart, selectionEnd);
    },
    // Told by the list below the editor alone.
    setMarks: (marks: readonly Mark[]) => {
      area.setAttribute("aria-invalid", String(marks.some((mark) => mark.severity === "error")));
    },
    setMarked: () => {},
    setLocked(locked) {
      area.readOnly = locked;
    },
    setLabel(label, placeholder) {
      area.setAttribute("aria-label", label);
      area.placeholder = placeholder;
    },
    cursor: () => selectionIn(area),
    isAllSelected: () => area.selectionStart === 0 && area.selectionEnd === area.value.length,
    setShape: () => {},
    reveal: select,
    select,
    focus: () => area.focus(),
  };
}

/** What is selected in a textarea. */
export function selectionIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Span {
  const place = (offset: number): Cursor => {
    const before = value.slice(0, offset);
    return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
  };
  const end = place(selectionEnd);
  return { ...place(selectionStart), endLine: end.line, endColumn: end.column };
}

function normalised(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

function offset(text: string, line: number, column: number): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const next = text.indexOf("\n", start);
    if (next === -1) return text.length;
    start = next + 1;
  }
  const end = text.indexOf("\n", start);
  return Math.min(start + column - 1, end === -1 ? text.length : end);
}
