/** The pictures of a pair, as the page draws them at 100 %: laid out and drawn anew, whatever is in sight. */
import { html, svg } from "lit/html.js";
import type { Algorithm, Explanation, Step } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { EdgeRef } from "../../model/refs.js";
import type { Compared } from "../../model/snapshot.js";
import { edgeText, place } from "../../model/triangle.js";
import { matrixCells, matrixHeads, matrixMarks } from "../../results/edges/draw/matrix.js";
import { drawTrace } from "../../results/edges/draw/trace.js";
import { layoutMatrix } from "../../results/edges/layout/matrix.js";
import { layoutTrace } from "../../results/edges/layout/trace.js";
import { linkNames } from "../../results/names.js";
import { grown } from "../../results/spanning/marks.js";
import { drawPair } from "../../stage/draw/pair.js";
import { idle } from "../../stage/gesture.js";
import * as laid from "../../stage/laid.js";
import type { Measure } from "../../stage/layout/measure.js";
import { layoutPair } from "../../stage/layout/pair.js";
import { stemma } from "../../stage/layout/stemma.js";
import type { CanvasProps } from "../../stage/props.js";
import { drawRows, openFolding, rowsPair } from "../../stage/rows/part.js";
import { pairLook } from "../../stage/view.js";
import { margin, type Picture, sizeOf } from "./svg/file.js";
import type { TextWidth } from "./svg/plain.js";
import "../../results/edges/texts/en.ftl";
import "./texts/en.ftl";

/** How wide a picture in rows is, in pixels, and no less than this. */
const rowsWidth = { usual: 760, least: 360 };

/** The steps of an algorithm. */
interface Walked {
  readonly algorithm: Algorithm;
  readonly steps: readonly Step[];
}

/** How wide texts are in a picture, and how wide trees may be. */
export interface Widths {
  readonly measure: Measure;
  readonly width: TextWidth;
  /** In pixels, with the space around them. */
  readonly most?: number | undefined;
}

/** The texts of both sides, short enough for a title. */
export function titleOf({ left, right }: Pick<CanvasProps, "left" | "right">): string {
  const text = (side: CanvasProps["left"]) =>
    Array.from(side.sentence?.words.map(({ form }) => form).join(" ") ?? "")
      .slice(0, 120)
      .join("");
  return [text(left), text(right)].filter((one) => one !== "").join(" / ");
}

/**
 * Both trees and their links, with what is laid over them. Nothing of a pointer or the focus is in it. Dependencies
 * that would be wider than they may be are in rows.
 */
export function treesPicture(given: CanvasProps, widths: Widths): Picture {
  const picture = drawnAs(given, widths);
  const isPhrases = [given.left, given.right].some(({ sentence }) => sentence?.phrases);
  const fits = sizeOf(picture).width <= (widths.most ?? Infinity);
  if (fits || given.drawing === "rows" || isPhrases) return picture;
  return drawnAs({ ...given, drawing: "rows" }, widths);
}

function drawnAs(given: CanvasProps, { measure, most = Infinity }: Widths): Picture {
  const props = { ...given, hotArc: undefined, hotWord: undefined, hotLink: undefined };
  const { labels, phrases, enhanced } = props;
  const drawing = props.drawing === "auto" ? "arcs" : props.drawing;
  const { blocks } = openFolding()(props, drawing);
  const phraseTree = phrases?.phraseTree;
  const withEnhanced = enhanced?.withEnhanced;
  const inRows = Math.max(rowsWidth.least, Math.min(rowsWidth.usual, most - 2 * margin));
  const options = { drawing, labels, measure, stemma, phraseTree, withEnhanced, blocks };
  const layout =
    drawing === "rows"
      ? rowsPair(props.left, props.right, options, { width: inRows, row: 22 })
      : layoutPair(props.left, props.right, options);
  const look = { ...pairLook(layout, props, idle, laid), interactive: false };
  return {
    name: "trees",
    title: titleOf(props),
    description: t("export-trees-description", { links: props.links.length }),
    width: layout.width,
    height: layout.height,
    drawing:
      drawing === "rows"
        ? drawRows(layout, look, 1, enhanced)
        : drawPair(layout, look, 1, phrases, enhanced),
    ground: "--paper",
  };
}

/** A picture of drawings that stand on a panel. */
export function framed(about: Omit<Picture, "drawing" | "ground">, content: unknown): Picture {
  return { ...about, drawing: html`<svg>${content}</svg>`, ground: "--panel" };
}

/** The matrix of the meta-graph, the selected edge marked. */
export function matrixPicture(
  { left, right, comparison }: Compared,
  pinned: EdgeRef | undefined,
  title: string,
  { width }: Widths,
): Picture {
  const names = linkNames(left, right, comparison.links);
  const layout = layoutMatrix(names, comparison, width);
  const drawing = { layout, pinned, previewed: undefined, label: () => "" };
  const before = layout.heads?.width ?? 0;
  const squares = svg`<g transform=${`translate(${before + 2} 2)`}>${matrixCells(drawing)}${matrixMarks(drawing)}</g>`;
  const rows =
    layout.heads === undefined
      ? null
      : svg`<g transform="translate(0 2)">${matrixHeads(layout.heads)}</g>`;
  const description = t("export-matrix-description", { links: names.length });
  const size = { width: layout.width + before + 4, height: layout.height + 4 };
  return framed({ name: "matrix", title, description, ...size }, [rows, squares]);
}

/** The spanning tree after `at` steps of an algorithm, on the trees. */
export function spanningPicture(
  canvas: CanvasProps,
  { comparison: { links } }: Compared,
  { algorithm, steps }: Walked,
  at: number,
  widths: Widths,
): Picture {
  const { vertices, edges } = grown(steps, links, algorithm, at);
  // At the end nothing is still being looked at.
  const isWhole = at === steps.length;
  const taken = edges.filter(({ state }) => state !== "rejected");
  const whole = taken.map((edge) => ({ ...edge, state: "taken" as const }));
  const growth = { vertices, edges: isWhole ? whole : edges };
  const bare = { selection: undefined, chosen: undefined, overlay: undefined, charged: undefined };
  const counts = { links: links.length, taken: taken.length };
  return {
    ...treesPicture({ ...canvas, ...bare, growth }, widths),
    name: "spanning-tree",
    description: t("export-spanning-description", counts),
  };
}

/** What turns one path of an edge into the other. */
export function tracePicture(
  { left, right, comparison }: Compared,
  edge: EdgeRef,
  known: Extract<Explanation, { kind: "compared" }>,
  { width }: Widths,
): Picture {
  const nothing = t("results-empty-half");
  const [up, down, direction] = [t("results-up"), t("results-down"), t("results-direction")];
  const heading = { up, down, direction };
  const layout = layoutTrace({ ...known, nothing, heading, width });
  const content = drawTrace({ layout, nothing, label: () => "", onTile: () => undefined });
  const names = linkNames(left, right, comparison.links);
  const at = place(edge);
  const description = t("export-trace-description", {
    distance: comparison.distances[at] ?? 0,
    maximum: comparison.maxima[at] ?? 0,
  });
  return framed({ ...layout, name: "edge", title: edgeText(names, edge), description }, content);
}
