/** An attempt that is left, as a text, and what is read of one. */
import { describe, expect, it } from "vitest";
import { knownLinks } from "../www/src/model/notation.js";
import type { Task } from "../www/src/share/link/task.js";
import {
  type Answer,
  begin,
  type Checked,
  check,
  next,
} from "../www/src/teaching/attempts/attempt.js";
import { interimOf, resume } from "../www/src/teaching/attempts/interim.js";
import { gradeOne } from "../www/src/teaching/exercises/grading.js";
import type { Question } from "../www/src/teaching/exercises/questions.js";

const model = knownLinks("1-1 2-2 3-3");
const [one, two] = model as [(typeof model)[0], (typeof model)[0]];
const edge = { from: 0, to: 1 };
const questions: readonly Question[] = [
  { kind: "cost", edge },
  { kind: "edge", at: 0 },
  { kind: "path", edge, side: "right" },
  { kind: "links", given: [], model },
];
const task: Task = {
  kind: "mixed",
  given: [],
  model,
  feedback: "where",
  tries: 2,
  text: "",
  edge: undefined,
  seed: 1,
  count: 4,
};
const right = (answer: Answer): Checked => ({ answer, grade: gradeOne(true) });
const grade = async (_: Question, answer: Answer) => right(answer);

describe("an attempt that is left", () => {
  const fresh = begin(questions, 1000);
  const answers: readonly Answer[] = [
    { kind: "cost", cost: 3 },
    { kind: "edge", edge: [two, one] },
    { kind: "path", side: "right", words: [1, 3] },
  ];

  it("goes on where it was, however far it had got", async () => {
    let attempt = fresh;
    for (const answer of answers) {
      attempt = check(attempt, task, right(answer), 2000);
      const text = interimOf("name", attempt, model);
      expect(await resume(text, "name", begin(questions, 5000), grade)).toEqual({
        attempt,
        drawn: model,
      });
      attempt = next(attempt);
    }
    const wrong = { ...right({ kind: "links", links: [one] }), grade: gradeOne(false) };
    attempt = check(attempt, task, wrong, 3000);
    const again = await resume(interimOf("name", attempt, []), "name", fresh, async () => wrong);
    expect(again?.attempt.items[3]).toEqual(attempt.items[3]);
    expect(again?.drawn).toEqual([]);
  });

  it("is none at another task, none that is over, and none that cannot be read", async () => {
    const attempt = check(fresh, task, right({ kind: "cost", cost: 3 }), 2000);
    const text = interimOf("name", attempt, []);
    const read = (given: string, name = "name", own = fresh) => resume(given, name, own, grade);
    expect(await read(text, "another")).toBeUndefined();
    expect(await read(text, "name", begin(questions.slice(1), 0))).toBeUndefined();
    const over = { ...attempt, items: attempt.items.map((item) => ({ ...item, over: true })) };
    expect(await read(interimOf("name", over, []))).toBeUndefined();
    for (const given of [
      "",
      "[]",
      "{",
      "null",
      text.replace('"at":0', '"at":9'),
      text.slice(0, 60),
    ])
      expect(await read(given), given).toBeUndefined();
  });

  it("asks a question anew whose answer cannot be read or graded any more", async () => {
    const attempt = check(fresh, task, right({ kind: "cost", cost: 3 }), 2000);
    const text = interimOf("name", attempt, []);
    for (const resumed of [
      await resume(text.replace('"answer":"3"', '"answer":"many"'), "name", fresh, grade),
      await resume(text, "name", fresh, async () => undefined),
    ])
      expect(resumed?.attempt.items[0]).toEqual(fresh.items[0]);
  });
});
