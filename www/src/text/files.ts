/** Files that were dropped or chosen: links are read here, sentences are found by the core. */
import type { Diagnostic, Foreign, Format, OutlineEntry, Side } from "../engine/answers.js";
import type { Phrase } from "../messages/index.js";
import type { Block, FromOne, Intake } from "./corpus.js";
import { decode } from "./decode.js";
import {
  afterComments,
  hasWords,
  intakeFiles,
  isLinks,
  linkLines,
  type PairUp,
  type ReadFile,
  refused,
} from "./intake.js";
import { isSharedTask, linesOfSharedTask } from "./shared-task.js";

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
      readonly sentences: readonly OutlineEntry[];
      readonly diagnostics: readonly Diagnostic[];
    }
  /** A file of another program. */
  | { readonly kind: "foreign"; readonly what: Foreign }
  /** `unreadable` is a file that cannot be read; where the core gave no answer, it is `unanswered`. */
  | { readonly kind: "unreadable" | "unanswered" };

/** Says what was left out of a file that is read nevertheless. */
export type Tell = (phrase: Phrase) => void;

/** What is asked of the core. */
export interface FileCore {
  /** The sentences of a file. */
  readonly outline: (file: Blob) => Promise<FileSentences>;
  readonly pairUp: PairUp;
}

/**
 * What the files are for. Never fails: what cannot be read is an
 * intake of kind "refused".
 */
export async function openFiles(
  files: readonly File[],
  focused: Side,
  { outline, pairUp }: FileCore,
  tell: Tell = () => undefined,
): Promise<Intake> {
  const read: ReadFile[] = [];
  // Side by side: while the core looks through one file another one is copied.
  for (const found of await Promise.all(files.map((file) => openFile(file, outline, tell)))) {
    if ("kind" in found) return found;
    read.push(found);
  }
  return intakeFiles(read, focused, pairUp);
}

async function openFile(
  given: File,
  outline: FileCore["outline"],
  tell: Tell,
): Promise<ReadFile | Intake> {
  const { name } = given;
  if (given.size > largestFile) return tooLarge(name, given.size);
  try {
    const isPacked = /\.gz$/i.test(name);
    const file = isPacked ? await unpacked(given).catch(() => undefined) : given;
    if (file === undefined) return refused({ id: "intake-packed", args: { name } });
    if (file.size > largestFile) return tooLarge(name, file.size);
    const { text: beginning, whole } = await beginningOf(file);
    if (isLinks(beginning, whole)) return await openLinks(file, linkLines, false);
    if (isSharedTask(beginning, whole)) {
      const linesOf = (text: string) => {
        const lines = linesOfSharedTask(text);
        tell({ id: "intake-shared-task", args: { name: file.name, pairs: lines.length } });
        return lines;
      };
      return await openLinks(file, linesOf, true);
    }
    const own = await copied(file);
    return openSentences(own, beginning, await outline(own), tell);
  } catch {
    // A folder, or a file that went away between choosing and reading.
    return refused({ id: "intake-unreadable", args: { name } });
  }
}

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

async function openLinks(
  file: File,
  linesOf: (text: string) => readonly string[],
  fromOne: FromOne,
): Promise<ReadFile | Intake> {
  const { name } = file;
  const decoded = await decode(new Uint8Array(await file.arrayBuffer()), nextTask);
  if (decoded.kind === "utf-16") return refused({ id: "intake-utf-16", args: { name } });
  if (decoded.kind === "invalid") {
    const { offset, line } = decoded;
    const byte = decoded.byte.toString(16).toUpperCase().padStart(2, "0");
    return refused({ id: "intake-not-utf-8", args: { name, offset, line, byte } });
  }
  return { name, lines: linesOf(decoded.text), fromOne };
}

function openSentences(
  file: File,
  beginning: string,
  found: FileSentences,
  tell: Tell,
): ReadFile | Intake {
  const { name } = file;
  if (found.kind === "foreign")
    return refused({ id: "intake-foreign", args: { name, what: found.what } });
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
  const { sentences, format } = found;
  // Words that are not separated by tabs are none to the core, but can be mended.
  const some = hasWords(beginning) || sentences.some(({ words }) => words > 0);
  const blocks = some ? sentences.map((one) => blockIn(file, one)) : [];
  return { name, format, blocks };
}

/** A sentence of a file as a block; its text stays in the file. */
function blockIn(file: File, entry: OutlineEntry): Block {
  const { start, end, errors, text: label } = entry;
  const sentId = entry.sentId || undefined;
  const parallelId = entry.parallelId || undefined;
  const text = { file, name: file.name, start, end, sentId, parallelId, label, errors };
  return { text, sentId, parallelId, label };
}

/** Lets the page paint and answer before going on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
