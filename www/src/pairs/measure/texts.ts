/**
 * The texts of many sentences as the core takes them: bytes, and where each sentence stands in them. What stands
 * together in a file is read at once; else only the stretches around the sentences are, and the last of them
 * are kept.
 */
import type { Format, ManyTexts } from "../../engine/answers.js";
import type { SentenceText } from "../../model/slice.js";

/** So much of a file is read at once, in bytes. */
export const stretch = 2 ** 20;
/** So many stretches are kept where no more are wanted at once. */
const mostKept = 16;

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
  /** Stretches by file, those used last at the end. */
  const kept = new Map<Blob, Map<number, Promise<Uint8Array>>>();

  function read(file: Blob, at: number): Promise<Uint8Array> {
    const known = kept.get(file) ?? new Map<number, Promise<Uint8Array>>();
    kept.set(file, known);
    const there = known.get(at);
    if (there !== undefined) {
      known.delete(at);
      known.set(at, there);
      return there;
    }
    const range = file.slice(at * stretch, (at + 1) * stretch).arrayBuffer();
    const made = range.then((bytes) => new Uint8Array(bytes));
    known.set(at, made);
    made.catch(() => known.delete(at));
    return made;
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

  return {
    async gather(texts: readonly SentenceText[], format: Format): Promise<Gathered> {
      const together = await readTogether(texts);
      if (together !== undefined) return { texts: { ...together, format }, lost: new Set() };
      const wanted = new Map<Blob, Map<number, Uint8Array | undefined>>();
      const encoder = new TextEncoder();
      let length = 0;
      const own = texts.map((text) => {
        if (typeof text === "string") {
          const bytes = encoder.encode(text);
          length += bytes.length;
          return bytes;
        }
        length += text.end - text.start;
        const stretches = wanted.get(text.file) ?? new Map<number, Uint8Array | undefined>();
        wanted.set(text.file, stretches);
        for (const at of stretchesOf(text.start, text.end)) stretches.set(at, undefined);
        return undefined;
      });
      await Promise.all(
        [...wanted].flatMap(([file, stretches]) =>
          [...stretches.keys()].map(async (at) => {
            stretches.set(at, await read(file, at).catch(() => undefined));
          }),
        ),
      );
      shorten();
      const bytes = new Uint8Array(length);
      const places = new Uint32Array(2 * texts.length);
      const lost = new Set<number>();
      let end = 0;
      texts.forEach((text, index) => {
        places[2 * index] = end;
        const encoded = own[index];
        if (encoded !== undefined) {
          bytes.set(encoded, end);
          end += encoded.length;
        } else if (typeof text === "object") {
          const copied = copy(wanted.get(text.file), text.start, text.end, bytes, end);
          if (copied) end += text.end - text.start;
          else lost.add(index);
        }
        places[2 * index + 1] = end;
      });
      return { texts: { bytes: bytes.subarray(0, end), places, format }, lost };
    },
    /** Forgets what is kept of the files. */
    forget: () => kept.clear(),
  };
}

/** Sentences that stand close together are read with what stands between them, so much more at most. */
const mostBetween = 1.25;

/** Sentences that stand close together in one file, read at once; undefined where they do not, or cannot be read. */
async function readTogether(
  texts: readonly SentenceText[],
): Promise<Pick<ManyTexts, "bytes" | "places"> | undefined> {
  const [first] = texts;
  if (typeof first !== "object") return undefined;
  const { file } = first;
  const places = new Uint32Array(2 * texts.length);
  let [start, end, length] = [first.start, first.end, 0];
  for (const text of texts) {
    if (typeof text !== "object" || text.file !== file) return undefined;
    start = Math.min(start, text.start);
    end = Math.max(end, text.end);
    length += text.end - text.start;
  }
  if (end - start > mostBetween * length) return undefined;
  texts.forEach((text, index) => {
    if (typeof text !== "object") return;
    places.set([text.start - start, text.end - start], 2 * index);
  });
  const read = await file
    .slice(start, end)
    .arrayBuffer()
    .catch(() => undefined);
  return read?.byteLength === end - start ? { bytes: new Uint8Array(read), places } : undefined;
}

/** The numbers of the stretches in which something of a sentence stands. */
function stretchesOf(start: number, end: number): readonly number[] {
  const first = Math.floor(start / stretch);
  const count = Math.ceil(end / stretch) - first;
  return Array.from({ length: Math.max(0, count) }, (_, step) => first + step);
}

/** Copies a sentence out of the stretches; whether it was there. */
function copy(
  stretches: ReadonlyMap<number, Uint8Array | undefined> | undefined,
  start: number,
  end: number,
  into: Uint8Array,
  place: number,
): boolean {
  for (const at of stretchesOf(start, end)) {
    const bytes = stretches?.get(at);
    const base = at * stretch;
    const [from, to] = [Math.max(start, base), Math.min(end, base + stretch)];
    if (bytes === undefined || bytes.length < to - base) return false;
    into.set(bytes.subarray(from - base, to - base), place + from - start);
  }
  return true;
}

/** About how many bytes a text has. */
export function sizeOf(text: SentenceText | undefined): number {
  if (text === undefined) return 0;
  return typeof text === "string" ? text.length : text.end - text.start;
}
