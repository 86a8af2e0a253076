import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold } from "../www/src/pairs/fold.js";
import { type Condition, groupsOf, readCondition } from "../www/src/pairs/measure/condition.js";
import { type Known, matcher } from "../www/src/pairs/measure/matching.js";
import { neededGroups } from "../www/src/pairs/measure/rows.js";
import type { Column } from "../www/src/pairs/measured.js";

function conditionOf(text: string): Condition | undefined {
  const reading = readCondition(text);
  if (reading.kind === "problem") throw new Error(`${text}: ${reading.problem.phrase.id}`);
  return reading.condition;
}

function problemOf(text: string) {
  const reading = readCondition(text);
  return reading.kind === "problem" ? [reading.problem.at, reading.problem.phrase.id] : undefined;
}

const column = (name: string, values: readonly (readonly [number, number])[]): Column => ({
  name,
  numerators: Float64Array.from(values, ([part]) => part),
  denominators: Float64Array.from(values, ([, whole]) => whole),
  reasons: ["no-links"],
});

/** Five pairs: 1 of 2, 0 of 0, without a value, refused, not measured yet. */
const similarity = column("similarity", [
  [1, 2],
  [0, 0.5],
  [0, 0],
  [0, -1],
  [0, Number.NaN],
]);
const words = column("words.left", [
  [7, 1],
  [20, 1],
  [21, 1],
  [0, -1],
  [0, Number.NaN],
]);
const columns = new Map(
  [similarity, words, { ...words, name: "links" }].map((one) => [one.name, one]),
);
const ids = ["n01001", "n01002", "w02001", undefined, "w02002"];
const texts = ["The Décret", "a cat or two", "the cat", "dog’s ‘tail’", "“cat”"];

const known: Known = {
  column: (name) => columns.get(name),
  refused: (pair) => (pair === 3 ? ["trapped"] : []),
  entry: (index) => ({
    index,
    leftId: ids[index],
    rightId: undefined,
    leftText: texts[index] ?? "",
    rightText: "",
    links: 0,
  }),
  words: (pair) => fold(`${ids[pair]}\n${texts[pair]}`),
  has: ({ side, attribute, value }, pair) =>
    pair === 4
      ? undefined
      : side === "left" && attribute === "deprel" && value === "nsubj" && pair === 1,
};

/** The pairs for which it is true, and behind a stroke those of which it is not known. */
function chosen(text: string): string {
  const condition = conditionOf(text);
  const is = condition === undefined ? () => true : matcher(condition, known);
  const pairs = [0, 1, 2, 3, 4];
  const open = pairs.filter((pair) => is(pair) === undefined);
  return `${pairs.filter((pair) => is(pair)).join("")}${open.length > 0 ? `|${open.join("")}` : ""}`;
}

describe("a condition", () => {
  it.each([
    ["", "01234"],
    ["similarity < 0.5", "1|4"],
    ["similarity >= 1/2", "0|4"],
    ["similarity = 50%", "0|4"],
    ["similarity = 50 %", "0|4"],
    ["Similarity ≤ 0,5", "01|4"],
    ["similarity != 0.5", "1|4"],
    ["not similarity = 0.5", "123|4"],
    ["similarity = undefined", "2|4"],
    ["similarity = refused", "3|4"],
    ["similarity != undefined", "013|4"],
    ["words A > 20", "2|4"],
    ["words.left > 20", "2|4"],
    ["words A > 6 and words A < 21", "01|4"],
    ["words A > 6 words A < 21", "01|4"],
    ["number > 3", "34"],
    ["number = 5 or similarity = 1/2", "04"],
    ["number = 5 and similarity = 1/2", "|4"],
    ["number < 5 and similarity = 1/2", "0"],
    ["id = n01*", "01"],
    ["id = *2", "14"],
    ["id = *0*1", "02"],
    ["id A = n01001", "0"],
    ["id B = n01001", ""],
    ["id != n01*", "234"],
    ["text = CAT", "124"],
    ["text B = cat", ""],
    ["cat", "124"],
    ["decret", "0"],
    ["the cat", "2"],
    ['"a cat"', "1"],
    ['"or"', "1"],
    ["w02", "24"],
    ["dog's", "3"],
    ["dog’s", "3"],
    ["text A = dog's", "3"],
    ["\"'tail'\"", "3"],
    ["'\"cat\"'", "4"],
    ["'“cat”'", "4"],
    ["words A < 20.5", "01|4"],
    ["words A < 20,5", "01|4"],
    ["similarity > 0.125", "0|4"],
    ["similarity > 0,125", "0|4"],
    ["words A < 20.0000", "0|4"],
    ["words A > 1000", "|4"],
    ["deprel A = nsubj", "1|4"],
    ["deprel = nsubj", "1|4"],
    ["deprel B = nsubj", "|4"],
    ["deprel A = 'nsubj' or cat", "124"],
    ["refused", "3|4"],
    ["not (refused or cat)", "0"],
    ["not refused and not cat", "0"],
    ["crossings.head > 0", "|01234"],
  ])("%s", (text, expected) => {
    expect(chosen(text)).toBe(expected);
  });

  it.each([
    ["similarity <", 12, "pairs-condition-value"],
    ["< 0.5", 0, "pairs-condition-name"],
    ["similarity < half", 13, "pairs-condition-number"],
    ["words A > 1.000", 10, "pairs-condition-two-ways"],
    ["words A > 1,000", 10, "pairs-condition-two-ways"],
    ["words A > 1.000%", 10, "pairs-condition-two-ways"],
    ["similarity < 1/1.000", 13, "pairs-condition-two-ways"],
    ["words A > 1.000.000", 10, "pairs-condition-thousands"],
    ["words A > 1.000,5", 10, "pairs-condition-thousands"],
    ["words A > 1,000.5", 10, "pairs-condition-thousands"],
    ["words A > 1’000", 10, "pairs-condition-thousands"],
    ["words A > 1 000", 10, "pairs-condition-thousands"],
    ["words A > 1\u202f000 and cat", 10, "pairs-condition-thousands"],
    ["similarity < 1/0", 13, "pairs-condition-number"],
    ["size < 0.5", 0, "pairs-condition-unknown"],
    ["similarity A < 0.5", 0, "pairs-condition-unknown"],
    ["words > 3", 0, "pairs-condition-side"],
    ["id < 3", 3, "pairs-condition-equal"],
    ["links > undefined", 6, "pairs-condition-equal"],
    ["(cat", 0, "pairs-condition-bracket"],
    ["cat)", 3, "pairs-condition-bracket"],
    ["()", 1, "pairs-condition-bracket"],
    ["cat and", 7, "pairs-condition-end"],
    ["or cat", 0, "pairs-condition-end"],
    ["not", 3, "pairs-condition-end"],
    ['the "cat', 4, "pairs-condition-quote"],
    [`${"(".repeat(65)}cat`, 65, "pairs-condition-deep"],
  ])("says where it cannot be read: %s", (text, at, id) => {
    expect(problemOf(text)).toEqual([at, id]);
  });

  it("says what can be written in the place of thousands", () => {
    const argsOf = (text: string) => {
      const reading = readCondition(text);
      return reading.kind === "problem" ? reading.problem.phrase.args : undefined;
    };
    expect(argsOf("links > 1.125")).toEqual({ value: "1.125", plain: "1125", exact: "1.1250" });
    expect(argsOf("links > 12,500%")).toEqual({
      ...{ value: "12,500%", plain: "12500%", exact: "12,5000%" },
    });
    expect(argsOf("links > 1 000 000")).toEqual({ value: "1 000 000", plain: "1000000" });
    expect(argsOf("links > 1.000,5")).toEqual({ value: "1.000,5", plain: "1000,5" });
    for (const text of ["1125", "1.1250", "12500%", "12,5000%", "1000000", "1000,5"])
      expect(readCondition(`links > ${text}`).kind, text).toBe("condition");
  });

  it.each(['links > 1 "000"', "links > 1 200-year", "links > 1 100th"])(
    "has words behind a number that are no thousands of it: %s",
    (text) => {
      expect(readCondition(text)).toMatchObject({
        ...{ kind: "condition", condition: { kind: "all", of: [{ value: 1 }, {}] } },
      });
    },
  );

  it("takes no thousands for the value of what is no number", () => {
    expect(readCondition("id = 1 200")).toEqual({
      kind: "condition",
      condition: {
        kind: "all",
        of: [
          { kind: "text", what: "id", side: undefined, value: "1" },
          { kind: "search", value: "200" },
        ],
      },
    });
  });

  it("is read or refused with a place in it, whatever is typed", () => {
    const piece = fc.constantFrom(
      ...[
        "similarity",
        "words",
        "A",
        "<",
        ">=",
        "0.5",
        "and",
        "or",
        "not",
        "(",
        ")",
        '"',
        "id",
        "n*",
        "%",
        "!",
        "“",
      ],
    );
    const typed = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join(" ")),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const reading = readCondition(text);
        if (reading.kind === "condition") return true;
        return reading.problem.at >= 0 && reading.problem.at <= text.length;
      }),
    );
  });

  it("is true of all, false of all, or what its parts are, by the laws of logic", () => {
    const simple = fc.constantFrom(
      "similarity < 0.5",
      "words A > 6",
      "cat",
      "refused",
      "deprel = nsubj",
    );
    fc.assert(
      fc.property(simple, simple, (a, b) => {
        expect(chosen(`not (${a} and ${b})`)).toBe(chosen(`not ${a} or not ${b}`));
        expect(chosen(`not not (${a})`)).toBe(chosen(a));
        expect(chosen(`${a} or ${b}`)).toBe(chosen(`${b} or ${a}`));
      }),
    );
  });

  it("is read in capitals as well", () => {
    for (const [loud, quiet] of [
      ["similarity < 0.5 AND words A > 3", "similarity < 0.5 and words A > 3"],
      ["cat OR NOT dog", "cat or not dog"],
      ["cat Or Refused", "cat or refused"],
      ["similarity = UNDEFINED", "similarity = undefined"],
    ] as const)
      expect(conditionOf(loud)).toEqual(conditionOf(quiet));
    expect(problemOf("AND cat")).toEqual([0, "pairs-condition-end"]);
  });

  it("knows the columns by the heads that they have in the table", () => {
    const columnOf = (text: string) => {
      const condition = conditionOf(`${text} < 0.5`);
      return condition?.kind === "number" ? condition.column : undefined;
    };
    expect(columnOf("LAS")).toBe("attachment.labelled");
    expect(columnOf("UAS")).toBe("attachment.unlabelled");
    expect(columnOf("RF")).toBe("robinsonFoulds");
    expect(columnOf("second.F")).toBe("second.brackets.f");
    expect(columnOf("no.")).toBe("number");
  });

  it("asks of which measure a column of two systems is", () => {
    for (const name of ["difference", "other", "Second"])
      expect(problemOf(`${name} > 0`)).toEqual([0, "pairs-condition-of-which"]);
    expect(problemOf("difference.similarity > 0")).toBeUndefined();
  });

  it("has no names that nobody gave it", () => {
    expect(problemOf("constructor < 1")).toEqual([0, "pairs-condition-unknown"]);
    expect(problemOf("words constructor < 1")).toEqual([6, "pairs-condition-unknown"]);
    expect(problemOf("second.number < 1")).toEqual([0, "pairs-condition-unknown"]);
  });

  it("waits for nothing that will never be known", () => {
    for (const text of [
      "second.similarity < 1",
      "difference.links = undefined",
      "number = refused",
    ])
      expect(ids.map((_, pair) => matcher(conditionOf(text) as Condition, known)(pair))).toEqual(
        ids.map(() => false),
      );
  });

  it("names the groups of measures that it asks for", () => {
    const asked = conditionOf("treeEdit < 0.5 and (words A > 3 or not crossings.head = undefined)");
    expect(groupsOf(asked)).toEqual(["distances", "crossings"]);
    expect(neededGroups("similarity <", ["second.similarity", "links"])).toEqual(["paths"]);
  });
});
