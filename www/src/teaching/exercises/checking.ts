/** A check: what was drawn, chosen or typed is graded by what the core says of the model. */
import type { Request } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import type { App } from "../../model/app.js";
import { judge } from "../../model/growth.js";
import { sameLinks } from "../../model/links.js";
import { currentPair } from "../../model/state.js";
import { edgeBetween } from "../../model/triangle.js";
import type { Answer, Checked } from "../attempts/attempt.js";
import type { Entered } from "./answer-field.js";
import { gradeOne, gradeWords, sortLinks } from "./grading.js";
import { costOf, type MetaGraph } from "./metagraph.js";
import type { Question } from "./questions.js";

/** The pair with the links of the model, as the core was asked about it. */
export interface KnownPair {
  readonly graph: MetaGraph;
  readonly request: Request;
}

/** A sentence of the catalogue that says what is wanting. */
export type Wanting = `exercise-wanting-${Question["kind"] | "core"}`;

/** What was answered, with its grade, or what is wanting. */
export async function checkAnswer(
  app: App,
  question: Question,
  entered: Entered,
  known: KnownPair | undefined,
): Promise<Checked | Wanting> {
  const answer = answerNow(app, question, entered, known);
  if (typeof answer === "string") return answer;
  return (await gradeAnswer(app, question, answer, known)) ?? "exercise-wanting-core";
}

/** What was drawn, chosen or typed. */
function answerNow(
  app: App,
  question: Question,
  { cost, words }: Entered,
  known: KnownPair | undefined,
): Answer | Wanting {
  const { view, work } = app.store.state;
  switch (question.kind) {
    case "links": {
      const { links } = currentPair(work);
      // Where all of them were given there is nothing to draw.
      const some = question.given.length < question.model.length;
      return some && sameLinks(links, question.given)
        ? "exercise-wanting-links"
        : { kind: "links", links };
    }
    case "edge": {
      const { selection } = view;
      const edge =
        selection && known && edgeBetween([selection.from, selection.to], known.graph.links);
      return selection === undefined || edge === undefined
        ? "exercise-wanting-edge"
        : { kind: "edge", edge: [selection.from, selection.to] };
    }
    case "cost":
      return /^\s*\d{1,6}\s*$/.test(cost)
        ? { kind: "cost", cost: Number(cost) }
        : "exercise-wanting-cost";
    case "path":
      return words.size === 0
        ? "exercise-wanting-path"
        : { kind: "path", side: question.side, words: [...words].sort((a, b) => a - b) };
  }
}

/** An answer with its grade; undefined where it cannot be graded. */
export async function gradeAnswer(
  app: App,
  question: Question,
  answer: Answer,
  known: KnownPair | undefined,
): Promise<Checked | undefined> {
  if (question.kind === "links" && answer.kind === "links") {
    const links = sortLinks(answer.links, question);
    const { right, wrong, missing } = links;
    const grade = { right: right.length, wrong: wrong.length, missing: missing.length };
    return { answer, grade, links };
  }
  if (known === undefined) return undefined;
  const { graph, request } = known;
  if (question.kind === "edge" && answer.kind === "edge") {
    const edge = edgeBetween(answer.edge, graph.links);
    if (edge === undefined) return undefined;
    const verdict = judge({ algorithm: "kruskal", ...graph }, question.at, edge);
    return { answer, grade: gradeOne(verdict === "right" || verdict === "equal"), verdict };
  }
  if (question.kind === "cost" && answer.kind === "cost")
    return { answer, grade: gradeOne(answer.cost === costOf(graph, question.edge)) };
  if (question.kind !== "path" || answer.kind !== "path") return undefined;
  const { edge, side } = question;
  const explanation = ready(await app.answers.settled("explain", request, edge.from, edge.to));
  if (explanation?.kind !== "compared") return undefined;
  return { answer, grade: gradeWords(answer.words, explanation[side].nodes) };
}
