/** What is looked at in the colours of a tree: four words, a constituent, the two halves of a split. */
import type { Shown } from "../../../engine/shown.js";
import { below, hanging } from "../../../stage/layout/below.js";
import { idsBetween } from "../../../stage/layout/between.js";
import { type Tone, type Tones, wordTones } from "../../../stage/layout/tones.js";

/**
 * How four words colour a tree: the lines that join them, each pair in its colour and what joins the pairs
 * between them; a tree that leaves the pairs open joins all four in one node. The first two are a pair, and
 * the last two, unless it is a star. O(words + phrases).
 */
export function quartetOf(sentence: Shown, four: readonly number[], star: boolean): Tones {
  const tree = hanging(sentence);
  const counts = below(sentence, tree, four);
  const each = four.map((word) => below(sentence, tree, [word]));
  const tone = (nth: number): Tone => (star ? "between" : nth < 2 ? "first" : "second");
  const lines = new Map<number, Tone>();
  const joined = tree.above.map(() => 0);
  for (const [id, to] of tree.above.entries()) {
    const count = counts[id] ?? 0;
    if (to === 0 || count === 0 || count === four.length) continue;
    const single = each.findIndex((under) => (under[id] ?? 0) === (count === 1 ? 1 : 0));
    lines.set(id, count === 2 ? "between" : tone(single));
    joined[id] = (joined[id] ?? 0) + 1;
    joined[to] = (joined[to] ?? 0) + 1;
  }
  // Of dependencies, a head is one of the words itself.
  if (!tree.phrases) for (const word of four) joined[word] = (joined[word] ?? 0) + 1;
  return {
    lit: new Set(four),
    words: new Map(star ? [] : four.map((word, nth) => [word, tone(nth)])),
    lines,
    meets: new Set(joined.flatMap((count, id) => (id > 0 && count > 2 ? [id] : []))),
  };
}

/** What is coloured: some words, and the phrase over them where the tree has it. */
interface Constituent {
  readonly phrase: number | undefined;
  readonly first: number;
  readonly last: number;
  readonly tone: Tone;
}

/** A constituent in its tone, some words lit; of dependencies no line is coloured. O(words + phrases). */
export function constituentOf(
  sentence: Shown,
  constituent: Constituent | undefined,
  lit: readonly number[],
): Tones {
  if (constituent === undefined) {
    return { lit: new Set(lit), words: new Map(), lines: new Map(), meets: new Set() };
  }
  const { phrase, first, last, tone } = constituent;
  const words = idsBetween(first, last);
  const lines = new Map<number, Tone>();
  const node = phrase === undefined ? 0 : sentence.words.length + 1 + phrase;
  const tree = hanging(sentence);
  const drawn = tree.phrases && node > 0 && node < tree.above.length;
  if (drawn) {
    // A phrase stands before those that it holds.
    const inside = new Set([node]);
    for (let id = node + 1; id < tree.above.length; id += 1) {
      const to = tree.above[id] ?? 0;
      if (inside.has(to)) inside.add(id);
    }
    for (const [id, to] of tree.above.entries()) if (inside.has(to)) lines.set(id, tone);
  }
  return {
    lit: new Set(lit),
    words: new Map(words.map((word) => [word, tone])),
    lines,
    meets: new Set(drawn ? [node] : []),
  };
}

/** The words of one tree in two halves. */
type Halves = Readonly<Record<"first" | "second", readonly number[]>>;

/**
 * A split over a tree: a line has the colour of a half where all words on one side of it lie in that half.
 * A tree that has the split has one line between both, which is cut; where a tree is compatible with it,
 * both colours meet in one node; where it is in conflict, lines stay between them. O(words + phrases).
 *
 * `the man` against the other words of `(S I (VP saw (NP the man)))` cuts the line above NP.
 */
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
    words: wordTones(first, second),
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
