/**
 * Many sentences at once, where they stand: in files that were opened, and in what was typed. Only their places
 * cross to the engine, which reads the bytes by itself.
 */

import type * as Whole from "../pkg/twintree_whole.js";
import type { ManyTexts, MeasuredChunk, PairsRequest } from "../pkg/twintree_whole.js";

/** Sentences of one format. */
export interface Sentences extends Omit<ManyTexts, "bytes" | "places"> {
  /** Of what was typed there are the bytes. */
  readonly files: readonly (Blob | Uint8Array)[];
  /** Three numbers a sentence: its file among these, and the bytes where it begins and ends there. */
  readonly places: Uint32Array;
}

/** Pairs to be measured, whose sentences are still to be read. */
export interface PlacedPairs extends Omit<PairsRequest, "left" | "right"> {
  readonly left: Sentences;
  readonly right: Sentences;
}

type Made = ReturnType<typeof sentencesCalls>;
/** The calls about many sentences, as they are answered. */
export type SentencesCalls = {
  readonly [Name in keyof Made]: (
    ...given: Parameters<Made[Name]>
  ) => Awaited<ReturnType<Made[Name]>>;
};

/** The calls of a module about many sentences, which it is given where they stand. */
export function sentencesCalls(core: typeof Whole) {
  async function read(request: PlacedPairs) {
    const [left, right] = [await gathered(request.left), await gathered(request.right)];
    const given = { ...request, left: left.texts, right: right.texts };
    return { given, lost: new Set([...left.lost, ...right.lost]) };
  }

  return {
    /** A pair of which a file cannot be read any longer is refused for that. */
    async measurePairs(request: PlacedPairs): Promise<MeasuredChunk> {
      const { given, lost } = await read(request);
      const answer = core.measure_pairs(given);
      // There is no sentence in its place, which is an error.
      for (const one of answer.refused) if (lost.has(one.pair)) one.codes = ["unreadable"];
      return answer;
    },
    /** Rejects where a file cannot be read any longer. */
    async writeRows(
      request: PlacedPairs,
      ...how: Tail<Parameters<typeof core.write_rows>>
    ): Promise<string> {
      const { given, lost } = await read(request);
      if (lost.size > 0) throw new Error("a file cannot be read any longer");
      return core.write_rows(given, ...how);
    },
    async findPairs(
      sentences: Sentences,
      ...sought: Tail<Parameters<typeof core.find_pairs>>
    ): Promise<Uint8Array> {
      return core.find_pairs((await gathered(sentences)).texts, ...sought);
    },
  };
}

type Tail<All extends readonly unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never;

/** So much is read at once, unless a single sentence has more. */
const most = 2 ** 22;
/** What stands between two sentences is read with them, if it is no more than this. */
const between = 2 ** 14;

interface Slice {
  readonly at: number;
  readonly file: number;
  readonly start: number;
  readonly end: number;
}

/** The texts, and the places of those that cannot be read: of them there is nothing. */
export async function gathered({
  files,
  places,
  ...how
}: Sentences): Promise<{ readonly texts: ManyTexts; readonly lost: ReadonlySet<number> }> {
  const ends = new Uint32Array((2 * places.length) / 3);
  const slices: Slice[] = [];
  let length = 0;
  for (let at = 0; 3 * at < places.length; at += 1) {
    const [file = 0, start = 0, end = 0] = places.subarray(3 * at, 3 * at + 3);
    slices.push({ at, file, start, end });
    ends[2 * at] = length;
    length += end - start;
    ends[2 * at + 1] = length;
  }
  const bytes = new Uint8Array(length);
  const lost = new Set<number>();
  for (const { file, start, end, slices: some } of runsOf(slices)) {
    const found = await part(files[file], start, end).catch(() => new Uint8Array());
    for (const { at, ...one } of some) {
      const text = found.subarray(one.start - start, one.end - start);
      if (text.length === one.end - one.start) bytes.set(text, ends[2 * at]);
      else {
        lost.add(at);
        ends[2 * at + 1] = ends[2 * at] ?? 0;
      }
    }
  }
  return { texts: { ...how, bytes, places: ends }, lost };
}

async function part(of: Sentences["files"][number] | undefined, start: number, end: number) {
  if (!(of instanceof Blob)) return of?.subarray(start, end) ?? new Uint8Array();
  return new Uint8Array(await of.slice(start, end).arrayBuffer());
}

interface Run {
  readonly file: number;
  readonly start: number;
  end: number;
  readonly slices: Slice[];
}

/** The sentences that are read together. */
function runsOf(slices: readonly Slice[]): readonly Run[] {
  const runs: Run[] = [];
  for (const one of slices.toSorted((a, b) => a.file - b.file || a.start - b.start)) {
    const run = runs.at(-1);
    const isNear = run?.file === one.file && one.start - run.end <= between;
    if (run !== undefined && isNear && one.end - run.start <= most) {
      run.slices.push(one);
      run.end = Math.max(run.end, one.end);
    } else runs.push({ ...one, slices: [one] });
  }
  return runs;
}
