/** From what is chosen to what is laid over the trees while nothing is pointed at. */
import type { Distances, Quartet, TreeEditResult } from "../../engine/answers.js";
import { attachedOtherwise, bracketOf, splitOf, stepOf } from "./looking.js";
import type { Chosen, Looked } from "./props.js";

/** What was asked for besides, as far as it has come. */
interface Besides {
  readonly quartet: Quartet | undefined;
  readonly edit: TreeEditResult | undefined;
}

/** What is looked at: the same object as long as it is the same, so that nothing is drawn anew. */
export function looker() {
  let before: Looked | undefined;
  return (...given: Parameters<typeof lookedAt>): Looked | undefined => {
    const now = lookedAt(...given);
    if (!isSame(before, now)) before = now;
    return before;
  };
}

function isSame(a: Looked | undefined, b: Looked | undefined): boolean {
  const [before, now] = [Object.values(a ?? {}), Object.values(b ?? {})];
  return before.length === now.length && before.every((value, at) => value === now[at]);
}

function lookedAt(
  chosen: Chosen,
  distances: Distances,
  { quartet, edit }: Besides,
): Looked | undefined {
  const { measure, four } = chosen;
  if (measure.startsWith("robinson-foulds")) {
    const leaves = splitOf(distances, chosen.split)?.leaves;
    return leaves && { kind: "split", leaves };
  }
  if (measure.startsWith("quartets")) {
    if (quartet !== undefined) return { kind: "quartet", quartet };
    return four.length > 0 && four.length < 4 ? { kind: "leaves", leaves: four } : undefined;
  }
  if (measure === "tree-edit") {
    if (edit?.kind !== "ok") return undefined;
    return { kind: "edit", edit: edit.edit, at: stepOf(edit.edit, chosen) };
  }
  if (measure.startsWith("attachment")) {
    const word = attachedOtherwise(distances.attachment, measure)[0]?.word;
    return word === undefined ? undefined : { kind: "word", left: word, right: word };
  }
  const { table } = distances.brackets;
  if (table === undefined) return undefined;
  if (measure === "tags") {
    const [wrong] = table.wrongTags;
    return wrong && { kind: "word", left: wrong.left, right: wrong.right };
  }
  if (!/^(?:brackets|unlabelled|crossing|complete)/.test(measure)) return undefined;
  const looked = bracketOf(table, chosen);
  return looked && { kind: "bracket", ...looked };
}
