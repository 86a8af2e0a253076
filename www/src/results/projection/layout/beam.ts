/** The beam laid out: a column for each decision, its prefixes from the best down, those that fell out below a line. */
import type { BeamLayer } from "../../../engine/answers.js";

/** A beam, ready to be drawn. */
export type BeamLayout = ReturnType<typeof layoutBeam>;

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
) {
  const rows = layers.map(({ prefixes, kept }) => prefixes.filter(({ place }) => place < kept));
  const deepest = Math.max(0, ...rows.map(({ length }) => length));
  const edge = top + deepest * rowStep + 8;
  let left = 1;
  const columns = layers.map(({ prefixes, kept }, layer) => {
    const texts = prefixes.map(({ value }) => shorten(value, layer));
    const widest = [names[layer] ?? "", ...texts].map((text) => Math.ceil(width(text, 12)));
    const box = { x: left, width: Math.min(150, Math.max(50, ...widest) + 16) };
    left += box.width + gap;
    let fallen = 0;
    const placed = prefixes.map(({ place, parent }, at) => {
      const isKept = place < kept;
      const y = isKept ? top + place * rowStep : edge + apart + fallen++ * rowStep;
      return { ...box, layer, place, parent, y, value: texts[at] ?? "", kept: isKept };
    });
    return { middle: box.x + box.width / 2, prefixes: placed };
  });
  const prefixes = columns.flatMap((column) => column.prefixes);
  /** To each prefix from the one that it goes on from. */
  const lines = prefixes.flatMap(({ layer, place, kept, x, y, parent }) => {
    const from = columns[layer - 1]?.prefixes.find((prefix) => prefix.place === parent);
    if (from === undefined) return [];
    const [x1, y1] = [from.x + from.width, from.y + boxHeight / 2];
    const y2 = y + boxHeight / 2;
    const middle = (x1 + x) / 2;
    return [
      { layer, place, kept, path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x} ${y2}` },
    ];
  });
  const lowest = Math.max(edge, ...prefixes.map(({ y }) => y + boxHeight));
  const someFell = prefixes.some((prefix) => !prefix.kept);
  return {
    width: Math.max(0, left - gap + 1),
    height: lowest + 2,
    columns,
    prefixes,
    lines,
    /** Between those that were kept and those that fell out; missing where none did. */
    edge: someFell ? edge : undefined,
  };
}
