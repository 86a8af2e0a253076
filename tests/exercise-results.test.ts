/** What students handed in, as a table. */
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { AnswerFile } from "../www/src/teaching/attempts/answer-file.js";
import { answersIn, faultsOf, triesOf, tsvOf } from "../www/src/teaching/class/results.js";

const links: AnswerFile = {
  twintree: "answer",
  version: 1,
  task: "0123456789abcdef",
  kind: "links",
  text: "",
  started: "2026-01-01T00:00:00.000Z",
  done: "2026-01-01T00:01:00.000Z",
  score: 0.5,
  answers: [
    {
      question: "links",
      answer: "1-4 2-1",
      tries: 2,
      score: 0.5,
      right: 1,
      wrong: 1,
      missing: 1,
      wrongLinks: "2-1",
      missingLinks: "2-5",
    },
  ],
};
const one = { tries: 1, right: 1, wrong: 0, missing: 0, score: 1 };
const costs: AnswerFile = {
  ...links,
  kind: "cost",
  answers: [
    { ...one, question: "cost", answer: "3" },
    { ...one, question: "cost", answer: "7", score: 0, right: 0, wrong: 1 },
    { ...one, question: "cost", tries: 0, score: 0, right: 0 },
  ],
};
const linkOf = (parcel: unknown) =>
  `https://example.org/#1.${deflateRawSync(JSON.stringify(parcel)).toString("base64url")}`;

describe("answers", () => {
  it("are read out of a file, and out of links, one a line", async () => {
    expect(await answersIn(JSON.stringify(links))).toEqual({ answers: [links], others: [] });
    const pair = linkOf({ a: "x" });
    const text = `${linkOf({ a: "x", answer: links })}\n${pair}\nhello\n`;
    expect(await answersIn(text)).toEqual({ answers: [links], others: [pair, "hello"] });
    expect((await answersIn("{}")).answers).toEqual([]);
    expect((await answersIn("")).answers).toEqual([]);
  });

  it("say what was wrong and missing, by the number of the question", () => {
    expect(faultsOf(links, "wrong", true)).toBe("1: 2-1");
    expect(faultsOf(links, "missing", true)).toBe("1: 2-5");
    expect(faultsOf(links, "missing", false)).toBe("2-5");
    expect(faultsOf(costs, "wrong", true)).toBe("2: 7; 3: –");
    expect(faultsOf(costs, "missing", true)).toBe("");
    expect(triesOf(costs)).toBe(2);
  });

  it("are copied as a table in which no name breaks a row, or is a formula", () => {
    const rows = [
      { name: "a\tb\nc.json", answer: links },
      { name: "=HYPERLINK(1)", answer: costs },
    ];
    expect(tsvOf(rows, ["File", "Task", "Score", "Tries", "Wrong", "Missing"])).toBe(
      [
        "File\tTask\tScore\tTries\tWrong\tMissing\n",
        '"a\tb\nc.json"\tlinks 0123456789abcdef\t0.5\t2\t1: 2-1\t1: 2-5\n',
        "'=HYPERLINK(1)\tcost 0123456789abcdef\t0.5\t2\t2: 7; 3: –\t\n",
      ].join(""),
    );
  });
});
