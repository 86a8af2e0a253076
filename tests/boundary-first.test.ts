/** The first module answers as the second does, and reads CoNLL-U alone. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { type Core, type FirstCore, freshCore, freshFirstCore } from "./boundary-core.js";

const place = new URL("./tables/", import.meta.url);
const tables = readdirSync(place)
  .filter((name) => name.endsWith(".json"))
  .map((name) => JSON.parse(readFileSync(new URL(name, place), "utf8")));
const conllu = { leftFormat: "conllu", rightFormat: "conllu" } as const;
const options = { stripSubtypes: false, ignorePunctuation: false };
let first: FirstCore;
let core: Core;
beforeAll(async () => {
  first = await freshFirstCore();
  core = await freshCore();
});

test("a pair has the same answers, to the last bit, in parts and at once", () => {
  let pairs = 0;
  for (const { left, right, links } of tables) {
    if (typeof links !== "string") continue;
    const read = first.read_links(links, false);
    expect(read).toEqual(core.read_links(links, false));
    const pair = { left, right, links: read.lines[0]?.links ?? [], options };
    for (const request of [pair, { ...pair, ...conllu }]) {
      const parts = (from: FirstCore) => ({
        left: from.read(request, "left"),
        right: from.read(request, "right"),
        ...from.compare(request),
      });
      expect(parts(first)).toEqual(core.analyse(request));
      expect(parts(core)).toEqual(core.analyse(request));
    }
    expect(first.outline(left, "conllu")).toEqual(core.outline(left, "conllu"));
    pairs += 1;
  }
  expect(pairs).toBeGreaterThan(10);
});

test.each([
  "conllup",
  "conllx",
  "conll2009",
  "brackets",
  "discbracket",
  "tiger",
  "newick",
  "words",
] as const)("%s is refused by name", (format) => {
  const refusal = /^format: expected conllu, all this module reads/;
  expect(() => first.outline("(S (NN a))", format)).toThrow(refusal);
  const pair = { left: "(S (NN a))", right: "", links: [], options, leftFormat: format };
  expect(() => first.compare(pair)).toThrow(/conllu, all this module reads/);
  expect(() => first.read(pair, "left")).toThrow(/conllu, all this module reads/);
});

test("a text whose format is not named is CoNLL-U to it", () => {
  const request = { left: "(S (NN a))", right: "", links: [], options };
  expect(first.read(request, "left").format).toBe("conllu");
  const { result } = first.compare(request);
  expect(result).toMatchObject({ kind: "rejected", diagnostics: [{ source: "left" }, {}] });
});
