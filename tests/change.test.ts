import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import type { Link, Request } from "../www/src/engine/answers.js";
import type { Compared } from "../www/src/model/snapshot.js";
import { changeSentence, changeText } from "../www/src/results/change/change.js";
import { edgeKey } from "../www/src/results/places/places.js";
import { priorTo } from "../www/src/results/saying.js";
import { built, freshCore } from "./boundary-core.js";
import { pair, sentence, worked } from "./results-oracle.js";
import { text } from "./results-text.js";

const options = { stripSubtypes: false, ignorePunctuation: false };

/** The worked pair with other links. */
function linked(given: readonly Link[]): Compared {
  const { left, right, comparison } = pair(worked.left, worked.right, given);
  const request = { links: given, options } as Request;
  return { subject: 0, request, left, right, comparison };
}

const all = linked(worked.comparison.links);
const without = (...gone: readonly string[]) =>
  linked(all.comparison.links.filter(({ left, right }) => !gone.includes(`${left}-${right}`)));

describe("what a change of the links does to the spanning tree", () => {
  it("is said from the difference of the two trees, once more the other way round", () => {
    const fewer = without("6-2");
    expect(changeText(all, fewer)).toBe("a – Sherlock (1 of 3) leaves the tree.");
    expect(changeText(fewer, all)).toBe("a – Sherlock (1 of 3) joins the tree.");
    expect(text(changeSentence(all, fewer))).toBe(
      "Sherlock – Sherlock unlinked: a – Sherlock (1 of 3) leaves the tree.",
    );
    expect(text(changeSentence(fewer, all))).toMatch(/^Sherlock – Sherlock linked: /);
  });

  it("names the heaviest edges, and counts the others", () => {
    const two = without("1-4", "3-3", "5-1", "6-2");
    expect(text(changeSentence(all, two))).toBe(
      "4 unlinked: becoming – a (2 of 3), a – Sherlock (1 of 3), and 2 more leave the tree.",
    );
    expect(text(changeSentence(two, without("1-4", "2-5", "6-2")))).toMatch(
      /^2 linked, 1 unlinked: /,
    );
  });

  it("is a change of links alone: of the same sentences, by the same options", () => {
    const fewer = without("6-2");
    expect(priorTo(fewer, all)).toBe(all);
    expect(priorTo(linked(all.comparison.links), all)).toBeUndefined();
    expect(priorTo(fewer, undefined)).toBeUndefined();
    expect(priorTo(undefined, all)).toBeUndefined();
    expect(priorTo({ ...fewer, subject: 1 }, all)).toBeUndefined();
    const other = { ...fewer, left: sentence("hm<0 root") };
    expect(priorTo(other, all)).toBeUndefined();
    const request = { ...fewer.request, options: { ...options, stripSubtypes: true } };
    expect(priorTo({ ...fewer, request }, all)).toBeUndefined();
  });
});

const data = process.env.TWINTREE_DATA;

test.skipIf(data === undefined || !built)(
  "names every edge that a link takes out of the tree of real sentences, or brings into it",
  async () => {
    const core = await freshCore();
    const folder = join(data ?? "", "pud-en-fr");
    const file = (name: string) => readFileSync(join(folder, name), "utf8");
    const [lefts, rights] = [file("en.conllu").split(/\n\n/), file("fr.conllu").split(/\n\n/)];
    const { lines } = core.read_links(file("links.txt"), false);
    let count = 0;
    for (const [at, { links: given }] of lines.slice(0, 200).entries()) {
      const compared = (links: Link[]): Compared | undefined => {
        const texts = { left: `${lefts[at]}\n\n`, right: `${rights[at]}\n\n` };
        const request: Request = { ...texts, links, options };
        const { left, right, result } = core.analyse(request);
        if (result.kind === "rejected" || !left.sentence || !right.sentence) return undefined;
        const { comparison } = result;
        return { subject: 0, request, left: left.sentence, right: right.sentence, comparison };
      };
      const [before, now] = [compared(given), compared(given.toSpliced(at % given.length, 1))];
      if (before === undefined || now === undefined) continue;
      const edges = ({ comparison }: Compared) =>
        new Set(comparison.spanningTree.map((edge) => edgeKey(comparison.links, edge)));
      const [then, after] = [edges(before), edges(now)];
      const said = changeText(before, now);
      // Two that weigh something are named of each, and the others counted.
      const number = (verb: RegExp) => {
        const sentence = said.split(/(?<=tree\.) /).find((one) => verb.test(one)) ?? "";
        const named = sentence.match(/\([1-9]\d* of \d+\)/g) ?? [];
        return named.length + Number(/(\d+) (?:more|alike edges?)/.exec(sentence)?.[1] ?? 0);
      };
      expect(number(/leaves? the tree/), said).toBe(
        [...then].filter((key) => !after.has(key)).length,
      );
      expect(number(/joins? the tree/), said).toBe(
        [...after].filter((key) => !then.has(key)).length,
      );
      count += 1;
    }
    expect(count).toBeGreaterThan(150);
  },
  120_000,
);

if (data === undefined) console.log("TWINTREE_DATA is not set: the real corpus is skipped");
