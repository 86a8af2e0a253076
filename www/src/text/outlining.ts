/** Where the sentences of a file are: the core reads it, in a worker by itself, else piece by piece. */
import type {
  Diagnostic,
  FilePosition,
  FileReading,
  Format,
  OutlineEntry,
} from "../engine/answers.js";
import type { Engine } from "../engine/client.js";
import type { FileCore, FileSentences } from "./files.js";
import { isMendable } from "./intake.js";
import { pairUp } from "./pair.js";

/** The bytes handed over at first; more where a sentence has more. */
const piece = 4 * 1024 * 1024;

/** How much of a text shows its format. */
const head = 65_536;

/** The format of a text, going by how it begins; undefined where the core did not answer. */
export async function noticeFormat(engine: Engine, text: string): Promise<Format | undefined> {
  const beginning = text.slice(0, head);
  const noticed = await engine.ask("noticeFormat", [beginning]);
  // Columns without tabs look like words, and can be mended; comments alone are those of no sentence.
  const columns = isMendable(beginning) || /^(?:\s*#.*)*\s*$/.test(beginning);
  return noticed === "words" && columns ? "conllu" : noticed;
}

/** What is asked of this engine about files. */
export const fileCore = (engine: Engine): FileCore => ({
  outline: (file) => outlineFile(engine, file),
  pairUp: (left, right) => pairUp(engine, left, right),
});

/** The sentences of a file. The core stops at its bounds, so that it can answer others meanwhile. */
async function outlineFile(engine: Engine, file: Blob): Promise<FileSentences> {
  const sentences: OutlineEntry[] = [];
  const diagnostics: Diagnostic[] = [];
  let beginning: Uint8Array;
  try {
    beginning = new Uint8Array(await file.slice(0, head).arrayBuffer());
  } catch {
    return { kind: "unreadable" };
  }
  const foreign = await engine.ask("noticeForeign", [beginning]);
  if (foreign !== undefined) return { kind: "foreign", what: foreign };
  const format = await noticeFormat(engine, new TextDecoder().decode(beginning));
  if (format === undefined) return { kind: "unanswered" };
  let from: FilePosition = { offset: 0, line: 1, column: 1, sentence: 0 };
  let length = 0;
  for (;;) {
    const reading =
      length === 0
        ? await engine.ask("outlineFile", [file, from, format])
        : await outlinePiece(engine, file, from, length, format);
    if (reading === undefined) return { kind: "unanswered" };
    if (reading.kind === "unreadable") return { kind: "unreadable" };
    if (reading.kind === "no-reader") {
      length = piece;
      continue;
    }
    const { outline } = reading;
    if (outline.complete || outline.next.offset > from.offset) {
      for (const entry of outline.sentences) sentences.push(entry);
      diagnostics.push(...outline.diagnostics);
      if (outline.complete) return { kind: "read", format, sentences, diagnostics };
      from = outline.next;
      if (length > 0) length = piece;
    } else {
      length *= 2;
    }
  }
}

async function outlinePiece(
  engine: Engine,
  file: Blob,
  from: FilePosition,
  length: number,
  format: Format,
): Promise<FileReading | undefined> {
  const end = Math.min(file.size, from.offset + length);
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.slice(from.offset, end).arrayBuffer());
  } catch {
    return { kind: "unreadable" };
  }
  const last = end === file.size;
  const outline = await engine.ask("outlinePiece", [bytes, from, last, format]);
  return outline && { kind: "read", outline };
}
