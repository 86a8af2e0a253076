/**
 * Which words of a sentence stand in a line that has no room for all of them: those that differ, and as many around
 * them as there is room for.
 *
 * Of `a b c D e f g`, of which `D` differs, room for five of them, gaps as wide as a word, leaves `a … c D …`.
 */

/** The widths of the words, each with the space before it, and that of what stands for those left out. */
interface Widths {
  readonly words: readonly number[];
  readonly gap: number;
}

/** What stands in the line. */
interface Line {
  /** Of each word whether it stands there. */
  readonly kept: readonly boolean[];
  /** Whether it is longer than the line. */
  readonly cut: boolean;
}

/**
 * The words that stand in a line of `room`; `differs` says of each whether it stays in any case. Where none does, all
 * stay. O(words · log words).
 */
export function lineOf({ words, gap }: Widths, differs: readonly boolean[], room: number): Line {
  const all = sum(words);
  if (all <= room || !differs.includes(true))
    return { kept: words.map(() => true), cut: all > room };
  const kept = [...differs];
  const isKept = (at: number) => kept[at] ?? true;
  const gaps = kept.filter((one, at) => !one && (at === 0 || isKept(at - 1))).length;
  let width = sum(words.filter((_, at) => kept[at])) + gaps * gap;
  for (const at of nearestFirst(differs)) {
    // A word between two that stand there ends a gap, one between two that do not parts it.
    const around = Number(isKept(at - 1)) + Number(isKept(at + 1));
    const wider = (words[at] ?? 0) + (1 - around) * gap;
    if (width + wider > room) break;
    kept[at] = true;
    width += wider;
  }
  return { kept, cut: width > room };
}

/** The words that do not differ: those first that stand nearest to one that does, and with them how it begins. */
function nearestFirst(differs: readonly boolean[]): readonly number[] {
  const distances = differs.map(() => Number.POSITIVE_INFINITY);
  const pass = (order: readonly number[]) => {
    let distance = Number.POSITIVE_INFINITY;
    for (const at of order) {
      distance = differs[at] ? 0 : distance + 1;
      distances[at] = Math.min(distance, distances[at] ?? distance);
    }
  };
  const order = [...differs.keys()];
  pass(order);
  pass(order.toReversed());
  const far = (at: number) => (at === 0 ? 1 : (distances[at] ?? 0));
  return order.filter((at) => !differs[at]).sort((a, b) => far(a) - far(b) || a - b);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
