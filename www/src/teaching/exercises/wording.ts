/** A question in words, and what would have been right. */
import type { Link } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { EdgeRef } from "../../model/refs.js";
import type { Task } from "../../share/link/task.js";
import { costOf, endsOf, type MetaGraph, nextTaken } from "./metagraph.js";
import type { Question } from "./questions.js";
import type { Named } from "./verdict.js";

/** An edge by the names of its links. */
export function edgeText(names: readonly string[], { from, to }: EdgeRef): string {
  return `${names[from] ?? ""} – ${names[to] ?? ""}`;
}

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
    const edge = nextTaken(graph, question.at);
    return edge ? edgeText(named.names(graph.links), edge) : "";
  }
  return question.kind === "cost" ? String(costOf(graph, question.edge) ?? "") : "";
}
