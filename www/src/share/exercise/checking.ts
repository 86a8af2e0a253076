/** A check: what was drawn, chosen or typed is graded by what the core says of the model. */
import type { Request } from "../../engine/answers.js";
import { ready } from "../../engine/asked.js";
import type { App } from "../../model/app.js";
import { sameLinks } from "../../model/links.js";
import { currentPair } from "../../model/state.js";
import type { Entered } from "./answer-field.js";
import type { Checked } from "./attempt.js";
import { gradeOne, gradeWords, judgeEdge, sortLinks } from "./grading.js";
import { costOf, edgeOf, type MetaGraph } from "./metagraph.js";
import type { Question } from "./questions.js";

/** The pair with the links of the model, as the core was asked about it. */
export interface KnownPair {
  readonly graph: MetaGraph;
  readonly request: Request;
}

/** What was answered, with its grade; a sentence of the catalogue where something is wanting. */
export async function checkAnswer(
  app: App,
  question: Question,
  { cost, words }: Entered,
  known: KnownPair | undefined,
): Promise<Checked | string> {
  const { view, work } = app.store.state;
  if (question.kind === "links") {
    const { links } = currentPair(work);
    // Where all of them were given there is nothing to draw.
    const some = question.given.length < question.model.length;
    if (some && sameLinks(links, question.given)) return "exercise-wanting-links";
    const sorted = sortLinks(links, question);
    const { right, wrong, missing } = sorted;
    const grade = { right: right.length, wrong: wrong.length, missing: missing.length };
    return { answer: { kind: "links", links }, grade, links: sorted };
  }
  if (known === undefined) return "exercise-wanting-core";
  const { graph, request } = known;
  if (question.kind === "edge") {
    const { selection } = view;
    const edge = selection && edgeOf([selection.from, selection.to], graph.links);
    if (selection === undefined || edge === undefined) return "exercise-wanting-edge";
    const verdict = judgeEdge(graph, question.at, edge);
    const answer = { kind: "edge", edge: [selection.from, selection.to] } as const;
    return { answer, grade: gradeOne(verdict === "right" || verdict === "equal"), verdict };
  }
  if (question.kind === "cost") {
    if (!/^\s*\d{1,6}\s*$/.test(cost)) return "exercise-wanting-cost";
    const grade = gradeOne(Number(cost) === costOf(graph, question.edge));
    return { answer: { kind: "cost", cost: Number(cost) }, grade };
  }
  if (words.size === 0) return "exercise-wanting-words";
  const { edge, side } = question;
  const explanation = ready(await app.answers.settled("explain", request, edge.from, edge.to));
  if (explanation?.kind !== "compared") return "exercise-wanting-core";
  const chosen = [...words].sort((a, b) => a - b);
  const answer = { kind: "path", side, words: chosen } as const;
  return { answer, grade: gradeWords(chosen, explanation[side].nodes) };
}
