/** Searching the pairs of a corpus by ids and words. */
import type { PickerEntry } from "./entry.js";
import { fold } from "./fold.js";

/** An entry with everything it can be found by, in one string. */
export interface Searchable {
  readonly entry: PickerEntry;
  readonly words: string;
}

/** Prepares entries for many searches; linear in their texts. */
export function searchable(entries: readonly PickerEntry[]): readonly Searchable[] {
  return entries.map((entry) => ({
    entry,
    words: fold(
      [entry.index + 1, entry.leftId, entry.rightId, entry.leftText, entry.rightText].join("\n"),
    ),
  }));
}

/** The entries in which every word of the query is, in their order; all of them for an empty query. */
export function filterEntries(all: readonly Searchable[], query: string): readonly PickerEntry[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  return all
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map(({ entry }) => entry);
}
