/** Page and command line give the same numbers, to the last bit, on real sentences. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Comparison } from "../www/src/pkg/twintree_measure.js";
import { freshCore } from "./boundary-core.js";
import { native } from "./native.js";

const data = process.env.TWINTREE_DATA;

/** What the command line writes for a pair, made from what the page gets. */
function line(
  pair: number,
  left: string | undefined,
  right: string | undefined,
  given: Comparison,
) {
  const ends = (vertex: number) => {
    const named = given.links[vertex];
    return named && [named.left, named.right];
  };
  const { score, coverage } = given;
  const defined = score.kind === "defined" ? score : undefined;
  return JSON.stringify({
    pair,
    left: left ?? null,
    right: right ?? null,
    links: given.links.length,
    distance: defined?.ratio.distance ?? null,
    maximum: defined?.ratio.maximum ?? null,
    similarity: defined?.ratio.similarity ?? null,
    undefined: score.kind === "undefined" ? score.reason : null,
    range: defined ? [defined.low.similarity, defined.high.similarity] : null,
    coverage,
    spanningTree: given.spanningTree.map(({ from, to, distance, maximum }) => ({
      from: ends(from),
      to: ends(to),
      distance,
      maximum,
    })),
  });
}

test.skipIf(data === undefined)(
  "the same lines from the page and the command line",
  async () => {
    const folder = join(data ?? "", "pud-en-fr");
    const [left, right, links] = ["en.conllu", "fr.conllu", "links.txt"].map((name) =>
      join(folder, name),
    );
    if (!left || !right || !links) throw new Error("three names");
    const given = ["compare", left, right, "--links", links, "--strip-subtypes"];
    const written = native("twintree", given);
    const expected = written.trimEnd().split("\n");
    expect(expected).toHaveLength(999);

    const core = await freshCore();
    const texts = [left, right].map((path) => readFileSync(path, "utf8").split(/\n\n/));
    const { lines } = core.read_links(readFileSync(links, "utf8"), false);
    for (let index = 0; index < expected.length; index += 1) {
      const [a, b] = texts.map((sentences) => sentences[index] ?? "");
      const analysis = core.analyse({
        left: `${a}\n\n`,
        right: `${b}\n\n`,
        links: lines[index]?.links ?? [],
        options: { stripSubtypes: true, ignorePunctuation: false },
        leftFormat: "conllu",
        rightFormat: "conllu",
      });
      if (analysis.result.kind === "rejected") throw new Error(`pair ${index + 1}`);
      const ours = line(
        index + 1,
        analysis.left.sentence?.sentId,
        analysis.right.sentence?.sentId,
        analysis.result.comparison,
      );
      // Read and written again: 1.0 and 1 are one number.
      expect(ours).toBe(JSON.stringify(JSON.parse(expected[index] ?? "")));
    }
  },
  900_000,
);

if (data === undefined) console.log("TWINTREE_DATA is not set: the real corpus is skipped");
