/** Rows of the table as files: tab-separated values, and a JSON object a line. */
import { tsvRow } from "../../copy/tsv.js";
import type { PickerEntry } from "../entry.js";
import type { Column } from "../measured.js";
import { type Cell, cellOf, isShare } from "./columns.js";

interface Written {
  readonly rows: Uint32Array;
  /** Those asked for, in order. */
  readonly columns: readonly Column[];
  entry(pair: number): PickerEntry;
  refused(pair: number): readonly string[];
  /** The same of the pair with the sentence of the other system. */
  secondRefused(pair: number): readonly string[];
}

/** So many rows are put together at once. */
const batch = 2000;

/** A table with a head: shares with what they are the share of; empty where there is no value. */
export function tsvOf(written: Written): Blob {
  const { columns, entry, refused, secondRefused } = written;
  const names = columns.flatMap(({ name }) =>
    isShare(name) ? [name, `${name}.part`, `${name}.whole`] : [name],
  );
  const head = ["number", "id.left", "id.right", ...names, "missing", "text.left", "text.right"];
  const row = (pair: number) => {
    const { leftId, rightId, leftText, rightText } = entry(pair);
    const cells = columns.map((column) => [column.name, cellOf(column, pair)] as const);
    const numbers = cells.flatMap(([name, cell]) => {
      const found = cell?.kind === "value" ? cell : undefined;
      return isShare(name) ? [found?.value, found?.part, found?.whole] : [found?.value];
    });
    const codes = refused(pair);
    const reasons = cells.flatMap(([name, cell]) => {
      const why = whyNot(cell, secondRefused(pair));
      return why === undefined ? [] : [`${name}=${why}`];
    });
    const missing = (codes.length > 0 ? codes : reasons).join(" ");
    return tsvRow([pair + 1, leftId, rightId, ...numbers, missing, leftText, rightText]);
  };
  return file(tsvRow(head), written, row, "text/tab-separated-values");
}

/** An object for each row, with shares as whole numbers and their ratio. */
export function jsonLinesOf(written: Written): Blob {
  const { columns, entry, refused, secondRefused } = written;
  const row = (pair: number) => {
    const { leftId, rightId, leftText, rightText } = entry(pair);
    const codes = refused(pair);
    const cells = columns.map((column) => [
      column.name,
      json(column.name, cellOf(column, pair), secondRefused(pair)),
    ]);
    const object = JSON.stringify({
      pair: pair + 1,
      left: { id: leftId ?? null, text: leftText },
      right: { id: rightId ?? null, text: rightText },
      ...(codes.length > 0 ? { error: codes } : Object.fromEntries(cells)),
    });
    return `${object}\n`;
  };
  return file("", written, row, "application/jsonl");
}

function json(name: string, cell: Cell | undefined, second: readonly string[]): unknown {
  if (cell?.kind === "undefined") return { undefined: cell.reason };
  if (cell?.kind === "refused") return { error: codesOf(cell, second) };
  if (cell?.kind !== "value") return null;
  const { value, part, whole } = cell;
  return isShare(name) ? { value, part, whole } : value;
}

/** Why a cell is empty; undefined where it is not. */
function whyNot(cell: Cell | undefined, second: readonly string[]): string | undefined {
  switch (cell?.kind) {
    case undefined:
      return "not-measured";
    case "undefined":
      return cell.reason;
    case "refused":
      return codesOf(cell, second).join("+");
    case "value":
      return undefined;
  }
}

/** What was refused though the pair was not: for one column alone, else for the other system's sentence. */
function codesOf(
  { code }: Extract<Cell, { kind: "refused" }>,
  second: readonly string[],
): readonly string[] {
  return code === undefined ? second : [code];
}

function file(head: string, { rows }: Written, row: (pair: number) => string, type: string): Blob {
  const parts: BlobPart[] = [head];
  for (let at = 0; at < rows.length; at += batch) {
    const lines = Array.from(rows.subarray(at, at + batch), row);
    // In pieces, so that there is never one string of the whole.
    parts.push(new Blob([lines.join("")]));
  }
  return new Blob(parts, { type });
}
