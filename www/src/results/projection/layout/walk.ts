/** Which prefix of a beam a key leads to. */
import type { BeamLayer } from "../../../engine/answers.js";

/** A prefix of a beam, by its decision and its place. */
export type Place = Readonly<Record<"layer" | "place", number>>;

/**
 * ← to the prefix that it goes on from, → to the best that goes on from it (else to the one found), ↑ and ↓
 * among those of one decision, Home and End to the first and the last decision of the one found.
 */
export function walk(
  layers: readonly BeamLayer[],
  from: Place,
  way: readonly number[],
  key: string,
): Place | undefined {
  const own = layers[from.layer];
  const at = own?.prefixes.findIndex(({ place }) => place === from.place) ?? -1;
  const here = own?.prefixes[at];
  if (own === undefined || here === undefined) return undefined;
  const found = (layer: number): Place | undefined => {
    const place = way[layer];
    return place === undefined ? undefined : { layer, place };
  };
  const beside = (by: number): Place | undefined => {
    const next = own.prefixes[at + by];
    return next && { layer: from.layer, place: next.place };
  };
  const onward = (): Place | undefined => {
    const next = layers[from.layer + 1]?.prefixes.find(({ parent }) => parent === from.place);
    const isKept = from.place < own.kept;
    return next && isKept ? { layer: from.layer + 1, place: next.place } : found(from.layer + 1);
  };
  const ways: Readonly<Record<string, () => Place | undefined>> = {
    ArrowUp: () => beside(-1),
    ArrowDown: () => beside(1),
    ArrowLeft: () => (from.layer === 0 ? undefined : { layer: from.layer - 1, place: here.parent }),
    ArrowRight: onward,
    Home: () => found(0),
    End: () => found(layers.length - 1),
  };
  return ways[key]?.();
}
