/**
 * A split over a tree: a line has the colour of a half where all words on one side of it lie in that half.
 * A tree that has the split has one line between both, which is cut; where a tree is compatible with it,
 * both colours meet in one node; where it is in conflict, lines stay between them.
 *
 * `the man` against the other words of `(S I (VP saw (NP the man)))` cuts the line above NP.
 */
import type { Shown } from "../../../engine/shown.js";
import { below, hanging } from "../../../stage/layout/below.js";
import type { Tone, Tones } from "../../../stage/layout/tones.js";

/** The words of one tree in two halves. */
interface Halves {
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** How a split colours a tree. O(words + phrases). */
export function halvesOf(sentence: Shown, { first, second }: Halves): Tones {
  const tree = hanging(sentence);
  const [a, b] = [below(sentence, tree, first), below(sentence, tree, second)];
  const lines = new Map<number, Tone>();
  let cut: number | undefined;
  for (const [id, to] of tree.above.entries()) {
    if (to === 0) continue;
    const [ours, theirs] = [a[id] ?? 0, b[id] ?? 0];
    const [oursAbove, theirsAbove] = [first.length - ours, second.length - theirs];
    const tone = toneOf(ours, theirs, oursAbove, theirsAbove);
    if (tone === undefined) continue;
    lines.set(id, tone);
    const whole = (oursAbove === 0 && theirs === 0) || (theirsAbove === 0 && ours === 0);
    // Of several lines over the same words, the highest one is cut.
    if (whole && (cut === undefined || isAbove(tree.above, id, cut))) cut = id;
  }
  return {
    lit: new Set(first),
    words: new Map([
      ...first.map((id) => [id, "first"] as const),
      ...second.map((id) => [id, "second"] as const),
    ]),
    lines,
    cut,
    meets: new Set(cut === undefined ? meeting(tree, lines, sentence, first) : []),
  };
}

function toneOf(
  first: number,
  second: number,
  firstAbove: number,
  secondAbove: number,
): Tone | undefined {
  if (first + second === 0) return undefined;
  if (second === 0) return "first";
  if (first === 0) return "second";
  if (firstAbove + secondAbove === 0) return undefined;
  if (secondAbove === 0) return "first";
  return firstAbove === 0 ? "second" : "between";
}

function isAbove(above: readonly number[], upper: number, lower: number): boolean {
  let at = lower;
  while (at > 0 && at !== upper) at = above[at] ?? 0;
  return at === upper;
}

/** The one node in which both colours meet; nothing where the split is in conflict with the tree. */
function meeting(
  { above, phrases }: ReturnType<typeof hanging>,
  lines: ReadonlyMap<number, Tone>,
  { words }: Shown,
  first: readonly number[],
): readonly number[] {
  if ([...lines.values()].includes("between")) return [];
  const tones = above.map(() => new Set<Tone>());
  for (const [id, tone] of lines) {
    tones[id]?.add(tone);
    tones[above[id] ?? 0]?.add(tone);
  }
  // Of dependencies, a head is one of the words itself.
  if (!phrases) {
    const ours = new Set(first);
    for (const { id } of words) tones[id]?.add(ours.has(id) ? "first" : "second");
  }
  return above.flatMap((_, id) => (id > 0 && (tones[id]?.size ?? 0) > 1 ? [id] : []));
}
