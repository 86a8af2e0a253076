/** Where the sentences of a file are: the core reads it, in a worker by itself, else piece by piece. */
import type {
  Diagnostic,
  FileNotice,
  FilePosition,
  FileReading,
  Format,
  OutlineEntry,
} from "../engine/answers.js";
import type { Engine } from "../engine/client.js";
import { noticeFormat } from "../model/formats.js";
import type { FileCore, FileSentences } from "./files.js";
import { isMendable } from "./intake.js";
import { pairUp } from "./pair.js";

/** The bytes handed over at first; more where a sentence has more. */
const piece = 4 * 1024 * 1024;

/** How much of a file shows what it is. */
const head = 65_536;

/** The format of a text, going by how it begins; undefined where the core did not answer. */
export async function formatOf(engine: Engine, text: string): Promise<Format | undefined> {
  const noticed = await noticeFormat(engine.ask, text);
  return noticed === "words" && isOfColumns(text) ? "conllu" : noticed;
}

/** Columns without tabs look like words, and can be mended; comments alone are those of no sentence. */
function isOfColumns(text: string): boolean {
  const beginning = text.slice(0, head);
  return isMendable(beginning) || /^(?:\s*#.*)*\s*$/.test(beginning);
}

/** What is asked of this engine about files. */
export const fileCore = (engine: Engine): FileCore => ({
  notice: (file) => noticeFile(engine, file),
  outline: (file, format) => outlineFile(engine, file, format),
  readLinkFile: (text, format) => engine.ask("readLinkFile", [text, format]),
  pairUp: (left, right) => pairUp(engine, left, right),
});

/** What a file is, by its name and its beginning; undefined where the core did not answer. Rejects where it cannot be read. */
async function noticeFile(engine: Engine, file: File): Promise<FileNotice | undefined> {
  const bytes = new Uint8Array(await file.slice(0, head).arrayBuffer());
  const notice = await engine.ask("noticeFile", [file.name, bytes]);
  if (notice?.kind !== "sentences" || notice.named || notice.format !== "words") return notice;
  return isOfColumns(new TextDecoder().decode(bytes)) ? { ...notice, format: "conllu" } : notice;
}

/** The sentences of a file. The core stops at its bounds, so that it can answer others meanwhile. */
async function outlineFile(engine: Engine, file: Blob, format: Format): Promise<FileSentences> {
  const sentences: OutlineEntry[] = [];
  const diagnostics: Diagnostic[] = [];
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
      const { columns } = outline.next;
      if (outline.complete) return { kind: "read", format, columns, sentences, diagnostics };
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
