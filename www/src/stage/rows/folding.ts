/** What of the trees is folded because it is alike on both sides. */
import type { Fold, Side } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { isSame } from "../../model/same.js";
import type { Drawing } from "../../model/state.js";
import type { Block } from "../layout/unit.js";
import type { CanvasProps } from "../props.js";

/** What is folded on either side. */
type Blocks = Readonly<Record<Side, readonly Block[]>>;

/** What is known to be alike, as far as it is to be folded in this drawing. */
export function openFolding() {
  let known: readonly Fold[] | undefined;
  /** The sentences of which it is known. */
  let of: readonly unknown[] = [];
  const blocksOf = memoizeLast((folds: readonly Fold[], opened: ReadonlySet<number>): Blocks => {
    const shut = folds.filter(({ head }) => !opened.has(head.left));
    const block = (side: Side) =>
      shut.map(
        (fold): Block => ({ head: fold.head[side], first: fold[side][0], last: fold[side][1] }),
      );
    return { left: block("left"), right: block("right") };
  });
  return (props: CanvasProps, drawing: Drawing) => {
    const { onlyDifferences: chosen, left, right } = props;
    if (props.folds === undefined || props.links.length === 0 || left.sentence?.phrases)
      return { blocks: undefined, isFolded: undefined };
    if (chosen === false || (chosen === undefined && drawing !== "rows") || props.former)
      return { blocks: undefined, isFolded: false };
    // Until another answer has come, what was alike stays folded: a link more or less moves little.
    const sentences = [left.sentence, right.sentence];
    if (!isSame(sentences, of)) known = undefined;
    of = sentences;
    known = props.folds() ?? known;
    if (known === undefined || known.length === 0)
      return { blocks: undefined, isFolded: undefined };
    const words = (left.sentence?.words.length ?? 0) + (right.sentence?.words.length ?? 0);
    const hidden = known.reduce((sum, { left: [first, last] }) => sum + 2 * (last - first), 0);
    const isFolded = chosen ?? 2 * (words - hidden) < words;
    return { blocks: isFolded ? blocksOf(known, props.opened) : undefined, isFolded };
  };
}
