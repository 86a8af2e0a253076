/** Files that were dropped or chosen: links are read here, sentences are found by the core. */
import type {
  Diagnostic,
  FileNotice,
  Format,
  LinkFile,
  LinkFormat,
  OutlineEntry,
  Side,
} from "../engine/answers.js";
import { type Phrase, t } from "../messages/index.js";
import type { Block, Intake, ReadFile, ZeroBased } from "./corpus.js";
import { decode } from "./decode.js";
import { wording } from "./diagnostics/wording.js";
import { isNotTaken } from "./fitting.js";
import {
  afterComments,
  hasWords,
  intakeFiles,
  isLinks,
  linkLines,
  type PairUp,
  refused,
} from "./intake.js";
import { proposedRoles } from "./roles.js";
import { isRows, RowFault, rowsIn } from "./rows.js";

/** The largest file that is read, in bytes. */
export const largestFile = 256 * 1024 * 1024;

/** How many bytes of a file show what it is. */
const head = 4096;
/** Comments longer than this are not looked behind. */
const longestHead = 2 ** 20;

/** What was found of a file of sentences. */
export type FileSentences =
  | {
      readonly kind: "read";
      readonly format: Format;
      /** In CoNLL-U Plus the line that names its columns. */
      readonly columns: string | undefined;
      readonly sentences: readonly OutlineEntry[];
      readonly diagnostics: readonly Diagnostic[];
    }
  /** `unreadable` is a file that cannot be read; where the core gave no answer, it is `unanswered`. */
  | { readonly kind: "unreadable" | "unanswered" };

/** What is asked of the core. */
export interface FileCore {
  /** What it is, by its name and its beginning; undefined where the core does not answer. */
  readonly notice: (file: File) => Promise<FileNotice | undefined>;
  /** Its sentences, read in this format. */
  readonly outline: (file: Blob, format: Format) => Promise<FileSentences>;
  /** The links of a text that names its pairs; undefined where the core does not answer. */
  readonly readLinkFile: (text: string, format: LinkFormat) => Promise<LinkFile | undefined>;
  readonly pairUp: PairUp;
}

/** Says what was left out of a file that is read nevertheless, or plainly how it was read. */
export type Tell = (phrase: Phrase, tone?: "plain") => void;

/**
 * What the files are for: each is what its name says, else what its beginning does, and has the role that is
 * proposed for it. Never fails: what cannot be read is an intake of kind "refused".
 */
export async function openFiles(
  files: readonly File[],
  focused: Side,
  core: FileCore,
  tell?: Tell,
): Promise<Intake> {
  const read = await readFiles(files, core, tell);
  return "kind" in read ? read : intakeFiles(read, proposedRoles(read, focused), core.pairUp);
}

/** What is in the files. Never fails: where one cannot be read, it is an intake of kind "refused". */
export async function readFiles(
  files: readonly File[],
  core: FileCore,
  tell: Tell = () => undefined,
): Promise<readonly ReadFile[] | Intake> {
  const read: ReadFile[] = [];
  // Side by side: while the core looks through one file another one is copied.
  for (const found of await Promise.all(files.map((file) => openFile(file, core, tell)))) {
    if ("kind" in found) return found;
    read.push(found);
  }
  return read;
}

async function openFile(given: File, core: FileCore, tell: Tell): Promise<ReadFile | Intake> {
  const { name } = given;
  if (given.size > largestFile) return tooLarge(name, given.size);
  try {
    const isPacked = /\.gz$/i.test(name);
    const file = isPacked ? await unpacked(given).catch(() => undefined) : given;
    if (file === undefined) return refused({ id: "intake-packed", args: { name } });
    if (file.size > largestFile) return tooLarge(name, file.size);
    return await readFile(file, core, tell);
  } catch {
    // A folder, or a file that went away between choosing and reading.
    return refused({ id: "intake-unreadable", args: { name } });
  }
}

/** What is in a file that is not packed. Rejects where it cannot be read. */
async function readFile(file: File, core: FileCore, tell: Tell): Promise<ReadFile | Intake> {
  const { name } = file;
  if (isRows(await file.slice(0, head).text())) return openRows(file);
  const notice = await core.notice(file);
  if (notice?.kind === "foreign")
    return refused({ id: "intake-foreign", args: { name, what: notice.what } });
  if (notice?.kind === "not-links")
    return refused({ id: "intake-not-links", args: { name, format: labelOf(notice.format) } });
  const { text, whole } = await beginningOf(file);
  const isNamed = notice?.kind === "sentences" && notice.named;
  const named = notice?.kind === "links" ? notice.format : undefined;
  if (named === "giza" || named === "naacl") return openNamed(file, named, core, tell);
  if (named || (!isNamed && isLinks(text, whole)))
    return openLinks(file, named === "pharaoh" || undefined);
  if (notice?.kind !== "sentences") return refused({ id: "intake-unanswered", args: { name } });
  const { format, beginning: looksLike } = notice;
  const own = await copied(file);
  const found = openSentences(own, text, await core.outline(own, format), tell);
  if (looksLike === undefined || !("blocks" in found)) return found;
  if (found.blocks.length === 0)
    return refused({
      id: "intake-no-sentence-named",
      args: { name, looksLike: labelOf(looksLike) },
    });
  const args = { name, format: labelOf(format), looksLike: labelOf(looksLike) };
  tell({ id: "intake-looks-like", args });
  return found;
}

/** Rows that were saved before; a line that is none is named. */
async function openRows(file: File): Promise<ReadFile | Intake> {
  const { name } = file;
  try {
    const texts = await rowsIn(await copied(file));
    if (texts.length > 0) return { name, rows: { name, format: "rows", texts } };
    return refused({ id: "intake-rows-none", args: { name } });
  } catch (fault) {
    if (!(fault instanceof RowFault)) throw fault;
    const { line, twice } = fault;
    return twice
      ? refused({ id: "intake-rows-twice", args: { name, line, ...twice } })
      : refused({ id: "intake-rows-line", args: { name, line } });
  }
}

const labelOf = (format: Format) => t(`format-${format}`);

function tooLarge(name: string, bytes: number): Intake {
  const args = { size: Math.ceil(bytes / 2 ** 20), limit: largestFile / 2 ** 20 };
  return refused({ id: "intake-too-large", args: { name, ...args } });
}

/** What gzip has compressed, or so much of it that it is too large. */
async function unpacked(file: File): Promise<File> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const stream = file.stream().pipeThrough(new DecompressionStream("gzip"));
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (value) pieces.push(value);
    size += value?.length ?? 0;
    if (done || size > largestFile) return new File(pieces, file.name.slice(0, -".gz".length));
  }
}

/** How many bytes are copied at once. */
const piece = 8 * 1024 * 1024;

/**
 * The file as it is now. What a browser hands over is only where it lies on the disk: saved again, moved
 * or removed it could neither be read nor stored any longer.
 */
async function copied(file: File): Promise<File> {
  const pieces: Blob[] = [];
  for (let at = 0; at < file.size; at += piece)
    pieces.push(new Blob([await file.slice(at, at + piece).arrayBuffer()]));
  return new File(pieces, file.name);
}

/** The beginning of a file, so much of it that comments do not fill it. */
async function beginningOf(
  file: File,
): Promise<{ readonly text: string; readonly whole: boolean }> {
  for (let length = head; ; length *= 4) {
    const text = await file.slice(0, length).text();
    const whole = file.size <= length;
    if (whole || length >= longestHead || afterComments(text).length > head / 8) {
      return { text, whole };
    }
  }
}

async function openLinks(file: File, zeroBased: ZeroBased): Promise<ReadFile | Intake> {
  const text = await textOf(file);
  if (typeof text !== "string") return text;
  return { name: file.name, lines: linkLines(text), zeroBased };
}

/** Links of a file that names its pairs; a pair of GIZA++ with errors has a line that is no links. */
async function openNamed(
  file: File,
  format: "giza" | "naacl",
  core: FileCore,
  tell: Tell,
): Promise<ReadFile | Intake> {
  const { name } = file;
  const text = await textOf(file);
  if (typeof text !== "string") return text;
  const read = await core.readLinkFile(text, format);
  if (read === undefined) return refused({ id: "intake-unanswered", args: { name } });
  const error = read.diagnostics.find(({ severity }) => severity === "error");
  const args = error && { name, line: error.span.line, problem: wording(error) };
  if (args && read.lines.length === 0) return refused({ id: "intake-giza-refused", args });
  const lines: string[] = [];
  const sizes: [number, number][] = [];
  for (const [at, number] of read.pairs.entries()) {
    const line = read.lines[at] ?? "";
    lines[number - 1] = line;
    const [left = 0, right = 0] = read.sizes.subarray(2 * at, 2 * at + 2);
    if (left + right > 0 && !isNotTaken(line)) sizes[number - 1] = [left, right];
  }
  const pairs = read.lines.filter(isNotTaken).length;
  if (args) tell({ id: "intake-giza-faulty", args: { ...args, pairs } });
  else
    tell({ id: "intake-pairs-named", args: { name, format, pairs: read.lines.length } }, "plain");
  return { name, lines, zeroBased: false, sizes };
}

/** The text of a file, or why it cannot be read. */
async function textOf(file: File): Promise<string | Intake> {
  const { name } = file;
  const decoded = await decode(new Uint8Array(await file.arrayBuffer()), nextTask);
  if (decoded.kind === "utf-16") return refused({ id: "intake-utf-16", args: { name } });
  if (decoded.kind === "invalid") {
    const { offset, line } = decoded;
    const byte = decoded.byte.toString(16).toUpperCase().padStart(2, "0");
    return refused({ id: "intake-not-utf-8", args: { name, offset, line, byte } });
  }
  return decoded.text;
}

function openSentences(
  file: File,
  beginning: string,
  found: FileSentences,
  tell: Tell,
): ReadFile | Intake {
  const { name } = file;
  if (found.kind !== "read") return refused({ id: `intake-${found.kind}`, args: { name } });
  for (const { code, span, arguments: given } of found.diagnostics) {
    const { line } = span;
    if (code === "utf-16" || code === "not-text")
      return refused({ id: `intake-${code}`, args: { name } });
    if (code === "not-utf8") {
      const [byte = ""] = String(given.bytes).split(" ");
      const args = { name, offset: Number(given.offset), line, byte };
      return refused({ id: "intake-not-utf-8", args });
    }
    // An empty sentence stands in its place, so that the others keep theirs.
    if (code === "line-too-long" || code === "sentence-too-long") {
      const what = code === "line-too-long" ? "line" : String(given.unit);
      const args = { name, what, line, number: Number(given.number), limit: Number(given.limit) };
      tell({ id: "intake-too-long", args });
    }
  }
  const { sentences, format, columns } = found;
  // Words that are not separated by tabs are none to the core, but can be mended.
  const some = hasWords(beginning) || sentences.some(({ words }) => words > 0);
  const blocks = some ? sentences.map((one) => blockIn(file, one, columns)) : [];
  return { name, format, blocks };
}

/** A sentence of a file as a block; its text stays in the file. */
function blockIn(file: File, entry: OutlineEntry, columns: string | undefined): Block {
  const { start, end, errors, words, text: label } = entry;
  const sentId = entry.sentId || undefined;
  const parallelId = entry.parallelId || undefined;
  const known = columns === undefined ? {} : { columns };
  const text = { file, name: file.name, start, end, sentId, parallelId, label, errors, ...known };
  return { text, sentId, parallelId, label, words };
}

/** Lets the page paint and answer before going on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
