/** What is laid over the trees: two phrases in A, their spans over B, and signs on the phrases that cross. */

import type { Link, Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { keyOf } from "../../model/refs.js";
import { drawTones } from "../../stage/draw/tones.js";
import type { Tone } from "../../stage/layout/tones.js";
import type { Marks } from "../../stage/props.js";
import { drawSigns } from "./draw/signs.js";
import { drawSpans } from "./draw/spans.js";
import { signOf, tonesOf } from "./layout/tones.js";
import { idsOf, type Tested } from "./tested.js";

/** What is seen of the pairs that cross, and of the one that is looked at. */
export function marksOf(
  sentences: Readonly<Record<Side, Shown>>,
  links: readonly Link[],
  crossing: readonly Tested[],
  looked: Tested | undefined,
): Marks {
  if (crossing.length === 0 && looked === undefined) return {};
  const first = looked ? idsOf(looked.first) : [];
  const second = looked ? idsOf(looked.second) : [];
  const tones = tonesOf(sentences.left, first, second);
  const spans = looked ? [looked.first, looked.second] : [];
  const signs = new Map<number, Tone>();
  for (const pair of crossing) {
    for (const phrase of [pair.first, pair.second])
      signs.set(signOf(sentences.left, phrase), "between");
  }
  if (looked && crossing.includes(looked)) {
    signs.set(signOf(sentences.left, looked.first), "first");
    signs.set(signOf(sentences.left, looked.second), "second");
  }
  return {
    signs: crossing.length > 0 ? ["crosses"] : undefined,
    overlay: (tree) =>
      tree.side === "left"
        ? [drawTones(tree, tones), drawSigns(tree, signs)]
        : drawSpans(tree, spans, looked?.test.overlap),
    linkTones: new Map(
      links.flatMap((link) => {
        const { left } = link;
        const tone = first.includes(left) ? "first" : second.includes(left) ? "second" : undefined;
        return tone === undefined ? [] : [[keyOf(link), tone] as const];
      }),
    ),
  };
}
