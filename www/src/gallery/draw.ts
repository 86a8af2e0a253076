/** A pair drawn so small that words are lines and nothing is written: what differs is seen before it is read. */
import { html, nothing, svg, type TemplateResult } from "lit/html.js";
import { branchPath, connectionPath, linkPath } from "../stage/draw/path.js";
import type { PlacedLink } from "../stage/layout/links.js";
import { round } from "../stage/layout/measure.js";
import type { PairLayout } from "../stage/layout/pair.js";
import type { PlacedTree, PlacedWord } from "../stage/layout/tree.js";

/** How a tree is seen. */
export interface FigureSide {
  readonly tree: PlacedTree | undefined;
  /** The words at which it parts from the other. */
  readonly parting: ReadonlySet<number>;
  /** The words that have a link. */
  readonly linked: ReadonlySet<number>;
  /** The nodes of phrases that it alone has. */
  readonly alone: ReadonlySet<number>;
}

/** The picture; each kind of line is one path, and those that part lie on top. It is stretched into its room. */
export function drawFigure(
  { width, height }: PairLayout,
  sides: readonly FigureSide[],
  links: readonly (PlacedLink & { readonly parts: boolean })[],
): TemplateResult {
  const arcs = sides.flatMap(({ tree, parting, alone }) => [
    ...(tree?.connections ?? []).map((one) => ({
      d: connectionPath(one),
      parts: parting.has(one.dependent),
    })),
    ...(tree?.phrases?.branches ?? []).map((one) => ({
      d: branchPath(one),
      parts: alone.has(one.parent),
    })),
  ]);
  const words = sides.flatMap(({ tree, parting, linked }) =>
    (tree?.words ?? []).map((word) => ({
      d: bar(word, tree?.rowY ?? 0),
      parts: parting.has(word.id),
      linked: linked.has(word.id),
    })),
  );
  const curves = links.map((link) => ({ d: linkPath(link), parts: link.parts }));
  const lines = (style: string, of: readonly { readonly d: string }[]) =>
    of.length === 0
      ? nothing
      : svg`<path class=${style} d=${of.map(({ d }) => d).join("")}></path>`;
  const parts = (one: { readonly parts: boolean }) => one.parts;
  const alike = (one: { readonly parts: boolean }) => !one.parts;
  return html`<svg class="gallery-figure" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
    ${lines("gallery-link", curves.filter(alike))}
    ${lines("gallery-arc", arcs.filter(alike))}
    ${lines("gallery-link gallery-parts", curves.filter(parts))}
    ${lines("gallery-arc gallery-parts", arcs.filter(parts))}
    ${lines(
      "gallery-word",
      words.filter((one) => alike(one) && one.linked),
    )}
    ${lines(
      "gallery-word gallery-alone",
      words.filter((one) => alike(one) && !one.linked),
    )}
    ${lines("gallery-word gallery-parts", words.filter(parts))}
  </svg>`;
}

/** A word, as long as it is. */
function bar({ x, width }: PlacedWord, y: number): string {
  return `M${round(x - width / 2)} ${round(y)}h${round(width)}`;
}
