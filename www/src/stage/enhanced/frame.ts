/** The enhanced dependencies in the frame of a tree: what is laid out together with its own. */
import type { Arc } from "../layout/arcs.js";
import { shorten } from "../layout/form.js";
import type { Frame } from "../layout/frame.js";
import { enhancedOf } from "./edges.js";

/** The frame with the arcs and roots that the basic tree has not, and the longer labels of its own arcs. */
export function withEnhanced(frame: Frame): Frame {
  const { sentence, owner } = frame;
  const { edges, labels } = enhancedOf(sentence);
  const ranks = new Map<string, number>();
  for (const { id } of sentence.words) {
    const rank = frame.rank.get(owner[id - 1] ?? id);
    if (rank !== undefined) ranks.set(`${id}`, rank);
  }
  frame.units.forEach((unit, rank) => {
    if (unit.kind === "empty") ranks.set(unit.id, rank);
  });
  // Arcs are told apart by their dependents, which may have several: these are numbered after the words.
  let number = sentence.words.length;
  const extra: Arc[] = [];
  const extraRoots = new Set<number>();
  for (const { dependent, head, relation } of edges) {
    const [own, over] = [ranks.get(dependent), ranks.get(head)];
    number += 1;
    if (own !== undefined && head === "0") extraRoots.add(own);
    // What is folded into one box has no arcs within it.
    if (own === undefined || over === undefined || own === over) continue;
    const [a, b] = [Math.min(own, over), Math.max(own, over)];
    const label = shorten(relation);
    extra.push({ dependent: number, head: 0, label, crossing: false, a, b, headRight: over > own });
  }
  const units = frame.units.map((unit) => {
    const label = unit.kind === "word" ? labels.get(unit.id) : undefined;
    return label === undefined ? unit : { ...unit, label: shorten(label), extended: true };
  });
  return { ...frame, units, extra, extraRoots };
}
