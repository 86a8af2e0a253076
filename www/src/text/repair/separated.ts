/** Columns with commas or semicolons between them, as spreadsheets save them. */
import { eachLine } from "./each-line.js";

/** A word line with at least eight columns of that kind. Quotes may stand around a cell. */
const start = /^\ufeff?"?\d+(?:[-.]\d+)?"?([,;])(?! )(?:[^\n]*?\1){7}/;

/** Whether a line of the text is one of comma-separated columns. */
export function hasSeparated(text: string): boolean {
  return new RegExp(start.source, "m").test(text);
}

/** The cells of a line, or of several where an end stands in quotes; undefined where a quote is left open. `""` inside quotes is a quote. */
export function cellsOf(line: string, separator: string): readonly string[] | undefined {
  const cells: string[] = [];
  for (let at = 0; at <= line.length; ) {
    let cell = "";
    if (line[at] === '"') {
      const parts: string[] = [];
      for (;;) {
        const end = line.indexOf('"', at + 1);
        if (end === -1) return undefined;
        parts.push(line.slice(at + 1, end));
        at = end + 1;
        if (line[at] !== '"') break;
      }
      if (at < line.length && line[at] !== separator) return undefined;
      cell = parts.join('"');
    } else {
      const end = line.indexOf(separator, at);
      cell = line.slice(at, end === -1 ? line.length : end);
      at += cell.length;
    }
    cells.push(cell);
    at += 1;
  }
  return cells;
}

/** A line is mended only where that gives the right number of columns; an empty cell becomes `_`. */
function withTabs(line: string): string {
  const separator = start.exec(line)?.[1];
  const cells = separator && cellsOf(line.replace(/^\ufeff/, ""), separator);
  if (!cells || (cells.length !== 10 && cells.length !== 8)) return line;
  return cells.map((cell) => cell || "_").join("\t");
}

/** Commas or semicolons in place of tabs. */
export const separated = eachLine(withTabs);
