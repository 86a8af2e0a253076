/** The worked tables of distances, through the built module. Rust's own tests run the same files. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Core, freshCore } from "./boundary-core.js";

type Ratio = readonly [part: number, whole: number];

/** A worked example; what it does not name is not checked. */
interface Table {
  readonly what: string;
  readonly left: string;
  readonly right: string;
  readonly links: string;
  readonly options: {
    readonly matching?: "links";
    readonly unshared?: "pruned";
    readonly marks?: "dropped";
    readonly labels?: "without-subtype";
  };
  readonly expect: Readonly<Record<string, unknown>>;
}

type Found = ReturnType<Core["distances"]>;
type Answer = Extract<Found, { kind: "ok" }>["distances"];
type Measure = Answer["robinsonFoulds"];

const place = new URL("./tables/distances/", import.meta.url);
const files = readdirSync(place);
let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

/** The same value, and flagged if there is nothing to divide by. */
function checkRatio(measure: Measure, [part, whole]: Ratio, name: string) {
  if (measure.kind === "undefined") throw new Error(`${name}: ${measure.reason.code}`);
  if (whole === 0) {
    expect(measure, name).toMatchObject({ part: 0, whole: 0, flag: expect.any(String) });
  } else {
    expect(measure.flag, name).toBeUndefined();
    expect(measure.part * whole, name).toBe(part * measure.whole);
  }
}

const countsOf = (splits: Answer["splits"]) =>
  splits && {
    left: splits.both.length + splits.left.length,
    right: splits.both.length + splits.right.length,
    shared: splits.both.length,
  };

const measuresOf = (answer: Answer) => [
  answer.robinsonFoulds,
  answer.generalizedRobinsonFoulds,
  answer.quartetDistance,
  answer.generalizedQuartets,
];

describe.each(files)("%s", (file) => {
  const table = JSON.parse(readFileSync(new URL(file, place), "utf8")) as Table;
  const { matching, unshared, marks, labels } = table.options;
  const plain = {
    rooted: false,
    byLinks: matching === "links",
    shared: unshared === "pruned",
    withoutPunctuation: marks === "dropped",
    strict: false,
  };

  test(table.what, () => {
    const { left, right } = table;
    const reading = core.read_links(table.links, false);
    expect(reading.diagnostics).toEqual([]);
    const request = {
      left,
      right,
      links: reading.lines.flatMap((line) => line.links),
      options: { stripSubtypes: labels === "without-subtype", ignorePunctuation: false },
    };
    const distances = (options: typeof plain) => {
      const answer = core.distances(request, options);
      if (answer.kind === "rejected") throw new Error(JSON.stringify(answer.diagnostics));
      return answer.distances;
    };
    const answer = distances(plain);
    const expected = table.expect;
    const check: Readonly<Record<string, (value: never) => void>> = {
      leaves: (value: number) => {
        expect(answer.words?.left).toHaveLength(value);
        expect(answer.words?.right).toHaveLength(value);
      },
      splits: (value: object) => expect(countsOf(answer.splits)).toEqual(value),
      robinsonFoulds: (value: Ratio) => checkRatio(answer.robinsonFoulds, value, "plain"),
      generalizedRobinsonFoulds: (value: Ratio) => {
        checkRatio(answer.generalizedRobinsonFoulds, value, "generalized");
        const inConflict = answer.splits?.right.filter(({ conflicts }) => conflicts.length > 0);
        expect(answer.generalizedRobinsonFoulds).toMatchObject({ part: inConflict?.length });
      },
      rooted: ({ robinsonFoulds, ...counts }: { robinsonFoulds: Ratio }) => {
        const rooted = distances({ ...plain, rooted: true });
        checkRatio(rooted.robinsonFoulds, robinsonFoulds, "rooted");
        expect(countsOf(rooted.splits)).toEqual(counts);
      },
      quartets: (value: Record<string, number>) => {
        expect(answer.quartets).toEqual(value);
        const listed = core.differing_quartets(request, plain, 0, 2 ** 32 - 1);
        const of = (kind: string) => listed.filter((one) => one.kind === kind).length;
        const { different, leftOnly, rightOnly } = value;
        expect([of("different"), of("left-only"), of("right-only")]).toEqual([
          different,
          leftOnly,
          rightOnly,
        ]);
        expect(listed).toHaveLength(Number(different) + Number(leftOnly) + Number(rightOnly));
        for (const one of listed) {
          expect(core.quartet(request, plain, [...one.leaves].reverse())).toEqual(one);
        }
        expect(core.differing_quartets(request, plain, 1, 2)).toEqual(listed.slice(1, 3));
      },
      quartetDistance: (value: Ratio) => checkRatio(answer.quartetDistance, value, "quartets"),
      generalizedQuartetDistance: (value: Ratio) =>
        checkRatio(answer.generalizedQuartets, value, "generalized quartets"),
      strictQuartetDistance: (value: Ratio) =>
        checkRatio(distances({ ...plain, strict: true }).generalizedQuartets, value, "strict"),
      attachment: (value: Record<string, number>) => {
        const { unlabelled, labelled, labels } = answer.attachment;
        for (const [name, measure] of Object.entries({ unlabelled, labelled, labels })) {
          expect(measure, name).toMatchObject({ part: value[name], whole: value.words });
        }
      },
      undefined: (value: { leaves?: string; quartets?: string }) => {
        const codes = measuresOf(answer).map((one) => one.kind === "undefined" && one.reason.code);
        if (value.leaves !== undefined) {
          expect(codes).toEqual(new Array(4).fill(value.leaves));
          expect([answer.words, answer.splits, answer.quartets]).toEqual(
            new Array(3).fill(undefined),
          );
        } else {
          expect(codes.slice(2)).toEqual([value.quartets, value.quartets]);
          expect(answer.quartets).toBeUndefined();
        }
      },
      onlyLeft: (value: number[]) =>
        expect(answer.robinsonFoulds).toMatchObject({ reason: { left: value } }),
      onlyRight: (value: number[]) =>
        expect(answer.robinsonFoulds).toMatchObject({ reason: { right: value } }),
    };
    for (const [name, value] of Object.entries(expected)) {
      const look = check[name];
      if (look === undefined) throw new Error(`nobody looks at ${name}`);
      look(value as never);
    }
    expect(Object.keys(expected).length).toBeGreaterThan(0);
  });
});

test("there are tables", () => {
  expect(files.length).toBeGreaterThan(15);
});
