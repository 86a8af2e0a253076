/** What can be taken away from the page now, row by row. */
import type { Side } from "../../engine/answers.js";
import { t } from "../../messages/index.js";
import type { App } from "../../model/app.js";
import { filesOf, pathsCommand } from "../../model/command.js";
import { writeLinks } from "../../model/notation.js";
import { pairNumbers } from "../../model/pair-numbers.js";
import type { Compared, Snapshot } from "../../model/snapshot.js";
import { currentPair, currentTexts, type State } from "../../model/state.js";
import { edgeText, place } from "../../model/triangle.js";
import { heaviest } from "../../results/edges/heaviest.js";
import { linkNames } from "../../results/names.js";
import { pinnedEdge } from "../../results/pinning.js";
import { refusalText } from "../../results/refusal.js";
import { similarity } from "../../results/rich.js";
import { walkOf } from "../../results/spanning/stepper.js";
import type { CanvasProps } from "../../stage/props.js";
import { elementCode, frameCode, markdownLink, pageAddress } from "../embedding.js";
import { sessionFile, sessionJson } from "../session-file.js";
import { comparisonJson, corpusLinks, edgesTable, pairJson } from "./data.js";
import { tikzDocument } from "./latex/tikz.js";
import { treesDocument } from "./latex/trees.js";
import {
  matrixPicture,
  spanningPicture,
  titleOf,
  tracePicture,
  treesPicture,
  type Widths,
} from "./pictures.js";
import { pngOf } from "./png.js";
import { type Picture, plainPicture, svgFile } from "./svg/file.js";
import { inch, mostPixels, type Paper, type PaperWidth, paperWidths, pixel } from "./svg/paper.js";
import type { Theme } from "./svg/theme.js";
import "./texts/en.ftl";

/** The formats of pictures. */
export const formats = ["svg", "png", "latex"] as const;
/** A format of pictures. */
export type Format = (typeof formats)[number];

/** The names of the rows: `export-<id>` is what one is called. */
type RowId = LinkId | PictureId | DataId;
type LinkId = "link" | "markdown" | "iframe" | "element" | "command";
type PictureId = "trees" | "matrix" | "spanning" | "edge";
type DataId = Side | "links" | "corpus" | "edges" | "comparison" | "session";

/** A thing to be taken away. */
export interface Row {
  /** Its name is `export-<id>`. */
  readonly id: RowId;
  /** One line of what it is. */
  readonly what: string;
  readonly file: string;
  readonly type: string;
  /** Throws or rejects where it cannot be made any longer, with a `Refusal` where it never can. */
  make(): Made | Promise<Made>;
}

/** What is copied or saved. */
export type Made = string | Blob;

/** Why something cannot be made, in the words of the page. */
export class Refusal extends Error {}

/** What browsers call a file, by the end of its name; all others are plain texts. */
const types: Readonly<Record<string, string>> = {
  svg: "image/svg+xml",
  png: "image/png",
  tex: "application/x-tex",
  md: "text/markdown",
  html: "text/html",
  tsv: "text/tab-separated-values",
  json: "application/json",
};

function row(id: RowId, what: string, file: string, make: Row["make"]): Row {
  const type = types[file.replace(/.*\./, "")] ?? "text/plain";
  return { id, what, file, type, make };
}

/** What the rows are made of. */
export interface Exported {
  readonly app: App;
  readonly state: State;
  /** What the core says of it. */
  readonly snapshot: Snapshot;
  /** The trees as they are drawn. */
  readonly canvas: CanvasProps;
  /** The first pairs in whose links there are errors, once it is known. */
  readonly unread: readonly number[];
  readonly widths: Widths;
}

/** The comparison, where it is of what is there now. */
function comparedNow({ snapshot }: Exported): Compared | undefined {
  return snapshot.comparedStale === undefined ? snapshot.compared : undefined;
}

/** The rows about links; `hash` is undefined where the pair does not fit into one. */
export function linkRows(exported: Exported, hash: string | undefined): readonly Row[] {
  const { canvas, state } = exported;
  const { work } = state;
  const page = pageAddress(location.href);
  const title = titleOf(canvas);
  const texts = currentTexts(work);
  const compared = comparedNow(exported);
  const rows: Row[] = [];
  const add = (id: Exclude<LinkId, "command">, file: string, make: () => string) =>
    rows.push(row(id, t(`export-${id}-what`), file, make));
  if (hash !== undefined) {
    add("link", "twintree-link.txt", () => page + hash);
    add("markdown", "twintree-link.md", () => markdownLink(page + hash, title));
    add("iframe", "twintree-frame.html", () => {
      const address = `${page}embed.html${hash}`;
      return `${frameCode(address, title, 480, 'loading="lazy"')}\n`;
    });
  }
  if (texts !== undefined)
    add("element", "twintree-element.html", () => elementCode(page, work, texts, hash));
  if (compared !== undefined) {
    const { left, right } = filesOf(compared.request);
    const what = t("export-command-what", { left, right });
    const make = () => `${pathsCommand(compared.request).text}\n`;
    rows.push(row("command", what, "twintree-command.txt", make));
  }
  return rows;
}

/** How pictures are wanted. */
export interface Wanted {
  readonly format: Format;
  readonly theme: Theme;
  /** Whether a line above tells what is seen. */
  readonly titled: boolean;
  /** Without it as wide as on the page. */
  readonly width: PaperWidth | undefined;
}

/** The least type in a drawing of trees, in pixels. */
const leastLabel = 10;

/** The rows about pictures, as they are wanted. */
export function pictureRows(exported: Exported, wanted: Wanted): readonly Row[] {
  const { app, canvas, state } = exported;
  const { format } = wanted;
  const width = format === "latex" ? undefined : wanted.width && paperWidths[wanted.width];
  const most = width === undefined ? undefined : mostPixels(width, leastLabel);
  const widths = { ...exported.widths, most };
  const title = titleOf(canvas);
  const compared = comparedNow(exported);
  const rows: Row[] = [];
  const ending = format === "latex" ? "tex" : format;
  const add = (
    id: RowId,
    name: string,
    what: string,
    draw: () => Picture | Promise<Picture>,
    heading = scoreLine(compared),
  ) =>
    rows.push(
      row(id, what, `twintree-${name}.${ending}`, async () =>
        written(exported, await draw(), wanted, { heading, width }),
      ),
    );
  if (canvas.left.sentence ?? canvas.right.sentence)
    add("trees", "trees", t("export-trees-what"), () => treesPicture(canvas, widths));
  if (compared === undefined || compared.comparison.links.length < 2) return rows;
  const { comparison, request } = compared;
  const { links } = comparison;
  const names = linkNames(compared.left, compared.right, links);
  const edge = pinnedEdge({ store: { state } }, compared) ?? heaviest(comparison);
  add("matrix", "matrix", t("export-matrix-what", { links: links.length }), () =>
    matrixPicture(compared, pinnedEdge({ store: { state } }, compared), title, widths),
  );
  const { algorithm, position } = walkOf(state.view);
  const at = position === 0 ? "all" : "some";
  add("spanning", "spanning-tree", t(`export-spanning-${at}`, { position }), async () => {
    const answer = await app.engine.ask("steps", [request, algorithm]);
    if (answer?.kind === "rejected") throw new Refusal(refusalText(answer.diagnostics));
    if (answer === undefined) throw new Error("no answer");
    const { steps } = answer;
    const taken = position === 0 ? steps.length : Math.min(position, steps.length);
    return spanningPicture(canvas, compared, { algorithm, steps }, taken, widths);
  });
  const [from, to] = [edge && links[edge.from], edge && links[edge.to]];
  const apart = from && to && from.left !== to.left && from.right !== to.right;
  if (edge && apart) {
    const words = edgeText(names, edge);
    const draw = async () => {
      const given = [request, edge.from, edge.to] as const;
      const known = await app.engine.ask("explain", [...given]);
      if (known?.kind !== "compared") throw new Error("no answer");
      return tracePicture(compared, edge, known, widths);
    };
    const at = place(edge);
    const distance = comparison.distances[at] ?? 0;
    const maximum = comparison.maxima[at] ?? 0;
    const heading = t("results-cell", { edge: words, distance, maximum });
    add("edge", "edge", t("export-edge-what", { edge: words }), draw, heading);
  }
  return rows;
}

/** The line above a picture of the whole pair, where there is a score. */
function scoreLine(compared: Compared | undefined): string | undefined {
  const score = compared?.comparison.score;
  if (score?.kind !== "defined") return undefined;
  const { similarity: value, distance, maximum } = score.ratio;
  return t("export-heading-score", { value: similarity(value ?? 0), distance, maximum });
}

/** A picture in a format. */
async function written(
  { state, canvas, widths: { width } }: Exported,
  picture: Picture,
  { format, theme, titled }: Wanted,
  paper: Paper,
): Promise<Made> {
  if (format === "latex") {
    if (picture.name === "trees" && !isSpecial(canvas)) return treesDocument(canvas, picture.title);
    return tikzDocument(plainPicture(picture, "light", width).children, picture.title);
  }
  const texts = currentTexts(state.work);
  const session = texts && format === "svg" ? pairJson(state, texts) : undefined;
  const heading = titled ? paper.heading : undefined;
  const file = svgFile(picture, theme, width, { ...paper, heading, session });
  // On paper 300 points an inch, else twice as many as the page has.
  const points = paper.width === undefined ? 2 : (300 * pixel) / inch;
  return format === "svg" ? file.text : pngOf(file, points);
}

/** Whether the trees are drawn as no package for trees does it. */
function isSpecial({ drawing, left, right, growth }: CanvasProps): boolean {
  const phrases = [left, right].some(({ sentence }) => (sentence?.phrases?.length ?? 0) > 0);
  const folded = left.folded.size + right.folded.size > 0;
  return (drawing === "stemma" && !phrases) || folded || growth !== undefined;
}

/** Whether the text of the links shown has errors, so that it is not all in them. */
function isUnread({ state, snapshot }: Exported): boolean {
  const isTyped = currentPair(state.work).draft !== undefined;
  return isTyped && snapshot.problems.links.some(({ severity }) => severity === "error");
}

/** The rows about data. */
export function dataRows(exported: Exported): readonly Row[] {
  const { state } = exported;
  const { work } = state;
  const texts = currentTexts(work);
  const compared = comparedNow(exported);
  const { links } = currentPair(work);
  const rows: Row[] = [];
  const add = (...given: Parameters<typeof row>) => rows.push(row(...given));
  if (texts !== undefined) {
    const { left: leftFormat, right: rightFormat } = texts.formats;
    const files = filesOf({ leftFormat, rightFormat });
    for (const side of ["left", "right"] as const) {
      const what = t("export-text-what", { format: t(`format-${texts.formats[side]}`) });
      if (texts[side] !== "") add(side, what, files[side], () => texts[side]);
    }
  }
  if (links.length > 0) {
    const what = [t("export-links-what")];
    if (isUnread(exported)) what.push(t("export-links-unread"));
    add("links", what.join(" "), "links.txt", () => `${writeLinks(links, false)}\n`);
  }
  if (work.pairs.length > 1) {
    const { unread } = exported;
    const what = [t("export-corpus-what", { pairs: work.pairs.length })];
    const args = { count: unread.length, pairs: pairNumbers(unread) };
    if (unread.length > 0) what.push(t("export-corpus-unread", args));
    add("corpus", what.join(" "), "corpus-links.txt", () => corpusLinks(work));
  }
  if (compared !== undefined && compared.comparison.links.length > 1)
    add("edges", t("export-edges-what"), "edges.tsv", () => edgesTable(compared));
  if (compared !== undefined)
    add("comparison", t("export-comparison-what"), "comparison.json", () =>
      comparisonJson(compared),
    );
  add("session", t("export-session-what"), sessionFile, () => sessionJson(state));
  return rows;
}
