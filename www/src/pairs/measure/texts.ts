/** The texts of many sentences as the engine is told of them: where they stand. It reads files by itself. */
import type { Format } from "../../engine/answers.js";
import type { Sentences } from "../../engine/sentences.js";
import type { SentenceText } from "../../model/slice.js";

const encoder = new TextEncoder();

/** The sentences, in files that were opened; of one that was typed there are the bytes. */
export function sentencesOf(texts: readonly SentenceText[], format: Format): Sentences {
  const files = new Map<Sentences["files"][number], number>();
  const places = new Uint32Array(3 * texts.length);
  const put = (at: number, file: Sentences["files"][number], start: number, end: number) => {
    const number = files.get(file) ?? files.size;
    files.set(file, number);
    places[3 * at] = number;
    places[3 * at + 1] = start;
    places[3 * at + 2] = end;
  };
  for (const [at, text] of texts.entries()) {
    if (typeof text === "object") put(at, text.file, text.start, text.end);
    else {
      const bytes = encoder.encode(text);
      put(at, bytes, 0, bytes.length);
    }
  }
  return { files: [...files.keys()], places, format, ...columnsOf(texts) };
}

/** In CoNLL-U Plus the line that names the columns of a file; a sentence that was read out of it begins with its own. */
function columnsOf(texts: readonly SentenceText[]): Pick<Sentences, "columns"> {
  const columns = texts.find((text) => typeof text === "object")?.columns;
  return columns === undefined ? {} : { columns };
}

/** About how many bytes a text has. */
export function sizeOf(text: SentenceText | undefined): number {
  if (text === undefined) return 0;
  return typeof text === "string" ? text.length : text.end - text.start;
}
