/**
 * The texts of many sentences as the core takes them: bytes, and where each sentence stands in them. A file is
 * read in stretches, the last of which are kept: to read is to ask the browser, which takes longer than the core.
 */
import type { Format, ManyTexts } from "../../engine/answers.js";
import type { FileSlice, SentenceText } from "../../model/slice.js";

/** So much of a file is read at once, in bytes. */
export const stretch = 2 ** 21;
/** So many stretches are kept where no more are wanted at once. */
const mostKept = 8;

/** Texts brought together. */
export interface Gathered {
  readonly texts: ManyTexts;
  /** Of which there is nothing, as their file cannot be read any longer; by their places. */
  readonly lost: ReadonlySet<number>;
}

/** Brings texts together. */
export type Gatherer = ReturnType<typeof createGatherer>;

/** One that has read nothing. */
export function createGatherer() {
  const encoder = new TextEncoder();
  /** Stretches by file, those used last at the end. */
  const kept = new Map<Blob, Map<number, Promise<Uint8Array>>>();

  function read(file: Blob, at: number): Promise<Uint8Array> {
    const known = kept.get(file) ?? new Map<number, Promise<Uint8Array>>();
    kept.set(file, known);
    const range = () => file.slice(at * stretch, (at + 1) * stretch).arrayBuffer();
    const made = known.get(at) ?? range().then((bytes) => new Uint8Array(bytes));
    known.delete(at);
    known.set(at, made);
    made.catch(() => known.delete(at));
    return made;
  }

  /** The bytes of a sentence; undefined where its file cannot be read any longer. */
  async function bytesOf(text: SentenceText): Promise<Uint8Array | undefined> {
    if (typeof text === "string") return encoder.encode(text);
    return bytesAt(text.file, text.start, text.end);
  }

  function shorten(): void {
    for (const [file, known] of kept) {
      for (const at of known.keys()) {
        if (known.size <= mostKept) break;
        known.delete(at);
      }
      if (known.size === 0) kept.delete(file);
    }
  }

  /** What stands there in a file; undefined where that cannot be read any longer. */
  async function bytesAt(
    file: Blob,
    start: number,
    end: number,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const bytes = new Uint8Array(end - start);
    for (let at = Math.floor(start / stretch); at * stretch < end; at += 1) {
      const found = await read(file, at).catch(() => undefined);
      const base = at * stretch;
      const [from, to] = [Math.max(start, base), Math.min(end, base + stretch)];
      if (found === undefined || found.length < to - base) return undefined;
      bytes.set(found.subarray(from - base, to - base), from - start);
    }
    return bytes;
  }

  /** Sentences that stand close together in one file, read at once; undefined where they do not, or cannot be read. */
  async function readTogether(
    texts: readonly SentenceText[],
  ): Promise<Pick<ManyTexts, "bytes" | "places"> | undefined> {
    const together = closeTogether(texts);
    if (together === undefined) return undefined;
    const { file, slices, start, end } = together;
    const bytes = await bytesAt(file, start, end);
    const places = slices.flatMap((slice) => [slice.start - start, slice.end - start]);
    return bytes && { bytes, places: Uint32Array.from(places) };
  }

  return {
    async gather(texts: readonly SentenceText[], format: Format): Promise<Gathered> {
      const together = await readTogether(texts);
      shorten();
      const named = columnsOf(texts);
      if (together !== undefined)
        return { texts: { ...together, ...named, format }, lost: new Set() };
      const all = await Promise.all(texts.map(bytesOf));
      shorten();
      const bytes = new Uint8Array(all.reduce((sum, one) => sum + (one?.length ?? 0), 0));
      const places = new Uint32Array(2 * texts.length);
      const lost = new Set<number>();
      let end = 0;
      for (const [index, one] of all.entries()) {
        places[2 * index] = end;
        if (one === undefined) lost.add(index);
        else bytes.set(one, end);
        end += one?.length ?? 0;
        places[2 * index + 1] = end;
      }
      return { texts: { bytes, places, ...named, format }, lost };
    },
    /** Forgets what is kept of the files. */
    forget: () => kept.clear(),
  };
}

/** In CoNLL-U Plus the line that names the columns of a file; a sentence that was read out of it begins with its own. */
function columnsOf(texts: readonly SentenceText[]): Pick<ManyTexts, "columns"> {
  const columns = texts.find((text) => typeof text === "object")?.columns;
  return columns === undefined ? {} : { columns };
}

/** Sentences that stand close together are read with what stands between them, so much more at most. */
const mostBetween = 1.25;

/** Where sentences stand that are close together in one file; undefined where they are not. */
function closeTogether(texts: readonly SentenceText[]) {
  const [first] = texts;
  if (typeof first !== "object") return undefined;
  const { file } = first;
  const slices = texts.filter(
    (text): text is FileSlice => typeof text === "object" && text.file === file,
  );
  if (slices.length < texts.length) return undefined;
  const start = Math.min(...slices.map((slice) => slice.start));
  const end = Math.max(...slices.map((slice) => slice.end));
  const length = slices.reduce((sum, slice) => sum + slice.end - slice.start, 0);
  return end - start > mostBetween * length ? undefined : { file, slices, start, end };
}

/** About how many bytes a text has. */
export function sizeOf(text: SentenceText | undefined): number {
  if (text === undefined) return 0;
  return typeof text === "string" ? text.length : text.end - text.start;
}
