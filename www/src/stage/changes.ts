/** What has to be done anew when the canvas is given other props. */
import { lengthOf } from "./layout/pair.js";
import type { CanvasProps, CanvasSide } from "./props.js";

/** What the layout follows from, whichever drawing it is. */
export function laidOut({
  labels,
  phrases,
  enhanced,
  left,
  right,
}: CanvasProps): readonly unknown[] {
  const sentences = [left.sentence, left.folded, right.sentence, right.folded];
  return [labels, phrases, enhanced, ...sentences];
}

/** What of the props the picture of a layout follows from; each is the same value as long as it says the same. */
export function lookedAt(props: CanvasProps): readonly unknown[] {
  const { left, right, links, proposals, selection, preview, growth, chosen, overlay, charged } =
    props;
  const { hotArc, hotWord, hotLink, markUnaligned } = props;
  const sides = [left.stale, left.broken, right.stale, right.broken];
  const marks = [selection, preview, growth, chosen, overlay, charged, hotArc, hotWord, hotLink];
  return [...sides, links, proposals, ...marks, markUnaligned];
}

/** Whether other trees are drawn, or the same ones in another size, and not an edited sentence. */
export function isFresh(a: CanvasProps, b: CanvasProps): boolean {
  return (
    a.zoom !== b.zoom ||
    a.full !== b.full ||
    a.drawing !== b.drawing ||
    a.phrases !== b.phrases ||
    (a.left.sentence !== b.left.sentence && a.right.sentence !== b.right.sentence) ||
    isOther(a.left.sentence, b.left.sentence) ||
    isOther(a.right.sentence, b.right.sentence)
  );
}

/** Whether a sentence has become more than twice as long, or less than half: that is more than an edit. */
function isOther(a: CanvasSide["sentence"], b: CanvasSide["sentence"]): boolean {
  const [one, other] = [a ? lengthOf(a) : 0, b ? lengthOf(b) : 0];
  return Math.max(one, other) > 2 * Math.min(one, other);
}
