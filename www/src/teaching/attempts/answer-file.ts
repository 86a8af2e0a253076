/** What a student hands in: `twintree-answer.json`. Reading it trusts nothing. */
import * as v from "valibot";
import { writeLinks } from "../../model/notation.js";
import { kinds, packTask, type Task } from "../../share/link/task.js";
import { scoreOf } from "../exercises/grading.js";
import { type Answer, type Attempt, type Item, scoreOfAttempt } from "./attempt.js";

/** A number of things. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const short = v.pipe(v.string(), v.maxLength(10_000));

const answered = v.object({
  /** `links`, `edge`, `cost` or `path`. */
  question: v.pipe(v.string(), v.maxLength(20)),
  /** Links, the two links of an edge, a cost, or the ids of words; undefined where nothing was answered. */
  answer: v.optional(short),
  tries: count,
  score: share,
  right: count,
  wrong: count,
  missing: count,
  /** Of links: which of them are wrong, and which are missing. */
  wrongLinks: v.optional(short),
  missingLinks: v.optional(short),
});

const schema = v.object({
  twintree: v.literal("answer"),
  version: v.literal(1),
  /** Names the task: files about the same task have the same. */
  task: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  kind: v.picklist(kinds),
  text: v.optional(short, ""),
  /** Who hands it in, as they typed it; undefined where they typed nothing. */
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  started: v.pipe(v.string(), v.isoTimestamp()),
  done: v.pipe(v.string(), v.isoTimestamp()),
  score: share,
  answers: v.pipe(v.array(answered), v.maxLength(200)),
});

/** What is handed in. */
export type AnswerFile = v.InferOutput<typeof schema>;
/** What was answered to one question. */
export type Answered = v.InferOutput<typeof answered>;

/** What is handed in of an attempt that is over; `texts` are those of the pair. */
export function answerFile(task: Task, texts: readonly string[], attempt: Attempt): AnswerFile {
  return {
    twintree: "answer",
    version: 1,
    task: nameOf(task, texts),
    kind: task.kind,
    text: task.text,
    started: new Date(attempt.started).toISOString(),
    done: new Date(attempt.done ?? attempt.started).toISOString(),
    score: rounded(scoreOfAttempt(attempt)),
    answers: attempt.items.map(answeredOf),
  };
}

/** The name of a task about the texts of a pair. */
export function nameOf(task: Task, texts: readonly string[]): string {
  return digest(JSON.stringify([texts, packTask(task)]));
}

/** What somebody handed in; undefined where a value is nothing of the kind. */
export function readAnswerFile(value: unknown): AnswerFile | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

function answeredOf({ question, tries, checked }: Item): Answered {
  const listed = (which: "wrong" | "missing") =>
    writeLinks(checked?.links?.[which] ?? [], false) || undefined;
  return {
    question: question.kind,
    answer: checked && answerText(checked.answer),
    tries,
    score: checked === undefined ? 0 : rounded(scoreOf(checked.grade)),
    ...(checked?.grade ?? { right: 0, wrong: 0, missing: 0 }),
    wrongLinks: listed("wrong"),
    missingLinks: listed("missing"),
  };
}

/** An answer as it is written down. */
export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case "links":
      return writeLinks(answer.links, false);
    case "edge":
      return writeLinks(answer.edge, false);
    case "cost":
      return String(answer.cost);
    case "path":
      return answer.words.join(" ");
  }
}

/** Four places are enough to tell scores apart. */
function rounded(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}

/** A name of a text, of 16 hexadecimal digits (FNV-1a, 64 bits): it tells tasks apart and guards nothing. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}
