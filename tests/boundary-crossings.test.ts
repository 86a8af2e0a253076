/** The worked tables of crossings and the real corpus, through the built module. Rust's own tests run the same files. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Core, freshCore } from "./boundary-core.js";

type Ok = Extract<ReturnType<Core["crossings"]>, { kind: "ok" }>["crossings"];
type Kind = "head" | "modifier";
const kinds: readonly Kind[] = ["head", "modifier"];
const types = ["sure", "mixed", "all"] as const;

interface Table {
  readonly name: string;
  readonly left: string;
  readonly right: string;
  readonly links: string;
  readonly rules: string;
  readonly expect: Record<string, Record<string, unknown> & { tests: [number, number] }>;
  readonly crossings: readonly {
    representation: Ok["representation"];
    alignment: Ok["alignment"];
    pairs: readonly object[];
  }[];
}

let core: Core;
let workbench: Core;
beforeAll(async () => {
  core = await freshCore();
  workbench = await freshCore();
});

function ask(
  table: Pick<Table, "left" | "right" | "links"> & { rules?: string },
  representation?: Ok["representation"],
  alignment: Ok["alignment"] = "sure",
): Ok {
  const { left, right } = table;
  const links = workbench.read_links(table.links, false).lines.flatMap((line) => line.links);
  const options = { stripSubtypes: false, ignorePunctuation: false };
  const headRules = table.rules === "default" ? undefined : table.rules;
  const answer = core.crossings(
    { left, right, links, options },
    { representation, alignment, headRules },
  );
  if (answer.kind === "rejected") throw new Error(JSON.stringify(answer.diagnostics));
  return answer.crossings;
}

const words = (stretches: readonly (readonly [number, number])[]) =>
  stretches.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );

const place = new URL("./tables/crossings/", import.meta.url);
test("there are tables", () => expect(readdirSync(place).length).toBeGreaterThan(4));

describe.each(readdirSync(place))("%s", (file) => {
  const table = JSON.parse(readFileSync(new URL(file, place), "utf8")) as Table;
  test(table.name, () => {
    const { figures } = ask(table);
    expect(figures.map((one) => one.representation)).toEqual(Object.keys(table.expect));
    for (const one of figures) {
      const expected = table.expect[one.representation];
      if (!expected) throw new Error(one.representation);
      for (const [place, kind] of kinds.entries()) {
        expect(one[kind].tests).toBe(expected.tests[place]);
        for (const type of types) {
          const { crossings, filtered } = one[kind][type];
          expect({ [kind]: [crossings, filtered] }).toMatchObject({
            [kind]: (expected[type] as Record<Kind, unknown>)[kind],
          });
        }
      }
    }
    for (const listed of table.crossings) {
      const found = ask(table, listed.representation, listed.alignment);
      const rows = found.tests
        .filter(({ outcome }) => outcome === "crosses" || outcome === "translated")
        .map(({ kind, outcome, first, second, links }) => {
          const phrases = [first, second].map((at) => found.phrases[at]);
          return {
            kind,
            outcome,
            words: phrases.map((phrase) => words(phrase?.words ?? [])),
            spans: phrases.map((phrase) => phrase?.span),
            links: links.map(([left, right]) => `${left}-${right}`),
          };
        });
      const sorted = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).sort();
      expect(sorted(rows)).toEqual(sorted(listed.pairs));
    }
  });
});

const data = process.env.TWINTREE_DATA;
test.skipIf(data === undefined)("the figures of the corpus", () => {
  const read = (name: string) => readFileSync(join(data ?? "", "pud-en-fr", name), "utf8");
  const [left, right] = ["en.conllu", "fr.conllu"].map((name) => read(name).split(/\n\n/));
  const lines = read("links.txt").trimEnd().split("\n");
  expect(lines).toHaveLength(999);
  const sum = { head: [0, 0, 0], modifier: [0, 0, 0] };
  for (const [at, links] of lines.entries()) {
    const found = ask({ left: `${left?.[at]}\n\n`, right: `${right?.[at]}\n\n`, links });
    expect(found.figures.map((one) => one.representation)).toEqual(["dependencies"]);
    for (const kind of kinds) {
      const figures = found.figures[0]?.[kind];
      if (!figures) throw new Error("no figures");
      const { tests, sure } = figures;
      sum[kind] = sum[kind].map(
        (so, place) => so + ([tests, sure.crossings, sure.filtered][place] ?? 0),
      );
    }
  }
  expect(sum).toEqual({ head: [20_160, 517, 303], modifier: [28_262, 201, 37] });
});
