/** What is said of an answer that was checked, as far as the task lets it be said. */

import type { Link, Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { Task } from "../../share/link/task.js";
import type { Checked, Item } from "../attempts/attempt.js";
import { scoreOf } from "./grading.js";
import type { Question } from "./questions.js";

/** What words and links are called. */
export interface Named {
  /** Of the links of a comparison, which are the ends of edges: no two alike. */
  names(links: readonly Link[]): readonly string[];
  /** Of a link by its two words. */
  linkName(link: Link): string;
  form(side: Side, word: number): string;
  words(side: Side): readonly { readonly id: number; readonly form: string }[];
}

/** What is said of an answer that is wrong, where it is no links. */
function wrong({ kind }: Question, { grade, verdict }: Checked): string {
  if (verdict === "taken" || verdict === "connected" || verdict === "heavier")
    return t(`exercise-wrong-edge-${verdict}`);
  return kind === "cost" ? t("exercise-wrong-cost") : t("exercise-wrong-path", { ...grade });
}

/**
 * What is said of the answer to a question that was checked, and whether it is right, where that is to be told;
 * `correct` is what would have been right.
 */
export function verdictOn(
  { feedback }: Task,
  { question, checked, over }: Item,
  named: Named,
  correct: string,
) {
  const plain = (text: string) => ({ text, right: undefined, lists: [] });
  if (checked === undefined) return plain("");
  const { grade, links, verdict } = checked;
  if (feedback === "none") return plain(t("exercise-noted"));
  const score = scoreOf(grade);
  if (feedback === "percent")
    return plain(t("exercise-percent", { percent: Math.round(100 * score) }));
  const right = score === 1 ? "true" : "false";
  if (score === 1) {
    const id = verdict === "equal" ? "edge-equal" : question.kind;
    return { text: t(`exercise-right-${id}`, { correct }), right, lists: [] };
  }
  // Only who cannot try again, or has the model by the task, is told what is right.
  const solved = over && feedback === "model" && correct !== "";
  const solution = solved ? ` ${t("exercise-solution", { correct })}` : "";
  if (links === undefined) return { text: wrong(question, checked) + solution, right, lists: [] };
  const list = (owner: "wrong" | "missing") => ({
    owner,
    label: t(`exercise-${owner}-list`),
    names: links[owner].map(named.linkName),
  });
  const told = [list("wrong"), ...(over && feedback === "model" ? [list("missing")] : [])];
  const lists = told.filter(({ names }) => names.length > 0);
  return { text: t("exercise-sum", { ...grade }), right, lists };
}
