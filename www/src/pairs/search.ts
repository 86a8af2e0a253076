/** Searching the pairs of a corpus by ids and words. */
import type { PickerEntry } from "./entry.js";
import { fold } from "./fold.js";

/** An entry with everything it can be found by, in one string. */
export interface Searchable {
  readonly entry: PickerEntry;
  readonly words: string;
}

/** The ids and the texts of an entry, folded. */
export function wordsOf({ leftId, rightId, leftText, rightText }: PickerEntry): string {
  return fold([leftId, rightId, leftText, rightText].join("\n"));
}

/** Prepares entries for many searches; linear in their texts. */
export function searchable(entries: readonly PickerEntry[]): readonly Searchable[] {
  return entries.map((entry) => ({
    entry,
    words: `${entry.index + 1}\n${wordsOf(entry)}`,
  }));
}

/** The entries in which every word of the query is, in their order; all of them for an empty query. */
export function filterEntries(all: readonly Searchable[], query: string): readonly PickerEntry[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  return all
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map(({ entry }) => entry);
}
