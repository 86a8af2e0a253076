/** What is laid over the trees: a split, four words, or a word that is attached otherwise. */
import type { Distances, Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { drawTones } from "../../stage/draw/tones.js";
import type { Tones } from "../../stage/layout/tones.js";
import type { Overlay } from "../../stage/props.js";
import { halvesOf } from "./layout/halves.js";
import { quartetOf } from "./layout/quartet.js";
import type { Looked } from "./props.js";
import { idsOf, othersOf } from "./words.js";

/** What is laid over the two trees. */
export function overlayOf(
  sentences: Readonly<Record<Side, Shown>>,
  distances: Distances,
  looked: Looked,
): Overlay {
  const made = {
    left: tonesOf(sentences.left, "left", distances, looked),
    right: tonesOf(sentences.right, "right", distances, looked),
  };
  return (tree) => drawTones(tree, made[tree.side]);
}

function tonesOf(sentence: Shown, side: Side, distances: Distances, looked: Looked): Tones {
  switch (looked.kind) {
    case "split":
      return halvesOf(sentence, {
        first: idsOf(distances, side, looked.leaves),
        second: idsOf(distances, side, othersOf(distances, looked.leaves)),
      });
    case "quartet": {
      const pairs = looked.quartet[side];
      const four = (pairs ?? looked.quartet.leaves).map(
        (leaf) => distances.words?.[side][leaf] ?? 0,
      );
      return quartetOf(sentence, four, pairs === undefined);
    }
    case "word":
      return {
        lit: new Set([looked.word]),
        words: new Map(),
        lines: new Map([[looked.word, side === "left" ? "first" : "second"]]),
        meets: new Set(),
      };
  }
}
