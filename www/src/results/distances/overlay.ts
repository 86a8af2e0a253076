/** What is laid over the trees: a split, four words, a bracket, steps of an edit, or a word. */
import type { Distances, Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { drawTones } from "../../stage/draw/tones.js";
import { idsBetween } from "../../stage/layout/between.js";
import type { Tones } from "../../stage/layout/tones.js";
import type { Overlay } from "../../stage/props.js";
import { drawMapping } from "./draw/mapping.js";
import { mappingOf } from "./layout/mapping.js";
import { constituentOf, halvesOf, quartetOf } from "./layout/tones.js";
import type { Looked } from "./props.js";
import { idsOf, othersOf } from "./words.js";

type Sentences = Readonly<Record<Side, Shown>>;

/** What is laid over the two trees. */
export function overlayOf(sentences: Sentences, distances: Distances, looked: Looked): Overlay {
  if (looked.kind === "edit") {
    const { edit, at } = looked;
    const counts = { left: sentences.left.words.length, right: sentences.right.words.length };
    // Lines between the trees are drawn once, with the first of them.
    return (tree, pair) =>
      tree.side === "left" ? drawMapping(mappingOf(pair, counts, edit, at)) : undefined;
  }
  const tonesOf = (side: Side): Tones => {
    const sentence = sentences[side];
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
      case "leaves":
        return constituentOf(sentence, undefined, idsOf(distances, side, looked.leaves));
      case "bracket":
        return bracketOf(sentences, side, distances, looked);
      case "word":
        return {
          lit: new Set([looked[side]]),
          words: new Map(),
          lines: new Map([[looked[side], side === "left" ? "first" : "second"]]),
          meets: new Set(),
        };
    }
  };
  const made = { left: tonesOf("left"), right: tonesOf("right") };
  return (tree) => drawTones(tree, made[tree.side]);
}

/** A bracket in its own tree; in the other one the bracket over the same words, or one that it crosses. */
function bracketOf(
  sentences: Sentences,
  side: Side,
  { brackets: { table } }: Distances,
  looked: Extract<Looked, { readonly kind: "bracket" }>,
): Tones {
  const own = table?.[looked.side][looked.at];
  const words = own?.words;
  const lit = words ? idsBetween(...words) : [];
  const same = own?.partner ?? own?.unlabelled;
  const met = side === looked.side ? own : table?.[side][same ?? own?.crosses[0] ?? -1];
  if (met?.words === undefined) return constituentOf(sentences[side], undefined, lit);
  const [first, last] = met.words;
  const tone = side === looked.side || same !== undefined ? "first" : "second";
  return constituentOf(sentences[side], { phrase: met.phrase, first, last, tone }, lit);
}
