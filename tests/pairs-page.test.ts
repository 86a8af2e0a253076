import { describe, expect, it } from "vitest";
import { speak } from "../www/src/messages/index.js";
import { differenceOf, groups, namesOf, numberOf } from "../www/src/pairs/measure/columns.js";
import { sortRows } from "../www/src/pairs/measure/order.js";
import { neededGroups } from "../www/src/pairs/measure/rows.js";
import type { Column } from "../www/src/pairs/measured.js";
import { firstChosen, withMeasures } from "../www/src/pairs/page/chosen.js";
import { between } from "../www/src/pairs/page/histogram.js";
import { ticks } from "../www/src/pairs/page/layout/axis.js";
import { layoutHistogram } from "../www/src/pairs/page/layout/histogram.js";
import { dotAt, layoutScatter, valuesAt } from "../www/src/pairs/page/layout/scatter.js";
import { limitOf } from "../www/src/pairs/page/limit.js";
import {
  groupsAlone,
  measuresIn,
  nameOf,
  numberText,
  offeredGroups,
  reasonText,
  signedText,
  valueText,
} from "../www/src/pairs/page/names.js";
import { openingOf } from "../www/src/pairs/page/opening.js";
import { rowsOf } from "../www/src/pairs/page/versus.js";
import "../www/src/pairs/page/texts/en.ftl";

/** A column of `1/2`, `-` where it is not defined, `!` where the pair was refused. */
function column(name: string, text: string): Column {
  const all = text.split(" ").map((item) => {
    if (item === "-") return [0, 0];
    if (item === "!") return [0, -1];
    return item.split("/").map(Number);
  });
  return {
    name,
    numerators: Float64Array.from(all, ([part = 0]) => part),
    denominators: Float64Array.from(all, ([, whole = 1]) => whole),
    reasons: ["no-links"],
  };
}

describe("what is chosen", () => {
  const offered = groupsAlone;

  it("is agreement only where there are links of another annotator", () => {
    const columns = "links agreement.f";
    const of = (theirs: string) => {
      const { sort, ...all } = withMeasures(
        { ...firstChosen, columns, sort: "agreement.f" },
        offeredGroups({ left: [], right: [], theirs }),
        false,
        "similarity",
      );
      return [sort, all.columns];
    };
    expect(of("1-1\n")).toEqual(["agreement.f", columns]);
    expect(of(" \n")).toEqual(["similarity", "links"]);
  });

  it("is no agreement by which two systems are compared, since both have the same links", () => {
    const of = (judged: string) => {
      const groups = offeredGroups({ left: [], right: [], theirs: "1-1" });
      return withMeasures({ ...firstChosen, judged }, groups, true, "robinsonFoulds").judged;
    };
    expect(of("agreement.f")).toBe("robinsonFoulds");
    expect(of("brackets.f")).toBe("brackets.f");
  });

  it("is what the page opens on as long as nothing is chosen, the worst first", () => {
    expect(withMeasures(firstChosen, offered, false, "similarity")).toMatchObject({
      ...{ columns: "words.left words.right links coverage similarity", measure: "similarity" },
      ...{ sort: "similarity", descending: false, against: "coverage", judged: "similarity" },
    });
    expect(withMeasures(firstChosen, offered, false, "robinsonFoulds")).toMatchObject({
      ...{ columns: "words.left words.right robinsonFoulds", measure: "robinsonFoulds" },
      ...{ sort: "robinsonFoulds", descending: true, against: "words.left" },
    });
  });

  it("is of the measures that there are, whatever a link names", () => {
    const names = { sort: "nonsense", measure: "nope", against: "x", judged: "constructor" };
    const columns = "bad similarity  links";
    expect(
      withMeasures({ ...firstChosen, ...names, columns }, offered, true, "brackets.f"),
    ).toEqual({
      ...withMeasures(firstChosen, offered, true, "brackets.f"),
      columns: "similarity links",
    });
  });

  it("is what two systems have as long as there are two", () => {
    const chosen = { ...firstChosen, sort: "difference", descending: true };
    const of = (two: boolean) => withMeasures(chosen, offered, two, "similarity");
    expect(of(true)).toMatchObject({ sort: "difference", descending: true });
    expect(of(false)).toEqual(withMeasures(firstChosen, offered, false, "similarity"));
  });
});

describe("the measure that the page opens on", () => {
  const of = (columns: Readonly<Record<string, string>>) =>
    openingOf({
      columns: new Map(Object.entries(columns).map(([name, text]) => [name, column(name, text)])),
    });

  it("is the first that most pairs have a value of", () => {
    expect(of({})).toBe("similarity");
    expect(of({ similarity: "1/2 - 1/2" })).toBe("similarity");
    expect(of({ similarity: "1/2 - - -", "brackets.f": "3/4 1/1 - 2/2" })).toBe("brackets.f");
    const none = { similarity: "- - 1/2", "brackets.f": "- - -", "attachment.labelled": "- - -" };
    expect(of({ ...none, "attachment.unlabelled": "1/2 0/0.5 -" })).toBe("attachment.unlabelled");
  });

  it("counts no pair that could not be read, nor one that was not yet", () => {
    expect(of({ similarity: "1/2 ! ! !" })).toBe("similarity");
    expect(of({ similarity: "- 1/NaN 1/NaN", "brackets.f": "1/NaN 1/NaN" })).toBe("brackets.f");
  });

  it("is similarity where none is defined for most pairs", () => {
    const all = ["similarity", "brackets.f", "attachment.labelled", "attachment.unlabelled"];
    const none = [...all, "robinsonFoulds", "treeEdit"].map((name) => [name, "- - 1/2"]);
    expect(of(Object.fromEntries(none))).toBe("similarity");
  });
});

describe("a value", () => {
  it("that there is none of has a reason in words, or under its name", () => {
    expect(reasonText("no-dependencies")).toBe("a side has no dependencies");
    expect(reasonText("something-new")).toBe("something-new");
  });

  it.each([
    ...["text-errors", "no-dependencies", "no-phrases", "no-words", "no-tree", "words-differ"],
    ...["no-links", "one-link", "no-paths", "lengths-differ", "no-words-left"],
    ...["no-brackets", "no-tags", "too-few-words", "too-large", "no-tests"],
    ...["no-line", "no-shared-links", "links-set-aside"],
  ])("that is missing as %s says so in both languages", async (reason) => {
    const english = reasonText(reason);
    await speak("de");
    const german = reasonText(reason);
    await speak("en");
    expect(new Set([reason, english, german]).size).toBe(3);
  });

  it("is written with the minus of mathematics", () => {
    expect([numberText(-22), signedText(-0.5, 1)]).toEqual(["−22", "−0.5"]);
  });

  it("is written as 0 or 1 only where it is that", () => {
    const text = (value: number) => valueText("similarity", value);
    expect([0, 1, 0.5, 0.994].map(text)).toEqual(["0.00", "1.00", "0.50", "0.99"]);
    expect([0.997, 0.003].map(text)).toEqual(["0.9970", "0.0030"]);
    expect(valueText("similarity", 0.9996, 3)).toBe("0.9996");
  });
});

describe("the measures of the page", () => {
  const measures = measuresIn(offeredGroups({ left: [], right: [], theirs: "1-1" }));

  it("are all that are measured, each with a name", () => {
    expect([...measures].sort()).toEqual([...namesOf(groups)].sort());
    for (const name of measures) expect(nameOf(name)).not.toMatch(/^pairs-name/);
  });

  it("are measured in the groups that are named, also in conditions", () => {
    expect(neededGroups("", ["links"])).toEqual([]);
    expect(neededGroups("", ["links", "similarity"])).toEqual(["paths"]);
    expect(neededGroups("TreeEdit > 0.5 and links > 2", ["links"])).toEqual(["distances"]);
  });
});

describe("the plots", () => {
  it("have axes of round numbers, and of quarters up to 1", () => {
    expect(ticks(1, 100).map(({ value }) => value)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(ticks(43, 100).map(({ value }) => value)).toEqual([0, 20, 40]);
    expect(ticks(0, 100)).toEqual([{ at: 0, value: 0 }]);
  });

  it("have bars as high as they are many, and none is lost", () => {
    const bin = (start: number, count: number) => ({ start, width: 0.25, count, chosen: 0 });
    const layout = layoutHistogram(
      [bin(0, 1), bin(0.25, 0), bin(0.5, 1000), bin(0.75, 500)],
      0.6,
      2,
    );
    const high = layout.bars.map(({ y }) => layout.base - y);
    expect(high[0]).toBe(2);
    expect(high[1]).toBe(0);
    expect(high[2]).toBe(2 * (high[3] ?? 0));
    expect(layout.highest?.bin.start).toBe(0.5);
    // A limit that is beyond the axis is not drawn.
    expect(layout.limit).toBeUndefined();
  });

  it("find the dot that is pointed at, and the values there", () => {
    const grid = { columns: 10, rows: 10, greatestX: 1, greatestY: 20 };
    const layout = layoutScatter([{ column: 9, row: 0, count: 1, chosen: 0 }], grid, {
      x: 1,
      y: 20,
    });
    const [dot] = layout.dots;
    expect(dotAt(layout.dots, (dot?.x ?? 0) + 3, dot?.y ?? 0)).toBe(dot);
    expect(dotAt(layout.dots, 60, 30)).toBeUndefined();
    expect(valuesAt(grid, layout.left, layout.base)).toEqual({ x: 0, y: 0 });
    expect(layout.ring).toEqual({ x: layout.right, y: layout.top });
  });

  it("write conditions for what is clicked", () => {
    expect(between("similarity", 0.15, 0.2, false)).toBe("similarity >= 0.15 and similarity < 0.2");
    expect(between("similarity", 0.95, 1, true)).toBe("similarity >= 0.95 and similarity <= 1");
    expect(between("links", 3, 4, false)).toBe("links = 3");
    expect(between("links", 3, 6, false)).toBe("links >= 3 and links <= 5");
    expect(between("links", 3, 6, true)).toBe("links >= 3 and links <= 6");
  });

  it("know a condition that is a limit alone", () => {
    expect(limitOf(" similarity < .5 ")).toEqual({
      name: "similarity",
      sign: "below",
      value: 0.5,
    });
    // As conditions are read: by the heads of the table, with a comma, as a percentage.
    expect(limitOf("RF >= 0,5")).toEqual({ name: "robinsonFoulds", sign: "least", value: 0.5 });
    expect(limitOf("coverage > 50 %")).toEqual({ name: "coverage", sign: "above", value: 0.5 });
    expect(limitOf("similarity < 0.5 and links > 2")).toBeUndefined();
    expect(limitOf("cats")).toBeUndefined();
  });
});

describe("two systems", () => {
  const first = column("similarity", "1/2 1/3 2/4 - !");
  const second = column("similarity", "1/4 1/2 1/2 1/1 1/1");
  const difference = differenceOf(first, second);
  const all = Uint32Array.of(0, 1, 2, 3, 4);

  it("differ by exact ratios, where both have a value", () => {
    expect([...difference.numerators].slice(0, 3)).toEqual([2, -1, 0]);
    expect([...difference.denominators]).toEqual([8, 6, 8, 0, -1]);
  });

  it("win, lose or are equal, by what is better", () => {
    const rows = (versus: "won" | "lost" | "equal", measure = "similarity") => [
      ...rowsOf(all, versus, measure, [first, second, difference]),
    ];
    expect(rows("won")).toEqual([0]);
    expect(rows("lost")).toEqual([1]);
    expect(rows("equal")).toEqual([2]);
    // Of a distance less is better.
    expect(rows("won", "treeEdit")).toEqual([1]);
  });

  it("are compared by the pairs that are tested: what is 0 of 0 is not", () => {
    const [one, other] = [column("x", "1/0.5 1/0.5 1/2"), column("x", "1/0.5 1/2 1/2")];
    const both = [one, other, differenceOf(one, other)] as const;
    expect([...rowsOf(all.slice(0, 3), "equal", "x", both)]).toEqual([2]);
    expect([...rowsOf(all.slice(0, 3), "lost", "x", both)]).toEqual([]);
  });

  it("are sorted by their difference, what has none at the end", () => {
    const keys = Float64Array.from(all, (pair) => numberOf(difference, pair));
    expect([...sortRows(all, keys, false)]).toEqual([1, 2, 0, 3, 4]);
    expect([...sortRows(all, keys, true)]).toEqual([0, 2, 1, 3, 4]);
  });
});
