/** A student's attempt at a task: a value, and its transitions. */
import type { Link, Side } from "../../engine/answers.js";
import type { Verdict } from "../../model/growth.js";
import { sameLinks } from "../../model/links.js";
import type { Task } from "../../share/link/task.js";
import { type Grade, type SortedLinks, scoreOf } from "../exercises/grading.js";
import type { Question } from "../exercises/questions.js";

/** What was answered. */
export type Answer =
  | { readonly kind: "links"; readonly links: readonly Link[] }
  | { readonly kind: "edge"; readonly edge: readonly [Link, Link] }
  | { readonly kind: "cost"; readonly cost: number }
  | { readonly kind: "path"; readonly side: Side; readonly words: readonly number[] };

/** An answer with its grade, and what is wrong in it. */
export interface Checked {
  readonly answer: Answer;
  readonly grade: Grade;
  readonly links?: SortedLinks;
  readonly verdict?: Verdict;
}

/** A question, and how it went. */
export interface Item {
  readonly question: Question;
  readonly tries: number;
  /** The answer that was checked last. */
  readonly checked: Checked | undefined;
  /** It takes no more answers. */
  readonly over: boolean;
}

/** An attempt. */
export interface Attempt {
  readonly items: readonly Item[];
  /** The question that is shown. */
  readonly at: number;
  /** When it began and ended, in milliseconds of the epoch. */
  readonly started: number;
  readonly done: number | undefined;
}

/** An attempt at some questions. */
export function begin(questions: readonly Question[], now: number): Attempt {
  const items = questions.map((question) => ({
    question,
    tries: 0,
    checked: undefined,
    over: false,
  }));
  return { items, at: 0, started: now, done: undefined };
}

/** The attempt after an answer was checked. */
export function check(
  attempt: Attempt,
  { tries, feedback }: Task,
  checked: Checked,
  now: number,
): Attempt {
  const item = attempt.items[attempt.at];
  if (item === undefined || item.over || attempt.done !== undefined) return attempt;
  const count = item.tries + 1;
  // Where nothing is said of an answer, there is nothing to try again for.
  const over = scoreOf(checked.grade) === 1 || feedback === "none" || count >= (tries ?? Infinity);
  return ended(withItem(attempt, { ...item, tries: count, checked, over }), now);
}

/** The attempt after the student gave up a question, with the answer that was checked last. */
export function giveUp(attempt: Attempt, now: number): Attempt {
  const item = attempt.items[attempt.at];
  if (item === undefined || item.over) return attempt;
  return ended(withItem(attempt, { ...item, over: true }), now);
}

/** The attempt at the next question. */
export function next(attempt: Attempt): Attempt {
  const isLast = attempt.at >= attempt.items.length - 1;
  return isLast ? attempt : { ...attempt, at: attempt.at + 1 };
}

/** Whether other links are drawn than those that were checked: what was said is said of those. */
export function isRedrawn({ checked, over }: Item, drawn: readonly Link[]): boolean {
  return !over && checked?.answer.kind === "links" && !sameLinks(checked.answer.links, drawn);
}

/** The score of an attempt, from 0 to 1: the mean of its questions. What was not answered counts nothing. */
export function scoreOfAttempt({ items }: Attempt): number {
  if (items.length === 0) return 0;
  const sum = items.reduce((so, { checked }) => so + (checked ? scoreOf(checked.grade) : 0), 0);
  return sum / items.length;
}

function withItem(attempt: Attempt, item: Item): Attempt {
  return {
    ...attempt,
    items: attempt.items.map((other, at) => (at === attempt.at ? item : other)),
  };
}

function ended(attempt: Attempt, now: number): Attempt {
  return attempt.items.every(({ over }) => over) ? { ...attempt, done: now } : attempt;
}
