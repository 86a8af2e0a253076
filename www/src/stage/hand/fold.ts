/** Folding what stands below a word or a phrase into it, and unfolding it. */
import type { WordRef } from "../../model/refs.js";
import { subtree } from "../layout/subtree.js";
import { formOf } from "../names.js";
import type { CanvasProps } from "../props.js";

/** Folds or unfolds, and says how many words went away or which came back. */
export function fold(props: CanvasProps, { side, word }: WordRef, folded: boolean): void {
  const { sentence, folded: before } = props[side];
  if (!sentence || props.former) return;
  const phrase = sentence.phrases?.[word - sentence.words.length - 1];
  const form = phrase ? (props.phrases?.phraseLabel(sentence, word) ?? "") : formOf(sentence, word);
  const words = phrase ? phrase.last - phrase.first + 1 : subtree(sentence, word).length;
  if (words === 1 && !phrase) {
    props.onAnnounce({ id: "canvas-nothing-below", args: { form } });
    return;
  }
  if (before.has(word) === folded) return;
  const after = new Set(before);
  if (folded) after.add(word);
  else after.delete(word);
  const both = { left: props.left.folded, right: props.right.folded };
  props.onFold({ ...both, [side]: after });
  props.onAnnounce(
    folded
      ? { id: "canvas-folded", args: { form, words } }
      : { id: "canvas-unfolded", args: { form } },
  );
}
