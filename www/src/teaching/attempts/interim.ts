/**
 * How far an attempt has got, as a text that somebody keeps: a course platform, or anyone who has the element in
 * a page. The questions are not in it, since the same task makes the same ones; answers are graded anew.
 */
import * as v from "valibot";
import type { Link } from "../../engine/answers.js";
import { parsed } from "../../model/json.js";
import { linksOf, writeLinks } from "../../model/notation.js";
import type { Question } from "../exercises/questions.js";
import { answerText, count } from "./answer-file.js";
import type { Answer, Attempt, Checked, Item } from "./attempt.js";

const schema = v.object({
  twintree: v.literal("attempt"),
  version: v.literal(1),
  /** Names the task: an attempt at another one is none at this. */
  task: v.string(),
  /** In milliseconds of the epoch. */
  started: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  at: count,
  /** Of each question how often it was tried, whether it is over, and the answer that was checked last. */
  items: v.array(
    v.object({
      tries: count,
      over: v.optional(v.boolean(), false),
      answer: v.optional(v.string()),
    }),
  ),
  /** The links that are drawn, checked or not. */
  drawn: v.optional(v.string(), ""),
});

/** What was done in an attempt that is not over. `drawn` are the links of the question shown, where it is one of links. */
export function interimOf(task: string, attempt: Attempt, drawn: readonly Link[]): string {
  return JSON.stringify({
    twintree: "attempt",
    version: 1,
    task,
    started: attempt.started,
    at: attempt.at,
    items: attempt.items.map(({ tries, over, checked }) => ({
      tries,
      over: over || undefined,
      answer: checked && answerText(checked.answer),
    })),
    drawn: writeLinks(drawn, false) || undefined,
  } satisfies v.InferInput<typeof schema>);
}

/**
 * The attempt of a text, with the links that were drawn, in which nothing is trusted: undefined where it is none at this task. `fresh` is an
 * attempt at the same questions, `grade` grades an answer.
 */
export async function resume(
  text: string,
  task: string,
  fresh: Attempt,
  grade: (question: Question, answer: Answer) => Promise<Checked | undefined>,
) {
  const read = v.safeParse(schema, parsed(text));
  if (!read.success) return undefined;
  const { task: own, started, at, items: kept, drawn } = read.output;
  if (own !== task || kept.length !== fresh.items.length || at >= kept.length) return undefined;
  const items: Item[] = [];
  for (const [n, { question }] of fresh.items.entries()) {
    const { tries = 0, over = false, answer } = kept[n] ?? {};
    const known = answer === undefined ? undefined : answerIn(question, answer);
    const checked = known && (await grade(question, known));
    // An answer that cannot be read any longer was none: the question is asked anew.
    const isLost = answer !== undefined && checked === undefined;
    const how = isLost ? { tries: 0, over: false } : { tries, over };
    items.push({ question, checked, ...how });
  }
  if (items.every(({ over }) => over)) return undefined;
  const attempt: Attempt = { items, at, started, done: undefined };
  return { attempt, drawn: linksOf(drawn) ?? [] };
}

/** An answer as it was written down; undefined where it is none to this question. */
function answerIn(question: Question, text: string): Answer | undefined {
  switch (question.kind) {
    case "links": {
      const links = linksOf(text);
      return links && { kind: "links", links };
    }
    case "edge": {
      const [from, to, more] = linksOf(text) ?? [];
      return from && to && more === undefined ? { kind: "edge", edge: [from, to] } : undefined;
    }
    case "cost":
      return /^\d{1,6}$/.test(text) ? { kind: "cost", cost: Number(text) } : undefined;
    case "path":
      return /^\d{1,9}( \d{1,9})*$/.test(text)
        ? { kind: "path", side: question.side, words: text.split(" ").map(Number) }
        : undefined;
  }
}
