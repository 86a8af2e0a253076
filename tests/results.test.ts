import { describe, expect, it } from "vitest";
import type { Comparison, Link, Ratio, Request, Score } from "../www/src/engine/answers.js";
import type { App } from "../www/src/model/app.js";
import { pathsCommand } from "../www/src/model/command.js";
import { later } from "../www/src/model/later.js";
import { firstView } from "../www/src/model/state.js";
import { place } from "../www/src/model/triangle.js";
import { reading } from "../www/src/results/edges/edge.js";
import { groupsOf } from "../www/src/results/edges/layout/groups.js";
import { cellAt, lensAt, matrixGrid, neighbour } from "../www/src/results/edges/layout/matrix.js";
import { layoutTrace } from "../www/src/results/edges/layout/trace.js";
import { firstEdges as sorted } from "../www/src/results/edges/props.js";
import { edgeRows } from "../www/src/results/edges/table.js";
import { linkNames } from "../www/src/results/names.js";
import { rich, similarity } from "../www/src/results/rich.js";
import { openCharged } from "../www/src/results/score/charged.js";
import { scorePanel, shareOf } from "../www/src/results/score/index.js";
import { more } from "../www/src/results/score/more/more.js";
import { shorten } from "../www/src/stage/layout/shorten.js";
import { links, long, sentence, worked } from "./results-oracle.js";
import { text } from "./results-text.js";
import "../www/src/results/edges/texts/en.ftl";

const firstEdges = { ...sorted, treeOnly: false };

const width = (text: string, size: number) => text.length * size * 0.6;
const names = linkNames(worked.left, worked.right, worked.comparison.links);

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

  it("are short, and no two alike, where forms are of megabytes", () => {
    const form = "x".repeat(5_000_000);
    const [a, b] = [sentence(`${form}<0 root`, `${form}<1 det`), sentence("b<0 root")];
    const [one, two] = linkNames(a, b, links("1-1 2-1"));
    expect(one?.length).toBeLessThan(50);
    expect(two).not.toBe(one);
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

  const options = { stripSubtypes: false, ignorePunctuation: false };
  const app = { store: { state: { work: { options }, view: firstView } }, moment: {} } as App;
  const of = (comparison: Partial<Comparison>) => ({
    subject: 0,
    left: worked.left,
    right: worked.right,
    comparison: { ...worked.comparison, ...comparison },
    request: { options, links: [] as readonly Link[] } as Request,
    app,
  });
  const coming = { more: later(async () => ({ more })) };
  const panel = (comparison: Partial<Comparison>, rest = false) =>
    text(scorePanel({ ...of(comparison), ...coming, rest, onRest: () => undefined }));
  const all = (comparison: Partial<Comparison>) => text(more(of(comparison)));
  const ratio = (distance: number, maximum: number): Ratio => ({
    distance,
    maximum,
    similarity: 1 - distance / maximum,
  });
  const score = (low: Ratio, high: Ratio) => ({ kind: "defined" as const, ratio: low, low, high });

  it("lists where the trees part, what differs most first, and says what it is", () => {
    const said = panel({});
    const rows = [
      "detective – becoming 2 of 2 A NSUBJ↑ B DOBJ↑ ⇅ order turned",
      "becoming – a 2 of 3 A DOBJ↓ · DET↓ B NSUBJ↓ · DET↓ ⇅ order turned",
      "a – Sherlock 1 of 3 A DET↑ · CMP↓ B DET↑",
    ];
    for (const row of rows) expect(said).toContain(row);
    const found = rows.map((row) => said.indexOf(row));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(said).toContain("The other 2 edges of the spanning tree are alike.");
    expect(said).not.toContain("the – detective");
    expect(panel({}, true)).toContain("the – detective 0 of 2");
    const unknown = panel({ charges: undefined });
    expect(unknown).not.toContain("↑");
    expect(unknown).toContain("The paths are too long to say edit by edit what differs.");
  });

  it("says what the number was before the links changed, where it was another one", () => {
    const now = of({});
    const was = (ratio: Ratio | undefined) => {
      const before: Score = ratio ? score(ratio, ratio) : { kind: "undefined", reason: "one-link" };
      const moment = { before: { ...now, comparison: { ...now.comparison, score: before } } };
      const here = { ...now, app: { ...app, moment } as unknown as App };
      return text(scorePanel({ ...here, ...coming, rest: false, onRest: () => undefined }));
    };
    expect(was(ratio(4, 10))).toContain("0.50 was 0.60 1 − 5 ⁄ 10");
    expect(was(ratio(4, 8))).not.toContain("was");
    expect(was(undefined)).not.toContain("was");
  });

  it("says in a line what else there is, and which options are on", () => {
    expect(panel({})).toContain("More coverage 92%, options");
    expect(panel({ score: score(ratio(5, 10), ratio(5, 11)) })).toContain(
      "options, other trees 0.50 … 0.55",
    );
  });

  it("marks each relation that is charged for once, with how often it is", () => {
    const { charges = [] } = worked.comparison;
    const chargedBy = openCharged();
    const marks = chargedBy(charges);
    const [left, right] = [Object.fromEntries(marks.left), Object.fromEntries(marks.right)];
    const both = { kinds: ["replaced", "turned"], times: 2 };
    expect(left).toEqual({ 2: both, 6: { kinds: ["only"], times: 1 }, 7: both });
    expect(right).toEqual({ 2: both, 5: both });
    // A side of which the same is said is not drawn anew.
    const fewer = chargedBy(charges.filter(({ kind }) => kind !== "only"));
    expect(Object.fromEntries(fewer.left)).toEqual({ 2: both, 7: both });
    expect(fewer.right).toBe(marks.right);
    const turned = { edge: 0, kind: "turned" as const, left: [1, 3], right: [3] };
    expect([...chargedBy([turned]).left]).toEqual([
      [1, { kinds: ["turned"], times: 1 }],
      [3, { kinds: ["turned"], times: 1 }],
    ]);
  });

  it("says of each number what it is of", () => {
    const said = panel({});
    expect(said).toContain("Similarity on the spanning tree");
    expect(said).toContain("On the paths of the spanning tree half of the labels");
    expect(all({})).toContain("all 15 pairs add up to 37 of 49, those on the spanning tree to 5.");
  });

  it("says that nothing differs of the spanning tree alone, and what differs beside it", () => {
    const perfect = score(ratio(0, 21), ratio(0, 21));
    const said = panel({ score: perfect, total: ratio(55, 76) });
    expect(said).toContain("Nothing differs on the spanning tree");
    expect(said).toContain("Other pairs of links do differ: 55 of 76 over all pairs.");
    expect(panel({ score: perfect, total: ratio(0, 76) })).not.toContain("Other pairs");
  });

  it("says that edges of 0 of 0 carry the tree, where there are differences to be avoided", () => {
    const [first, ...rest] = worked.comparison.spanningTree;
    if (first === undefined) throw new Error("no tree");
    const free = { ...first, distance: 0, maximum: 0 };
    const hint = "join links that share a word. They weigh 0 of 0";
    expect(all({ spanningTree: [free, free, ...rest] })).toContain(`edges of the tree ${hint}`);
    expect(all({ spanningTree: rest.filter(({ maximum }) => maximum > 0) })).not.toContain(
      "0 of 0",
    );
    expect(all({ spanningTree: [free, free], total: ratio(0, 9) })).not.toContain(hint);
  });

  it("names the range of equal trees where it is one, with the decimals that show it", () => {
    const said = (low: Ratio, high: Ratio) => all({ score: score(low, high) });
    expect(said(ratio(5, 10), ratio(5, 11))).toMatch(/give 0\.50 … 0\.55/);
    expect(said(ratio(257, 597), ratio(257, 600))).toMatch(/give 0\.570 … 0\.572/);
    expect(said(ratio(0, 4), ratio(0, 5))).not.toMatch(/Other minimum/);
  });

  it("comes with the command that gives it, options and relations included", () => {
    const given = [
      { left: 4, right: 3, relation: "restates" as const },
      { left: 1, right: 4, relation: undefined },
    ];
    const options = { stripSubtypes: true, ignorePunctuation: true };
    const text = (of: Omit<Parameters<typeof pathsCommand>[0], "links">) =>
      pathsCommand({ ...of, links: given }).text;
    expect(text({ options, readAs: undefined })).toBe(
      'echo "1-4 4-3:restates" | twintree compare A.conllu B.conllu --links - --strip-subtypes --ignore-punctuation',
    );
    const plain = { stripSubtypes: false, ignorePunctuation: false };
    const formats = { leftFormat: "brackets", rightFormat: "conllu" } as const;
    expect(text({ options: plain, readAs: "dependencies", ...formats })).toBe(
      'echo "1-4 4-3:restates" | twintree compare A.mrg B.conllu --links - --as dependencies',
    );
  });
});

describe("sentences with templates in them", () => {
  it("keep each part in its place", () => {
    expect(rich("results-edge-title", { edge: "EDGE" }, { distance: 2, maximum: 3 })).toEqual([
      "",
      "EDGE",
      ": weight 2 of 3",
    ]);
  });
});

describe("the table of edges", () => {
  const { comparison } = worked;

  it("lists every edge once, heaviest first", () => {
    const rows = edgeRows(comparison, firstEdges);
    expect(rows).toHaveLength(15);
    expect(rows.map(({ distance }) => distance)).toEqual([
      4, 4, 4, 3, 3, 3, 3, 3, 3, 2, 2, 2, 1, 0, 0,
    ]);
  });

  it("turns round, and holds the spanning tree alone", () => {
    const light = edgeRows(comparison, { ...firstEdges, descending: false });
    expect(light[0]?.distance).toBe(0);
    const tree = edgeRows(comparison, { ...firstEdges, treeOnly: true });
    expect(tree.map(place).sort()).toEqual(comparison.spanningTree.map(place).sort());
  });

  it("sorts by the tree: its edges first", () => {
    const rows = edgeRows(comparison, { ...firstEdges, column: "tree", descending: false });
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

  it("fits the room there is, down to squares without names", () => {
    const many = Array.from({ length: 46 }, (_, at) => `name${at}`);
    const groups = [
      { from: 0, to: 20, text: "the first phrase" },
      { from: 20, to: 21, text: "a word" },
      { from: 21, to: 22, text: "and one more" },
      { from: 22, to: 46, text: "the other phrase" },
    ];
    for (const [among, room] of [
      [names, 326],
      [many.slice(0, 14), 555],
      [many, 1100],
      [many, 555],
      [many, 326],
      [Array.from({ length: 200 }, (_, at) => `name${at}`), 326],
    ] as const) {
      const fitted = matrixGrid(among, width, { width: room, groups });
      expect(fitted.width + (fitted.heads?.width ?? 0)).toBeLessThanOrEqual(room);
    }
    const map = matrixGrid(many, width, { width: 326, groups });
    expect(map.isMap).toBe(true);
    expect(map.step).toBeGreaterThanOrEqual(3);
    // What would lie on another name has none.
    expect(map.heads?.names.map(({ text }) => text.slice(0, 5))).toEqual([
      "the o",
      "the f",
      "a wor",
    ]);
    expect(map.bounds).toEqual([20, 21, 22]);
    const wide = matrixGrid(many, width, { width: 1100, groups });
    expect(wide.isMap).toBe(false);
  });

  it("says of a square what has no room, without covering it and within the matrix", () => {
    const map = matrixGrid(names, width, { width: 400, groups: [] });
    for (const edge of [
      { from: 0, to: 1 },
      { from: 4, to: 5 },
    ]) {
      const { x, y, width: wide, height } = lensAt(map, edge, ["two words", "1 of 2"], width);
      expect(x + wide).toBeLessThanOrEqual(map.width);
      const [top, end] = [edge.to * map.step, edge.to * map.step + map.side];
      expect(y >= end || y + height <= top).toBe(true);
    }
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

describe("the phrases of a matrix", () => {
  const phrases = (text: string, linked: string) => {
    const words = sentence(...text.split(", ")).words;
    const all = linked.split(" ").map((left) => ({ left: Number(left) }));
    return groupsOf(words, all).map(
      ({ from, to, first, last }) => `${from}–${to}: ${first}–${last}`,
    );
  };

  it("are what hangs on one dependent of the root, as far as its words are linked", () => {
    const text =
      "When<4 mark, the<3 det, ferry<4 nsubj, left<7 advcl, they<7 nsubj, all<7 x, waved<0 root";
    expect(phrases(text, "1 2 4 5 6 7")).toEqual(["0–3: 1–4", "3–4: 5–5", "4–5: 6–6", "5–6: 7–7"]);
  });

  it("are parted where one holds more than half of the links", () => {
    const text = "say<0 root, that<5 mark, the<4 det, cats<5 nsubj, sleep<1 ccomp, long<5 advmod";
    expect(phrases(text, "1 2 3 4 5 6")).toEqual([
      "0–1: 1–1",
      "1–2: 2–2",
      "2–4: 3–4",
      "4–5: 5–5",
      "5–6: 6–6",
    ]);
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
      const heading = { up: "hinauf", down: "hinab", direction: "Richtung" };
      const layout = layoutTrace({ ...known, nothing: "nothing", heading, width });
      // Their headings stand beside each other, centred over what they name.
      const places = layout.halves.map(({ half, from, to }) => {
        const wide = width(`${heading[half]} ↑`, 11);
        return { from: (from + to - wide) / 2, to: (from + to + wide) / 2 };
      });
      const wide = width(heading.direction, 11);
      expect(places[0]?.to).toBeLessThan(layout.turn.x - wide / 2);
      expect(places[1]?.from).toBeGreaterThan(layout.turn.x + wide / 2);
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
