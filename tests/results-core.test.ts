import { beforeAll, describe, expect, it } from "vitest";
import type { Request, Sentence } from "../www/src/engine/answers.js";
import { built, type Core, freshCore } from "./boundary-core.js";
import { long, type Pair, worked } from "./results-oracle.js";

// The panels are tested on what the oracle answers; here the core is held to the same answers, down to
// every step, frontier and tie. It needs the built module.

if (!built) console.log("results-core: no built module, run `cargo xtask wasm`; skipped");

function conllu({ words }: Sentence): string {
  const rows = words.map(
    ({ id, form, head, deprel }) => `${id}\t${form}\t_\t_\t_\t_\t${head}\t${deprel}\t_\t_\n`,
  );
  return `${rows.join("")}\n`;
}

function request({ left, right, comparison }: Pair): Request {
  const options = { stripSubtypes: false, ignorePunctuation: false };
  return { left: conllu(left), right: conllu(right), links: comparison.links, options };
}

describe.skipIf(!built)("the core answers as the definition does", () => {
  let core: Core;
  beforeAll(async () => {
    core = await freshCore();
  });

  for (const [title, pair] of Object.entries({ worked, "30 links": long(30) })) {
    it(`${title}: comparison`, () => {
      const answer = core.analyse(request(pair)).result;
      if (answer.kind !== "ok") throw new TypeError(JSON.stringify(answer));
      const { distances, maxima, spanningTree, charges, score, total, coverage } =
        answer.comparison;
      expect(distances).toEqual(pair.comparison.distances);
      expect(maxima).toEqual(pair.comparison.maxima);
      expect(spanningTree).toEqual(pair.comparison.spanningTree);
      expect(charges).toEqual(pair.comparison.charges);
      expect(score).toEqual(pair.comparison.score);
      expect(total).toEqual(pair.comparison.total);
      expect(coverage).toEqual({
        ...pair.comparison.coverage,
        mean: expect.closeTo(pair.comparison.coverage.mean, 12),
      });
    });

    it.each(["kruskal", "prim"] as const)(`${title}: every step of %s`, (algorithm) => {
      const answer = core.steps(request(pair), algorithm);
      if (answer.kind !== "ok") throw new TypeError("no steps");
      const own = pair.steps(algorithm);
      expect(answer.order).toEqual(own.order);
      expect(answer.steps).toEqual(own.steps);
    });

    it(`${title}: explanations`, () => {
      for (let to = 1; to < Math.min(8, pair.comparison.links.length); to += 1) {
        for (let from = 0; from < to; from += 1) {
          expect(core.explain(request(pair), from, to)).toEqual(pair.explain(from, to));
        }
      }
    });
  }
});
