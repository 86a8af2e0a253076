/** Texts that still stand in their files, and are read when their pair is shown. */
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
