/** Which pair is shown, and the reading of its texts where they stand in files. */
import { type FileSlice, readText, type SentenceText } from "./slice.js";
import type { Work } from "./state.js";

/** The texts of a pair that are still to be read out of their files. */
export function unread(work: Work, pair: number): readonly FileSlice[] {
  const { left = -1, right = -1 } = work.pairs[pair] ?? {};
  return [work.left[left], work.right[right]].filter((text) => typeof text === "object");
}

/** Reads texts out of their files. Rejects where one cannot be read any longer. */
export async function readSlices(
  slices: readonly FileSlice[],
): Promise<ReadonlyMap<FileSlice, string>> {
  const texts = await Promise.all(slices.map(readText));
  return new Map(slices.map((slice, at) => [slice, texts[at] ?? ""]));
}

/** The work with these texts in the place of where they stand. */
export function withTexts(work: Work, texts: ReadonlyMap<FileSlice, string>): Work {
  if (texts.size === 0) return work;
  const filled = (blocks: readonly SentenceText[]) =>
    blocks.map((block) => (typeof block === "string" ? block : (texts.get(block) ?? block)));
  return { ...work, left: filled(work.left), right: filled(work.right) };
}

/** The work at another pair; a number outside is brought inside. */
export function choosePair(work: Work, pair: number): Work {
  const inside = Math.max(0, Math.min(work.pairs.length - 1, Math.trunc(pair)));
  return inside === work.pair ? work : { ...work, pair: inside };
}
