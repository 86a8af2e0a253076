import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { buildPrograms, programOf } from "../scripts/built.mjs";
import { markup } from "../www/build/markup.js";
import type { App } from "../www/src/model/app.js";
import { noPair, singlePair } from "../www/src/model/state.js";
import { adjudicated, contested, undecided } from "../www/src/results/agreement/adjudication.js";
import { confusionTable } from "../www/src/results/agreement/confusion.js";
import { kappaSaying } from "../www/src/results/agreement/panel.js";
import { compared, type Theirs, theirLinks, within } from "../www/src/results/agreement/theirs.js";
import { type FusionProps, fusionPanel } from "../www/src/results/fusion/panel.js";
import { built, freshCore } from "./boundary-core.js";
import { links, worked } from "./results-oracle.js";
import { text } from "./results-text.js";
import "../www/src/results/agreement/texts/en.ftl";

describe("their links", () => {
  const none = { proposals: [], decisions: {} };
  const pair = (left: number, right: number) =>
    ({ ...none, forms: { left: Array(left).fill("a"), right: Array(right).fill("b") } }) as never;
  const given: Theirs = {
    links: [links("1-4 99-1"), links("2-9 1-1")],
    lines: 2,
    problems: [],
    faulty: [],
  };
  it("count only where their words are there, and the others are told of", () => {
    const found = within(given, "# x\n1-4 99-1\n2-9 1-1", [pair(7, 5), pair(2, 2)]);
    expect(found.links.map((these) => these.length)).toEqual([1, 1]);
    expect(found.problems).toEqual([
      "Line 2: 99-1: A has 7 words, 99 is out of range (words are 1–7).",
      "Line 3: 2-9: B has 2 words, 9 is out of range (words are 1–2).",
    ]);
  });
  it("are as they were where all words are there, or no word is known yet", () => {
    expect(within(given, "", [pair(99, 9), none as never])).toBe(given);
  });
});

describe.skipIf(!built)("agreement over all pairs", () => {
  /** What the page makes of their links, and what is asked of the core about them. */
  async function onThePage(mine: string, text: string, count: number) {
    const core = await freshCore();
    const asked = (given: string) => core.read_links(given, false);
    const mineRead = asked(mine).lines;
    const written = mine.split("\n");
    // What has an error stays as it was written.
    const pairs = mineRead.map((line, at) => {
      const draft = line.faulty ? written[at] : undefined;
      return { ...noPair, links: line.links, draft };
    });
    const work = { ...singlePair("", "", []), pairs, theirs: text };
    const answers = { ask: (_: string, given: string) => ready(asked(given)) };
    const theirs = theirLinks({ store: { state: { work } }, answers } as unknown as App);
    if (theirs.kind !== "ready" || theirs.answer === undefined) throw new Error("no links");
    expect(theirs.answer.links).toHaveLength(count);
    return { theirs: theirs.answer, figures: core.agreement(...compared(pairs, theirs.answer)) };
  }
  const ready = (answer: unknown) => ({ kind: "ready", answer });

  it("leaves out pairs with a faulty line as the command line does, however many there are", async () => {
    buildPrograms();
    const folder = mkdtempSync(path.join(tmpdir(), "twintree-faulty-"));
    try {
      for (const faulty of [1, 99, 100, 101, 1000]) {
        for (const line of ["1-1:foo 2-2", "2-2 1-1 x"]) {
          const count = faulty + 3;
          const mine = "1-1 2-2:equals\n".repeat(count);
          const text = `1-1\n${`${line}\n`.repeat(faulty)}2-2:equals 3-3\n\n`;
          const given = [mine, text].map((content, at) => {
            const file = path.join(folder, `${at}.txt`);
            writeFileSync(file, content);
            return file;
          });
          const run = spawnSync(programOf("twintree"), ["agreement", ...given, "--json"]);
          expect(run.status).toBe(1);
          const { theirs, figures } = await onThePage(mine, text, count);
          expect(theirs.faulty).toHaveLength(faulty);
          const { links, relations } = figures;
          expect([links.gold, links.predicted, links.correct]).toEqual([6, 3, 2]);
          const plain = (_: string, value: unknown) => value ?? null;
          const said = JSON.parse(JSON.stringify({ links, relations }, plain));
          expect(said).toEqual(JSON.parse(String(run.stdout)));
        }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
  it("leaves out pairs whose line of my own is faulty as the command line does", async () => {
    buildPrograms();
    const folder = mkdtempSync(path.join(tmpdir(), "twintree-own-"));
    try {
      const mine = "1-1 2-2\n2-2 x\n1-1 3-3\n1-1:foo\n";
      const text = "1-1\n2-2\n1-1 y\n1-1\n";
      const given = [mine, text].map((content, at) => {
        const file = path.join(folder, `${at}.txt`);
        writeFileSync(file, content);
        return file;
      });
      const run = spawnSync(programOf("twintree"), ["agreement", ...given, "--json"]);
      expect(run.status).toBe(1);
      const { theirs, figures } = await onThePage(mine, text, 4);
      expect(theirs.faulty).toEqual([1, 2, 3]);
      const plain = (_: string, value: unknown) => value ?? null;
      const { links, relations } = figures;
      const said = JSON.parse(JSON.stringify({ links, relations }, plain));
      expect(said).toEqual(JSON.parse(String(run.stdout)));
      expect([links.gold, links.predicted, links.correct]).toEqual([2, 1, 1]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
  it("of a single pair keeps what can be read of what is typed", async () => {
    const { theirs, figures } = await onThePage("1-1 2-2\n", "1-1 2-2 3-", 1);
    expect([theirs.faulty, figures.links.correct]).toEqual([[], 2]);
  });
});

describe("adjudication", () => {
  const link = (left: number, right: number, relation?: "equals" | "restates") => ({
    left,
    right,
    relation,
  });
  const mine = [link(1, 1, "equals"), link(2, 2, "equals"), link(3, 3)];
  const theirs = [link(1, 1, "equals"), link(2, 2, "restates"), link(3, 4)];
  const all = contested(mine, theirs);

  it("lists every link once and says which are agreed", () => {
    expect(all.map(({ key, agreed }) => [key, agreed])).toEqual([
      ["1-1", true],
      ["2-2", false],
      ["3-3", false],
      ["3-4", false],
    ]);
  });

  it("keeps the agreed, and of the others what was decided", () => {
    expect(adjudicated(all, {})).toEqual([link(1, 1, "equals")]);
    expect(undecided(all, { "2-2": "theirs" })).toBe(2);
    expect(adjudicated(all, { "2-2": "theirs", "3-3": "theirs", "3-4": "theirs" })).toEqual([
      link(1, 1, "equals"),
      link(2, 2, "restates"),
      link(3, 4),
    ]);
    expect(adjudicated(all, { "2-2": "both", "3-3": "both", "3-4": "mine" })).toEqual([
      link(1, 1, "equals"),
      link(2, 2),
      link(3, 3),
    ]);
  });

  it("with everything mine gives mine, with everything theirs theirs", () => {
    const every = (decision: "mine" | "theirs") =>
      adjudicated(all, Object.fromEntries(all.map(({ key }) => [key, decision])));
    expect(every("mine")).toEqual(mine);
    expect(every("theirs")).toEqual(theirs);
  });
});

describe("κ", () => {
  it("is said with the number of links it is of, or why it is undefined", () => {
    const said = (kappa: number | undefined, shared: number) =>
      kappaSaying({ kappa, shared } as Parameters<typeof kappaSaying>[0]);
    expect(said(0.6, 4)).toBe("Cohen’s κ 0.600, over the 4 links in both");
    expect(said(undefined, 4)).toMatch(/undefined: of the links in both none has a relation/);
    expect(said(undefined, 0)).toMatch(/undefined: no link is in both/);
  });
});

describe("the confusion table", () => {
  const counts = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
  counts[0] = [4, 1, 0, 0, 0, 0];
  counts[5] = [0, 0, 0, 0, 0, 2];
  const drawn = markup(
    confusionTable({ cell: { mine: "equals", theirs: "restates" }, onCell: () => {} }, counts),
  );

  it("has a button where there are links, and says what both said", () => {
    expect(drawn.match(/<button/g)).toHaveLength(3);
    expect(drawn).toContain('aria-label="1 link: you say equals, they say restates"');
    expect(drawn.match(/aria-pressed="true"/g)).toHaveLength(1);
  });

  it("leaves out the rows of relations that neither used", () => {
    expect(drawn.match(/scope="row"/g)).toHaveLength(3);
  });
});

describe("fused sentences", () => {
  const part = (origin: "host" | "replaced" | "dropped", words: string, link?: FusionLink) => ({
    text: words,
    origin,
    link,
    words: [],
  });
  type FusionLink = { left: number; right: number; relation: "restates" };
  const props = {
    ...worked,
    merge: "restate",
    into: "left",
    links: [],
    request: { options: { stripSubtypes: false, ignorePunctuation: false }, links: [] },
    fusion: {
      kind: "ok",
      cut: true,
      sentences: [
        {
          text: "the detective becomes Holmes",
          parts: [
            part("host", "the detective"),
            part("dropped", "is"),
            part("replaced", "becomes", { left: 4, right: 3, relation: "restates" }),
            part("host", "Holmes"),
          ],
        },
      ],
    },
  } as unknown as FusionProps;

  it("mark what was replaced, name the link it came from, and strike what was left out", () => {
    const drawn = markup(fusionPanel(props));
    expect(drawn).toMatch(/<mark[^>]* title="from becoming–becomes \(restates\)"/);
    expect(text(fusionPanel(props))).toContain("becomes (from becoming–becomes (restates))");
    expect(drawn).toMatch(/<del[^>]*>is<\/del>/);
    expect(text(fusionPanel(props))).toContain("There are more; only 1 is made.");
  });

  it("say why there are none", () => {
    const none = { ...props, fusion: { kind: "ok" as const, cut: false, sentences: [] } };
    const said = (...relations: (string | undefined)[]) =>
      text(fusionPanel({ ...none, links: relations.map((relation) => ({ relation })) } as never));
    expect(said(undefined, "equals")).toMatch(/no link restates\. Give the links their relations/);
    expect(said()).toMatch(/there are no links yet/);
    expect(said("specifies", "equals")).toMatch(/no link restates\.(?! Give)/);
    expect(said("equals", "equals")).toMatch(/all links say “equals”/);
  });
});
