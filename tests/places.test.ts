import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import type { Comparison } from "../www/src/engine/answers.js";
import { linkNames } from "../www/src/results/names.js";
import { pathBetween } from "../www/src/results/places/path.js";
import { heaviestFirst, placesOf } from "../www/src/results/places/places.js";
import { placeText } from "../www/src/results/places/saying.js";
import { built, type Core, freshCore } from "./boundary-core.js";
import { links, long, pair, sentence, worked } from "./results-oracle.js";

/** The places of a pair, each in a sentence. */
function told({ left, right, comparison }: Pick<typeof worked, "left" | "right" | "comparison">) {
  const names = linkNames(left, right, comparison.links);
  return placesOf(comparison).map((place) => placeText({ left, right }, names, place));
}

describe("the places at which two trees part", () => {
  it("are the edges of the spanning tree with a weight, the heaviest first, each in a sentence", () => {
    expect(told(worked)).toEqual([
      "detective – becoming: NSUBJ in A, DOBJ in B, order turned; 2 of 2",
      "becoming – a: DOBJ in A, NSUBJ in B, order turned; 2 of 3",
      "a – Sherlock: CMP only in A; 1 of 3",
    ]);
  });

  it("come before the edges that weigh nothing, which stand as in A", () => {
    const all = heaviestFirst(worked.comparison);
    expect(all).toHaveLength(worked.comparison.spanningTree.length);
    expect(all.slice(3).map(({ from, to, distance }) => [from, to, distance])).toEqual([
      [0, 1, 0],
      [2, 3, 0],
    ]);
  });

  it("are none where nothing differs, where there is one link, and where there is none", () => {
    const same = sentence("she<2 nsubj", "sleeps<0 root");
    for (const given of [links("1-1 2-2"), links("1-1"), []])
      expect(told(pair(same, same, given))).toEqual([]);
  });

  it("say their weight alone where nothing is known of what differs", () => {
    const { left, right, comparison } = worked;
    const [first] = told({ left, right, comparison: { ...comparison, charges: undefined } });
    expect(first).toBe("detective – becoming: 2 of 2");
  });

  it("have as many charges as they weigh, on a long pair", () => {
    for (const { charges, distance } of heaviestFirst(long(60).comparison))
      expect(charges).toHaveLength(distance);
  });
});

test("the path between two words is that of the core's definition", () => {
  for (const { left, right, comparison, explain } of [worked, long(60)])
    for (const { from, to } of heaviestFirst(comparison)) {
      const known = explain(from, to);
      if (known.kind === "shared") continue;
      for (const [sentence, { nodes, turn }] of [
        [left, known.left],
        [right, known.right],
      ] as const) {
        const [start = 0, end = 0] = [nodes[0], nodes.at(-1)];
        expect(pathBetween(sentence, start, end)).toEqual({
          up: nodes.slice(0, turn),
          down: nodes.slice(turn + 1),
        });
      }
    }
});

const data = process.env.TWINTREE_DATA;

/** What the core says of real pairs, one after the other. */
function* realPairs(core: Core) {
  const folder = join(data ?? "", "pud-en-fr");
  const file = (name: string) => readFileSync(join(folder, name), "utf8");
  const [lefts, rights] = [file("en.conllu").split(/\n\n/), file("fr.conllu").split(/\n\n/)];
  const { lines } = core.read_links(file("links.txt"), false);
  for (const [at, { links }] of lines.entries()) {
    const request = {
      left: `${lefts[at]}\n\n`,
      right: `${rights[at]}\n\n`,
      links,
      options: { stripSubtypes: false, ignorePunctuation: at % 2 === 1 },
    };
    const { left, right, result } = core.analyse(request);
    if (result.kind === "rejected" || !left.sentence || !right.sentence) continue;
    yield {
      ...{ request, left: left.sentence, right: right.sentence },
      comparison: result.comparison as Comparison,
    };
  }
}

test.skipIf(data === undefined || !built)(
  "the places of real sentences add up to what the score counts, and say all of it",
  async () => {
    const core = await freshCore();
    let count = 0;
    for (const real of realPairs(core)) {
      const places = placesOf(real.comparison);
      const { score } = real.comparison;
      const sum = places.reduce((all, { distance }) => all + distance, 0);
      if (score.kind === "defined") expect(sum).toBe(score.ratio.distance);
      for (const [at, text] of told(real).entries()) {
        const { distance, maximum } = places[at] ?? { distance: 0, maximum: 0 };
        expect(text.endsWith(`; ${distance} of ${maximum}`)).toBe(true);
        // Each edit once: a label of both sides, one of a side alone, or the order.
        const edits = text.match(/ in A, [^,;]+ in B| only in [AB]|order turned/g);
        expect(edits, text).toHaveLength(distance);
      }
      // The page goes the way that the core goes.
      for (const { from, to } of places.slice(0, 2)) {
        const known = core.explain(real.request, from, to);
        if (known?.kind !== "compared") throw new Error("there are two paths");
        for (const side of ["left", "right"] as const) {
          const { nodes, turn } = known[side];
          const { up, down } = pathBetween(real[side], nodes[0] ?? 0, nodes.at(-1) ?? 0);
          expect([up, down]).toEqual([nodes.slice(0, turn), nodes.slice(turn + 1)]);
        }
      }
      count += places.length;
    }
    expect(count).toBeGreaterThan(1000);
  },
  300_000,
);

if (data === undefined) console.log("TWINTREE_DATA is not set: the real corpus is skipped");
