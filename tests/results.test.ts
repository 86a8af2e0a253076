import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { markup } from "../www/src/draw/markup.js";
import { cellAt, matrixGrid, neighbour, place } from "../www/src/layout/matrix.js";
import { shorten } from "../www/src/layout/shorten.js";
import { tidy } from "../www/src/layout/tidy.js";
import { layoutTrace } from "../www/src/layout/trace.js";
import { adjudicated, contested, undecided } from "../www/src/panel/results/adjudication.js";
import { command } from "../www/src/panel/results/command.js";
import { confusionTable } from "../www/src/panel/results/confusion.js";
import { edgeRows } from "../www/src/panel/results/edge-table.js";
import { fusionPanel } from "../www/src/panel/results/fusion.js";
import { linkNames } from "../www/src/panel/results/names.js";
import { narration } from "../www/src/panel/results/narration.js";
import { guess, insideOf, judge, nextTaken, through } from "../www/src/panel/results/predict.js";
import {
  type AgreementProps,
  type FusionProps,
  firstEdgesUi,
  type TreeProps,
} from "../www/src/panel/results/props.js";
import { reading } from "../www/src/panel/results/reading.js";
import { rich, similarity } from "../www/src/panel/results/rich.js";
import { shareOf } from "../www/src/panel/results/score.js";
import { firstStepper, goTo, growth, togglePlay } from "../www/src/panel/results/stepper.js";
import { links, long, pair, sentence, worked } from "./results-oracle.js";

const width = (text: string, size: number) => text.length * size * 0.6;
const names = linkNames(worked.left, worked.right, worked.comparison.links);
const text = (value: unknown) =>
  markup(value)
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

describe("names of links", () => {
  it("are the forms of A", () => {
    expect(names).toEqual(["the", "detective", "is", "becoming", "a", "Sherlock"]);
  });

  it("carry the word's number where a form stands in A twice", () => {
    const [a, b] = [
      sentence("the<2 det", "cat<0 root", "the<2 det"),
      sentence("le<2 det", "chat<0 root"),
    ];
    expect(linkNames(a, b, links("1-1 2-2 3-1"))).toEqual(["the₁", "cat", "the₃"]);
  });

  it("carry the form of B where a word of A has several links, and its number where that is not enough", () => {
    const [a, b] = [sentence("du<0 root"), sentence("de<0 root", "le<1 det", "le<1 det")];
    expect(linkNames(a, b, links("1-1 1-2 1-3"))).toEqual(["du/de", "du/le₂", "du/le₃"]);
  });

  it("are no two alike on a long pair", () => {
    const { left, right, comparison } = long(60);
    const all = linkNames(left, right, comparison.links);
    expect(new Set(all).size).toBe(60);
  });
});

describe("the score in words", () => {
  it.each([
    [0, 10, "nothing"],
    [2, 10, "little"],
    [4, 10, "less"],
    [5, 10, "half"],
    [7, 10, "more"],
    [8, 10, "most"],
    [10, 10, "everything"],
  ])("%i of %i is %s", (distance, maximum, share) => {
    expect(shareOf({ distance, maximum, similarity: 1 - distance / maximum })).toBe(share);
  });

  it("never rounds to 1 or 0 what is not", () => {
    expect(rich("results-figure", {}, { value: similarity(0.9991) }).join("")).toBe("0.9991");
    expect(rich("results-figure", {}, { value: similarity(1) }).join("")).toBe("1.00");
    expect(rich("results-figure", {}, { value: similarity(0.5) }).join("")).toBe("0.50");
  });

  it("comes with the command that gives it, options and relations included", () => {
    const given = [
      { left: 4, right: 3, relation: "restates" as const },
      { left: 1, right: 4, relation: undefined },
    ];
    expect(command(given, { stripSubtypes: true, ignorePunctuation: true })).toBe(
      'echo "1-4 4-3:restates" | twintree compare A.conllu B.conllu --links - --strip-subtypes --ignore-punctuation',
    );
  });
});

describe("sentences with templates in them", () => {
  it("keep each part in its place", () => {
    expect(rich("results-edge-title", { edge: "EDGE" }, { distance: 2, maximum: 3 })).toEqual([
      "",
      "EDGE",
      ": 2 of 3",
    ]);
  });
});

describe("the table of edges", () => {
  const { comparison } = worked;

  it("lists every edge once, lightest first", () => {
    const rows = edgeRows(comparison, firstEdgesUi);
    expect(rows).toHaveLength(15);
    expect(rows.map(({ distance }) => distance)).toEqual([
      0, 0, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4,
    ]);
  });

  it("turns round, and holds the spanning tree alone", () => {
    const heavy = edgeRows(comparison, { ...firstEdgesUi, descending: true });
    expect(heavy[0]?.distance).toBe(4);
    const tree = edgeRows(comparison, { ...firstEdgesUi, treeOnly: true });
    expect(tree.map(place).sort()).toEqual(comparison.spanningTree.map(place).sort());
  });

  it("sorts by the tree: its edges first", () => {
    const rows = edgeRows(comparison, { ...firstEdgesUi, column: "tree" });
    expect(rows.slice(0, 5).every((row) => row.tree)).toBe(true);
    expect(rows.slice(5).some((row) => row.tree)).toBe(false);
  });
});

describe("the matrix", () => {
  const grid = matrixGrid(names, width);

  it("finds the edge under a point, and none on or above the diagonal", () => {
    expect(cellAt(grid, 1 * grid.step + 3, 3 * grid.step + 3)).toEqual({ from: 1, to: 3 });
    expect(cellAt(grid, 3 * grid.step + 3, 3 * grid.step + 3)).toBeUndefined();
    expect(cellAt(grid, -1, 20)).toBeUndefined();
    expect(cellAt(grid, 2, 6 * grid.step + 1)).toBeUndefined();
  });

  it("is walked with arrows, which stop at its borders", () => {
    const walk = (keys: string, start = { from: 0, to: 1 }) =>
      keys.split(" ").reduce((at, key) => neighbour(6, at, key), start);
    expect(walk("ArrowDown ArrowDown ArrowRight")).toEqual({ from: 1, to: 3 });
    expect(walk("ArrowUp ArrowLeft")).toEqual({ from: 0, to: 1 });
    expect(walk("ArrowDown End ArrowUp")).toEqual({ from: 1, to: 2 });
    expect(walk("ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown End")).toEqual({
      from: 4,
      to: 5,
    });
  });
});

describe("a path in words", () => {
  it("is read with its labels, up and down", () => {
    const known = worked.explain(1, 5);
    if (known.kind !== "compared") throw new TypeError("shared");
    const read = text(reading("A", known.left, worked.left));
    expect(read).toContain("detective –NSUBJ↑ becoming ↓DOBJ– Holmes ↓CMP– Sherlock");
    expect(read).toContain(
      "detective, by NSUBJ up to becoming, by DOBJ down to Holmes, by CMP down to Sherlock.",
    );
  });
});

describe("the edit trace", () => {
  it("gives every label a tile, and every tile the word whose arc it stands for", () => {
    for (let to = 1; to < 20; to += 1) {
      const { explain, left, right } = long(20);
      const known = explain(to - 1, to);
      if (known.kind !== "compared") continue;
      const layout = layoutTrace({ ...known, nothing: "nothing", width });
      const tiles = layout.columns
        .flatMap((column) => [column.left, column.right])
        .filter((tile) => !!tile);
      const labels = [known.left, known.right].flatMap(({ encoding }) => [
        ...encoding.ascending,
        ...encoding.descending,
      ]);
      expect(tiles.map((tile) => tile.label).sort()).toEqual(labels.sort());
      for (const tile of tiles) {
        const { words } = tile.side === "left" ? left : right;
        expect(words[tile.word - 1]?.deprel).toBe(tile.label);
      }
    }
  });
});

describe("shortening", () => {
  it("keeps graphemes whole", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(shorten(family.repeat(3), 130, 10, (part) => part.length * 5)).toBe(
      `${family}${family}…`,
    );
    expect(shorten("short", 100, 10, width)).toBe("short");
  });
});

describe("the tidy tree", () => {
  it("puts no two links on one place and every edge between neighbouring columns", () => {
    const { comparison } = long(60);
    const places = tidy(60, comparison.spanningTree);
    expect(new Set(places.map(({ depth, row }) => `${depth} ${row}`)).size).toBe(60);
    for (const { from, to } of comparison.spanningTree) {
      expect(Math.abs((places[from]?.depth ?? 0) - (places[to]?.depth ?? 0))).toBe(1);
    }
  });

  it("hangs a chain up by its middle", () => {
    const chain = Array.from({ length: 6 }, (_, n) => ({ from: n, to: n + 1 }));
    expect(Math.max(...tidy(7, chain).map(({ depth }) => depth))).toBe(3);
  });

  it("takes a chain of 100,000 links", () => {
    const chain = Array.from({ length: 99_999 }, (_, n) => ({ from: n, to: n + 1 }));
    expect(tidy(100_000, chain)).toHaveLength(100_000);
  });
});

describe("the walk", () => {
  it.each(["kruskal", "prim"] as const)("of %s ends in the tree of the result", (algorithm) => {
    for (const of of [worked, long(25)]) {
      const { steps } = of.steps(algorithm);
      const end = growth(steps, steps.length);
      const sum = end.taken.reduce((so, edge) => so + edge.distance, 0);
      expect(end.taken.map(place).sort()).toEqual(of.comparison.spanningTree.map(place).sort());
      expect(steps.at(-1)?.distance).toBe(sum);
    }
  });

  it("goes no further than its ends, and stops playing there", () => {
    const playing = { ...firstStepper, playing: true };
    expect(goTo(playing, 99, 6)).toMatchObject({ at: 6, playing: false });
    expect(goTo(playing, -1, 6)).toMatchObject({ at: 0, playing: true });
    expect(togglePlay({ ...firstStepper, at: 6 }, 6)).toMatchObject({ at: 0, playing: true });
  });

  it("says each step in a sentence", () => {
    const { steps } = worked.steps("kruskal");
    const told = (at: number) =>
      text(
        narration(
          {
            ...worked,
            algorithm: "kruskal",
            stepper: { ...firstStepper, at },
          } as unknown as TreeProps,
          steps,
          names,
        ),
      );
    expect(told(1)).toMatch(/^is – becoming, weight 0: taken\./);
    expect(told(5)).toMatch(
      /^the – becoming, weight 2: rejected, they are already connected through detective\./,
    );
    expect(told(6)).toContain("All 6 links hang together: L 5 of Lmax 10, similarity 0.50.");
  });
});

describe("a guess", () => {
  const { distances } = worked.comparison;
  const kruskal = {
    algorithm: "kruskal" as const,
    steps: worked.steps("kruskal").steps,
    distances,
  };
  const prim = { algorithm: "prim" as const, steps: worked.steps("prim").steps, distances };
  const edge = (from: number, to: number) => ({ from, to });

  it("is judged by what is taken next", () => {
    expect(judge(kruskal, 0, edge(2, 3))).toBe("right");
    expect(judge(kruskal, 0, edge(0, 1))).toBe("equal");
    expect(judge(kruskal, 0, edge(0, 5))).toBe("heavier");
    expect(judge(kruskal, 1, edge(2, 3))).toBe("taken");
    expect(judge(kruskal, 4, edge(0, 3))).toBe("connected");
    expect(judge(prim, 0, edge(2, 3))).toBe("outside");
    expect(judge(prim, 0, edge(0, 1))).toBe("right");
  });

  it("that is good goes on past what is rejected; one that is not stays and is counted", () => {
    const before = { ...firstStepper, predict: true, at: 4 };
    const good = guess(before, kruskal, edge(3, 4));
    expect(good).toMatchObject({ at: 6, right: 1, wrong: 0 });
    expect(guess(before, kruskal, edge(0, 3))).toMatchObject({ at: 4, right: 0, wrong: 1 });
    expect(guess(good, kruskal, edge(0, 3))).toBe(good);
  });

  it("made rightly to the end builds the tree", () => {
    let stepper = { ...firstStepper, predict: true };
    for (;;) {
      const next = nextTaken(kruskal.steps, stepper.at);
      const wanted = kruskal.steps[next ?? -1]?.edge;
      if (!wanted) break;
      stepper = guess(stepper, kruskal, wanted) as typeof stepper;
    }
    expect(stepper).toMatchObject({ at: kruskal.steps.length, right: 5, wrong: 0 });
  });

  it("knows the way that already connects its ends, and Prim's tree before its first edge", () => {
    const { taken } = growth(kruskal.steps, kruskal.steps.length);
    expect(through(taken, edge(0, 5))).toEqual([1, 3, 4]);
    expect(through([], edge(0, 5))).toBeUndefined();
    expect([...insideOf(prim.steps, 0)]).toEqual([0]);
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

describe("shared words", () => {
  it("are found by the oracle as the panel is given them", () => {
    expect(worked.explain(2, 3)).toEqual({
      kind: "shared",
      side: "right",
      left: undefined,
      right: 3,
    });
    const both = pair(sentence("a<0 root"), sentence("b<0 root", "c<1 x"), links("1-1 1-2"));
    expect(both.comparison.score).toEqual({ kind: "undefined", reason: "no-paths" });
  });
});

describe("the confusion table", () => {
  const counts = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
  counts[0] = [4, 1, 0, 0, 0, 0];
  counts[5] = [0, 0, 0, 0, 0, 2];
  const drawn = markup(
    confusionTable(
      {
        cell: { mine: "equals", theirs: "restates" },
        onCell: () => {},
      } as unknown as AgreementProps,
      counts,
    ),
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
    expect(drawn).toContain('aria-label="becomes, from becoming–becomes (restates)"');
    expect(drawn).toMatch(/<del[^>]*>is<\/del>/);
    expect(text(fusionPanel(props))).toContain("There are more; only 1 are made.");
  });

  it("say why there are none", () => {
    const none = { ...props, fusion: { kind: "ok" as const, cut: false, sentences: [] } };
    expect(text(fusionPanel(none))).toContain("no link restates");
  });
});

describe("the catalogues", () => {
  const root = new URL("../www/src/", import.meta.url);
  const catalogue = (language: string) =>
    readdirSync(new URL(`messages/${language}/`, root))
      .map((name) => readFileSync(new URL(`messages/${language}/${name}`, root), "utf8"))
      .join("\n");
  const used = readdirSync(new URL("panel/results/", root)).flatMap((name) => {
    const source = readFileSync(new URL(`panel/results/${name}`, root), "utf8");
    return Array.from(source.matchAll(/\b(?:t|rich)\(\s*"([\w-]+)"/g), ([, id]) => id ?? "");
  });

  it.each(["en", "de"])("%s has every sentence the panels ask for", (language) => {
    const known = new Set(
      Array.from(catalogue(language).matchAll(/^([\w-]+) =/gm), ([, id]) => id),
    );
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});
