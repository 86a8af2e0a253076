/** What is laid over the trees: where a decision comes from, or the slots of a clause. */
import type { ClauseProjection, DerivedDecision, Projections, Side } from "../../engine/answers.js";
import type { Shown } from "../../engine/shown.js";
import { drawTones } from "../../stage/draw/tones.js";
import type { Tone, Tones } from "../../stage/layout/tones.js";
import type { Marks, Overlay } from "../../stage/props.js";
import { litTones } from "./layout/lit.js";
import { slotOf } from "./slots.js";

/** Where a decision comes from, with the links that led there. */
export function derivedOverlay(left: Shown, right: Shown, decision: DerivedDecision): Marks {
  const tone: Tone = slotOf(decision.decided) ?? "between";
  const made = {
    left: litTones(left, { nodes: decision.left, words: decision.leftWords }, tone),
    right: litTones(right, { nodes: decision.right, words: decision.rightWords }, tone),
  };
  return {
    overlay: over(made),
    chosen: decision.links.map(([a, b]) => ({ left: a, right: b })),
  };
}

/** The slots of a clause: the words of each in its colour. */
export function predictedOverlay(projections: Projections, clause: number): Overlay | undefined {
  const projection = projections.pairs[clause]?.projection;
  if (projection === undefined) return undefined;
  return over({ left: toned(projection, "left"), right: toned(projection, "right") });
}

const over =
  (made: Readonly<Record<Side, Tones>>): Overlay =>
  (tree) =>
    drawTones(tree, made[tree.side]);

function toned({ decisions }: ClauseProjection, side: Side): Tones {
  const words = new Map<number, Tone>();
  for (const { decided, leftWords, rightWords } of decisions) {
    const slot = slotOf(decided);
    if (slot === undefined) continue;
    for (const word of side === "left" ? leftWords : rightWords) words.set(word, slot);
  }
  return { lit: new Set(), words, lines: new Map(), meets: new Set() };
}
