/** Pairs as the module with everything takes them, and what all its functions say to them. */
import type { Core } from "./boundary-core.js";

type Format = "conllu" | "brackets" | "newick" | "words";

/** Sentences as a list. */
export interface Side {
  readonly texts: readonly string[];
  readonly format: Format;
}

/** Pairs as the native program takes them: sentences as lists of texts. */
export interface AskedPairs {
  readonly left: Side;
  readonly right: Side;
  readonly links: readonly number[];
  readonly linkPlaces: readonly number[];
  readonly sameWords: boolean;
  readonly readAs?: "dependencies";
  readonly byLinks?: boolean;
  readonly theirs?: readonly string[];
}

/** Sentences one after the other. */
export function together({ texts, format }: Side) {
  const pieces = texts.map((text) => new TextEncoder().encode(text));
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  const places = new Uint32Array(2 * pieces.length);
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    bytes.set(piece, at);
    places.set([at, at + piece.length], 2 * index);
    at += piece.length;
  }
  return { bytes, places, format };
}

/** Links as they are written, a line a pair, as the module takes them. */
export function linked(lines: readonly string[]) {
  const links: number[] = [];
  const linkPlaces = [0];
  for (const line of lines) {
    for (const [, left, mark, right] of line.matchAll(/(\d+)([-p])(\d+)/g))
      links.push(Number(left), Number(right), Number(mark === "p"));
    linkPlaces.push(links.length / 3);
  }
  return { links, linkPlaces };
}

/** A request for all measures. */
export function requestOf(asked: AskedPairs) {
  return {
    left: together(asked.left),
    right: together(asked.right),
    links: Uint32Array.from(asked.links),
    linkPlaces: Uint32Array.from(asked.linkPlaces),
    sameWords: asked.sameWords,
    options: { stripSubtypes: false, ignorePunctuation: false },
    readAs: asked.readAs,
    byLinks: asked.byLinks,
    theirs: asked.theirs,
    groups: ["paths" as const, "distances" as const, "crossings" as const, "agreement" as const],
  };
}

/** What every function says, in the order of the native program. */
export function columnsOf(core: Core, asked: AskedPairs): string {
  const request = requestOf(asked);
  const chunk = core.measure_pairs(request);
  const chosen = Uint8Array.from(asked.left.texts, (_, pair) => Number(pair % 3 === 0));
  const made = chunk.columns.slice(0, -1).map((one, index) => {
    const other = chunk.columns[index + 1] ?? one;
    const [x, y] = [one, other].map(
      (column) => [column.numerators, column.denominators] as const,
    ) as [readonly [Float64Array, Float64Array], readonly [Float64Array, Float64Array]];
    return [
      core.summarize_column(...x, true, undefined),
      core.summarize_column(...x, false, chosen),
      core.histogram_of(...x, 7, undefined),
      core.histogram_of(...x, 5, chosen),
      core.scatter_of(...x, ...y, 6, 4, chosen),
    ];
  });
  const [coverage, similarity] = ["coverage", "similarity"].map((name) => {
    const found = chunk.columns.find((column) => column.name === name);
    if (found === undefined) throw new Error(name);
    return [found.numerators, found.denominators] as const;
  }) as [readonly [Float64Array, Float64Array], readonly [Float64Array, Float64Array]];
  const significance = core.significance_of(
    "similarity",
    ...similarity,
    ...coverage,
    false,
    50,
    50,
    3,
  );
  const find = (attribute: "form" | "deprel" | "label", value: string) =>
    core.find_pairs(request.left, request.readAs, attribute, value);
  const found = [find("form", "t*"), find("deprel", "nsubj"), find("label", "NP")];
  return JSON.stringify([chunk, made, significance, found], (_, value) =>
    ArrayBuffer.isView(value) ? [...(value as Uint32Array)] : value,
  );
}
