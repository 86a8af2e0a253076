/** Questions, grades and attempts: pure values, worked by hand. */
import { describe, expect, it } from "vitest";
import type { Link, Step } from "../www/src/engine/answers.js";
import { judge } from "../www/src/model/growth.js";
import { knownLinks } from "../www/src/model/notation.js";
import type { Task } from "../www/src/share/link/task.js";
import { answerFile, readAnswerFile } from "../www/src/teaching/attempts/answer-file.js";
import {
  begin,
  type Checked,
  check,
  giveUp,
  next,
  scoreOfAttempt,
} from "../www/src/teaching/attempts/attempt.js";
import { gradeOne, gradeWords, scoreOf, sortLinks } from "../www/src/teaching/exercises/grading.js";
import { emptyGraph, type MetaGraph } from "../www/src/teaching/exercises/metagraph.js";
import { questionsOf } from "../www/src/teaching/exercises/questions.js";
import { drawing, shuffled } from "../www/src/teaching/exercises/random.js";

const model = knownLinks("1-1 2-2 3-3 4-4");
const task: Task = {
  kind: "links",
  given: [],
  model,
  feedback: "where",
  tries: undefined,
  text: "",
  edge: undefined,
  seed: undefined,
  count: undefined,
};

/** Four links; the edges in the order of Kruskal, of which three are taken and one closes a circle. */
const edge = (from: number, to: number, distance: number) => ({ from, to, distance, maximum: 5 });
const order = [
  edge(0, 1, 0),
  edge(1, 2, 1),
  edge(0, 2, 1),
  edge(2, 3, 2),
  edge(0, 3, 3),
  edge(1, 3, 3),
];
const step = (at: number, verdict: Step["verdict"], components: number[]): Step => ({
  edge: order[at] as Step["edge"],
  verdict,
  through: [],
  components,
  frontier: [],
  tie: "none",
  distance: 0,
  maximum: 0,
});
const steps = [
  step(0, "taken", [0, 0, 2, 3]),
  step(1, "taken", [0, 0, 0, 3]),
  step(2, "rejected", [0, 0, 0, 3]),
  step(3, "taken", [0, 0, 0, 0]),
];
const distances = [0, 1, 1, 3, 3, 2];
const graph: MetaGraph = { links: [...model], order, steps, distances };

describe("grades", () => {
  it("of links count what was drawn and asked, not what was given", () => {
    const sorted = sortLinks(knownLinks("1-1 2-2 3-4"), { given: knownLinks("1-1"), model });
    expect(Object.values(sorted).map((links: readonly Link[]) => links.length)).toEqual([1, 1, 2]);
    expect(sorted.wrong).toMatchObject([{ left: 3, right: 4 }]);
  });

  it("of links: a given one that was taken away is missing", () => {
    const { missing } = sortLinks(model.slice(1), { given: model.slice(0, 1), model });
    expect(missing).toMatchObject([{ left: 1, right: 1 }]);
  });

  it("make scores from nothing to all", () => {
    expect(scoreOf({ right: 2, wrong: 1, missing: 1 })).toBe(4 / 6);
    expect(scoreOf({ right: 0, wrong: 0, missing: 0 })).toBe(1);
    expect(scoreOf({ right: 0, wrong: 3, missing: 0 })).toBe(0);
    expect(scoreOf(gradeWords([1, 2, 3], [2, 3, 4, 5]))).toBe(4 / 7);
  });

  it("of the next edge say why it is none", () => {
    const judged = (at: number, from: number, to: number) =>
      judge({ algorithm: "kruskal", ...graph }, at, { from, to });
    expect(judged(0, 0, 1)).toBe("right");
    expect(judged(0, 2, 3)).toBe("heavier");
    expect(judged(1, 0, 1)).toBe("taken");
    expect(judged(1, 1, 2)).toBe("right");
    // It weighs the same, and only a rule would take the other one.
    expect(judged(1, 0, 2)).toBe("equal");
    expect(judged(2, 0, 2)).toBe("connected");
    expect(judged(2, 0, 3)).toBe("heavier");
  });
});

describe("questions", () => {
  it("about edges are one for each edge of the tree, behind those that are considered before", () => {
    expect(questionsOf({ ...task, kind: "edge" }, graph)).toEqual([
      { kind: "edge", at: 0 },
      { kind: "edge", at: 1 },
      { kind: "edge", at: 2 },
    ]);
  });

  it("about costs are one for the edge that is named, else for each of the tree", () => {
    const [one, , , four] = model;
    const named = questionsOf({ ...task, kind: "cost", edge: [four, one] as Task["edge"] }, graph);
    expect(named).toEqual([{ kind: "cost", edge: { from: 0, to: 3 } }]);
    expect(questionsOf({ ...task, kind: "cost" }, graph)).toHaveLength(3);
  });

  it("by lot are the same for the same seed, others for another, and no two alike", () => {
    const of = (seed: number, kind: Task["kind"] = "cost") =>
      questionsOf({ ...task, kind, seed, count: 4 }, graph);
    expect(of(7)).toEqual(of(7));
    expect(of(7)).toHaveLength(4);
    const seeds = Array.from({ length: 20 }, (_, seed) => JSON.stringify(of(seed)));
    expect(new Set(seeds).size).toBeGreaterThan(10);
    for (const seed of [1, 2, 3])
      expect(new Set(of(seed).map((one) => JSON.stringify(one))).size).toBe(4);
  });

  it("that are mixed are of every kind, and of a missing link all others are given", () => {
    const mixed = questionsOf({ ...task, kind: "mixed", seed: 1, count: 4 }, graph);
    expect(mixed.map(({ kind }) => kind)).toEqual(["edge", "cost", "links", "path"]);
    const [, , missing] = mixed;
    expect(missing?.kind === "links" && missing.given.length).toBe(3);
  });

  it("ask no path where two links share a word, and nothing where there is nothing", () => {
    const sharing = { ...graph, links: [...knownLinks("1-1 1-2 1-3 1-4")] };
    expect(questionsOf({ ...task, kind: "path", seed: 1 }, sharing)).toEqual([]);
    expect(questionsOf({ ...task, kind: "edge" }, emptyGraph)).toEqual([]);
  });

  it("are drawn evenly", () => {
    const draw = drawing(5);
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 4000; n += 1) {
      const at = draw(4);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect([...shuffled([1, 2, 3, 4, 5], draw)].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("an attempt", () => {
  const checked = (right: boolean): Checked => ({
    answer: { kind: "cost", cost: 3 },
    grade: gradeOne(right),
  });
  const questions = questionsOf({ ...task, kind: "cost" }, graph);

  it("takes as many tries as the task gives, and ends with the last question", () => {
    const twice = { ...task, tries: 2 };
    let now = begin(questions, 100);
    now = check(now, twice, checked(false), 200);
    expect(now.items[0]).toMatchObject({ tries: 1, over: false });
    now = check(now, twice, checked(false), 300);
    expect(now.items[0]).toMatchObject({ tries: 2, over: true });
    expect(check(now, twice, checked(true), 400)).toBe(now);
    now = next(check(next(now), twice, checked(true), 500));
    expect(now.done).toBeUndefined();
    now = giveUp(now, 600);
    expect(now.done).toBe(600);
    expect(scoreOfAttempt(now)).toBe(1 / 3);
  });

  it("of which nothing is said takes one answer to each question", () => {
    const now = check(begin(questions, 0), { ...task, feedback: "none" }, checked(false), 1);
    expect(now.items[0]).toMatchObject({ tries: 1, over: true });
  });

  it("is handed in as a file that is read again, and nothing else is", () => {
    const [question] = questionsOf(task, graph);
    if (question?.kind !== "links") throw new Error("no question");
    const drawn = knownLinks("1-1 2-2 3-4");
    const links = sortLinks(drawn, question);
    const grade = { right: 2, wrong: 1, missing: 2 };
    const answer = { answer: { kind: "links", links: drawn }, grade, links } as const;
    const over = giveUp(check(begin([question], 0), task, answer, 1000), 2000);
    const file = answerFile(task, ["a", "b"], over);
    expect(file).toMatchObject({
      kind: "links",
      score: 0.5714,
      done: "1970-01-01T00:00:02.000Z",
      answers: [{ answer: "1-1 2-2 3-4", tries: 1, wrongLinks: "3-4", missingLinks: "3-3 4-4" }],
    });
    expect(readAnswerFile(JSON.parse(JSON.stringify(file)))).toEqual(file);
    expect(answerFile(task, ["a", "c"], over).task).not.toBe(file.task);
    for (const wrong of [
      null,
      [],
      {},
      { ...file, twintree: "session" },
      { ...file, version: 2 },
      { ...file, score: 2 },
      { ...file, task: "<b>" },
      { ...file, answers: [{}] },
      { ...file, done: "yesterday" },
    ])
      expect(readAnswerFile(wrong), JSON.stringify(wrong)).toBeUndefined();
  });
});
