/** The worked tables of alignment, agreement and fusion, through the built module. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type {
  Fraction,
  Link,
  Merge,
  PairLink,
  Side,
  Weights,
} from "../www/src/pkg/twintree_whole.js";
import { type Core, freshCore } from "./boundary-core.js";

let core: Core;
beforeAll(async () => {
  core = await freshCore();
});

/** The tables of a folder; there are some. */
function tables<Table>(folder: string): [name: string, table: Table][] {
  const place = new URL(`./tables/${folder}/`, import.meta.url);
  const names = readdirSync(place).filter((name) => name.endsWith(".json"));
  if (names.length < 4) throw new Error(`${folder} has ${names.length} tables`);
  return names.map((name) => [name, JSON.parse(readFileSync(new URL(name, place), "utf8"))]);
}

/** The links of one line, which has no errors. */
function links(line: string): Link[] {
  const { lines, diagnostics } = core.read_links(line, false);
  expect(diagnostics).toEqual([]);
  return lines.flatMap((read) => read.links);
}

interface AlignmentTable {
  readonly left: string;
  readonly right: string;
  readonly synonyms: string;
  readonly options: {
    readonly onlyMatching: boolean;
    readonly baseline: boolean;
    readonly weights: Weights;
  };
  readonly expect: { readonly score: number; readonly links: readonly unknown[] };
}

describe.each(tables<AlignmentTable>("alignment"))("alignment/%s", (_, table) => {
  test("the links, what they are made of, and the relations suggested again", () => {
    const { left, right, synonyms } = table;
    const options = { ...table.options, synonyms };
    const found = core.align(left, right, options);
    if (found.kind === "rejected") throw new Error(JSON.stringify(found.diagnostics));
    expect(found.score).toBe(table.expect.score);
    const flat = found.proposals.map(({ link, ...made }) => ({ ...link, ...made }));
    expect(flat).toEqual(table.expect.links);
    const proposed = found.proposals.map((proposal) => proposal.link);
    const relations = proposed.map((link) => link.relation);
    expect(core.suggest(left, right, proposed, options)).toEqual(relations);
  });
});

type Three = readonly [precision: number, recall: number, f: number];

interface AgreementTable {
  readonly gold: readonly string[];
  readonly predicted: readonly string[];
  readonly expect: {
    readonly links: {
      readonly gold: number;
      readonly predicted: number;
      readonly correct: number;
      readonly micro: Three;
      readonly macro: Three;
      readonly averaged: number;
      readonly leftOut: number;
    };
    readonly relations: {
      readonly shared: number;
      readonly weighted: Three;
      readonly kappa: number | null;
      readonly each: Record<string, Three>;
      readonly confusion: readonly (readonly number[])[];
    };
    readonly onlyGold: string;
    readonly onlyPredicted: string;
    readonly differing: readonly unknown[];
  };
}

/** As the tables round. */
const rounded = (value: number) => Number(value.toFixed(4));
const three = ({ precision, recall, f }: Fraction): Three => [
  rounded(precision),
  rounded(recall),
  rounded(f),
];

describe.each(tables<AgreementTable>("agreement"))("agreement/%s", (_, table) => {
  test("the figures and the lists", () => {
    const found = core.agreement(table.gold.map(links), table.predicted.map(links));
    const worked = table.expect;
    const { micro, macro, ...counts } = found.links;
    expect({ ...counts, micro: three(micro), macro: three(macro) }).toEqual(worked.links);
    const { shared, weighted, kappa, each, confusion } = found.relations;
    expect({ shared, confusion }).toEqual({
      shared: worked.relations.shared,
      confusion: worked.relations.confusion,
    });
    expect(three(weighted)).toEqual(worked.relations.weighted);
    expect(kappa === undefined ? null : rounded(kappa)).toBe(worked.relations.kappa);
    for (const [name, figure] of Object.entries(each)) {
      expect(three(figure), name).toEqual(worked.relations.each[name]);
    }
    const listed = (only: readonly PairLink[]) => {
      const byPair = new Map<number, Link[]>();
      for (const { pair, link } of only) byPair.set(pair, [...(byPair.get(pair) ?? []), link]);
      return [...byPair].map(([pair, of]) => `${pair + 1}: ${core.write_links(of)}`).join(" | ");
    };
    expect(listed(found.onlyGold)).toBe(worked.onlyGold);
    expect(listed(found.onlyPredicted)).toBe(worked.onlyPredicted);
    expect(found.differing).toHaveLength(worked.differing.length);
  });
});

interface FusionTable {
  readonly left: string;
  readonly right: string;
  readonly links: string;
  readonly merge: Merge;
  readonly into: Side;
  readonly limit: number;
  readonly expect: {
    readonly sentences: readonly string[];
    readonly cut: boolean;
    readonly parts?: readonly (readonly { readonly link: string | null }[])[];
  };
}

describe.each(tables<FusionTable>("fusion"))("fusion/%s", (_, table) => {
  test("the sentences and their parts", () => {
    const request = {
      left: table.left,
      right: table.right,
      links: links(table.links),
      options: { stripSubtypes: false, ignorePunctuation: false },
    };
    const found = core.fuse(request, table.merge, table.into, table.limit);
    if (found.kind === "rejected") throw new Error(JSON.stringify(found.diagnostics));
    expect(found.cut).toBe(table.expect.cut);
    expect(found.sentences.map((sentence) => sentence.text)).toEqual(table.expect.sentences);
    if (!table.expect.parts) return;
    const plain = found.sentences.map((sentence) =>
      sentence.parts.map(({ link, ...part }) => ({
        ...part,
        link: link ? `${link.left}-${link.right}` : null,
      })),
    );
    expect(plain).toEqual(table.expect.parts);
    for (const part of found.sentences.flatMap((sentence) => sentence.parts)) {
      if (part.link) expect(request.links).toContainEqual(part.link);
    }
  });
});

test("the modifiers that may be left out can be named", () => {
  const word = (id: number, form: string, head: number, deprel: string) =>
    `${id}\t${form}\t_\tX\t_\t_\t${head}\t${deprel}\t_\t_\n`;
  const request = {
    left: word(1, "red", 2, "amod") + word(2, "car", 0, "root"),
    right: word(1, "vehicle", 0, "root"),
    links: [{ left: 2, right: 1, relation: "specifies" as const }],
    options: { stripSubtypes: false, ignorePunctuation: false },
  };
  const made = (modifiers?: string[]) => {
    const found = core.fuse(request, "generalize", "left", 10, modifiers);
    return found.kind === "ok" && found.sentences.map(({ text }) => text);
  };
  expect(made()).toEqual(["car"]);
  expect(made(["amod"])).toEqual(["car"]);
  expect(made(["nmod"])).toEqual([]);
  expect(() => made([7 as never])).toThrow(/^modifiers\[0\]: /);
});
