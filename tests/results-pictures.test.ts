import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { svg } from "lit/html.js";
import { describe, expect, it } from "vitest";
import { markup } from "../www/build/markup.js";
import type { SpinePart } from "../www/src/engine/answers.js";
import { matrixCells, matrixMarks } from "../www/src/results/edges/draw/matrix.js";
import { drawTrace } from "../www/src/results/edges/draw/trace.js";
import { layoutMatrix } from "../www/src/results/edges/layout/matrix.js";
import { layoutTrace } from "../www/src/results/edges/layout/trace.js";
import { linkNames } from "../www/src/results/names.js";
import { beamPicture } from "../www/src/results/projection/beam.js";
import { spinePicture } from "../www/src/results/projection/spine.js";
import { fixedMeasure } from "./pictures/measure.js";
import { links, long, type Pair, pair, sentence, worked } from "./results-oracle.js";

/** `UPDATE_PICTURES=1` writes the pictures anew; look at them before committing them. */
const update = process.env.UPDATE_PICTURES === "1";
const folder = new URL("./pictures/results/", import.meta.url);

const width = (text: string, size: number) => (fixedMeasure(text, "label") * size) / 12;
const styles = (name: string) =>
  readFileSync(new URL(`../www/src/${name}`, import.meta.url), "utf8");

/** The declarations of the tokens of one theme. */
function tokens(theme: "light" | "dark"): string {
  const css = styles("shell/tokens.css");
  const start = css.indexOf(theme === "dark" ? ':root[data-theme="dark"] {' : ":root {");
  const lines = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start)).split("\n");
  return lines.map((line) => line.replace(/^\s+/, "  ")).join("\n");
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly content: unknown;
}

/** A drawing as an SVG file that stands for itself. */
function file(
  { width: wide, height: tall, content }: Drawn,
  theme: "light" | "dark",
  rules = "results/drawing.css",
): string {
  const root = tokens("light") + (theme === "dark" ? tokens("dark") : "");
  const colours = root
    .split("\n")
    .filter((line) => /^\s*--/.test(line) && !/^\s*--[st]\d/.test(line));
  const style = `:root {\n${colours.join("\n")}\n}\n${styles(rules)}`;
  const drawn =
    markup(svg`<svg xmlns="http://www.w3.org/2000/svg" width=${wide + 32} height=${tall + 32}
    viewBox=${`-16 -16 ${wide + 32} ${tall + 32}`}><rect x="-16" y="-16" width=${wide + 32}
    height=${tall + 32} fill="var(--panel)"></rect>${content}</svg>`)
      .replace(/\s*\n\s*/g, " ")
      .replace(/> </g, ">\n<")
      .replace(/ >/g, ">")
      .trim();
  const opened = drawn.indexOf(">") + 1;
  return `${drawn.slice(0, opened)}\n<style>\n${style}</style>\n${drawn.slice(opened)}\n`;
}

function matrix(of: Pair, pinned: [number, number], previewed?: [number, number]): Drawn {
  const { comparison } = of;
  const names = linkNames(of.left, of.right, comparison.links);
  const layout = layoutMatrix(names, comparison, width);
  const ends = (edge: [number, number] | undefined) => edge && { from: edge[0], to: edge[1] };
  const drawing = {
    layout,
    pinned: ends(pinned),
    previewed: ends(previewed),
    label: (cell: { from: number; to: number; distance: number; maximum: number }) =>
      `${names[cell.from]} – ${names[cell.to]}: ${cell.distance} of ${cell.maximum}`,
  };
  return { ...layout, content: [matrixCells(drawing), matrixMarks(drawing)] };
}

const heading = { up: "up", down: "down", direction: "direction" };

function trace(of: Pair, from: number, to: number): Drawn {
  const known = of.explain(from, to);
  if (known.kind !== "compared") throw new TypeError("the links share a word");
  const layout = layoutTrace({ ...known, nothing: "nothing", heading, width });
  const content = drawTrace({
    layout,
    nothing: "nothing",
    label: (tile) => `${tile.label} of word ${tile.word}`,
    onTile: () => {},
  });
  return { ...layout, content };
}

const arabic = pair(
  sentence("رأى<0 root", "الولد<1 nsubj", "الكلب<1 obj", "في<5 case", "الحديقة<1 obl"),
  sentence(
    "the<2 det",
    "boy<3 nsubj",
    "saw<0 root",
    "the<5 det",
    "dog<3 obj",
    "in<8 case",
    "the<8 det",
    "garden<5 nmod",
  ),
  links("1-3 2-2 3-5 4-6 5-8"),
);
const chinese = pair(
  sentence("我<2 nsubj", "喜欢<0 root", "读<2 xcomp", "书<3 obj"),
  sentence("书<4 obj", "我<4 nsubj", "爱<4 advmod", "读<0 root"),
  links("1-2 2-3 3-4 4-1"),
);
/** One chain is the other read from its end: a word far from the root here is near it there. */
const turned = pair(
  sentence(
    "a<2 det",
    "b<3 nmod",
    "c<4 nmod",
    "d<5 obj",
    "e<0 root",
    "f<5 obl",
    "g<6 nmod",
    "h<7 acl:relcl",
  ),
  sentence(
    "h<2 x",
    "g<3 nmod",
    "f<4 obl",
    "e<5 xcomp",
    "d<0 root",
    "c<5 nmod",
    "b<6 nmod",
    "a<7 det",
  ),
  links("1-8 2-7 3-6 4-5 5-4 6-3 7-2 8-1"),
);

/** The spine of a clause, with its subject looked at. */
function spine(): Drawn {
  const value = (decision: string, of: string, argument?: number) => ({
    ...{ decision, modifier: undefined, value: of, argument },
  });
  const decisions = [value("STEM", "be"), value("SUBJECT", "1", 1), value("OBJECT", '"there"')];
  const part = (parent: number | undefined, label: string, kind: SpinePart["part"]) => ({
    ...{ parent, label, word: kind === "complementizer" ? "that" : undefined, part: kind },
  });
  const parts = [
    part(undefined, "SBAR-A", "phrase"),
    part(0, "IN", "complementizer"),
    part(0, "S", "phrase"),
    part(2, "NP-A", "subject"),
    part(2, "VP", "phrase"),
    part(4, "V", "verb"),
    part(4, "NP-A", "object"),
  ];
  const { layout, picture } = spinePicture(parts, decisions, "subject", width);
  return { ...layout, content: svg`<g class="projection-spine">${picture}</g>` };
}

/** A beam of width 2, in which the right way falls out at the last decision. */
function beam(): Drawn {
  const layer = (decision: string, kept: number, ...prefixes: [string, number, number][]) => ({
    ...{ decision, modifier: undefined, kept, all: prefixes.length + 5 },
    prefixes: prefixes.map(([value, parent, score], place) => ({
      ...{ place, parent, value, score, gold: false },
    })),
  });
  const layers = [
    layer("STEM", 2, ["be", 0, 2.1], ["have", 0, 1.2], ["become", 0, 0.8]),
    layer(
      "SPINE",
      2,
      ["(SBAR-A (IN that) (S NP-A (VP V NP-A)))", 0, 4],
      ["(S NP-A (VP V))", 1, 2.9],
      ["(SBAR WHNP (SG-A (VP V)))", 0, -0.4],
    ),
    layer("VOICE", 2, ["active", 0, 4.6], ["passive", 0, 3.4], ["active", 1, 3], ["passive", 1, 0]),
  ];
  const prediction = { layers, way: [0, 0, 0], goldWay: [1, 1, 2] };
  const { layout, picture } = beamPicture(prediction, { layer: 1, place: 1 }, () => {}, width);
  return { ...layout, content: svg`<g class="projection-beam">${picture}</g>` };
}
const projections = "results/projection/drawing.css";

const pictures: Readonly<Record<string, () => string>> = {
  "matrix-worked": () => file(matrix(worked, [1, 3]), "light"),
  "matrix-worked-dark": () => file(matrix(worked, [1, 3], [2, 5]), "dark"),
  "matrix-arabic": () => file(matrix(arabic, [1, 4]), "light"),
  "matrix-chinese": () => file(matrix(chinese, [0, 3]), "light"),
  "matrix-long": () => file(matrix(long(30), [4, 20], [7, 22]), "light"),
  "trace-worked": () => file(trace(worked, 1, 5), "light"),
  "trace-worked-dark": () => file(trace(worked, 1, 5), "dark"),
  "trace-turned": () => file(trace(turned, 1, 7), "light"),
  "trace-empty-half": () => file(trace(worked, 1, 3), "light"),
  spine: () => file(spine(), "light", projections),
  "spine-dark": () => file(spine(), "dark", projections),
  beam: () => file(beam(), "light", projections),
  "beam-dark": () => file(beam(), "dark", projections),
};

describe("pictures of the results", () => {
  if (update) mkdirSync(folder, { recursive: true });
  it.each(Object.entries(pictures))("%s is drawn as in its file", (name, draw) => {
    const path = new URL(`${name}.svg`, folder);
    const drawn = draw();
    if (update) writeFileSync(path, drawn);
    expect(drawn).toBe(readFileSync(path, "utf8"));
  });
});
