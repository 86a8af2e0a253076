/** The brackets of multiword tokens, on the side of the row where the links are. */
import { idsBetween } from "./between.js";
import { shownForm } from "./form.js";
import { type Frame, heights } from "./frame.js";
import { round } from "./measure.js";
import type { Wish } from "./row.js";
import type { PlacedToken } from "./tree.js";

/** A multiword token over the ranks a to b of its words that are to be seen. */
interface TokenSpan {
  readonly a: number;
  readonly b: number;
  readonly text: string;
  readonly title: string;
  readonly width: number;
}

/** The tokens of which at least one word is shown for itself. O(words). */
export function tokenSpans(frame: Frame): TokenSpan[] {
  return frame.sentence.tokens.flatMap(({ first, last, form }) => {
    const ranks = idsBetween(first, last).flatMap((id) => frame.rank.get(id) ?? []);
    if (ranks.length === 0) return [];
    const shown = shownForm(form);
    const width = frame.measure(shown.text, "small");
    return [{ a: Math.min(...ranks), b: Math.max(...ranks), ...shown, width }];
  });
}

/** Half of the width of a unit. */
function half(frame: Frame, rank: number): number {
  return (frame.widths[rank] ?? 0) / 2;
}

/** A bracket is to be as wide as its form. */
export function tokenWishes(frame: Frame, spans: readonly TokenSpan[]): Wish[] {
  return spans
    .filter(({ a, b }) => b > a)
    .map(({ a, b, width }) => ({
      a,
      b,
      distance: width + 4 - half(frame, a) - half(frame, b),
    }));
}

/** The brackets, once the words stand. */
export function placeTokens(
  frame: Frame,
  spans: readonly TokenSpan[],
  x: readonly number[],
): PlacedToken[] {
  return spans.map(({ a, b, text, title }) => {
    const x1 = (x[a] ?? 0) - half(frame, a);
    const x2 = (x[b] ?? 0) + half(frame, b);
    return {
      x1: round(x1),
      x2: round(x2),
      y: -frame.away * heights.bracket,
      textX: round((x1 + x2) / 2),
      textY: -frame.away * heights.form,
      text,
      title,
    };
  });
}
