/** What is measured: pairs of sentences, their links, and by what; and which of them are other ones than before. */
import type { MeasureGroup } from "../../engine/answers.js";
import { isSame } from "../../model/same.js";
import type { SentenceText } from "../../model/slice.js";
import type { Work } from "../../model/state.js";
import { textOf } from "../entry.js";

/** What is measured, and how. */
export interface Subject
  extends Pick<Work, "left" | "right" | "pairs" | "formats" | "readAs" | "options"> {
  readonly groups: readonly MeasureGroup[];
  readonly sameWords: boolean;
  /** Distances match words over links, not by their places. */
  readonly byLinks: boolean;
  /** The parameters of EVALB by which brackets are counted, a name or a text; the core's own where it is missing. */
  readonly parameters?: string | undefined;
  /** The links of another annotator, a line for each pair. */
  readonly theirs: readonly string[];
  /** To whose words the links belong, where the sentences of B stand in the places of others. */
  readonly linked?: Pick<Work, "right" | "pairs" | "formats"> | undefined;
}

/** Which pairs have changed. */
export type Changed = "all" | readonly number[];

/** In what way all pairs are measured. */
function wayOf({ pairs, sameWords, readAs, options, formats, linked }: Subject) {
  const { stripSubtypes, ignorePunctuation } = options;
  const read = [readAs, formats.left, formats.right, stripSubtypes, ignorePunctuation];
  return [pairs.length, sameWords, linked === undefined, ...read];
}

/** All that is measured of a pair: its texts, and its links unless they are set aside. */
function partsOf(of: Subject, at: number) {
  const texts = [textOf(of, "left", at), textOf(of, "right", at)];
  if (of.sameWords) return texts;
  const { links, draft, zeroBased } = of.pairs[at] ?? {};
  return [...texts, links, draft, zeroBased, linkedText(of, at)];
}

/** Which pairs are other ones than before, or are to be measured in another way. */
export function changesBetween(before: Subject | undefined, next: Subject): Changed {
  if (before === undefined || !isSame(wayOf(before), wayOf(next))) return "all";
  const listsOf = ({ pairs, left, right, linked }: Subject) => [pairs, left, right, linked?.right];
  if (isSame<readonly unknown[]>(listsOf(before), listsOf(next))) return [];
  const others = [...next.pairs.keys()].filter(
    (at) => !isSame<readonly unknown[]>(partsOf(before, at), partsOf(next, at)),
  );
  // Another corpus of as many pairs, or other links for all of them: nothing of it is known.
  return others.length > 1 && others.length === next.pairs.length ? "all" : others;
}

/** The pairs for which the other annotator has another line than before. */
export function linesBetween(before: Subject, { theirs, pairs }: Subject): readonly number[] {
  if (before.theirs === theirs) return [];
  return pairs.flatMap((_, at) => (before.theirs[at] === theirs[at] ? [] : [at]));
}

/** The sentence of B to whose words the links belong. */
export function linkedText({ linked }: Subject, pair: number): SentenceText | undefined {
  return linked?.right[linked.pairs[pair]?.right ?? -1];
}
