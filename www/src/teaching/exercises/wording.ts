/** A question in words, and what would have been right. */
import type { Link } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import { nextTaken } from "../../model/growth.js";
import { edgeText } from "../../model/triangle.js";
import type { Task } from "../../share/link/task.js";
import { costOf, endsOf, type MetaGraph } from "./metagraph.js";
import type { Question } from "./questions.js";
import type { Named } from "./verdict.js";

/** The question. */
export function questionText(
  { kind }: Task,
  question: Question,
  named: Named,
  graph: MetaGraph,
): string {
  switch (question.kind) {
    case "links":
      return t(kind === "links" ? "exercise-ask-links" : "exercise-ask-missing");
    case "edge":
      return t("exercise-ask-edge");
    case "cost":
      return t("exercise-ask-cost", { edge: edgeText(named.names(graph.links), question.edge) });
    case "path": {
      const { side } = question;
      const ends = endsOf(graph, question.edge);
      const form = (link: Link | undefined) => (link ? named.form(side, link[side]) : "");
      return t("exercise-ask-path", {
        side: side === "left" ? "A" : "B",
        from: form(ends?.from),
        to: form(ends?.to),
      });
    }
  }
}

/** What is right, as it is said when a question is over; of links and words the drawing says it. */
export function correctText(question: Question, named: Named, graph: MetaGraph): string {
  if (question.kind === "edge") {
    const edge = graph.steps[nextTaken(graph.steps, question.at) ?? -1]?.edge;
    return edge ? edgeText(named.names(graph.links), edge) : "";
  }
  return question.kind === "cost" ? String(costOf(graph, question.edge) ?? "") : "";
}
