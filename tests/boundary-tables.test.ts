/** The worked tables, through the built module. Rust's own tests run the same files. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Core, freshCore } from "./boundary-core.js";

type Pair = readonly [number, number];
type WorkedEdge = readonly [from: Pair, to: Pair, distance: number, maximum: number];

/** A worked example; what it does not name is not checked. */
interface Table {
  readonly name: string;
  readonly left: string;
  readonly right: string;
  readonly links: string;
  /** Of phrase trees: the head and the label of each word, as the head rules give them. */
  readonly heads?: { readonly left: readonly string[]; readonly right: readonly string[] };
  readonly options?: { readonly stripSubtypes: boolean; readonly ignorePunctuation: boolean };
  readonly expect: {
    readonly edges?: readonly WorkedEdge[];
    readonly spanningTree?: readonly WorkedEdge[];
    readonly score?:
      | { readonly distance: number; readonly maximum: number }
      | { readonly undefined: string };
    readonly low?: Pair;
    readonly high?: Pair;
    readonly total?: Pair;
    readonly coverage?: readonly [number, number, number, number];
  };
}

const place = new URL("./tables/", import.meta.url);
const files = readdirSync(place, { recursive: true, encoding: "utf8" }).filter((name) =>
  /^(?:brackets\/)?[^/]+\.json$/.test(name),
);
let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

/** As text, sorted: the order of edges is no part of a table. */
const asSet = (edges: readonly WorkedEdge[]) => edges.map((edge) => JSON.stringify(edge)).sort();

test("there are tables", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((name) => name.startsWith("brackets/")).length).toBeGreaterThan(1);
});

describe.each(files)("%s", (file) => {
  const table = JSON.parse(readFileSync(new URL(file, place), "utf8")) as Table;

  test(table.name, () => {
    const options = table.options ?? { stripSubtypes: false, ignorePunctuation: false };
    const reading = core.read_links(table.links, false);
    expect(reading.diagnostics).toEqual([]);
    const links = reading.lines.flatMap((line) => line.links);
    const { left, right } = table;
    // Read as dependencies, phrase trees are what they are, and dependencies stay what they are.
    const request = { left, right, links, options, readAs: "dependencies" } as const;
    const { result, ...sides } = core.analyse(request);
    if (result.kind === "rejected") throw new Error(JSON.stringify(result.diagnostics));
    for (const side of ["left", "right"] as const) {
      const words = sides[side].sentence?.words;
      const heads = words?.map(({ head, deprel }) => `${head} ${deprel}`);
      if (table.heads) expect(heads, side).toEqual(table.heads[side]);
    }
    const { comparison } = result;
    const ends = (vertex: number): Pair => {
      const named = comparison.links[vertex];
      if (named === undefined) throw new Error(`no vertex ${vertex}`);
      return [named.left, named.right];
    };

    if (table.expect.edges) {
      const edges: WorkedEdge[] = [];
      for (let to = 1; to < comparison.links.length; to += 1) {
        for (let from = 0; from < to; from += 1) {
          const cell = (to * (to - 1)) / 2 + from;
          const [distance, maximum] = [comparison.distances[cell], comparison.maxima[cell]];
          edges.push([ends(from), ends(to), distance ?? -1, maximum ?? -1]);
        }
      }
      expect(asSet(edges)).toEqual(asSet(table.expect.edges));
    }
    if (table.expect.spanningTree) {
      const tree = comparison.spanningTree.map(
        (edge): WorkedEdge => [ends(edge.from), ends(edge.to), edge.distance, edge.maximum],
      );
      expect(asSet(tree)).toEqual(asSet(table.expect.spanningTree));
    }
    const { score, total, coverage } = comparison;
    if (table.expect.score && "undefined" in table.expect.score) {
      expect(score).toEqual({ kind: "undefined", reason: table.expect.score.undefined });
    } else if (table.expect.score) {
      if (score.kind === "undefined") throw new Error(score.reason);
      const { distance, maximum } = table.expect.score;
      const similarity = 1 - distance / maximum;
      expect(score.ratio).toMatchObject({ distance, maximum });
      expect(score.ratio.similarity).toBeCloseTo(similarity, 12);
      if (table.expect.low)
        expect([score.low.distance, score.low.maximum]).toEqual(table.expect.low);
      if (table.expect.high)
        expect([score.high.distance, score.high.maximum]).toEqual(table.expect.high);
    }
    if (table.expect.total) expect([total.distance, total.maximum]).toEqual(table.expect.total);
    if (table.expect.coverage) {
      const { left, right } = coverage;
      const given = [left.aligned, left.words, right.aligned, right.words];
      expect(given).toEqual(table.expect.coverage);
    }
  });
});
