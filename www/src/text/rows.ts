/**
 * Rows of figures that were saved before, by the page, by the command line, or by a program that has read them
 * since: an object of JSON on each line, or a table with tabs or commas below a line of names.
 */
import { parsed } from "../model/json.js";
import type { FileSlice, SentenceText } from "../model/slice.js";
import { cellsOf } from "./repair/separated.js";

/** A row as it was read. */
export interface Row {
  /** The number of its pair; undefined of a record. */
  readonly number: number | undefined;
  /** What its pair is called: by the record, else by the sentences. */
  readonly left: string | undefined;
  readonly right: string | undefined;
  /** Why the pair was not measured: codes of errors; empty where it was. */
  readonly error: readonly string[];
  /** Why it has no value of a measure; of `similarity` alone where it is one text. */
  readonly reasons: Readonly<Record<string, unknown>>;
  /** All of it but its lists, as JSON without blanks. */
  readonly json: string;
}

/** The columns by which a table of rows is known: of each command one that no other table has. */
const known = /^(?:similarity|leaves|head\.tests|agreement\.f)$/;
/** Columns that are text, whatever they look like. */
const isText = (name: string) => /^(?:id|left|right)$|^undefined\./.test(name);

/** The line of names above a table, and what stands between its cells. */
function headOf(text: string) {
  const [head = ""] = text.replace(/^\ufeff/, "").split(/\r?\n/, 1);
  const separator = head.includes("\t") ? "\t" : ",";
  const names = cellsOf(head, separator) ?? [];
  return { separator, names, isRows: /^(?:pair|id)$/.test(names[0] ?? "") };
}

/** Whether a text that begins so is of JSON Lines, and no table. */
const isObject = (beginning: string) => /^\ufeff?\s*\{/.test(beginning);

/** Whether a text that begins so is rows. */
export function isRows(beginning: string): boolean {
  if (/^\ufeff?\s*\{\s*"(?:pair|id)"\s*:/.test(beginning))
    return /"(?:similarity|robinsonFoulds|head|agreement|error)"\s*:/.test(beginning);
  const { names, isRows } = headOf(beginning);
  return isRows && names.some((name) => known.test(name));
}

/** What a row is told by that is none, or is of a pair that has one already. */
export class RowFault extends Error {
  readonly line: number;
  /** What that pair is called, and the line of its first row. */
  readonly twice: { readonly pair: string; readonly first: number } | undefined;

  constructor(line: number, twice?: RowFault["twice"]) {
    super(`line ${line}`);
    this.line = line;
    this.twice = twice;
  }
}

/** The rows of a file, each where it stands there. Rejects with a [fault](RowFault) where a line is no row, or a second one of a pair. */
export async function rowsIn(file: File): Promise<readonly FileSlice[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const rows: FileSlice[] = [];
  /** The line of each, by what its pair is called. */
  const firsts = new Map<string, number>();
  let columns: string | undefined;
  const isTable = !isObject(await file.slice(0, 4096).text());
  for (const { start, end, line } of linesOf(bytes, isTable)) {
    const read = () => decoder.decode(bytes.subarray(start, end)).replace(/^\ufeff/, "");
    const text = line > 1 && start === end ? "" : read();
    if (text.trim() === "") continue;
    if (isTable && columns === undefined) {
      columns = text;
      continue;
    }
    const row = rowOf(columns === undefined ? text : `${columns}\n${text}`);
    if (row === undefined) throw new RowFault(line);
    const pair = row.number === undefined ? row.left : String(row.number);
    const first = firsts.get(pair ?? "");
    if (first !== undefined) throw new RowFault(line, { pair: pair ?? "", first });
    if (pair !== undefined) firsts.set(pair, line);
    const none = { sentId: undefined, parallelId: undefined, label: "", errors: 0 };
    const named = columns === undefined ? {} : { columns };
    rows.push({ file, name: file.name, start, end, ...none, ...named });
  }
  return rows;
}

const [quote, newline, carriageReturn] = [0x22, 0x0a, 0x0d];

/** The lines of a text, without their ends; in quotes of a table there is none. */
function* linesOf(bytes: Uint8Array, isTable: boolean) {
  let isQuoted = false;
  let line = 1;
  let [start, first] = [0, 1];
  for (let at = 0; at <= bytes.length; at += 1) {
    if (bytes[at] === quote) isQuoted = !isQuoted;
    const isEnd = at === bytes.length || bytes[at] === newline;
    if (!isEnd) continue;
    line += 1;
    // In JSON a quote is escaped in another way, and no line ends between two.
    if (isTable && isQuoted && at < bytes.length) continue;
    const end = at > start && bytes[at - 1] === carriageReturn ? at - 1 : at;
    yield { start, end, line: first };
    isQuoted = false;
    start = at + 1;
    first = line;
  }
}

/** The row that a text is, of a table with the line of names above it; undefined of any other text. */
export function rowOf(text: string): Row | undefined {
  const given = isObject(text) ? parsed(text) : cells(text);
  if (given === undefined || given === null || typeof given !== "object") return undefined;
  const { pair, id, left, right, error, undefined: missing, ...figures } = given as Fields;
  if (pair === undefined && id === undefined) return undefined;
  const codes = Array.isArray(error) ? error : [];
  const reasons = typeof missing === "string" ? { similarity: missing } : missing;
  return {
    number: Number.isInteger(pair) ? (pair as number) : undefined,
    left: nameOf(id) ?? nameOf(left),
    right: nameOf(right),
    error: codes.map((one) => String(typeof one === "object" ? one?.code : one)),
    reasons: typeof reasons === "object" ? { ...reasons } : {},
    json: JSON.stringify(figures, (_, value) => (Array.isArray(value) ? undefined : value)),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const nameOf = (name: unknown) =>
  typeof name === "string" || typeof name === "number" ? String(name) : undefined;

/** A row of a table as an object: `coverage.mean` lies in `coverage`; a cell without anything is missing. */
function cells(text: string): Fields | undefined {
  const { separator, names } = headOf(text);
  const row = cellsOf(text.slice(text.indexOf("\n") + 1), separator);
  if (row?.length !== names.length) return undefined;
  // A name of the file may be one that every object has.
  const fields: Record<string, unknown> = Object.create(null);
  for (const [at, name] of names.entries()) {
    const cell = row[at] ?? "";
    if (cell === "") continue;
    // Reasons are named after measures, which have dots.
    const path = name.startsWith("undefined.")
      ? ["undefined", name.slice("undefined.".length)]
      : name.split(".");
    const last = path.pop() ?? "";
    let within = fields;
    for (const part of path) {
      within[part] ??= Object.create(null);
      const inner = within[part];
      // Another column says that this is a number, of which there are no parts.
      if (typeof inner !== "object") return undefined;
      within = inner as Record<string, unknown>;
    }
    within[last] = isText(name) ? cell.replace(/^'(?=[=+\-@＝＋－＠\t\r\n])/, "") : valueIn(cell);
  }
  return fields;
}

const valueIn = (cell: string): unknown => parsed(cell) ?? cell;

/** The format that rows are in, by the name of its ending. */
export function formatOfRows(text: SentenceText | undefined): "jsonl" | "tsv" | "csv" {
  const columns =
    typeof text === "object" ? text.columns : text && isObject(text) ? undefined : text;
  if (columns === undefined) return "jsonl";
  return headOf(columns).separator === "\t" ? "tsv" : "csv";
}

/** Rows as they were read, as one text. */
export function rowsText(texts: readonly string[]): string {
  const lines = texts.map((text, at) => {
    return !isObject(text) && at > 0 ? text.slice(text.indexOf("\n") + 1) : text;
  });
  return lines.map((line) => `${line}\n`).join("");
}
