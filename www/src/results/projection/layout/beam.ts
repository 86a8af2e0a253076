/** The beam laid out: a column for each decision, its prefixes from the best down, those that fell out below a line. */
import type { BeamLayer } from "../../../engine/answers.js";

/** A prefix in its place. */
export interface PlacedPrefix {
  readonly layer: number;
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Shortened, where it is long. */
  readonly value: string;
  readonly kept: boolean;
}

/** A line from a prefix to one that goes on from it. */
interface BeamLine {
  readonly path: string;
  /** The prefix to which it leads. */
  readonly layer: number;
  readonly place: number;
  readonly kept: boolean;
}

/** A beam, ready to be drawn. */
export interface BeamLayout {
  readonly width: number;
  readonly height: number;
  /** Middle and left end of each column. */
  readonly columns: readonly { readonly x: number; readonly left: number }[];
  readonly prefixes: readonly PlacedPrefix[];
  readonly lines: readonly BeamLine[];
  /** Between those that were kept and those that fell out; missing where none did. */
  readonly edge: number | undefined;
}

/** Height of a box. */
export const boxHeight = 38;
const rowStep = 46;
const top = 28;
const apart = 36;
const gap = 24;

/** Lays a beam out. O(prefixes). */
export function layoutBeam(
  layers: readonly BeamLayer[],
  names: readonly string[],
  shorten: (value: string, layer: number) => string,
  width: (text: string, size: number) => number,
): BeamLayout {
  const deepest = Math.max(0, ...layers.map(({ prefixes, kept }) => shownOf(prefixes, kept)));
  const edge = top + deepest * rowStep + 8;
  const columns: { x: number; left: number }[] = [];
  const prefixes: PlacedPrefix[] = [];
  const known = new Map<string, PlacedPrefix>();
  const lines: BeamLine[] = [];
  let left = 1;
  layers.forEach(({ prefixes: all, kept }, layer) => {
    const texts = all.map(({ value }) => shorten(value, layer));
    const widest = [names[layer] ?? "", ...texts].map((text) => Math.ceil(width(text, 12)));
    const own = Math.min(150, Math.max(50, ...widest) + 16);
    columns.push({ x: left + own / 2, left });
    let fallen = 0;
    all.forEach((prefix, at) => {
      const isKept = prefix.place < kept;
      const y = isKept ? top + prefix.place * rowStep : edge + apart + fallen++ * rowStep;
      const placed: PlacedPrefix = {
        layer,
        place: prefix.place,
        x: left,
        y,
        width: own,
        value: texts[at] ?? "",
        kept: isKept,
      };
      prefixes.push(placed);
      known.set(`${layer} ${prefix.place}`, placed);
      const parent = known.get(`${layer - 1} ${prefix.parent}`);
      if (parent === undefined) return;
      const [x1, y1] = [parent.x + parent.width, parent.y + boxHeight / 2];
      const [x2, y2] = [left, y + boxHeight / 2];
      const middle = (x1 + x2) / 2;
      const path = `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
      lines.push({ path, layer, place: prefix.place, kept: isKept });
    });
    left += own + gap;
  });
  const lowest = Math.max(edge, ...prefixes.map(({ y }) => y + boxHeight));
  const someFell = prefixes.some((prefix) => !prefix.kept);
  return {
    width: Math.max(0, left - gap + 1),
    height: lowest + 2,
    columns,
    prefixes,
    lines,
    edge: someFell ? edge : undefined,
  };
}

function shownOf(prefixes: BeamLayer["prefixes"], kept: number): number {
  return prefixes.filter(({ place }) => place < kept).length;
}
