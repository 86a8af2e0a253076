/** What is measured: pairs of sentences, their links, and by what; and which of them are other ones than before. */
import type { MeasureGroup } from "../../engine/answers.js";
import type { SentenceText } from "../../model/slice.js";
import type { Work } from "../../model/state.js";

/** What is measured, and how. */
export interface Subject
  extends Pick<Work, "left" | "right" | "pairs" | "formats" | "readAs" | "options"> {
  readonly groups: readonly MeasureGroup[];
  readonly sameWords: boolean;
  /** Distances match words over links, not by their places. */
  readonly byLinks: boolean;
  /** The links of another annotator, a line for each pair. */
  readonly theirs: readonly string[];
  /** To whose words the links belong, where the sentences of B stand in the places of others. */
  readonly linked?: Pick<Work, "right" | "pairs" | "formats"> | undefined;
}

/** Which pairs have changed. */
export type Changed = "all" | readonly number[];

/** The text of one side of a pair; undefined where it has no partner. */
export function textOf(
  { pairs, ...sides }: Pick<Subject, "pairs" | "left" | "right">,
  side: "left" | "right",
  pair: number,
): SentenceText | undefined {
  const block = pairs[pair]?.[side];
  return block === undefined ? undefined : sides[side][block];
}

/** Which pairs are other ones than before, or are to be measured in another way. */
export function changesBetween(before: Subject | undefined, next: Subject): Changed {
  if (
    before === undefined ||
    before.pairs.length !== next.pairs.length ||
    before.sameWords !== next.sameWords ||
    before.readAs !== next.readAs ||
    before.options.stripSubtypes !== next.options.stripSubtypes ||
    before.options.ignorePunctuation !== next.options.ignorePunctuation ||
    before.formats.left !== next.formats.left ||
    before.formats.right !== next.formats.right ||
    (before.linked === undefined) !== (next.linked === undefined)
  ) {
    return "all";
  }
  const isSame =
    before.pairs === next.pairs &&
    before.left === next.left &&
    before.right === next.right &&
    before.linked?.right === next.linked?.right;
  if (isSame) return [];
  const others = next.pairs.flatMap((pair, at) => {
    const old = before.pairs[at];
    const sameLinks =
      next.sameWords ||
      (old?.links === pair.links &&
        old.draft === pair.draft &&
        old.zeroBased === pair.zeroBased &&
        linkedText(before, at) === linkedText(next, at));
    const same =
      sameLinks &&
      textOf(before, "left", at) === textOf(next, "left", at) &&
      textOf(before, "right", at) === textOf(next, "right", at);
    return same ? [] : [at];
  });
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
  return linked && textOf({ ...linked, left: [] }, "right", pair);
}
