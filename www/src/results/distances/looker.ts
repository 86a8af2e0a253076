/** From what is chosen to what is laid over the trees while nothing is pointed at. */
import type { Distances, Quartet, TreeEdit, TreeEditResult } from "../../engine/answers.js";
import { memoizeLast } from "../../model/memoize-last.js";
import { attachedOtherwise, bracketName, bracketOf, splitOf, stepOf } from "./looking.js";
import type { Chosen, Looked } from "./props.js";

/** What was asked for besides, as far as it has come. */
interface Besides {
  readonly quartet: Quartet | undefined;
  readonly edit: TreeEditResult | undefined;
}

/** What is looked at: the same object as long as it is the same, so that nothing is drawn anew. */
export function looker(): (
  chosen: Chosen,
  distances: Distances,
  besides: Besides,
) => Looked | undefined {
  const ofSplit = memoizeLast((leaves: readonly number[]): Looked => ({ kind: "split", leaves }));
  const ofQuartet = memoizeLast((quartet: Quartet): Looked => ({ kind: "quartet", quartet }));
  const ofLeaves = memoizeLast(
    (leaves: string): Looked => ({ kind: "leaves", leaves: leaves.split(" ").map(Number) }),
  );
  const ofEdit = memoizeLast((edit: TreeEdit, at: number): Looked => ({ kind: "edit", edit, at }));
  const ofWord = memoizeLast(
    (left: number, right: number): Looked => ({ kind: "word", left, right }),
  );
  const ofBracket = memoizeLast((name: string): Looked => {
    const [side, at] = name.split(":");
    return { kind: "bracket", side: side === "left" ? "left" : "right", at: Number(at) };
  });
  return (chosen, distances, { quartet, edit }) => {
    const { measure, four } = chosen;
    if (measure.startsWith("robinson-foulds")) {
      const leaves = splitOf(distances, chosen.split)?.leaves;
      return leaves && ofSplit(leaves);
    }
    if (measure.startsWith("quartets")) {
      if (quartet !== undefined) return ofQuartet(quartet);
      return four.length > 0 && four.length < 4 ? ofLeaves(four.join(" ")) : undefined;
    }
    if (measure === "tree-edit") {
      return edit?.kind === "ok" ? ofEdit(edit.edit, stepOf(edit.edit, chosen)) : undefined;
    }
    if (measure.startsWith("attachment")) {
      const word = attachedOtherwise(distances.attachment, measure)[0]?.word;
      return word === undefined ? undefined : ofWord(word, word);
    }
    const { table } = distances.brackets;
    if (table === undefined) return undefined;
    if (measure === "tags") {
      const [wrong] = table.wrongTags;
      return wrong && ofWord(wrong.left, wrong.right);
    }
    if (!/^(?:brackets|unlabelled|crossing|complete)/.test(measure)) return undefined;
    const looked = bracketOf(table, chosen);
    return looked && ofBracket(bracketName(looked));
  };
}
