/** Page and command line give the same numbers, to the last bit, on real sentences. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshCore } from "./boundary-core.js";
import { native } from "./native.js";
import { lineOf, lineRead } from "./oracle.js";

const data = process.env.TWINTREE_DATA;

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
      expect(JSON.parse(expected[index] ?? "")).toMatchObject({
        pair: index + 1,
        left: analysis.left.sentence?.sentId ?? null,
        right: analysis.right.sentence?.sentId ?? null,
      });
      expect(lineOf(analysis.result.comparison)).toBe(lineRead(expected[index] ?? ""));
    }
  },
  900_000,
);

if (data === undefined) console.log("TWINTREE_DATA is not set: the real corpus is skipped");
